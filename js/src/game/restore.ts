// Restoring a game from data that `toJSON` gave, and that can be anything by now.
import { readEnd } from "../pgn/ends.js";
import { requireAnswer } from "../wasm/answer.js";
import { atPath as at, FieldReader } from "../arguments/data.js";
import { flag } from "../arguments/read-options.js";
import { CLOCK, fenText, isClock, moveText, plainText } from "../arguments/texts.js";
import { squareIndex } from "../arguments/values.js";
import { encodeRules } from "../arguments/rules.js";
import { Game } from "../wasm/module.js";
import { change, findPosition, isBlank, setHeader } from "./notes.js";

const FIELDS = [
  "rules",
  "autoCommit",
  "start",
  "turns",
  "deploy",
  "steps",
  "headers",
  "comments",
  "clocks",
  "result",
  // For other readers; they follow from the rest.
  "history",
  "fen",
] as const;

const reader: FieldReader = new FieldReader("INVALID_DATA", "data");

/** The wasm object of a recorded game. An error has the path of what is wrong. */
export function restoreGame(data: unknown): Game {
  const fields = reader.fields(data, FIELDS, "data");
  const rules = at("rules", () => encodeRules(fields.rules));
  const autoCommit = at("autoCommit", () => flag(fields.autoCommit, "autoCommit", true));
  const game = Game.create(rules, autoCommit);
  try {
    const start = at("start", () => fenText(fields.start));
    at("start", () => requireAnswer(game.loadFen(start)));
    playTurns(game, fields);
    if (fields.deploy !== undefined) {
      at("deploy", () => requireAnswer(game.packedStart(squareIndex(fields.deploy))));
    }
    reader.list(fields.steps, "steps", (text, path) => {
      const step = reader.text(text, path);
      if (!step.includes(">")) reader.refuse(path, "a deploy step in LAN", step);
      at(path, () => requireAnswer(game.packedMove(moveText(step), true)));
    });
    for (const [name, value] of reader.texts(fields.headers, "headers")) {
      at(`headers.${name}`, () => setHeader(game, name, plainText(value, "a header")));
    }
    if (fields.result !== undefined) readEnd(game, fields.result, "result", reader);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

/** Notes by the number of turns before them, each with its path. */
function readNotes<T>(
  value: unknown,
  name: string,
  field: string,
  read: (note: unknown, path: string) => T,
): Map<unknown, { note: T; path: string }> {
  const notes = new Map<unknown, { note: T; path: string }>();
  reader.list(value, name, (element, path) => {
    const { turn, [field]: note } = reader.fields(element, ["turn", field], path);
    notes.set(turn, { note: read(note, `${path}.${field}`), path: `${path}.turn` });
  });
  return notes;
}

/** Plays the turns, and writes what was written about them. */
function playTurns(
  game: Game,
  fields: { turns?: unknown; comments?: unknown; clocks?: unknown },
): void {
  const comments = readNotes(fields.comments, "comments", "comment", (note, path) => {
    const text = reader.text(note, path);
    return at(path, () => plainText(text, "a comment"));
  });
  const clocks = readNotes(fields.clocks, "clocks", "clock", (note, path) =>
    isClock(note) ? note : reader.refuse(path, CLOCK, note),
  );
  let played = 0;
  const commented = new Map<string, string>();
  const timed = new Map<string, number>();
  const write = (): void => {
    const [comment, clock] = [comments.get(played), played > 0 && clocks.get(played)];
    comments.delete(played);
    if (comment && !isBlank(comment.note)) commented.set(findPosition(game), comment.note);
    if (!clock) return;
    clocks.delete(played);
    timed.set(findPosition(game), clock.note);
  };
  write();
  reader.list(fields.turns, "turns", (text, path) => {
    const turn = reader.text(text, path);
    at(path, () => requireAnswer(game.packedTurn(moveText(turn))));
    played += 1;
    write();
  });
  if (commented.size + timed.size > 0) change(game, { comments: commented, clocks: timed });
  for (const [turn, { path }] of [...comments, ...clocks]) {
    reader.refuse(path, "the number of turns that were played before", turn);
  }
}
