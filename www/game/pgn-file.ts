// Games as PGN, with variations, comments, signs and tags.
import {
  CoTuLenh,
  parsePgn,
  writePgn,
  type PgnGame,
  type PgnTurn,
  type PgnTurnInput,
} from "cotulenh-wasm";
import { declareEnd, findDeclaredEnd } from "./ending.js";
import { PlayedGame, type Tags } from "./played-game.js";
import type { Annotations, Evaluation } from "./tree.js";
import { grow, toSavedLine, type SavedLine, type TurnData } from "./tree-data.js";

/** More turns than this would block the page. */
export const MAX_TURNS = 10_000;

/** Tags that follow from the game. */
const DERIVED = ["SetUp", "FEN", "Rules"];

/** What a tag has if it is not known. */
const isUnknown = (value: string | undefined) => !value || /^[?.]+$/.test(value);

const EVALUATION = /\s*\[%eval (#?-?\d+(?:\.\d+)?)\]\s*/;

function readEvaluation(text: string): Evaluation {
  if (text.startsWith("#")) return { mate: Number(text.slice(1)) };
  return { points: Math.round(Number(text) * 100) };
}

function formatEvaluation(evaluation: Evaluation): string {
  const text = "mate" in evaluation ? `#${evaluation.mate}` : (evaluation.points / 100).toFixed(2);
  return `[%eval ${text}]`;
}

/** Comments of a PGN, and the evaluation that was written among them. */
export function readComments(written: readonly string[]): {
  comments: string[];
  evaluation: Evaluation | null;
} {
  const found = written.map((comment) => EVALUATION.exec(comment)?.[1]).find(Boolean);
  const texts = written.map((comment) => comment.replace(EVALUATION, " ").trim());
  return {
    comments: texts.filter((text) => text !== ""),
    evaluation: found ? readEvaluation(found) : null,
  };
}

/** Comments with an evaluation among them, as PGN has it. */
export function writeComments({
  comments,
  evaluation,
}: Pick<Annotations, "comments" | "evaluation">): string[] {
  return [...(evaluation ? [formatEvaluation(evaluation)] : []), ...comments];
}

/** A turn of a PGN; an evaluation is taken out of its comments. */
function toTurnData({
  san,
  nags,
  comments,
  clock,
  variations,
  startingComments,
}: PgnTurn): TurnData {
  const { comments: texts, evaluation } = readComments(comments);
  return {
    san,
    nags,
    comments: texts,
    ...(startingComments && { startingComments }),
    ...(clock !== undefined && { clock }),
    ...(evaluation && { evaluation }),
    variations: variations.map((line) => line.map(toTurnData)),
  };
}

function toPgnTurns(line: SavedLine): PgnTurnInput[] {
  return line.map((one) => {
    if (typeof one === "string") return { san: one };
    const { evaluation, variations = [], ...data } = one;
    const comments = writeComments({
      comments: data.comments ?? [],
      evaluation: evaluation ?? null,
    });
    return {
      ...data,
      nags: [...(data.nags ?? [])],
      comments,
      startingComments: [...(data.startingComments ?? [])],
      variations: variations.map(toPgnTurns),
    };
  });
}

/** The game of a PGN as data: its own tags, comments and turns. */
export function toGameData({ tags, comments, turns }: PgnGame) {
  const own = Object.entries(tags).filter(([name, value]) => {
    return !DERIVED.includes(name) && !isUnknown(value);
  });
  return { tags: Object.fromEntries(own) as Tags, comments, turns: turns.map(toTurnData) };
}

/** The game of a PGN, at the end of its main line. Throws if it has an error. */
export function readPgn(text: string): PlayedGame {
  const loaded = new CoTuLenh();
  try {
    // It checks the text and finds a declared end (R13.5).
    loaded.loadPgn(text, { limits: { turns: MAX_TURNS } });
    const game = PlayedGame.open(loaded.toJSON().start, loaded.rules());
    const data = toGameData(parsePgn(text)[0]!);
    game.tree.annotate(game.tree.root, readComments(data.comments));
    game.settle(grow(game.current, game.tree, game.tree.root, data.turns).last);
    const outcome = loaded.outcome();
    const end = findDeclaredEnd(outcome);
    const { Result: result, Termination: termination, ...tags } = data.tags;
    game.tags = {
      ...tags,
      // A result that no rule explains stays as it was declared.
      ...(!outcome && result && result !== "*" && { Result: result }),
      ...(!end && termination && { Termination: termination }),
    };
    if (end) game.declareEnd(end);
    return game;
  } finally {
    loaded.free();
  }
}

/** The whole game as PGN. `fallback` has the tags that are written where the game has none. */
export function formatPgn(game: PlayedGame, fallback: Tags = {}): string {
  const { tree, start, rules, end } = game;
  const line = tree.mainLine();
  const replayed = new CoTuLenh(start, { rules });
  try {
    for (const { turn } of line) replayed.playTurn(turn!.moves);
    // PGN has a place for the end of its main line only.
    if (end && end.node === (line.at(-1) ?? tree.root)) declareEnd(replayed, end.end);
    const hasEnded = replayed.outcome() !== null;
    const tags: Record<string, string> = replayed.getHeaders();
    const { Result: declared, ...own } = game.tags;
    for (const [name, value] of Object.entries({ ...fallback, ...own })) {
      if (name !== "Termination" || !hasEnded) tags[name] = value;
    }
    if (tags["Result"] === "*" && declared) tags["Result"] = declared;
    return writePgn({
      tags,
      comments: writeComments(tree.root),
      turns: toPgnTurns(toSavedLine(tree)),
    });
  } finally {
    replayed.free();
  }
}
