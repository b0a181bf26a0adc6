// Every text of the page in English. The other languages have the same shape.
import { en as words, type Texts } from "cotulenh-wasm/texts";
import type { BattleName, RuleName } from "../../game/rules.js";
import { lessons } from "./lessons-en.js";
import { match } from "./match-en.js";
import { play } from "./play-en.js";
import { tree } from "./tree-en.js";
import { analysis, review } from "./analysis-en.js";
import type { MoveKind, Rules } from "../../game/vocabulary.js";

// The compiler asks for a text wherever the package has a new value.
type MoveTexts = Readonly<Record<MoveKind, string>>;
/** For an option that is on or off one sentence, for others a title and each value. */
type RuleTexts = {
  readonly [N in Exclude<RuleName, BattleName>]: Rules[N] extends boolean
    ? string
    : { readonly title: string } & { readonly [V in `${Rules[N]}`]: string };
};

const rules: RuleTexts = {
  tankFiresOver: "Tanks capture over other pieces",
  navyPasses: {
    title: "Navies sail past",
    false: "no other piece",
    true: "all pieces but navies",
    friends: "all pieces of their side",
  },
  stealthAirForce: "A heroic air force ignores air defense",
  lastGuard: "The last piece besides the commander becomes heroic",
  airDefense: {
    title: "Air defense",
    levels: "zones by strength, with kamikaze attacks",
    noFly: "no-fly zones around anti-air guns and headquarters",
  },
  headquarterMarches: "A heroic headquarters moves like a heroic infantry",
  airForceCarriesOne: "An air force carries one piece at most",
  airForceReturnsOnlyIfUnsafe:
    "An air force captures without landing only where it would be attacked, or cannot stand",
  commanderBoardsAtSea: "A commander crosses water to board a navy",
  playOn: "The game goes on without a commander",
};

const legendMarks: MoveTexts = {
  move: "move",
  capture: "capture: the piece moves there",
  stay: "capture from a distance: the piece stays",
  suicide: "kamikaze: the air force and its target are both lost",
  combine: "combine into a stack",
};

export const en = {
  code: "en",
  language: "English",
  title: "Cờ Tư Lệnh",
  board: "Board",
  /** The words of the game. */
  words: words as Texts,
  empty: "empty",
  choice: {
    title: (square: string) => `Which move to ${square}?`,
    cancel: "Cancel",
  },
  status: {
    toMove: { red: "Red to move", blue: "Blue to move" },
    deploying: { red: "Red is deploying", blue: "Blue is deploying" },
    check: "check!",
    editing: "Setting up a position",
  },
  notices: {
    otherSide: { red: "It is Red’s turn.", blue: "It is Blue’s turn." },
    gameOver: "The game is over.",
    headquarter: "A headquarters cannot move until it becomes heroic.",
    inCheck: (piece: string) => `Your commander is in danger, and the ${piece} cannot help.`,
    noMoves: (piece: string) =>
      `The ${piece} has no legal move: it is blocked, or your commander would be in danger.`,
    deployOpen: "A deploy is in progress: commit or cancel it first.",
    illegal: (piece: string, square: string, reason: string) =>
      `The ${piece} cannot move to ${square}: ${reason}.`,
    deployEnded: (square: string) =>
      `The deploy is complete: no piece on ${square} can move any more.`,
    paused: "The clock is paused: both sides must agree to go on.",
    clockRemoved: "The game goes on without a clock.",
  },
  stack: {
    title: (square: string) => `Stack on ${square}`,
    deploying: (square: string) => `Deploying from ${square}`,
    whole: "Whole stack",
    rest: "All the rest",
    hint: "Pick one or more pieces, then a destination.",
    remaining: "Remaining",
    nothing: "nothing",
    moved: "Moved",
    undo: "Undo step",
    cancel: "Cancel",
    commit: "Commit",
    hasActed: "has already acted",
    hasNoMove: "has no legal move",
    movable: (names: string) => `Can still move: ${names}.`,
    noMoves: "These pieces cannot move together.",
    noStep: "Nothing has been deployed yet.",
    danger: "Your commander would be in danger: continue, or undo a step.",
    ready: "The rest stays. Commit to end your turn.",
    close: "Deselect",
  },
  moves: {
    title: "Moves",
    none: "No moves yet.",
    first: "Go to the start",
    back: "Undo",
    forward: "Redo",
    last: "Go to the end",
    box: "Type a move",
    example: "for example Ic6 or F@b2",
    play: "Play",
  },
  announce: {
    played: (side: string, san: string, description: string) => `${side}: ${description} (${san})`,
    undone: "move undone",
    endTakenBack: "the end of the game is taken back",
    committed: "deploy committed",
    cancelled: "deploy cancelled",
  },
  air: {
    title: "Air defense",
    off: "Off",
    red: "Red",
    blue: "Blue",
    both: "Both",
    hint: "Shown automatically while an air force is selected.",
  },
  texts: {
    title: "Position and game as text",
    fen: "Position (FEN)",
    pgn: "Game (PGN)",
    load: "Load",
    copy: "Copy",
    copied: "Copied.",
    loaded: "Loaded.",
    linked: "Link copied. It opens this game.",
  },
  editor: {
    title: "Set up a position",
    start: "Edit the board",
    done: "Done: play from here",
    place: "Place",
    remove: "Remove",
    heroicTool: "Make heroic",
    heroic: "heroic",
    clear: "Clear board",
    reset: "Starting position",
    turn: "To move",
    hint: "Place pieces on each other to stack them.",
  },
  match,
  play,
  lessons,
  tree,
  analysis,
  review,
  rules: {
    title: "Options of the rules",
    note: "Changing a rule keeps the position and clears the move list.",
    options: rules,
  },
  settings: {
    title: "Settings",
    language: "Language",
    theme: "Appearance",
    auto: "Same as system",
    light: "Light",
    dark: "Dark",
    sound: "Sounds",
    flip: "Flip board",
    newGame: "New game",
    share: "Share",
    speed: "Speed of the rules in this browser",
  },
  legend: {
    title: "How to play",
    terrain: "Terrain",
    water: "sea: only navies",
    mixed: "coast and river mouth: all pieces",
    land: "land: all pieces but navies",
    bridge: "bridge: artillery, anti-air guns and missiles cross the river here",
    goal: "Capture the enemy commander. The commanders may not face each other on an open line.",
    pieces: "Pieces",
    cards: "Rest the mouse on a piece, press it long, or press i: a card shows what it can do.",
    marksTitle: "Destinations",
    marks: legendMarks,
    stacks: "Stacks",
    stacksText:
      "Navies, air forces, tanks, engineers and headquarters can carry other pieces, drawn as small discs. A stack moves like its carrier. Or deploy it: pick pieces in the panel, move them one after the other, then commit. The deploy ends by itself when no other piece can move. All of that is one turn.",
    heroes: "Heroes",
    heroesText:
      "A piece that attacks the enemy commander becomes heroic, with a gold rim and a star. Heroes reach further, most of them in all eight directions.",
    zones: "Air defense",
    zonesText:
      "Navies and anti-air guns defend one square around them, missiles two, heroes one more. An enemy air force inside one zone can only make a kamikaze attack. A second zone stops it, and so does leaving the first one.",
    flights: { safe: "safe", kamikaze: "only kamikaze", stopped: "stopped" },
  },
  keys: "Keyboard: arrow keys move the focus, Enter selects and moves, Esc cancels, letters pick pieces of a stack.",
  recent: {
    title: "Recent games",
    none: "None yet. A game is saved after its first move.",
    turns: (count: number, last: string) =>
      count === 0 && !last
        ? "A position"
        : `${count === 1 ? "1 turn" : `${count} turns`} … ${last}`,
    incomplete: "A game could not be opened: its data is not complete, or not legal.",
    full: "The game is not saved: the browser’s storage is full. Closing this tab loses it.",
    denied: "The game is not saved: the browser does not allow it. Closing this tab loses it.",
    previous: "New game. The previous one is among the recent games.",
  },
  update: { ready: "A new version of this page is available.", apply: "Reload" },
  badLink: "The link does not contain a playable position: ",
};

export type Messages = typeof en;
