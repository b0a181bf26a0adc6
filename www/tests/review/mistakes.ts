// Plants blunders of known size in games between levels, to see which signs they get: a single piece is moved
// to where it can be captured for nothing, or a mate in one is missed.
import { readFileSync } from "node:fs";
import { CoTuLenh, type Color, type Move, type PieceType } from "cotulenh-wasm";
import type { Engine } from "cotulenh-wasm/engine";
import type { Evaluation } from "cotulenh-wasm/tree";
import { listNodes } from "../../review/effort.js";
import { judge } from "../../review/review.js";
import { findLoss, signTurn, type MistakeSign } from "../../review/scale.js";

/** The first search of a review: the same answer on every machine. */
const LIMITS = { nodes: listNodes("quick")[0]! };

/** Beyond this lead, in points, a game is decided, and a piece counts for less. */
const BALANCED = 400;

/** The levels of the games, each against itself. */
const LEVELS = [1, 2, 3, 5, 7, 3, 4, 4, 2, 5] as const;

/** The games begin with turns by chance, and last so many turns. */
const RANDOM_TURNS = 6;
const TURNS = 70;

/** A turn that was played in a game. */
export interface PlayedTurn extends Judged {
  level: number;
}

/** How much a turn has lost, and its sign. */
export interface Judged {
  loss: number;
  sign: MistakeSign | null;
}

interface Position {
  data: ReturnType<CoTuLenh["toJSON"]>;
  evaluation: Evaluation;
}

/** Numbers by chance, always the same ones. */
function createRandom(): <T>(list: readonly T[]) => T {
  let seed = 7;
  return (list) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return list[Math.floor((seed / 0x8000_0000) * list.length)]!;
  };
}

/** Plays games between levels: the loss of each turn, and positions of them. */
export async function playGames(
  engine: Engine,
  count: number,
): Promise<{ turns: PlayedTurn[]; positions: Position[] }> {
  const pick = createRandom();
  const turns: PlayedTurn[] = [];
  const positions: Position[] = [];
  for (const level of LEVELS.slice(0, count)) {
    const game = new CoTuLenh();
    while (game.history().length < RANDOM_TURNS) game.move(pick(game.moves()));
    let { evaluation } = await judge(engine, game, LIMITS);
    for (let turn = 0; turn < TURNS && !game.outcome(); turn++) {
      if (turn % 4 === 0) positions.push({ data: game.toJSON(), evaluation });
      const mover = game.turn();
      const { best } = await engine.search(game, { level, nodes: 20_000, seed: turn });
      game.playTurn(best!);
      const after = await judge(engine, game, LIMITS);
      turns.push({ level, ...compare(evaluation, after.evaluation, mover) });
      ({ evaluation } = after);
    }
    game.free();
  }
  return { turns, positions };
}

/** Whether the other side can take what has moved, and is not taken itself. */
function isFree(after: CoTuLenh, { to }: Move): boolean {
  if (after.outcome() || after.isCheck()) return false;
  const captures = after
    .moves({ verbose: true })
    .filter((one) => one.captured && one.to === to && !one.deploy && one.kind !== "suicide");
  return captures.some((capture) => {
    const taken = after.clone();
    taken.playTurn(capture);
    const at = capture.kind === "stay" ? capture.from : capture.to;
    const isTaken = taken.moves({ verbose: true }).some((one) => one.captured && one.to === at);
    const isSafe = taken.outcome() === null && !isTaken;
    taken.free();
    return isSafe;
  });
}

/** Moves that hang a single piece of a type which was safe before. */
function listHanging(game: CoTuLenh, type: PieceType): Move[] {
  const other: Color = game.turn() === "r" ? "b" : "r";
  const threats = game.moves({ verbose: true, color: other }).filter(({ captured }) => captured);
  const threatened = new Set(threats.map(({ to }) => to));
  return game.moves({ verbose: true }).filter((move) => {
    const { piece, kind, deploy, from } = move;
    const isSingle = piece.type === type && !piece.carrying && !piece.heroic;
    if (!isSingle || kind !== "move" || deploy || threatened.has(from)) return false;
    const after = game.clone();
    after.playTurn(move);
    const hangs = isFree(after, move);
    after.free();
    return hangs;
  });
}

function compare(before: Evaluation, after: Evaluation, mover: Color): Judged {
  return { loss: findLoss(before, after, mover), sign: signTurn(before, after, mover) };
}

async function playMistake(
  engine: Engine,
  game: CoTuLenh,
  before: Evaluation,
  move: Move,
): Promise<Judged> {
  const mover = game.turn();
  game.playTurn(move);
  const { evaluation } = await judge(engine, game, LIMITS);
  game.free();
  return compare(before, evaluation, mover);
}

/** Hangs pieces of a type in balanced positions. */
export async function hang(
  engine: Engine,
  positions: readonly Position[],
  type: PieceType,
  count: number,
): Promise<Judged[]> {
  const pick = createRandom();
  const mistakes: Judged[] = [];
  for (const { data, evaluation } of positions) {
    if (mistakes.length >= count) break;
    if ("mate" in evaluation || Math.abs(evaluation.points) > BALANCED) continue;
    const game = CoTuLenh.fromJSON(data);
    const moves = listHanging(game, type);
    if (moves.length === 0) continue;
    mistakes.push(await playMistake(engine, game, evaluation, pick(moves)));
  }
  return mistakes;
}

/** Misses mates in one: a quiet move that gives no check is played instead. */
export async function missMates(engine: Engine, count: number): Promise<Judged[]> {
  const pick = createRandom();
  const tactics = new URL("../../../engine/tools/tests/data/tactics.txt", import.meta.url);
  const mates = readFileSync(tactics, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("mate1;"));
  const mistakes: Judged[] = [];
  for (let i = 0; i < count; i++) {
    const fen = mates[Math.floor((i * mates.length) / count)]!.split(";")[1];
    const game = new CoTuLenh(fen);
    const won: Evaluation = { mate: game.turn() === "r" ? 1 : -1 };
    const quiet = game.moves({ verbose: true }).filter((move) => {
      if (move.captured || move.deploy) return false;
      const after = game.clone();
      after.playTurn(move);
      const isQuiet = !after.isCheck() && after.outcome() === null;
      after.free();
      return isQuiet;
    });
    if (quiet.length === 0) continue;
    mistakes.push(await playMistake(engine, game, won, pick(quiet)));
  }
  return mistakes;
}
