// Members of the class `CoTuLenh`: the game as text and as data.
import { readAnswer } from "./answer.js";
import { gameOf } from "./handle.js";
import { count, pgnText, plainText, readOptions } from "./input.js";
import { decodeRules } from "./rules.js";
import type { GameData } from "./types.js";

/** The length of PGN lines unless another one is given. */
const PGN_WIDTH = 80;

/** The game as text and as data. */
export class RecordMembers {
  /**
   * The game as data, for `JSON.stringify` and for messages: rules, start, turns in LAN and SAN,
   * and the FEN now.
   *
   * @example
   * ```ts
   * const { start, rules, turns } = game.toJSON();
   * const again = new CoTuLenh(start, { rules });
   * for (const turn of turns) again.move(turn);
   * ```
   */
  toJSON(): GameData {
    const game = gameOf(this);
    const lines = readAnswer(game.record()).lines();
    const blank = lines.indexOf("");
    const [start, ...turns] = lines.slice(0, blank) as [string, ...string[]];
    const steps = lines.slice(blank + 1);
    return {
      rules: decodeRules(game.rules()),
      start,
      turns,
      ...(steps.length > 0 ? { steps } : {}),
      history: readAnswer(game.history()).lines(),
      fen: readAnswer(game.fen(false)).text(),
    };
  }

  /**
   * The game as PGN, with headers, comments and the variations that were read. Lines have at most
   * 80 characters, or `maxWidth`, or any length for 0. Steps of an open session are not part of it.
   *
   * @example
   * ```ts
   * game.pgn({ maxWidth: 0 });
   * ```
   */
  pgn(options?: { maxWidth?: number | undefined }): string {
    gameOf(this);
    const width = count(readOptions(options, ["maxWidth"]).maxWidth, "maxWidth", PGN_WIDTH);
    return readAnswer(gameOf(this).pgn(width)).text();
  }

  /**
   * Starts again with the game of a PGN, at its end, by the rules that the PGN names: the standard
   * ones if it names none.
   *
   * @example
   * ```ts
   * game.loadPgn("1. Tf6 Tf8 2. Ic6 *");
   * ```
   */
  loadPgn(text: string): void {
    const game = gameOf(this);
    const pgn = pgnText(text);
    readAnswer(game.loadPgn(pgn));
  }

  /**
   * Sets a header. `Result` declares how the game has ended with the last turn; `SetUp`, `FEN` and
   * `Rules` follow from the game and cannot be set.
   *
   * @example
   * ```ts
   * game.setHeader("Red", "Lan");
   * ```
   */
  setHeader(name: string, value: string): void {
    const game = gameOf(this);
    const key = plainText(name, "the name of a header");
    const text = plainText(value, "a header");
    readAnswer(game.setHeader(key, text));
  }

  /** All headers that the PGN has: `game.getHeaders().Red`. */
  getHeaders(): Record<string, string> {
    const game = gameOf(this);
    return Object.fromEntries(game.headers());
  }

  /** Sets the comment on the position, which follows the last turn; `""` removes it. */
  setComment(text: string): void {
    const game = gameOf(this);
    game.setComment(plainText(text, "a comment"));
  }

  /** The comment on the position, `""` if there is none: `game.getComment()`. */
  getComment(): string {
    return readAnswer(gameOf(this).comment()).text();
  }
}
