// The review of a line: the engine thinks about every position for a while; turns that have lost much are
// mistakes, and what the engine would have played is the better line.
import { signal } from "@preact/signals";
import type { Color, CoTuLenh } from "cotulenh-wasm";
import { DECLARED_REASONS } from "cotulenh-wasm/constants";
import type { Evaluation, GameTree, TreeData, TreeNode, TreeNodeData } from "cotulenh-wasm/tree";
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
  turns: readonly string[];
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

function hasSign({ nags = [] }: Pick<TreeNodeData, "nags">): boolean {
  return nags.some((nag) => nag in SIGNS);
}

/** The data of a tree with the results of a review: evaluations, signs, and what was better. */
export function writeReview(
  data: TreeData,
  judged: ReadonlyMap<number, Judgement>,
  mistakes: readonly Mistake[],
): TreeData {
  const nodes = data.nodes.map((node) => {
    const found = judged.get(node.id);
    return found ? { ...node, evaluation: found.evaluation } : { ...node };
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let nextId = Math.max(...byId.keys()) + 1;
  for (const { node, sign } of mistakes) {
    const mistaken = byId.get(node.id);
    if (!mistaken || !node.parent) continue;
    // A sign that someone has given stays.
    if (!hasSign(mistaken)) mistaken.nags = [sign, ...(mistaken.nags ?? [])];
    let parent = node.parent.id;
    const better = judged.get(parent)?.turns.slice(0, BETTER_TURNS) ?? [];
    if (better[0] === node.turn?.lan) continue;
    for (const turn of better) {
      const known = nodes.find((one) => one.parent === parent && one.turn === turn);
      if (!known) nodes.push({ id: nextId++, parent, turn });
      parent = known?.id ?? nextId - 1;
    }
  }
  return { ...data, nodes };
}

/**
 * The data of a tree without what a review has written, which is the difference of `before` and `after`. What
 * was written since then stays, with the turns that it belongs to.
 */
export function takeBackReview(now: TreeData, before: TreeData, after: TreeData): TreeData {
  const [old, written] = [before, after].map(
    ({ nodes }) => new Map(nodes.map((one) => [one.id, one])),
  );
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const kept = new Set([now.current]);
  // Each node comes after its parent: from the end, it is known what follows a turn.
  for (const node of [...now.nodes].reverse()) {
    const isOfReview = !old!.has(node.id) && isSame(node, written!.get(node.id));
    if (isOfReview && !kept.has(node.id)) continue;
    kept.add(node.id);
    if (node.parent !== undefined) kept.add(node.parent);
  }
  const nodes = now.nodes.flatMap((node) => {
    if (!kept.has(node.id)) return [];
    const [was, by] = [old!.get(node.id), written!.get(node.id)];
    if (!was || !by) return [node];
    const { evaluation, nags, ...rest } = node;
    const evaluated = isSame(evaluation, by.evaluation) ? was.evaluation : evaluation;
    const signs = isSame(nags, by.nags) ? was.nags : nags;
    return [
      { ...rest, ...(evaluated && { evaluation: evaluated }), ...(signs && { nags: signs }) },
    ];
  });
  return { ...now, nodes };
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
  if (best) return { evaluation: toEvaluation(best.score, turn), turns: best.turns };
  return { evaluation: judgeEnd(game.outcome()?.winner ?? null), turns: [] };
}
