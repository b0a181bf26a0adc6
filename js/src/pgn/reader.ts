// Reads the tokens of a PGN (R12.5) into records. Lines stay as they are in the text.
import { CoTuLenhError } from "../errors/error.js";
import type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";
import type { Rules } from "../vocabulary/types.js";
import { createRecord, createTurn } from "../record/create.js";
import type { Line } from "../record/lines.js";
import { MAX_DEPTH } from "../record/read.js";
import type { GameRecord } from "../record/types.js";
import type { Game } from "../wasm/module.js";
import { takeClock } from "./clock.js";
import { Lexer, pgnError, START_OF_TEXT, type Place, type Token } from "./lexer.js";
import { openStart, playTurn, readRules, type Refuse } from "./positions.js";
import { isDerived, toResult, unknownValue, type Tag } from "./tags.js";
import type { PgnResult } from "./types.js";

/** A game that was read, and the position after its last turn, to be freed by the caller. */
export interface ReadGame {
  /** It may have a turn twice (see `mergeTurns`). Computed headers are left out. */
  readonly record: GameRecord;
  readonly result: PgnResult;
  readonly game: Game;
  /** The error before which the game ends; `null` if it was read as a whole. */
  readonly error: CoTuLenhError | null;
}

/** A turn that is being read. */
interface OpenTurn {
  readonly id: number;
  readonly san: string;
  readonly lan: string;
  readonly comments: string[];
  readonly startingComments: readonly string[];
  readonly nags: number[];
  clock?: number;
  readonly variations: Line[];
}

/** The rules for games without a `Rules` tag, the limits, and whether deploys commit by themselves (`true` if not given). */
export interface ReadingOptions {
  rules: Rules;
  autoCommit?: boolean;
  turns: number;
  variations: number;
}

/** The value of a tag, and where the tag is. */
interface PlacedTag {
  text: string;
  place: Place;
}

/** Reads the games of a text one by one. */
export class PgnReader {
  readonly #lexer: Lexer;
  readonly #options: ReadingOptions;
  /** A token that was read ahead. */
  #ahead: Token | undefined;
  /** What was counted so far, in all games. */
  #turns = 0;
  #variations = 0;
  /** The id of the last turn, in this game. */
  #lastId = 0;
  /** The error in this game: all its open lines end there. */
  #error: CoTuLenhError | null = null;

  constructor(text: string, options: ReadingOptions) {
    this.#lexer = new Lexer(text);
    this.#options = options;
  }

  #token(): Token {
    const token = this.#ahead ?? this.#lexer.next();
    this.#ahead = undefined;
    return token;
  }

  #refusal(code: ErrorCode, message: string, facts?: ErrorFacts): CoTuLenhError {
    return pgnError(this.#lexer.place, code, message, facts);
  }

  /** Skips the rest of a game with an error. */
  skip(): void {
    this.#ahead = undefined;
    this.#lexer.skipGame();
  }

  /**
   * Reads the next game; `undefined` if there is none. An error in its turns ends the game; one before them is thrown.
   */
  next(): ReadGame | undefined {
    const tags: Tag[] = [];
    const start: { FEN?: PlacedTag; Rules?: PlacedTag } = {};
    let result: PgnResult = "*";
    let token = this.#token();
    if (token === "end") return undefined;
    for (; token === "tag"; token = this.#token()) {
      const { name, text, place } = this.#lexer;
      if (name === "FEN" || name === "Rules") start[name] = { text, place };
      else if (name === "Result") result = toResult(text) ?? "*";
      else if (!isDerived(name) && unknownValue(name) !== text) tags.push([name, text]);
    }
    this.#ahead = token;
    const rules = start.Rules
      ? readRules(start.Rules.text, refuseAt(start.Rules.place))
      : this.#options.rules;
    const opened = openStart(
      start.FEN?.text,
      rules,
      refuseAt(start.FEN?.place ?? START_OF_TEXT),
      this.#options.autoCommit,
    );
    const { game } = opened;
    try {
      this.#lastId = 0;
      this.#error = null;
      const { comments, turns, end } = this.#readLine(() => game, 0);
      const notes = { comments };
      const headers = Object.fromEntries(tags);
      const record = createRecord({ rules, start: opened.start, headers, notes, turns });
      const error = this.#error;
      return { record, result: error ? "*" : (end ?? result), game, error };
    } catch (error) {
      game.free();
      throw error;
    }
  }

  /** Reads the game of a text that must have exactly one. */
  single(): ReadGame {
    const pgn = this.next();
    if (!pgn) throw pgnError(START_OF_TEXT, "PGN_EMPTY", "there is no game");
    try {
      if (pgn.error) throw pgn.error;
      if (this.#token() === "end") return pgn;
      throw this.#refusal("PGN_SECOND_GAME", "a second game begins");
    } catch (error) {
      pgn.game.free();
      throw error;
    }
  }

  /**
   * Reads a line of play up to its end: the end of a variation, a result, which is returned, or the
   * next game. `open` gives the game at its start. The comments before the turns of a variation are those of its
   * first turn.
   */
  #readLine(
    open: () => Game,
    depth: number,
  ): { comments: readonly string[]; turns: Line; end: PgnResult | undefined } {
    const comments: string[] = [];
    const turns: OpenTurn[] = [];
    let game: Game | undefined;
    const close = (end?: PgnResult) => ({
      comments: Object.freeze(comments),
      turns: Object.freeze(turns.map(createTurn)),
      end,
    });
    try {
      for (;;) {
        const token = this.#token();
        const last = turns.at(-1);
        switch (token) {
          case "turn":
            game ??= open();
            turns.push(this.#readTurn(game, depth > 0 && !last ? comments : []));
            break;
          case "comment":
            if (last) addComment(last, this.#lexer.text);
            else comments.push(this.#lexer.text);
            break;
          case "nag":
            last?.nags.push(this.#lexer.nag);
            break;
          case "(":
            this.#readVariation(last, game, depth + 1);
            if (this.#error) return close();
            break;
          case ")":
            if (depth > 0) return close();
            throw this.#refusal("PGN_UNEXPECTED_END", "a variation ends without a start");
          case "result":
            // Inside a variation a result has no meaning.
            if (depth === 0) return close(toResult(this.#lexer.text));
            break;
          default:
            if (depth > 0) throw this.#refusal("PGN_OPEN_VARIATION", "a variation does not end");
            this.#ahead = token;
            return close();
        }
      }
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      this.#error = error;
      return close();
    } finally {
      if (depth > 0) game?.free();
    }
  }

  /** Reads a variation of the last turn of a line, if that has one. */
  #readVariation(last: OpenTurn | undefined, game: Game | undefined, depth: number): void {
    const { variations: limit } = this.#options;
    if (depth > MAX_DEPTH) throw this.#refusal("PGN_TOO_DEEP", "variations are nested too deeply");
    if (this.#variations === limit) {
      throw this.#refusal("PGN_TOO_LONG", `there are more than ${limit} variations`, { limit });
    }
    this.#variations += 1;
    if (!last || !game) {
      throw this.#refusal("PGN_EARLY_VARIATION", "a variation stands before the first move");
    }
    const { turns } = this.#readLine(() => game.variation(), depth);
    if (turns.length > 0) last.variations.push(turns);
  }

  /** Plays the turn of the current token. */
  #readTurn(game: Game, startingComments: readonly string[]): OpenTurn {
    const { turns: limit } = this.#options;
    if (this.#turns === limit) {
      throw this.#refusal("PGN_TOO_LONG", `there are more than ${limit} turns`, { limit });
    }
    this.#turns += 1;
    const { san, lan } = playTurn(game, this.#lexer.text, refuseAt(this.#lexer.place));
    const id = ++this.#lastId;
    return { id, san, lan, comments: [], startingComments, nags: [], variations: [] };
  }
}

/** Throws an error for a place in the text. */
function refuseAt(place: Place): Refuse {
  return (code, message, facts) => pgnError(place, code, message, facts);
}

/** Adds a comment. The first clock time of the turn is taken out of the text. */
function addComment(turn: OpenTurn, comment: string): void {
  const found = turn.clock === undefined ? takeClock(comment) : undefined;
  if (found) turn.clock = found.clock;
  const rest = found ? found.rest : comment;
  if (rest !== "") turn.comments.push(rest);
}
