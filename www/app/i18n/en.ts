// Every text of the page in English; the other languages have the same shape.
import type { PieceType } from "../../game/state.js";

type Names = Readonly<Record<PieceType, string>>;

const pieces: Names = {
  c: "commander",
  i: "infantry",
  t: "tank",
  m: "militia",
  e: "engineer",
  a: "artillery",
  g: "anti-air gun",
  s: "missile",
  f: "air force",
  n: "navy",
  h: "headquarter",
};

const list = (items: readonly string[]) =>
  items.length < 2
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;

export const en = {
  code: "en",
  language: "English",
  title: "Cờ Tư Lệnh",
  board: "Board",
  pieces,
  side: { red: "red", blue: "blue" },
  Side: { red: "Red", blue: "Blue" },
  list,
  /** A piece or stack; `heroic` is the ending that tells its heroes. */
  piece: (side: string, name: string, carrying: readonly string[], heroic: string) =>
    `${side} ${name}${carrying.length > 0 ? ` carrying ${list(carrying)}` : ""}${heroic}`,
  heroicAll: ", heroic",
  heroicSome: (names: readonly string[]) => `, heroic ${list(names)}`,
  empty: "empty",
  marks: {
    move: "move here",
    capture: "capture",
    stay: "capture, staying",
    suicide: "kamikaze",
    combine: "combine",
  },
  choice: {
    title: (square: string) => `What on ${square}?`,
    move: "Move there",
    capture: "Capture and move there",
    stay: "Capture and stay here",
    suicide: "Kamikaze: both are lost",
    combine: "Combine",
    cancel: "Not now",
  },
  status: {
    toMove: { red: "Red to move", blue: "Blue to move" },
    deploying: { red: "Red is deploying", blue: "Blue is deploying" },
    check: "check!",
    wins: { red: "Red wins", blue: "Blue wins" },
    draw: "Draw",
    reasons: {
      checkmate: "checkmate",
      commanderCaptured: "commander captured",
      stalemate: "stalemate",
      fiftyMoves: "fifty moves without a capture",
      threefoldRepetition: "the same position three times",
    },
    editing: "Setting up a position",
  },
  why: {
    otherSide: { red: "It is Red’s turn.", blue: "It is Blue’s turn." },
    gameOver: "The game is over.",
    headquarter: "A headquarter stays where it is until it becomes heroic.",
    inCheck: (piece: string) => `Your commander is in danger, and the ${piece} cannot help.`,
    stuck: (piece: string) =>
      `The ${piece} has no move: everything in reach is closed, or your commander would be in danger.`,
    session: "A deploy is under way: commit or cancel it first.",
    wholeStuck: (piece: string) =>
      `The ${piece} cannot move as a whole. Pick some of its pieces in the panel.`,
    noWay: (piece: string, square: string) => `The ${piece} cannot go to ${square}.`,
  },
  stack: {
    title: (square: string) => `Stack on ${square}`,
    session: (square: string) => `Deploying from ${square}`,
    whole: "Whole stack",
    rest: "All that is left",
    hint: "Pick one or several pieces, then a destination.",
    remaining: "Still there",
    nothing: "nothing",
    moved: "Moved",
    undo: "Undo step",
    cancel: "Cancel",
    commit: "Commit",
    acted: "has acted",
    stuck: "has no step left",
    able: (names: string) => `Can still go: ${names}.`,
    noMoves: "These pieces have nowhere to go together.",
    noStep: "Nothing has been deployed yet.",
    danger: "Your commander would be in danger: go on, or undo a step.",
    ready: "The rest stays. The turn passes when you commit.",
    finished: "No piece can go on. Commit, and the turn passes.",
    close: "Put down",
  },
  moves: {
    title: "Moves",
    none: "No move yet.",
    first: "To the start",
    back: "Undo",
    forward: "Redo",
    last: "To the end",
    box: "Type a move",
    example: "for example Ic6 or F@b2",
    play: "Play",
  },
  announce: {
    played: (side: string, san: string, words: string) => `${side}: ${words} (${san})`,
    move: (piece: string, from: string, to: string) => `${piece} from ${from} to ${to}`,
    capture: (piece: string, from: string, to: string, taken: string) =>
      `${piece} from ${from} captures ${taken} on ${to}`,
    stay: (piece: string, from: string, to: string, taken: string) =>
      `${piece} on ${from} captures ${taken} on ${to} and stays`,
    suicide: (piece: string, from: string, to: string, taken: string) =>
      `${piece} from ${from} is lost with ${taken} on ${to}`,
    combine: (piece: string, from: string, to: string, friend: string) =>
      `${piece} from ${from} joins ${friend} on ${to}`,
    promoted: (names: string) => `now heroic: ${names}`,
    back: "taken back",
    committed: "deploy committed",
    cancelled: "deploy cancelled",
  },
  lost: { title: "Captured", red: "Red lost", blue: "Blue lost", none: "nothing" },
  air: {
    title: "Air defense",
    off: "Off",
    red: "Red",
    blue: "Blue",
    both: "Both",
    hint: "Shown by itself while an air force is picked up.",
  },
  texts: {
    title: "Position and game as text",
    fen: "Position (FEN)",
    pgn: "Game (PGN)",
    load: "Load",
    copy: "Copy",
    copied: "Copied.",
    loaded: "Loaded.",
    linked: "Link copied: it opens this position.",
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
    hint: "Placing a piece on a friend makes a stack.",
  },
  rules: {
    title: "Rules",
    note: "A change keeps the position and begins a new move list.",
    tankFiresOver: "Tanks capture over other pieces",
    navyPasses: "Navies sail past other pieces",
    stealthAirForce: "A heroic air force ignores air defense",
    lastGuard: "The last piece beside a commander becomes heroic",
    noFly: "Air defense closes its zone instead (anti-air and headquarter)",
  },
  settings: {
    title: "Settings",
    language: "Language",
    theme: "Appearance",
    auto: "As the system",
    light: "Light",
    dark: "Dark",
    sound: "Sounds",
    flip: "Flip board",
    newGame: "New game",
    share: "Share",
    speed: "How fast the rules are in this browser",
  },
  legend: {
    title: "How it works",
    terrain: "Ground",
    water: "sea: only navies",
    mixed: "coast and river mouth: all",
    land: "land: all but navies",
    bridge: "bridge: here heavy pieces cross the river (artillery, anti-air, missile)",
    goal: "Take the enemy commander. Commanders may not see each other along an open line.",
    kinds: "Pieces",
    marksTitle: "Destinations",
    marks: {
      move: "move",
      capture: "capture: the piece goes there",
      stay: "capture from afar: the piece stays",
      suicide: "kamikaze: plane and target are both lost",
      combine: "combine into a stack",
    },
    stacks: "Stacks",
    stacksText:
      "Some pieces carry others: navy, air force, tank, engineer, headquarter. The small discs are what is carried. A stack moves as its carrier does; or deploy: pick pieces in the panel, move them one after the other, then commit. All that is one turn.",
    heroes: "Heroes",
    heroesText:
      "A piece that attacks the enemy commander becomes heroic: a gold rim with a star. Heroes reach further, mostly in all eight directions.",
    zones: "Air defense",
    zonesText:
      "Navies and anti-air guns guard one step around them, missiles two, heroes one more. An enemy plane that enters one zone can only strike as a kamikaze; a second zone, or leaving the first, stops it.",
    flights: { safe: "safe", kamikaze: "only kamikaze", stopped: "stopped" },
  },
  keys: "Arrows move, Enter picks up and puts down, Esc cancels, letters pick pieces of a stack.",
  /** What the engine refuses, by its code and its own words, which are English. */
  refusal: (_code: string, message: string) => message,
  keeping: {
    title: "Recent games",
    none: "None yet: a game is kept from its first move on.",
    turns: (count: number, last: string) =>
      count === 0 && !last
        ? "A position"
        : `${count === 1 ? "1 turn" : `${count} turns`} … ${last}`,
    partly: "Not all of the saved game could be read: it goes as far as it can be played.",
    full: "The game is not saved: the browser has no room left. It lasts as long as this tab.",
    denied: "The game is not saved: the browser does not allow it. It lasts as long as this tab.",
    before: "A new game. The one before is among the recent games.",
  },
  update: { ready: "There is a new version of this page.", take: "Reload" },
  badLink: "The link holds no position that can be played: ",
};

export type Messages = typeof en;
