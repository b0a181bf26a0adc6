// Games read from the tokens of a PGN (R12.5). The turns are played, each line in a game of its own.
import { readAnswer, requireAnswer } from "../wasm/answer.js";
import { START } from "../vocabulary.js";
import { decodeTurnTexts } from "../wasm/decode-moves.js";
import { CoTuLenhError, type ErrorCode, type ErrorFacts } from "../errors.js";
import { takeClock } from "./clock.js";
import { Lexer, pgnError, START_OF_TEXT, type Place, type Token } from "./lexer.js";
import { isDerived, toResult, unknownValue, type Tag } from "./tags.js";
import { encodeRules, readRuleWords } from "../rules.js";
import type { FenProblem, Rules } from "../types.js";
import type { PgnResult } from "./types.js";
import { Game } from "../wasm/module.js";

/** What is written about a turn. */
export interface Notes {
  nags: number[];
  comments: string[];
  /** Seconds. */
  clock?: number | undefined;
  variations: Line[];
}

/** A turn with what is written about it. */
export interface NotedTurn extends Notes {
  san: string;
  lan: string;
}

/** A line of play: the main one, or a variation. */
export interface Line {
  /** Comments before the first turn. */
  comments: string[];
  turns: NotedTurn[];
}

/** One game of a PGN. */
export interface Pgn {
  /** In the order of the text, without those that are computed from the rest. */
  tags: Tag[];
  /** The FEN before the first turn. */
  start: string;
  rules: Rules;
  main: Line;
  result: PgnResult;
}

/** A game that was read, and the game after its last turn, which has to be freed. */
export type ReadPgn = Pgn & { game: Game };

/** How a PGN is read: the rules of games without a `Rules` tag, and how much it may have. */
export interface ReadingOptions {
  rules: Rules;
  turns: number;
  variations: number;
}

/** The value of a tag, and where the tag is. */
interface PlacedTag {
  text: string;
  place: Place;
}

/** Variations may be nested this deep. */
export const MAX_DEPTH = 64;

/** So many errors of a FEN are put into a message, which has no room for more. */
const MAX_FEN_ERRORS = 50;

/** The codes of turns that are refused. Others mean that the turn is not legal. */
const TURN_CODES: Partial<Record<ErrorCode, ErrorCode>> = {
  MOVE_SYNTAX: "PGN_MOVE_SYNTAX",
  AMBIGUOUS_MOVE: "PGN_AMBIGUOUS_MOVE",
};

/** Reads the games of a text one by one. */
export class PgnReader {
  readonly #lexer: Lexer;
  readonly #options: ReadingOptions;
  /** A token that was read ahead. */
  #ahead: Token | undefined;
  /** How much has been read, in all games. */
  #turns = 0;
  #variations = 0;

  constructor(text: string, options: ReadingOptions) {
    this.#lexer = new Lexer(text);
    this.#options = options;
  }

  #token(): Token {
    const token = this.#ahead ?? this.#lexer.next();
    this.#ahead = undefined;
    return token;
  }

  #error(code: ErrorCode, message: string, facts?: ErrorFacts): CoTuLenhError {
    return pgnError(this.#lexer.place, code, message, facts);
  }

  /** Skips the rest of a game with an error. */
  skip(): void {
    this.#ahead = undefined;
    this.#lexer.skipGame();
  }

  /** Reads the next game; `undefined` if there is none. */
  next(): ReadPgn | undefined {
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
    const rules = start.Rules ? readRules(start.Rules) : this.#options.rules;
    const packed = encodeRules(rules);
    const game = new Game(packed, true);
    try {
      const fen = start.FEN ? loadStart(game, start.FEN, packed) : START;
      const main: Line = { comments: [], turns: [] };
      const end = this.#readLine(main, () => game, 0);
      return { tags, start: fen, rules, main, result: end ?? result, game };
    } catch (error) {
      game.free();
      throw error;
    }
  }

  /** Reads the game of a text that must have exactly one. */
  single(): ReadPgn {
    const pgn = this.next();
    if (!pgn) throw pgnError(START_OF_TEXT, "PGN_EMPTY", "there is no game");
    try {
      if (this.#token() === "end") return pgn;
      throw this.#error("PGN_SECOND_GAME", "a second game begins");
    } catch (error) {
      pgn.game.free();
      throw error;
    }
  }

  /**
   * Reads a line of play up to its end: the end of a variation, a result, which is returned, or the
   * next game. `open` gives the game at its start.
   */
  #readLine(line: Line, open: () => Game, depth: number): PgnResult | undefined {
    let game: Game | undefined;
    try {
      for (;;) {
        const token = this.#token();
        const last = line.turns.at(-1);
        switch (token) {
          case "turn":
            game ??= open();
            line.turns.push(this.#readTurn(game));
            break;
          case "comment":
            if (last) addComment(last, this.#lexer.text);
            else line.comments.push(this.#lexer.text);
            break;
          case "nag":
            last?.nags.push(this.#lexer.nag);
            break;
          case "(":
            this.#readVariation(last, game, depth + 1);
            break;
          case ")":
            if (depth > 0) return undefined;
            throw this.#error("PGN_UNEXPECTED_END", "a variation ends without a start");
          case "result":
            // Inside a variation a result has no meaning.
            if (depth === 0) return toResult(this.#lexer.text);
            break;
          default:
            if (depth > 0) throw this.#error("PGN_OPEN_VARIATION", "a variation does not end");
            this.#ahead = token;
            return undefined;
        }
      }
    } finally {
      if (depth > 0) game?.free();
    }
  }

  /** Reads a variation of the last turn of a line, if that has one. */
  #readVariation(last: NotedTurn | undefined, game: Game | undefined, depth: number): void {
    const { variations: limit } = this.#options;
    if (depth > MAX_DEPTH) throw this.#error("PGN_TOO_DEEP", "variations are nested too deeply");
    if (this.#variations === limit) {
      throw this.#error("PGN_TOO_LONG", `there are more than ${limit} variations`, { limit });
    }
    this.#variations += 1;
    if (!last || !game) {
      throw this.#error("PGN_EARLY_VARIATION", "a variation stands before the first move");
    }
    const variation: Line = { comments: [], turns: [] };
    this.#readLine(variation, () => game.variation(), depth);
    last.variations.push(variation);
  }

  /** Plays the turn of the current token. */
  #readTurn(game: Game): NotedTurn {
    const { turns: limit } = this.#options;
    if (this.#turns === limit) {
      throw this.#error("PGN_TOO_LONG", `there are more than ${limit} turns`, { limit });
    }
    this.#turns += 1;
    try {
      const { san, lan } = decodeTurnTexts(readAnswer(game.playPgnTurn(this.#lexer.text)));
      return { san, lan, nags: [], comments: [], variations: [] };
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      const { code, message, name: _, ...facts } = error;
      throw this.#error(TURN_CODES[code] ?? "PGN_ILLEGAL_MOVE", message, facts as ErrorFacts);
    }
  }
}

/** Adds a comment. Its clock, if it is the first one of the turn, is not part of the text. */
function addComment(turn: NotedTurn, comment: string): void {
  const found = turn.clock === undefined ? takeClock(comment) : undefined;
  if (found) turn.clock = found.clock;
  const rest = found ? found.rest : comment;
  if (rest !== "") turn.comments.push(rest);
}

/** The rules of a `Rules` tag. */
function readRules({ text, place }: PlacedTag): Rules {
  return readRuleWords(text, (word) => {
    const message = `"${word}" is not an option of the rules`;
    throw pgnError(place, "PGN_RULES", message, { text: word });
  });
}

/** Loads the position of a `FEN` tag. Returns its FEN, as a game writes it. */
function loadStart(game: Game, { text, place }: PlacedTag, rules: number): string {
  const errors = Game.fenErrors(text, rules) as FenProblem[];
  if (errors[0]) {
    const { code: _, message: __, index: ___, ...facts } = errors[0];
    const list = errors
      .slice(0, MAX_FEN_ERRORS)
      .map(({ message }) => message)
      .join("; ");
    throw pgnError(place, "PGN_FEN", `the FEN tag is not a position: ${list}`, facts);
  }
  requireAnswer(game.load(text));
  if (game.deployState() !== null) {
    const message = "a game does not start in the middle of a deploy";
    throw pgnError(place, "PGN_OPEN_SESSION", message);
  }
  return readAnswer(game.fen(false)).text();
}
