// The texts of the parts of a game: bars, clock, moves, last turn, deploy, hints, zones, result, keys.
import type { Color } from "cotulenh-wasm";
import type { Table } from "../texts/table.js";
import { en } from "./game-texts-en.js";
import { vi } from "./game-texts-vi.js";

export interface GameTexts {
  captured: (names: string) => string;
  clock: { left: Readonly<Record<Color, (time: string) => string>>; paused: string };
  /** The times that are announced, in seconds. */
  milestones: Readonly<Record<300 | 60 | 10, Readonly<Record<Color, string>>>>;
  moves: {
    title: string;
    none: string;
    first: string;
    back: string;
    forward: string;
    last: string;
    start: string;
  };
  lastTurn: {
    title: string;
    says: (side: string, words: string) => string;
    deployed: (square: string, words: string) => string;
    welcome: string;
    check: string;
    attacks: (attackers: string, piece: string, square: string) => string;
    blocked: (square: string, targets: string, defenders: string) => string;
    captured: (pieces: string) => string;
    headquarters: string;
    pinned: (piece: string) => string;
    stuck: (piece: string) => string;
  };
  /** How the piece that was selected before joins the one on a square. */
  join: (square: string) => string;
  deploy: {
    title: (square: string) => string;
    steps: string;
    movable: (names: string) => string;
    hasActed: (name: string) => string;
    hasNoMove: (name: string) => string;
    noStep: string;
    danger: string;
    ready: string;
    commit: string;
    undo: string;
    cancel: string;
    committed: string;
    cancelled: string;
  };
  zones: {
    title: string;
    views: Readonly<Record<"enemy" | "both" | "off", string>>;
    announced: Readonly<Record<"enemy" | "both" | "off", string>>;
  };
  hint: {
    button: string;
    searching: string;
    /** The first step of a turn that has more. */
    step: (words: string) => string;
    turn: (words: string) => string;
    failed: string;
  };
  result: {
    title: string;
    won: string;
    lost: string;
    rematch: string;
    analyse: string;
    takeBack: string;
    why: string;
    hideWhy: string;
    attacked: (commander: string, attackers: string) => string;
    faced: (commander: string, other: string) => string;
    covered: (squares: string) => string;
    noFlight: string;
    table: { points: string; onTop: string; total: string };
  };
  keys: {
    title: string;
    does: Readonly<
      Record<
        | "turns"
        | "ends"
        | "undo"
        | "redo"
        | "flip"
        | "hint"
        | "zones"
        | "points"
        | "jump"
        | "select"
        | "combine"
        | "walk"
        | "card"
        | "pick"
        | "commit"
        | "cancel"
        | "help",
        string
      >
    >;
    selected: (piece: string, square: string, count: number) => string;
  };
}

export const gameTexts: Table<GameTexts> = { en, vi };
