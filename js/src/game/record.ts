// Members of the class `CoTuLenh`: the game as text and as data.
import { readAnswer } from "../wasm/answer.js";
import { gameOf } from "./handle.js";
import {
  getClock,
  getComment,
  listComments,
  listGameTags,
  listHeaders,
  listNotes,
  removeHeader,
  setClock,
  setComment,
  setHeader,
} from "./notes.js";
import { loadPgn, readTurns, toRecord } from "./pgn.js";
import { readOptions } from "../arguments/read-options.js";
import { clockSeconds, pgnLimits, pgnText, plainText } from "../arguments/texts.js";
import { readWidth, toPgn } from "../pgn/record.js";
import { completeRules } from "../arguments/rules.js";
import type { RulesInput, Seconds } from "../vocabulary/types.js";
import type { GameData, PgnComment, PgnLimits } from "../pgn/types.js";

/** The game as text and as data. */
export class RecordMembers {
  /**
   * The game as data, for `JSON.stringify` and for messages. It keeps everything but what could be redone:
   * rules, start, turns, the steps of an open deploy session, headers, comments and how the game has
   * ended. {@link CoTuLenh.fromJSON} restores it. The turns in SAN and the FEN now are for other readers.
   *
   * @example
   * ```ts
   * const restored = CoTuLenh.fromJSON(game.toJSON());
   * ```
   */
  toJSON(): GameData {
    const game = gameOf(this);
    const headers = listHeaders(game);
    const noted = listNotes(game);
    const comments = noted.flatMap(({ comment }, turn) =>
      comment === undefined ? [] : [{ turn, comment }],
    );
    const clocks = noted.flatMap(({ clock }, turn) =>
      clock === undefined ? [] : [{ turn, clock }],
    );
    return {
      ...(readTurns(game) as Omit<GameData, "history" | "fen">),
      ...(Object.keys(headers).length > 0 && { headers: { ...headers } }),
      ...(comments.length > 0 && { comments }),
      ...(clocks.length > 0 && { clocks }),
      history: game.history(),
      fen: readAnswer(game.packedFen(false)).text(),
    };
  }

  /**
   * The game as PGN, with headers, comments and clocks; glyphs and variations are those of a `GameTree`. Lines
   * have at most 80 characters, or `maxWidth`, or any length for 0. PGN has no place for an open deploy
   * session: its steps are left out. To store a game in progress, use {@link toJSON}, which keeps them.
   *
   * @example
   * ```ts
   * game.pgn({ maxWidth: 0 });
   * ```
   */
  pgn(options?: { maxWidth?: number | undefined }): string {
    const width = readWidth(options);
    return toPgn(toRecord(gameOf(this)), width);
  }

  /**
   * Starts again with the main line of a PGN, at its end, with its headers, comments and clocks, by the rules of
   * its `Rules` tag. Without that tag the game is played by `rules`, or else by the standard ones. The text must
   * have exactly one game; {@link parsePgn} reads several, with their glyphs and variations.
   *
   * @example
   * ```ts
   * game.loadPgn("1. Tf6 Tf8 2. Ic6 *");
   * game.loadPgn("1. Tf6 Tf8 2. Ic6 *", { rules: { lastGuard: true } });
   * game.loadPgn("1. Tf6 *", { limits: { length: 50_000, turns: 1000, variations: 100 } });
   * ```
   */
  loadPgn(
    text: string,
    options?: { rules?: RulesInput | undefined; limits?: PgnLimits | undefined },
  ): void {
    const { rules, limits } = readOptions(options, ["rules", "limits"]);
    const { length, ...most } = pgnLimits(limits);
    const pgn = pgnText(text, length);
    const complete = completeRules(rules);
    loadPgn(gameOf(this), pgn, { rules: complete, ...most });
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
    const key = plainText(name, "the name of a header");
    const text = plainText(value, "a header");
    setHeader(gameOf(this), key, text);
  }

  /**
   * Removes a header; returns whether there was one. `Result` is what the rules say after that, and
   * one of the seven headers that every PGN has is unknown, `"?"`.
   *
   * @example
   * ```ts
   * game.removeHeader("Annotator");
   * ```
   */
  removeHeader(name: string): boolean {
    const key = plainText(name, "the name of a header");
    return removeHeader(gameOf(this), key);
  }

  /** All headers that the PGN has: `game.getHeaders().Red`. */
  getHeaders(): Record<string, string> {
    return Object.fromEntries(listGameTags(gameOf(this)));
  }

  /** Sets the comment on the position, which follows the last turn; `""` removes it. */
  setComment(text: string): void {
    const comment = plainText(text, "a comment");
    setComment(gameOf(this), comment);
  }

  /** The comment on the position, `""` if there is none: `game.getComment()`. */
  getComment(): string {
    return getComment(gameOf(this));
  }

  /**
   * All comments on the turns that were played, in their order.
   *
   * @example
   * ```ts
   * game.loadPgn("{Start} 1. Tf6 {bold} *");
   * game.getComments().map(({ turn, comment }) => [turn, comment]); // [[0, "Start"], [1, "bold"]]
   * ```
   */
  getComments(): PgnComment[] {
    return listComments(gameOf(this));
  }

  /**
   * Sets what the clock of the side that moved last shows, in seconds: the PGN has it as `[%clk]`. `null`
   * removes it. Before the first turn there is no such clock.
   *
   * @example
   * ```ts
   * game.move("Tf6");
   * game.setClock(598);
   * ```
   */
  setClock(seconds: Seconds | null): void {
    const clock = seconds === null ? undefined : clockSeconds(seconds);
    setClock(gameOf(this), clock);
  }

  /** The clock after the last turn in seconds, or `null`: `game.getClock()`. */
  getClock(): number | null {
    return getClock(gameOf(this)) ?? null;
  }

  /** Removes the comment on the position, and returns it: `game.removeComment()`. */
  removeComment(): string {
    const game = gameOf(this);
    const comment = getComment(game);
    setComment(game, "");
    return comment;
  }
}
