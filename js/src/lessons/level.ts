// The types of levels and subjects: what is written in the files of `subjects`.
import type {
  Illegal,
  MoveKind,
  Outcome,
  PieceType,
  RulesInput,
  Square,
} from "../vocabulary/types.js";

/** The languages of the texts. */
export type Language = "en" | "vi";

/** A clause of docs/RULES.md: `"R5.4"`. */
export type Clause = `R${number}.${number}`;

/** One square or several. */
export type Places = Square | readonly Square[];

/**
 * What a task asks for, as data. It is asked after each turn of either side. "Own" pieces are those of the
 * learner, who is the side to move in the position of the level.
 */
export type Condition =
  | {
      /** All of these. */
      readonly all: readonly Condition[];
    }
  | {
      /** One of these. */
      readonly any: readonly Condition[];
    }
  | {
      /** Not this. */
      readonly not: Condition;
    }
  | {
      /** An own piece stands on one of the squares: */
      readonly reach: Places;
      /** a piece of this kind, */
      readonly by?: PieceType;
      /** a heroic one, */
      readonly heroic?: true;
      /** one that is not in a stack. */
      readonly alone?: true;
    }
  | {
      /** A piece of this kind was captured: */
      readonly capture: PieceType | "any";
      /** there, */
      readonly on?: Square;
      /** by this carrier, */
      readonly by?: PieceType;
      /** in this way, */
      readonly kind?: MoveKind;
      /** by a step of a deploy, or not, */
      readonly step?: boolean;
      /** so many times. */
      readonly times?: number;
    }
  | {
      /** An own stack of exactly these kinds stands on the board: `"nft"`, */
      readonly combine: string;
      /** there. */
      readonly on?: Square;
    }
  | {
      /** A deploy of so many steps was committed, */
      readonly deploy: number;
      /** from there. */
      readonly from?: Square;
    }
  | {
      /** An own piece of this kind is heroic, */
      readonly hero: PieceType;
      /** there. */
      readonly on?: Square;
    }
  | {
      /** The commander of the other side is in check. */
      readonly check: true;
    }
  | {
      /** The learner has won: in this way. */
      readonly won: Outcome["reason"] | true;
    }
  | {
      /** The game is a draw: in this way. */
      readonly drawn: Outcome["reason"] | true;
    }
  | {
      /** The other side has answered so many times. */
      readonly survive: number;
    }
  | {
      /** The learner has so many points (R13.3). */
      readonly points: number;
    }
  | {
      /** The learner leads by so many points. */
      readonly lead: number;
    }
  | {
      /** An own piece of this kind was lost. */
      readonly lost: PieceType | "any";
    }
  | {
      /** The other side has none of this kind, or nothing but its commander. */
      readonly clear: PieceType | "any";
    }
  | {
      /** No enemy air defense covers the squares. */
      readonly open: Places;
    }
  | {
      /** The own air defense covers the squares. */
      readonly guard: Places;
    };

/**
 * How the other side answers. Turns in LAN, one list for each of its turns, and again from the first list
 * after the last: of a list, the first legal turn is played; if none is, any legal one. Or the engine at a
 * level.
 */
export type Answers =
  | readonly (readonly string[])[]
  | {
      /** The level of the engine. */
      readonly level: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    };

/** A way that does not solve a level, and why. */
export type WrongWay =
  | {
      /** A turn in LAN that is not legal. */
      readonly turn: string;
      /** Why it is not. */
      readonly reason: Illegal["reason"];
    }
  | {
      /** A turn in LAN that is legal. */
      readonly turn: string;
      /** Why the level fails after it. */
      readonly fails: FailReason;
    };

type Names<T> = T extends unknown ? keyof T : never;

/**
 * The name of a condition: `"reach"`.
 * @useDeclaredType
 */
export type ConditionName = Exclude<
  Names<Condition>,
  "all" | "any" | "not" | "by" | "on" | "heroic" | "alone" | "kind" | "step" | "times" | "from"
>;

/** Why a level fails: a condition of its `failure`, too many turns, or the game is over. */
export type FailReason = ConditionName | "turns" | "over";

/** The texts of a level. */
export interface LevelTexts {
  /** A few words. */
  readonly title: string;
  /** What to do: two sentences at most. */
  readonly task: string;
  /** What to say when it is done. */
  readonly done: string;
  /** The first hint. */
  readonly hint: string;
  /** What to say when it has failed: by its condition; without one, by a turn that the task does not ask for. */
  readonly failed?: string;
}

/** A level as it is written: one idea, to be found in less than two minutes. */
export interface LevelData {
  /** The position. The side to move is the learner's. */
  readonly fen: string;
  /** The rules; the standard ones if not given. */
  readonly rules?: RulesInput;
  /** When it is done. */
  readonly success: Condition;
  /** When it has failed. */
  readonly failure?: Condition;
  /** After so many turns without success it has failed. Without answers: after the first. */
  readonly limit?: number;
  /** The learner's turns in LAN: the shortest way. */
  readonly solution: readonly [string, ...string[]];
  /** The other first turns of ways that are as short. */
  readonly alternatives?: readonly string[];
  /** What all shortest ways have in common, where their first turns are too many to list. */
  readonly idea?: Condition;
  /** How the other side answers; a level without answers has one turn. */
  readonly answers?: Answers;
  /** The kinds of pieces that stand on no board before this level, for showing them by name and picture. */
  readonly introduces?: readonly PieceType[];
  /** Squares to look at, for the second hint; where the first turn starts, if not given. */
  readonly look?: readonly Square[];
  /** The goal, marked from the beginning. */
  readonly marks?: readonly Square[];
  /** Arrows from the beginning: pairs of squares. */
  readonly arrows?: readonly (readonly [Square, Square])[];
  /** Ways that do not work. */
  readonly wrong?: readonly WrongWay[];
  /** English. */
  readonly en: LevelTexts;
  /** Vietnamese. */
  readonly vi: LevelTexts;
}

/** A level of a subject. */
export interface Level extends LevelData {
  /** Its name among all levels: `"air-defense/gun"`. */
  readonly id: string;
  /** The clauses of the rules that it shows. */
  readonly clauses: readonly Clause[];
}

/** A subject with its levels. */
export interface Subject {
  /** Its name: `"air-defense"`. */
  readonly name: string;
  /** A few words. */
  readonly title: Readonly<Record<Language, string>>;
  /** How the story goes on: one sentence. */
  readonly story: Readonly<Record<Language, string>>;
  /** The levels, in their order. */
  readonly levels: readonly Level[];
}
