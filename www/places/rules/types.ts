// The rules as data: chapters of clauses with the numbers of docs/RULES.md, in both languages side by side.
import type { Color, Illegal, Outcome, PieceType, RulesInput } from "cotulenh-wasm";
import type { Table } from "../../texts/table.js";

/** A text in both languages. `R5.4` becomes a link, and what stands between backticks is code. */
export type Words = Table<string>;

/** A number on the board that the text explains, on a point or between points. */
interface Label {
  text: string;
  /** Files from `a`, which is 0. */
  file: number;
  /** Ranks from 1. */
  rank: number;
}

/** A position, and what is drawn in it. The rules decide which moves are marked. */
export interface Scene {
  fen: string;
  rules?: RulesInput;
  /** The corners of the part that is shown, the lower left one first; without them all of the board. */
  part?: readonly [string, string];
  /** Turns or steps that are played before the picture is taken. */
  play?: readonly string[];
  /** The squares whose pieces show where they can go. */
  movers?: readonly string[];
  /** The piece that leaves a stack, whose moves are shown instead of those of the whole stack. */
  leaving?: PieceType;
  /** The sides whose air defense is shown. */
  defenders?: readonly Color[];
  /** Where the only line of flight ends that is shown; without it, none is. */
  flight?: string;
  labels?: readonly Label[];
}

/** A scene with its words, and with what the text says about it: tests ask the rules. */
export interface Picture extends Scene {
  /** What it shows, for those who do not see it. */
  alt: Words;
  /** A sentence below it. */
  caption: Words;
  /** Moves in LAN that are legal, after `play`. */
  legal?: readonly string[];
  /** Moves in LAN that are not, and why. */
  illegal?: Readonly<Record<string, Illegal["reason"]>>;
  /** How the game has ended, after `play`. */
  outcome?: Outcome["reason"];
}

type ClauseId = `R${number}.${number}`;
type ChapterId = `R${number}`;

/** What a clause says under one set of rules. */
export interface Wording {
  text: Words;
  pictures?: readonly Picture[];
}

export interface Clause extends Wording {
  id: ClauseId;
  /** What it says under the official rules, if that differs. */
  official?: Wording;
}

export interface Chapter {
  id: ChapterId;
  title: Words;
  /** What it is about, before the clauses. */
  lead: Words;
  /** A table that stands before the clauses. */
  table?: "pieces" | "kinds" | "options" | "points";
  clauses: readonly Clause[];
}
