// Restoring a game from data that `toJSON` gave, and that can be anything by now.
import { readEnd } from "../pgn/ends.js";
import { playLine, type LinePlayer } from "../record/play-line.js";
import { LineReader } from "../record/read.js";
import { requireAnswer } from "../wasm/answer.js";
import { atPath, FieldReader } from "../arguments/data.js";
import { flag } from "../arguments/read-options.js";
import { CLOCK, fenText, isClock, moveText, plainText } from "../arguments/texts.js";
import { squareIndex } from "../arguments/values.js";
import { encodeRules } from "../arguments/rules.js";
import { Game } from "../wasm/module.js";
import { isBlank, setHeader, setNotes, type PlyNotes } from "./notes.js";

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
  const rules = atPath("rules", () => encodeRules(fields.rules));
  const autoCommit = atPath("autoCommit", () => flag(fields.autoCommit, "autoCommit", true));
  const game = Game.create(rules, autoCommit);
  try {
    const start = atPath("start", () => fenText(fields.start));
    atPath("start", () => requireAnswer(game.loadFen(start)));
    const plies = readPlies(fields, playTurns(game, fields.turns));
    setNotes(game, {}, plies);
    if (fields.deploy !== undefined) {
      atPath("deploy", () => requireAnswer(game.packedStart(squareIndex(fields.deploy))));
    }
    reader.list(fields.steps, "steps", (text, path) => {
      const step = reader.text(text, path);
      if (!step.includes(">")) reader.refuse(path, "a deploy step in LAN", step);
      atPath(path, () => requireAnswer(game.packedMove(moveText(step), true)));
    });
    for (const [name, value] of reader.texts(fields.headers, "headers")) {
      atPath(`headers.${name}`, () => setHeader(game, name, plainText(value, "a header")));
    }
    if (fields.result !== undefined) readEnd(game, fields.result, "result", reader);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

const PLAYER: LinePlayer<Game> = {
  play(game, { lan }, path) {
    atPath(path, () => requireAnswer(game.packedTurn(moveText(lan))));
    return { san: "", lan };
  },
  before: (game) => game.variation(),
};

/** Plays the turns. Returns how many there are. */
function playTurns(game: Game, value: unknown): number {
  const line = new LineReader(reader, "game").read(value, "turns");
  return playLine(game, line, "turns", PLAYER).length;
}

/** What was noted, by the number of turns before. */
function readPlies(
  fields: { comments?: unknown; clocks?: unknown },
  turns: number,
): readonly PlyNotes[] {
  const plies = Array.from({ length: turns + 1 }, (): PlyNotes => ({}));
  const read = <Name extends keyof PlyNotes>(
    [list, name]: readonly [list: "comments" | "clocks", name: Name],
    least: number,
    readNote: (note: unknown, path: string) => PlyNotes[Name],
  ): void =>
    reader.list(fields[list], list, (element, path) => {
      const { turn, [name]: note } = reader.fields(element, ["turn", name], path);
      const noted = readNote(note, `${path}.${name}`);
      const ply = (turn as number) >= least ? plies[turn as number] : undefined;
      if (!ply) reader.refuse(`${path}.turn`, "the number of turns that were played before", turn);
      plies[turn as number] = { ...ply, [name]: noted };
    });
  read(["comments", "comment"], 0, (note, path) => {
    const text = reader.text(note, path);
    const comment = atPath(path, () => plainText(text, "a comment"));
    return isBlank(comment) ? undefined : comment;
  });
  read(["clocks", "clock"], 1, (note, path) =>
    isClock(note) ? note : reader.refuse(path, CLOCK, note),
  );
  return plies;
}
