// The types of the entry `cotulenh-wasm/book`.

/** A turn that was played in a position, and what became of it. */
export interface BookTurn {
  /** The turn in LAN, for `playTurn`. */
  readonly turn: string;
  /** How many games have it. */
  readonly games: number;
  /** How many of them Red has won. */
  readonly red: number;
  /** How many of them were drawn. */
  readonly draws: number;
  /** How many of them Blue has won. */
  readonly blue: number;
  /** What a search thinks of it, for the side that plays it, in hundredths of an infantry. */
  readonly points: number;
}

/** How an engine uses the book. */
export interface BookOptions {
  /**
   * Decides which turn is played: a number from 0 to less than 1. If it is not given, the `seed` of a search decides,
   * or else `Math.random`.
   */
  random?: (() => number) | undefined;
}
