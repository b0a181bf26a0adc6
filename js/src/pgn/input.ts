// Reads a game of a PGN that is given as data, which can be any value, into a record. Its turns are played while they are read.
import { atPath, FieldReader } from "../arguments/data.js";
import { MAX_PGN, plainText } from "../arguments/texts.js";
import { CoTuLenhError } from "../errors/error.js";
import { createRecord } from "../record/create.js";
import { playLine, type LinePlayer } from "../record/play-line.js";
import { LineReader } from "../record/read.js";
import { parseNotes } from "../record/read-notes.js";
import type { Game } from "../wasm/module.js";
import { openStart, playTurn, readRules, type Refuse } from "./positions.js";
import type { ReadGame } from "./reader.js";
import { isDerived, requireName, RESULTS, toResult, unknownValue } from "./tags.js";

const reader: FieldReader = new FieldReader("INVALID_PGN", "game");

/** Throws an error for a place in the object. */
const refuseAt =
  (path: string): Refuse =>
  (code, message, facts) =>
    new CoTuLenhError(code, `${message} (${path})`, { ...facts, path });

/** Reads a game. Its tags give the rules and the start. The game of the module is to be freed by the caller. */
export function readInput(value: unknown): ReadGame {
  // Rules, start and outcome follow from the tags.
  const names = ["tags", "comments", "turns", "result", "rules", "start", "outcome"] as const;
  const fields = reader.fields(value, names, "game");
  const tags = readTags(fields.tags);
  const notes = parseNotes({ comments: fields.comments }, "", reader);
  const line = new LineReader(reader, "pgn").read(fields.turns, "turns");
  const given = fields.result ?? tags.get("Result") ?? "*";
  const result = toResult(given) ?? reader.refuse("result", `one of ${RESULTS.join(", ")}`, given);
  const rules = readRules(tags.get("Rules") ?? "", refuseAt("tags.Rules"));
  const { game, start } = openStart(tags.get("FEN"), rules, refuseAt("tags.FEN"));
  try {
    const turns = playLine(game, line, "turns", PLAYER);
    const set = [...tags].filter(([name, text]) => !isDerived(name) && unknownValue(name) !== text);
    const headers = Object.fromEntries(set);
    return {
      record: createRecord({ rules, start, headers, notes, turns }),
      result,
      game,
      error: null,
    };
  } catch (error) {
    game.free();
    throw error;
  }
}

function readTags(value: unknown): Map<string, string> {
  const tags = new Map<string, string>();
  let length = 0;
  for (const [name, text] of reader.texts(value, "tags")) {
    const path = `tags.${name}`;
    atPath(path, () => requireName(name));
    tags.set(
      name,
      atPath(path, () => plainText(text, "a tag", MAX_PGN)),
    );
    length += name.length + text.length;
    if (length > MAX_PGN) {
      const message = `the game is longer than a PGN may be (${MAX_PGN} characters)`;
      throw new CoTuLenhError("TEXT_TOO_LONG", message, { path, limit: MAX_PGN });
    }
  }
  return tags;
}

/** Plays a turn by its LAN, or else by its SAN. */
const PLAYER: LinePlayer<Game> = {
  play(game, turn, path) {
    const name = turn.lan === "" ? "san" : "lan";
    return playTurn(game, turn[name], refuseAt(`${path}.${name}`));
  },
  before: (game) => game.variation(),
};
