// The review of a line: the engine thinks about every position for a while, longer where a sign is in doubt; turns that
// have lost much are mistakes, and what the engine would have played is the better line.
import { signal } from "@preact/signals";
import type { Color, CoTuLenh } from "cotulenh-wasm";
import { DECLARED_REASONS } from "cotulenh-wasm";
import type { Evaluation, GameTree, MoveInput, TreeNode } from "cotulenh-wasm/tree";
import { findOpenTurn, listNodes, type Effort } from "./effort.js";
import type { ReviewEngine, SharedEngine } from "./engine.js";
import { findMistakes, type Mistake } from "./mistakes.js";
import { SIGNS, toEvaluation } from "./scale.js";

/** The turns of a better line that are added to the game. */
const BETTER_TURNS = 4;

/** What the engine thinks of a position, and what it would play. */
export interface Judgement {
  evaluation: Evaluation;
  /** The best line; null in a game that is over. */
  best: { turns: readonly string[]; moves: readonly (readonly MoveInput[])[] } | null;
}

export interface Progress {
  /** How many positions were searched once. */
  done: number;
  total: number;
  /** How many were searched again since then. */
  again: number;
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
    effort: Effort = "quick",
  ): Promise<{ judged: ReadonlyMap<number, Judgement>; mistakes: Mistake[] } | null> {
    this.stop();
    const { signal: ended } = (this.#abort = new AbortController());
    const nodes = [tree.root, ...line];
    this.hasFailed.value = false;
    const total = nodes.length;
    this.progress.value = { done: 0, total, again: 0 };
    try {
      const engine = await this.#engine.open();
      let judged: ReadonlyMap<number, Judgement> = new Map();
      for await (const found of judgeLine(engine, tree, nodes, effort, ended)) {
        if (ended.aborted) return null;
        judged = this.judged.value = found.judged;
        this.progress.value = { done: judged.size, total, again: found.searches - judged.size };
      }
      if (ended.aborted) return null;
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

/** What is known after each search of the positions of a line, by the ids of nodes. */
interface Judged {
  judged: ReadonlyMap<number, Judgement>;
  searches: number;
}

/** Judges the positions of a line: each once, and then those of the turns whose sign is in doubt. */
export async function* judgeLine(
  engine: Pick<ReviewEngine, "search">,
  tree: GameTree,
  nodes: readonly TreeNode[],
  effort: Effort,
  signal?: AbortSignal,
): AsyncGenerator<Judged> {
  const found = nodes.map((): Judgement[] => []);
  let searches = 0;
  const search = async (place: number): Promise<Judged> => {
    const known = found[place]!;
    using game = tree.game(nodes[place]!);
    known.push(
      await judge(engine, game, {
        nodes: listNodes(effort)[known.length]!,
        ...(signal && { signal }),
      }),
    );
    searches++;
    const judged = nodes.flatMap(({ id }, i) => {
      const last = found[i]!.at(-1);
      return last ? [[id, last] as const] : [];
    });
    return { judged: new Map(judged), searches };
  };
  for (const place of nodes.keys()) yield search(place);
  const turns = nodes.slice(1).map(({ turn }, i) => ({
    mover: turn!.color,
    before: found[i]!,
    after: found[i + 1]!,
  }));
  for (;;) {
    const open = findOpenTurn(turns, effort);
    if (open < 0) return;
    const [before, after] = [found[open]!.length, found[open + 1]!.length];
    if (before <= after) yield search(open);
    if (after <= before) yield search(open + 1);
  }
}

/** What the engine thinks of the position of a game. */
export async function judge(
  engine: Pick<ReviewEngine, "search">,
  game: CoTuLenh,
  limits: { nodes: number; signal?: AbortSignal },
): Promise<Judgement> {
  const turn = game.turn();
  // A player who resigns, or agrees to a draw, has not played a bad turn.
  if (DECLARED_REASONS.some((reason) => game.outcome()?.reason === reason)) game.undo();
  const { lines } = await engine.search(game, limits);
  const [best] = lines;
  if (best) return { evaluation: toEvaluation(best.score, turn), best };
  return { evaluation: judgeEnd(game.outcome()?.winner ?? null), best: null };
}
