// Evaluations for people: for Red, as a share of the bar, as text, and how much a turn has lost.
import type { Color } from "cotulenh-wasm";
import type { EngineScore } from "./engine.js";
import type { Evaluation } from "cotulenh-wasm/tree";
import type { Sign } from "./signs.js";

/** A score for the side to move as an evaluation for Red. */
export function toEvaluation(score: EngineScore, turn: Color): Evaluation {
  const sign = turn === "r" ? 1 : -1;
  return "mate" in score ? { mate: sign * score.mate } : { points: sign * score.points };
}

/** With this lead, in hundredths of an infantry, three of four games are won. */
const SCALE = 700;

/** Red's chance, from 0 to 1: half if both sides are equal. */
export function toChance(evaluation: Evaluation): number {
  if ("mate" in evaluation) return evaluation.mate > 0 ? 1 : 0;
  return 1 / (1 + 3 ** (-evaluation.points / SCALE));
}

/** `+1.2`, `−0.4`, `0.0`, or `#3` and `#−3` for a mate. */
export function formatEvaluation(evaluation: Evaluation): string {
  if ("mate" in evaluation) return `#${evaluation.mate}`.replace("-", "−");
  const pawns = (evaluation.points / 100).toFixed(1).replace(/^-0\.0$/, "0.0");
  return evaluation.points > 0 && pawns !== "0.0" ? `+${pawns}` : pawns.replace("-", "−");
}

/** The signs that a review gives, by the winning chance that a turn has lost at least. */
const MISTAKES: readonly (readonly [loss: number, sign: Sign])[] = [
  [0.3, 4],
  [0.18, 2],
  [0.1, 6],
];

/** How much of a side's winning chance a turn has lost. */
export function findLoss(before: Evaluation, after: Evaluation, mover: Color): number {
  const change = toChance(after) - toChance(before);
  return Math.max(0, mover === "r" ? -change : change);
}

/** The sign of a turn with this loss; null if it was good enough. */
export function findMistake(loss: number): Sign | null {
  return MISTAKES.find(([least]) => loss >= least)?.[1] ?? null;
}

/**
 * How fast the accuracy of a turn falls with the winning chance that it has lost. It was chosen by 44 games of up
 * to 80 turns, which the levels played against one another, reviewed with 10,000 and with 40,000 nodes a
 * position. With 30, level 1 has 55 to 60, level 2 about 62, level 3 about 70, and level 8, whose search is
 * that of the review, 98. A turn that loses an infantry gets 31.
 */
const STRICTNESS = 30;

/** The lowest rate in the harmonic mean: below it, one blunder would hide all other turns. */
const LEAST_RATE = 0.1;

/**
 * The accuracy of turns with these losses of winning chance, from 0 to 100; null for none. The
 * harmonic mean makes one blunder count among many turns in which there was nothing to lose.
 */
export function rateAccuracy(losses: readonly number[]): number | null {
  if (losses.length === 0) return null;
  const rates = losses.map((loss) => Math.exp(-STRICTNESS * loss));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const mean = sum(rates) / rates.length;
  const harmonic = rates.length / sum(rates.map((rate) => 1 / Math.max(rate, LEAST_RATE)));
  return Math.round(50 * (mean + harmonic));
}
