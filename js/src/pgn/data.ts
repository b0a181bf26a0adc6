// `parsePgn` and `writePgn`: PGN as data.
import { CoTuLenhError } from "../errors/error.js";
import { throwingAtCaller } from "../errors/caller.js";
import { shown } from "../arguments/objects.js";
import { readOptions } from "../arguments/read-options.js";
import { pgnLimits, pgnText } from "../arguments/texts.js";
import type { Line } from "../record/lines.js";
import { endAsDeclared } from "./ends.js";
import { readInput } from "./input.js";
import { PgnReader, type ReadGame } from "./reader.js";
import { readWidth } from "./record.js";
import { allTags } from "./tags.js";
import { writeGame } from "./writer.js";
import { completeRules } from "../arguments/rules.js";
import type { Outcome, RulesInput } from "../vocabulary/types.js";
import type { PgnGame, PgnGameInput, PgnLimits, PgnTurn } from "./types.js";
import { requireStarted } from "../wasm/module.js";

/**
 * The games of a PGN text, as plain data: tags, and a tree of turns with glyphs, comments, clocks and
 * variations. A text without games gives `[]`.
 *
 * Each game is read by the rules of its `Rules` tag; `rules` is for games without one. Every turn is
 * checked. The first game with an error makes the call throw, with its number as `error.game`, its
 * `line` and its `column`. With `onError` the call does not throw for such a game: the function gets
 * the error and the part of the game before it, `null` if there is no turn, and all other games are returned.
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
    onError?: ((error: CoTuLenhError, part: PgnGame | null) => void) | undefined;
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
    const { game, error } = readNext(reader);
    if (!error) {
      if (!game) return games;
      games.push(game);
      continue;
    }
    Object.assign(error, { game: number });
    if (onError === undefined) throw error;
    onError(error, game && game.turns.length > 0 ? game : null);
    if (error.code === "PGN_TOO_LONG") return games;
    reader.skip();
  }
});

/** The next game, or the part of it before an error; `null` if there is none. */
function readNext(reader: PgnReader): { game: PgnGame | null; error: CoTuLenhError | null } {
  try {
    const read = reader.next();
    if (!read) return { game: null, error: null };
    const { record, result, game, error } = read;
    const outcome = endAsDeclared(game, record.headers, result);
    game.free();
    return { game: toGame(read, outcome), error };
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    return { game: null, error };
  }
}

/** A game as API data. */
function toGame({ record, result }: ReadGame, outcome: Outcome | null): PgnGame {
  return {
    tags: Object.fromEntries(allTags(record, result)),
    rules: record.rules,
    start: record.start,
    comments: [...(record.notes.comments ?? [])],
    turns: toTurns(record.turns),
    result,
    outcome,
  };
}

/** A line as API data, where every turn has all its lists. */
function toTurns(line: Line): PgnTurn[] {
  return line.map(
    ({ san, lan, nags = [], comments = [], clock, variations = [], startingComments }) => ({
      san,
      lan,
      nags: [...nags],
      comments: [...comments],
      ...(typeof clock === "number" && { clock }),
      variations: variations.map(toTurns),
      ...(startingComments && { startingComments: [...startingComments] }),
    }),
  );
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
    const width = readWidth(options);
    const { record, result, game: played } = readInput(game);
    played.free();
    return writeGame(allTags(record, result), record, result, width);
  });
