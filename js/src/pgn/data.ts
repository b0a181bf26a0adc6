// PGN as data. `writePgn` makes a plain PGN text of an object, which is read and written again: so it is
// checked like any other.
import { CoTuLenhError, throwingAtCaller, type ErrorFacts } from "../errors.js";
import { FieldReader } from "../arguments/data.js";
import { shown } from "../arguments/objects.js";
import { count, readOptions } from "../arguments/read-options.js";
import { CLOCK, isClock, MAX_PGN, pgnLimits, pgnText, PGN_WIDTH } from "../arguments/texts.js";
import { clockCommand } from "./clock.js";
import { endAsDeclared } from "./game-notes.js";
import { MAX_DEPTH, PgnReader, type Line, type Notes, type Pgn } from "./reader.js";
import { allTags, RESULTS } from "./tags.js";
import { escapeValue, writeGame } from "./writer.js";
import { completeRules } from "../rules.js";
import { STANDARD_RULES } from "../vocabulary.js";
import type { Outcome, RulesInput } from "../types.js";
import type { PgnGame, PgnGameInput, PgnLimits, PgnTurn } from "./types.js";
import { requireStarted } from "../wasm/module.js";

/**
 * The games of a PGN text, as plain data: tags, and a tree of turns with glyphs, comments, clocks and
 * variations. A text without games gives `[]`.
 *
 * Each game is read by the rules of its `Rules` tag; `rules` is for games without one. Every turn is
 * checked. The first game with an error makes the call throw, with its number as `error.game`, its
 * `line` and its `column`. With `onError` the call does not throw for such a game: the function gets
 * the error, and all other games are returned.
 *
 * @example
 * ```ts
 * const [game] = parsePgn("1. Tf6 {[%clk 0:09:58] bold} (1. Ic6) 1... Tf8 *");
 * game.turns[0].clock; // 598
 * game.turns[0].variations[0][0].san; // "Ic6"
 * ```
 */
export const parsePgn: (
  text: string,
  options?: {
    rules?: RulesInput | undefined;
    limits?: PgnLimits | undefined;
    onError?: ((error: CoTuLenhError) => void) | undefined;
  },
) => PgnGame[] = throwingAtCaller(function parsePgn(text, options) {
  requireStarted();
  const { rules, limits, onError } = readOptions(options, ["rules", "limits", "onError"]);
  const { length, ...most } = pgnLimits(limits);
  const pgn = pgnText(text, length);
  if (onError !== undefined && typeof onError !== "function") {
    throw new CoTuLenhError("INVALID_OPTIONS", `onError is a function, not ${shown(onError)}`);
  }
  const reader = new PgnReader(pgn, { rules: completeRules(rules), ...most });
  const games: PgnGame[] = [];
  for (let number = 1; ; number++) {
    try {
      const read = reader.next();
      if (!read) return games;
      const outcome = endAsDeclared(read.game, read);
      read.game.free();
      games.push(toGame(read, outcome));
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      Object.assign(error, { game: number });
      if (onError === undefined) throw error;
      onError(error);
      if (error.code === "PGN_TOO_LONG") return games;
      reader.skip();
    }
  }
});

/** A game as the data of the API. */
function toGame(pgn: Pgn, outcome: Outcome | null): PgnGame {
  return {
    tags: Object.fromEntries(allTags(pgn.tags, pgn)),
    rules: pgn.rules,
    start: pgn.start,
    comments: pgn.main.comments,
    turns: toTurns({ comments: [], turns: pgn.main.turns }),
    result: pgn.result,
    outcome,
  };
}

/**
 * The turns of a line as the data of the API; the first has the comments before it.
 * @internal
 */
export function toTurns({ comments, turns }: Line): PgnTurn[] {
  return turns.map((turn, n) => ({
    san: turn.san,
    lan: turn.lan,
    nags: [...turn.nags],
    comments: [...turn.comments],
    ...(turn.clock !== undefined && { clock: turn.clock }),
    variations: turn.variations.map(toTurns),
    ...(n === 0 && comments.length > 0 && { startingComments: [...comments] }),
  }));
}

/**
 * A game as PGN text: what {@link parsePgn} returns for a game, or an object like it with fewer
 * fields. A turn needs its `lan` or its `san`; if it has both, the LAN counts. `parsePgn` of the text
 * gives the same game again. Several games in one file are their texts with an empty line between them.
 *
 * The turns must be legal by the rules of `tags.Rules`, from the position of `tags.FEN`. An error has
 * the `path` of what is wrong, such as `"turns[3].variations[0][1].san"`.
 *
 * @example
 * ```ts
 * writePgn({ tags: { Red: "Lan" }, turns: [{ san: "Tf6", nags: [1] }, { san: "Tf8" }], result: "1-0" });
 * ```
 */
export const writePgn: (game: PgnGameInput, options?: { maxWidth?: number | undefined }) => string =
  throwingAtCaller(function writePgn(game, options) {
    requireStarted();
    const width = count(readOptions(options, ["maxWidth"]).maxWidth, "maxWidth", PGN_WIDTH);
    const text = new PlainText(new FieldReader("INVALID_PGN", "game"));
    text.game(game);
    try {
      const options = { rules: STANDARD_RULES, ...pgnLimits(undefined) };
      const pgn = new PgnReader(text.lines.join("\n"), options).single();
      pgn.game.free();
      return writeGame(pgn, width);
    } catch (error) {
      throw error instanceof CoTuLenhError ? text.locate(error) : error;
    }
  });

/** A turn in SAN or LAN, and nothing else that a PGN may have. Parentheses are those of a stack. */
const TURN = /^(?:\([A-Z+]+\)|[A-Za-z+])(?:\([A-Z+]+\)|[\w+<>:,@&#-])*$/;

/**
 * A PGN that is written line by line, from an object that can be anything.
 * @internal
 */
export class PlainText {
  readonly lines: string[] = [];
  /** The comments before the first turn, and those and the clocks of the turns, as they were given. */
  comments: string[] = [];
  readonly notes: Pick<Notes, "comments" | "clock">[] = [];
  /** What each line was written for. */
  readonly #paths: string[] = [];
  readonly #reader: FieldReader;
  readonly #turnsPath: string;
  #length = 0;

  /** `reader` refuses what is wrong, and `turns` is the path of the turns in errors. */
  constructor(reader: FieldReader, turns = "turns") {
    this.#reader = reader;
    this.#turnsPath = turns;
  }

  #add(line: string, path: string): void {
    this.#length += line.length + 1;
    // A list that contains itself never ends.
    if (this.#length > MAX_PGN) {
      const message = `the game is longer than a PGN may be (${MAX_PGN} characters)`;
      throw new CoTuLenhError("TEXT_TOO_LONG", message, { path, limit: MAX_PGN });
    }
    this.lines.push(line);
    this.#paths.push(path);
  }

  /** The error for the object, from that for its text. */
  locate(error: CoTuLenhError): CoTuLenhError {
    const { code, message, line, column: _, name: __, ...facts } = error;
    const path = this.#paths[(line ?? 1) - 1] ?? "game";
    const place = / \(line \d+, column \d+\)$/;
    return new CoTuLenhError(code, message.replace(place, ` (${path})`), {
      ...(facts as ErrorFacts),
      path,
    });
  }

  game(value: unknown): void {
    // Rules, start and outcome follow from the tags.
    const names = ["tags", "comments", "turns", "result", "rules", "start", "outcome"] as const;
    const { tags, comments, turns, result } = this.#reader.fields(value, names, "game");
    const declared = this.#tags(tags);
    this.comments = this.#comments(comments, "comments");
    this.#turns(turns, this.#turnsPath, 0);
    const end = result ?? declared ?? "*";
    if (!(RESULTS as readonly unknown[]).includes(end))
      this.#reader.refuse("result", `one of ${RESULTS.join(", ")}`, end);
    this.#add(end as string, "result");
  }

  /** Returns the value of the tag `Result`, which is written at the end. */
  #tags(value: unknown): unknown {
    let result: unknown;
    for (const [name, text] of this.#reader.texts(value, "tags")) {
      const path = `tags.${name}`;
      if (!/^\w+$/.test(name)) {
        const message = `${shown(name)} is not a tag name: use letters, digits and underscores`;
        throw new CoTuLenhError("TAG_NAME", message, { text: name, path });
      }
      if (name === "Result") result = text;
      else this.#add(`[${name} "${escapeValue(text)}"]`, path);
    }
    return result;
  }

  #comments(value: unknown, path: string): string[] {
    const comments: string[] = [];
    this.#reader.list(value, path, (comment, at) => {
      const exact = this.#reader.text(comment, at);
      if (/\S/.test(exact)) comments.push(exact);
      const text = exact.replace(/[\r\n]+/g, " ");
      this.#add(text.includes("}") ? `;${text}` : `{${text}}`, at);
    });
    return comments;
  }

  #turns(value: unknown, path: string, depth: number): void {
    const names = [
      "san",
      "lan",
      "nags",
      "comments",
      "clock",
      "variations",
      "startingComments",
    ] as const;
    this.#reader.list(value, path, (turn, at) => {
      const fields = this.#reader.fields(turn, names, at);
      this.#comments(fields.startingComments, `${at}.startingComments`);
      const name = fields.lan === undefined ? "san" : "lan";
      const text = fields[name];
      if (typeof text !== "string" || !TURN.test(text)) {
        this.#reader.refuse(`${at}.${name}`, "a turn in SAN or LAN", text);
      }
      this.#add(text, `${at}.${name}`);
      this.#reader.list(fields.nags, `${at}.nags`, (nag, place) => {
        if (typeof nag !== "number" || !Number.isInteger(nag) || nag < 0 || nag > 255) {
          this.#reader.refuse(place, "a whole number from 0 to 255", nag);
        }
        this.#add(`$${nag}`, place);
      });
      const clock = this.#clock(fields.clock, `${at}.clock`);
      const comments = this.#comments(fields.comments, `${at}.comments`);
      if (depth === 0) this.notes.push({ comments, clock });
      this.#reader.list(fields.variations, `${at}.variations`, (line, place) => {
        if (depth === MAX_DEPTH) {
          const message = `variations are nested more than ${MAX_DEPTH} deep`;
          throw new CoTuLenhError("PGN_TOO_DEEP", message, { path: place, limit: MAX_DEPTH });
        }
        this.#add("(", place);
        this.#turns(line, place, depth + 1);
        this.#add(")", place);
      });
    });
  }

  #clock(value: unknown, path: string): number | undefined {
    if (value === undefined) return undefined;
    if (!isClock(value)) this.#reader.refuse(path, CLOCK, value);
    this.#add(`{${clockCommand(value)}}`, path);
    return value;
  }
}
