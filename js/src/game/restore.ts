// Restoring a game from data that `toJSON` gave, and that can be anything by now.
import { declareEnd, loadPgn, restoreNotes, setComment, setTag } from "../pgn/game-notes.js";
import { readAnswer, requireAnswer } from "../wasm/answer.js";
import { decodeTurns } from "../wasm/decode-moves.js";
import { CoTuLenhError } from "../errors.js";
import { atPath as at, FieldReader } from "../arguments/data.js";
import { flag } from "../arguments/read-options.js";
import { fenText, moveText, pgnLimits, plainText } from "../arguments/texts.js";
import { squareIndex } from "../arguments/values.js";
import { PlainText } from "../pgn/data.js";
import { completeRules, encodeRules } from "../rules.js";
import type { Outcome, Rules } from "../types.js";
import { isDeclaredReason } from "../vocabulary.js";
import { Game } from "../wasm/module.js";

const FIELDS = [
  "rules",
  "autoCommit",
  "start",
  "turns",
  "deploy",
  "steps",
  "headers",
  "comments",
  "line",
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
  const game = new Game(rules, autoCommit);
  try {
    const start = at("start", () => fenText(fields.start));
    at("start", () => requireAnswer(game.load(start)));
    const comments = readComments(fields.comments);
    if (fields.line === undefined) playTurns(game, fields.turns, comments);
    else loadLine(game, completeRules(fields.rules), start, fields, comments);
    if (fields.deploy !== undefined) {
      at("deploy", () => game.startDeploy(squareIndex(fields.deploy)));
    }
    reader.list(fields.steps, "steps", (text, path) => {
      const step = reader.text(text, path);
      if (!step.includes(">")) reader.refuse(path, "a deploy step in LAN", step);
      at(path, () => requireAnswer(game.playText(moveText(step), true)));
    });
    for (const [name, value] of reader.texts(fields.headers, "headers")) {
      at(`headers.${name}`, () => setTag(game, name, plainText(value, "a header")));
    }
    if (fields.result !== undefined) end(game, fields.result);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

/** The comments by the number of turns before them, each with its path. */
function readComments(value: unknown): Map<unknown, [comment: string, path: string]> {
  const comments = new Map<unknown, [string, string]>();
  reader.list(value, "comments", (element, path) => {
    const { turn, comment } = reader.fields(element, ["turn", "comment"], path);
    const text = reader.text(comment, `${path}.comment`);
    comments.set(turn, [at(path, () => plainText(text, "a comment")), `${path}.turn`]);
  });
  return comments;
}

function playTurns(
  game: Game,
  turns: unknown,
  comments: Map<unknown, [comment: string, path: string]>,
): void {
  let played = 0;
  const addComment = (): void => {
    const comment = comments.get(played);
    if (comment) setComment(game, comment[0]);
    comments.delete(played);
  };
  addComment();
  reader.list(turns, "turns", (text, path) => {
    const turn = reader.text(text, path);
    at(path, () => requireAnswer(game.playTurnText(moveText(turn))));
    played += 1;
    addComment();
  });
  for (const [turn, [, path]] of comments) {
    reader.refuse(path, "the number of turns before the comment", turn);
  }
}

/** Loads the turns with glyphs, clocks and variations, which are part of a PGN. */
function loadLine(
  game: Game,
  rules: Rules,
  start: string,
  fields: { turns?: unknown; line?: unknown },
  comments: Map<unknown, [comment: string, path: string]>,
): void {
  const first = comments.get(0)?.[0];
  const text = new PlainText(reader, "line");
  text.game({ tags: { FEN: start }, comments: first ? [first] : [], turns: fields.line });
  try {
    loadPgn(game, text.lines.join("\n"), { rules, ...pgnLimits(undefined) });
  } catch (error) {
    throw error instanceof CoTuLenhError ? text.locate(error) : error;
  }
  restoreNotes(game, text.comments, text.notes);
  const turns = decodeTurns(readAnswer(game.historyTurns())).map(({ lan }) => lan);
  let count = 0;
  reader.list(fields.turns, "turns", (turn, path) => {
    if (turn !== turns[count]) reader.refuse(path, "a turn of the line", turn);
    count += 1;
  });
  if (count < turns.length) reader.refuse("line", "the turns that were played", fields.line);
}

/** Ends the game as it was recorded, and checks how it has ended. */
function end(game: Game, value: unknown): void {
  const { winner, reason, by } = reader.fields(value, ["winner", "reason", "by"], "result");
  const declared = { winner, reason, ...(by !== undefined && { by }) } as Outcome;
  if (isDeclaredReason(reason)) at("result", () => declareEnd(game, declared));
  const outcome = game.outcome() as Outcome | null;
  if (outcome?.winner !== winner || outcome?.reason !== reason || outcome?.by !== by) {
    reader.refuse("result", "how the game has ended", value);
  }
}
