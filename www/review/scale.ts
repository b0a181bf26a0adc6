// One scale for evaluations: what a lead is worth, how a turn is signed, and how accurate a player was.
import type { Color } from "cotulenh-wasm";
import type { Score } from "cotulenh-wasm/engine";
import { winChance, type Evaluation } from "cotulenh-wasm/tree";

/** A score for the side to move as an evaluation for Red. */
export function toEvaluation(score: Score, turn: Color): Evaluation {
  const sign = turn === "r" ? 1 : -1;
  return "mate" in score ? { mate: sign * score.mate } : { points: sign * score.points };
}

/** `+1.2`, `−0.4`, `0.0`, or `#3` and `#−3` for a mate. */
export function formatEvaluation(evaluation: Evaluation): string {
  if ("mate" in evaluation) return `#${evaluation.mate}`.replace("-", "−");
  const text = (evaluation.points / 100).toFixed(1).replace(/^-0\.0$/, "0.0");
  return evaluation.points > 0 && text !== "0.0" ? `+${text}` : text.replace("-", "−");
}

/** The signs of turns by their numbers in PGN. */
export const SIGNS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" } as const;
export type Sign = keyof typeof SIGNS;

/** The signs that a review gives, from the least. */
export const MISTAKE_SIGNS = [6, 2, 4] as const satisfies readonly Sign[];
export type MistakeSign = (typeof MISTAKE_SIGNS)[number];

/** A sign for a turn that has lost at least so much of the expected result: docs/REVIEW.md has the measurements. */
const LEAST_LOSS: Readonly<Record<MistakeSign, number>> = { 6: 0.035, 2: 0.09, 4: 0.18 };

/** Whether a loss is nearer than this to the limit of a sign. */
export function isNearLimit(loss: number, distance: number): boolean {
  return MISTAKE_SIGNS.some((sign) => Math.abs(loss - LEAST_LOSS[sign]) < distance);
}

/** How much of a side's expected result a turn has lost. */
export function findLoss(before: Evaluation, after: Evaluation, mover: Color): number {
  const change = winChance(after) - winChance(before);
  return Math.max(0, mover === "r" ? -change : change);
}

/** The sign of a turn with this loss; null if it was good enough. */
export function findMistake(loss: number): MistakeSign | null {
  return MISTAKE_SIGNS.filter((sign) => loss >= LEAST_LOSS[sign]).at(-1) ?? null;
}

/** The sign of a turn between two positions. A turn that gives up a mate gets one in any case. */
export function signTurn(before: Evaluation, after: Evaluation, mover: Color): MistakeSign | null {
  const own = mover === "r" ? 1 : -1;
  const mates = (evaluation: Evaluation) => "mate" in evaluation && evaluation.mate * own > 0;
  const isMissed = mates(before) && !mates(after);
  return findMistake(findLoss(before, after, mover)) ?? (isMissed ? 6 : null);
}

/** How fast the accuracy of a turn falls with what it has lost: docs/REVIEW.md has the measurements. */
const STRICTNESS = 14;

/** The lowest rate in the harmonic mean: below it, one blunder would hide all other turns. */
const LEAST_RATE = 0.1;

/**
 * The accuracy of turns with these losses, from 0 to 100; null for none. The harmonic mean makes one blunder
 * count among many turns in which there was nothing to lose.
 */
export function rateAccuracy(losses: readonly number[]): number | null {
  if (losses.length === 0) return null;
  const rates = losses.map((loss) => Math.exp(-STRICTNESS * loss));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const mean = sum(rates) / rates.length;
  const harmonic = rates.length / sum(rates.map((rate) => 1 / Math.max(rate, LEAST_RATE)));
  return Math.round(50 * (mean + harmonic));
}
