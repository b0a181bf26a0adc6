// The texts of a match in English: rules to choose from, battles, points, the clock and the result.
import type { ClockMode, FlagRule } from "../../game/clock.js";
import type { PresetName } from "../../game/rules.js";
import type { Rules } from "../../game/vocabulary.js";

type PresetTexts = Readonly<Record<PresetName | "custom", { name: string; note: string }>>;
type ObjectiveTexts = Readonly<Record<Rules["objective"], { name: string; note: string }>>;
type DecisionTexts = Readonly<Record<Rules["decidedBy"], { name: string; note: string }>>;
type FlagTexts = Readonly<Record<FlagRule, string>>;
type ModeTexts = Readonly<Record<ClockMode, string>>;

const presets: PresetTexts = {
  standard: { name: "Standard", note: "The usual rules of this board." },
  official: { name: "Official", note: "The inventor’s revised rulebook." },
  custom: { name: "Custom", note: "Your own mixture of the options below." },
};

const objectives: ObjectiveTexts = {
  commander: { name: "Commander", note: "Capture the enemy commander." },
  naval: { name: "Naval battle", note: "Capture the commander, or all enemy navies." },
  air: { name: "Air battle", note: "Capture the commander, or all enemy air forces." },
  land: {
    name: "Land battle",
    note: "Capture the commander, or all enemy tanks, infantry and artillery.",
  },
  any: { name: "Any battle", note: "Capture the commander, or win one of the three battles." },
};

const decisions: DecisionTexts = {
  objective: { name: "the battle", note: "The side that ends the game wins." },
  points: {
    name: "points",
    note: "The side that ends the game has 50 points on top. The higher total wins.",
  },
};

const modes: ModeTexts = { game: "for the whole game", side: "for each side" };

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const match = {
  rules: { menu: "Rules", presets },
  battle: { title: "Battle", objectives, decidedBy: "The winner is decided by", decisions },
  newGame: {
    title: "New game",
    clock: "Clock",
    noClock: "No clock",
    minutes: (minutes: number) => count(minutes, "minute", "minutes"),
    otherMinutes: "Another time",
    minutesField: "Minutes",
    badMinutes: "A whole number of minutes, from 1 to 1440.",
    mode: "Time",
    modes,
    flag: "When a time runs out",
    flags: { loses: "that side loses", points: "the points decide" } satisfies FlagTexts,
    start: "Start",
    cancel: "Cancel",
  },
  score: {
    title: "Points and captured pieces",
    points: (points: number) => count(points, "point", "points"),
    captured: (names: string) => `captured: ${names}`,
    none: "nothing captured",
  },
  clock: {
    title: { red: "Time left for Red", blue: "Time left for Blue", game: "Time left" },
    waiting: "The clock starts with the first turn.",
    flags: {
      loses: "The side whose time runs out loses.",
      points: "When the time runs out, the side with more points wins.",
    } satisfies FlagTexts,
    paused: "Paused",
    left: {
      300: {
        red: "Red has 5 minutes left.",
        blue: "Blue has 5 minutes left.",
        game: "5 minutes left.",
      },
      60: {
        red: "Red has 1 minute left.",
        blue: "Blue has 1 minute left.",
        game: "1 minute left.",
      },
      10: {
        red: "Red has 10 seconds left.",
        blue: "Blue has 10 seconds left.",
        game: "10 seconds left.",
      },
    },
    pause: "Pause",
    resume: "Go on",
  },
  actions: {
    title: "Match",
    resign: "Resign",
    draw: "Draw",
  },
  confirm: {
    resign: {
      red: "Red resigns, and Blue wins?",
      blue: "Blue resigns, and Red wins?",
      yes: "Yes, resign",
      no: "No, play on",
    },
    draw: {
      red: "Red offers a draw. Does Blue agree?",
      blue: "Blue offers a draw. Does Red agree?",
      yes: "Yes, a draw",
      no: "No, play on",
    },
    pause: {
      red: "Red asks for a pause. Does Blue agree?",
      blue: "Blue asks for a pause. Does Red agree?",
      yes: "Yes, pause",
      no: "No, play on",
    },
    resume: {
      red: "Red asks to go on. Is Blue ready?",
      blue: "Blue asks to go on. Is Red ready?",
      yes: "Yes, go on",
      no: "No, not yet",
    },
  },
  result: {
    title: "Result",
    margin: (points: number) => `By ${count(points, "point", "points")}.`,
    equal: "Both have the same points.",
    bonus: (side: string, reason: string) => `${side} ended the game: ${reason}.`,
    side: "Side",
    points: "Points",
    onTop: "On top",
    total: "Total",
    rematch: "Rematch",
    rematchAs: { red: "Rematch as Red", blue: "Rematch as Blue" },
    share: "Share",
    takeBack: "Take back",
    close: "Close the result",
  },
};
