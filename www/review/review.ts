// The review of a line: the engine thinks about every position for a while; turns that have lost much are
// mistakes, and what the engine would have played is the better line.
import { signal } from "@preact/signals";
import type { Color, CoTuLenh } from "cotulenh-wasm";
import { DECLARED_REASONS } from "cotulenh-wasm";
import type { Evaluation, GameTree, MoveInput, TreeNode } from "cotulenh-wasm/tree";
import type { SharedEngine } from "./engine.js";
import { findMistakes, type Mistake } from "./mistakes.js";
import { SIGNS, toEvaluation } from "./scale.js";

/** How long the engine thinks about a position: in nodes, and in milliseconds. */
export const REVIEW_LIMITS = { nodes: 40_000, time: 1500 };

/** The turns of a better line that are added to the game. */
const BETTER_TURNS = 4;

/** What the engine thinks of a position, and what it would play. */
export interface Judgement {
  evaluation: Evaluation;
  /** The best line; null in a game that is over. */
  best: { turns: readonly string[]; moves: readonly (readonly MoveInput[])[] } | null;
}

export interface Progress {
  done: number;
  total: number;
}

/** The evaluation of a finished game. */
function judgeEnd(winner: Color | null): Evaluation {
  if (winner === null) return { points: 0 };
  return { mate: winner === "r" ? 1 : -1 };
}

const hasSign = ({ nags }: TreeNode): boolean => nags.some((nag) => nag in SIGNS);

/** Writes the results of a review into a tree, as one edit: evaluations, signs, and what was better. */
export function writeReview(
  tree: GameTree,
  judged: ReadonlyMap<number, Judgement>,
  mistakes: readonly Mistake[],
): void {
  tree.edit(() => {
    for (const [id, { evaluation }] of judged) if (tree.find(id)) tree.annotate(id, { evaluation });
    for (const { node, sign } of mistakes) {
      // The tree may have been edited during the review.
      if (!node.parent || tree.find(node.id) !== node) continue;
      // Signs that the user has set are kept.
      if (!hasSign(node)) tree.annotate(node, { nags: [sign, ...node.nags] });
      const best = judged.get(node.parent.id)?.best;
      if (best && best.turns[0] !== node.turn?.lan) {
        tree.addLine(node.parent, best.moves.slice(0, BETTER_TURNS));
      }
    }
  });
}

export class Review {
  /** The progress in positions; null while no review runs. */
  readonly progress = signal<Progress | null>(null);
  /** What is known so far, by the ids of nodes. */
  readonly judged = signal<ReadonlyMap<number, Judgement>>(new Map());
  readonly hasFailed = signal(false);
  readonly #engine: SharedEngine;
  #abort: AbortController | null = null;

  constructor(engine: SharedEngine) {
    this.#engine = engine;
  }

  /** Ends the review and discards its results: an incomplete one would mark good turns as mistakes. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.progress.value = null;
    this.judged.value = new Map();
  }

  /** Reviews a line from the start of the game. Null if it was stopped, or has failed. */
  async run(
    tree: GameTree,
    line: readonly TreeNode[],
    limits: { nodes: number; time?: number } = REVIEW_LIMITS,
  ): Promise<{ judged: ReadonlyMap<number, Judgement>; mistakes: Mistake[] } | null> {
    this.stop();
    const { signal: ended } = (this.#abort = new AbortController());
    const nodes = [tree.root, ...line];
    this.hasFailed.value = false;
    this.progress.value = { done: 0, total: nodes.length };
    const judged = new Map<number, Judgement>();
    try {
      const engine = await this.#engine.open();
      for (const node of nodes) {
        if (ended.aborted) return null;
        using game = tree.game(node);
        judged.set(node.id, await judge(engine, game, { ...limits, signal: ended }));
        if (ended.aborted) return null;
        this.judged.value = new Map(judged);
        this.progress.value = { done: judged.size, total: nodes.length };
      }
      const mistakes = findMistakes(line, ({ id }) => judged.get(id)?.evaluation);
      this.progress.value = null;
      return { judged, mistakes };
    } catch {
      if (ended.aborted) return null;
      void this.#engine.close();
      this.stop();
      this.hasFailed.value = true;
      return null;
    }
  }
}

/** What the engine thinks of the position of a game. */
export async function judge(
  engine: Pick<Awaited<ReturnType<SharedEngine["open"]>>, "search">,
  game: CoTuLenh,
  limits: { nodes: number; time?: number; signal?: AbortSignal },
): Promise<Judgement> {
  const turn = game.turn();
  // A player who resigns, or agrees to a draw, has not played a bad turn.
  if (DECLARED_REASONS.some((reason) => game.outcome()?.reason === reason)) game.undo();
  const { lines } = await engine.search(game, limits);
  const [best] = lines;
  if (best) return { evaluation: toEvaluation(best.score, turn), best };
  return { evaluation: judgeEnd(game.outcome()?.winner ?? null), best: null };
}
