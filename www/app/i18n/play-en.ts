// The texts of playing in English: the first visit, the computer, hints, cards, keys, sharing.
import type { Level } from "../../game/engine.js";

/** What to expect of each level. */
type LevelTexts = Readonly<Record<Level, { name: string; note: string }>>;

const levels: LevelTexts = {
  1: {
    name: "first game",
    note: "Takes what it can, and plans nothing. A careful player beats it.",
  },
  2: { name: "beginner", note: "Looks a little further, and often misjudges quiet moves." },
  3: { name: "learner", note: "Sees simple threats, and keeps its aircraft safe." },
  4: { name: "casual player", note: "Errs less: wins about two of three games against level 3." },
  5: { name: "regular player", note: "Wins about two of three games against level 4." },
  6: { name: "strong player", note: "Wins about two of three games against level 5." },
  7: { name: "very strong player", note: "Wins about two of three games against level 6." },
  8: { name: "full strength", note: "Thinks up to four seconds a turn, and errs hardly ever." },
};

export const play = {
  welcome: {
    title: "Commander Chess",
    lead: "Lead forces on land, at sea and in the air, and capture the enemy commander.",
    computer: { title: "Play the computer", note: "Eight levels, from a first game up" },
    learn: {
      title: "Learn it in five steps",
      resume: "Go on learning",
      note: "A few minutes, on this board",
    },
    friend: { title: "Play a friend here", note: "Two players, one screen" },
    close: "Just look at the board",
  },
  footer: {
    rules: "Rules of the game",
    /** The file in `docs` that explains the game. */
    guide: "GAME.md",
    source: "Source",
    package: "Package",
    api: "API",
    useBoard: "Use this board",
    version: (version: string) => `Version ${version}`,
  },
  computer: {
    opponent: "Opponent",
    kinds: { friend: "A friend, on this screen", computer: "The computer" },
    side: "Your side",
    sides: { r: "Red, moves first", b: "Blue", random: "By chance" },
    level: "Level",
    levels,
    playing: (side: string, level: number) =>
      `You play ${side}. The computer plays at level ${level}.`,
    thinking: "The computer is thinking",
    failed: "The computer cannot play in this browser.",
    retry: "Try again",
    earlier: "The computer waits while you look at other turns.",
    back: "Back to the game",
    playOn: "Play on from here",
    draw: {
      offer: {
        red: "Offer the computer a draw?",
        blue: "Offer the computer a draw?",
        yes: "Yes, offer a draw",
        no: "No, play on",
      },
      considering: "The computer considers your offer",
      refused: "The computer plays on.",
      agreed: "The computer agrees to a draw.",
    },
  },
  hint: {
    button: "Hint",
    searching: "Looking for a good turn …",
    piece: (piece: string, square: string) =>
      `Hint: the ${piece} on ${square}. Click Hint again to see the whole turn.`,
    turn: (words: string, san: string) => `Hint: ${words} (${san})`,
    inDeploy: "A deploy has begun: cancel it for a hint.",
  },
  card: {
    title: "About this piece",
    close: "Close the card",
    marks: {
      both: "moves and captures",
      move: "only moves",
      capture: "only captures",
      hero: "as a hero, too",
      zone: "defends against aircraft",
    },
    nothing: "It cannot move.",
    carries: (names: string) => `Can carry: ${names}.`,
    attacked: (names: string) => `Attacked by: ${names}.`,
    safe: "Nothing attacks it.",
    points: (points: number) => `${points} points.`,
  },
  share: {
    title: "Share",
    link: "Link to this game",
    picture: "Save the position as a picture",
    noPicture: "The browser does not allow a picture.",
    embed: "This game in another page (HTML)",
    board: "For your own program there is the board alone:",
    boardLink: "how to use it",
    close: "Close",
    openFull: "Open",
  },
  result: { review: "Review" },
  keys: {
    title: "Keys",
    open: "Keys (?)",
    close: "Close",
    does: {
      turns: "a turn back, forward",
      ends: "to the start, to the end",
      undo: "take back (against the computer both turns)",
      redo: "play it again",
      flip: "flip the board",
      hint: "hint, then the whole turn",
      points: "on the board: from point to point",
      jump: "on the board: to the next destination or piece",
      select: "select, move",
      card: "about the piece",
      arrow: "an arrow from here, then again to there (with Shift in red)",
      pick: "pick a piece of a stack, all of them",
      commit: "commit a deploy",
      cancel: "cancel",
      help: "this list",
    },
    arrows: {
      started: (square: string) => `An arrow from ${square}. Go to its end, and press d again.`,
      drawn: (from: string, to: string) => `Arrow from ${from} to ${to}`,
      removed: (from: string, to: string) => `No arrow from ${from} to ${to}`,
      ring: (square: string) => `Ring on ${square}`,
      ringRemoved: (square: string) => `No ring on ${square}`,
    },
    selected: (piece: string, square: string, count: number) =>
      `Selected: ${piece} on ${square}, ${count === 1 ? "1 destination" : `${count} destinations`}`,
  },
  start: {
    noWasm:
      "This page needs WebAssembly, which this browser does not start: it is switched off (for example by Lockdown Mode), forbidden by a policy, or the browser is too old.",
    failed: "The page could not be loaded completely. Please load it again.",
  },
  sheet: { more: "Details", less: "Fewer details" },
};
