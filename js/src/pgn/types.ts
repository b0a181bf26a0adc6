// Games as data: as PGN, and as `toJSON` gives them.
import type { Outcome, Rules, RulesInput, Seconds, Square } from "../vocabulary/types.js";

/** A comment of a game. */
export interface PgnComment {
  /** How many turns were played before it; 0 for the comment before the first one. */
  turn: number;
  /** The position that it is about, as FEN. */
  fen: string;
  /** The text. */
  comment: string;
}

/** A game of a PGN, as {@link parsePgn} reads it. Plain data. */
export interface PgnGame {
  /** All tags that the PGN has, those that were missing with the value for unknown. */
  tags: Record<string, string>;
  /** The rules that it is played by. */
  rules: Rules;
  /** The FEN before the first turn. */
  start: string;
  /** Comments before the first turn. */
  comments: string[];
  /** The turns that were played. */
  turns: PgnTurn[];
  /** The result, also in `tags.Result`. */
  result: PgnResult;
  /** How it ended by the rules, or as declared in `tags.Termination`; `null` if neither says so. */
  outcome: Outcome | null;
}

/** How a game ended: Red won, Blue won, a draw, or not known. */
export type PgnResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** A turn of a PGN with its annotations. */
export interface PgnTurn {
  /** Short notation: `"Txd3"`, of a deploy `"N<F>c4,T>xd3"`. */
  san: string;
  /** Long notation: `"Tc3xd3"`, of a deploy `"c3:N:F>c4,T>xd3"`. */
  lan: string;
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 for `!!`, and so on. */
  nags: number[];
  /** Comments after the turn. */
  comments: string[];
  /** What the player's clock shows after the turn, from `[%clk h:mm:ss]` in a comment. */
  clock?: Seconds;
  /** Lines that start with another turn in the place of this one. */
  variations: PgnTurn[][];
  /** Comments before the turn; only on the first turn of a variation. */
  startingComments?: string[];
}

/** A game that {@link writePgn} writes. What is missing is unknown or empty. */
export interface PgnGameInput {
  /** Tags. `FEN` and `Rules` say from which position and by which rules the turns are played. */
  tags?: Readonly<Record<string, string>> | undefined;
  /** Comments before the first turn. */
  comments?: readonly string[] | undefined;
  /** The turns. */
  turns?: readonly PgnTurnInput[] | undefined;
  /** The result; `tags.Result` if it is missing. */
  result?: PgnResult | undefined;
  /** Not read: it follows from `tags.Rules`. */
  rules?: Rules | undefined;
  /** Not read: it follows from `tags.FEN`. */
  start?: string | undefined;
  /** Not read: it follows from the turns and `tags.Termination`. */
  outcome?: Outcome | null | undefined;
}

/** A turn that {@link writePgn} writes, by its LAN or its SAN; see {@link PgnTurn}. */
export type PgnTurnInput = PgnTurnNotes & (PgnTurnBySan | PgnTurnByLan);

/** What is written about a turn. */
export interface PgnTurnNotes {
  /** Numeric annotation glyphs. */
  nags?: readonly number[] | undefined;
  /** Comments after the turn. */
  comments?: readonly string[] | undefined;
  /** What the player's clock shows after the turn, with the increment for it. */
  clock?: Seconds | undefined;
  /** Other turns that could have been played instead, each with what follows it. */
  variations?: readonly (readonly PgnTurnInput[])[] | undefined;
  /** Comments before the first turn of a variation. */
  startingComments?: readonly string[] | undefined;
}

/** A turn that is given by its SAN. */
export interface PgnTurnBySan {
  /** The turn in SAN. */
  san: string;
  /** The turn in LAN, which counts if both are given. */
  lan?: string | undefined;
}

/** A turn that is given by its LAN. */
export interface PgnTurnByLan {
  /** The turn in LAN. */
  lan: string;
  /** The turn in SAN. */
  san?: string | undefined;
}

/** A game as data: what `JSON.stringify` writes. */
export interface GameData {
  /** The rules that are played. */
  rules: Rules;
  /** The FEN before the first turn. */
  start: string;
  /** The turns in LAN. */
  turns: string[];
  /** The square of an open deploy session that was opened without a step. */
  deploy?: Square;
  /** The steps of an open deploy session, in LAN. */
  steps?: string[];
  /** `false` if deploy sessions do not commit by themselves. */
  autoCommit?: false;
  /** The headers that were set, with `Result` if it was declared. */
  headers?: Record<string, string>;
  /** The comments, by the number of turns before them. */
  comments?: RecordedComment[];
  /** What the clock of the side that moved showed, by the number of turns before it. */
  clocks?: RecordedClock[];
  /** How the game has ended, by the rules or as declared. */
  result?: Outcome;
  /** The turns in SAN. */
  history: string[];
  /** The FEN now. */
  fen: string;
}

/** A comment of a recorded game. */
export interface RecordedComment {
  /** How many turns were played before it; 0 for the comment before the first one. */
  turn: number;
  /** The text. */
  comment: string;
}

/** What a clock showed in a recorded game. */
export interface RecordedClock {
  /** How many turns were played before it, from 1. */
  turn: number;
  /** What it showed. */
  clock: Seconds;
}

/** A recorded game that {@link CoTuLenh.fromJSON} restores: a {@link GameData}, or less of it. */
export interface GameDataInput {
  /** The rules by their name, or what differs from the standard rules. */
  rules?: RulesInput | undefined;
  /** The FEN before the first turn. */
  start: string;
  /** The turns in LAN. */
  turns?: readonly string[] | undefined;
  /** The square of an open deploy session that was opened without a step. */
  deploy?: Square | undefined;
  /** The steps of an open deploy session, in LAN. */
  steps?: readonly string[] | undefined;
  /** Whether deploy sessions commit by themselves; `true` if not given. */
  autoCommit?: boolean | undefined;
  /** Headers. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The comments, by the number of turns before them. */
  comments?: readonly Readonly<RecordedComment>[] | undefined;
  /** What the clock of the side that moved showed, by the number of turns before it. */
  clocks?: readonly Readonly<RecordedClock>[] | undefined;
  /** How the game has ended. */
  result?: Readonly<Outcome> | undefined;
  /** Not read: it follows from the turns. */
  history?: readonly string[] | undefined;
  /** Not read: it follows from the turns. */
  fen?: string | undefined;
}

/** What a PGN may have at most, in one call; the limits can be lower than the defaults, not higher. */
export interface PgnLimits {
  /** Characters; 2,000,000 if not given. */
  length?: number | undefined;
  /** Turns, those of variations included; 500,000 if not given. */
  turns?: number | undefined;
  /** Variations; 100,000 if not given. */
  variations?: number | undefined;
}
