// The review of a line: the engine thinks about every position for a while; turns that have lost much
// are mistakes, and what the engine would have played is the better line.
import type { Color } from "cotulenh-wasm";
import type { Evaluation, GameTree, TreeNode } from "cotulenh-wasm/tree";
import { toSearched, type SharedEngine } from "./engine.js";
import { findLoss, findMistake, rateAccuracy, toEvaluation } from "./evaluation.js";
import type { Session } from "./session.js";
import { findSign, type Sign } from "./signs.js";

/** How long the engine thinks about a position: in nodes, and in milliseconds. */
const LIMITS = { nodes: 40_000, time: 1500 };

/** The turns of a better line that are shown. */
const BETTER_TURNS = 4;

/** What the engine thinks of a position, and what it would play. */
export interface Judgement {
  evaluation: Evaluation;
  turns: readonly string[];
}

/** A turn that has lost much. */
export interface Mistake {
  node: TreeNode;
  sign: Sign;
  loss: number;
}

export interface SideSummary {
  /** From 0 to 100: how near the turns were to the best ones. */
  accuracy: number | null;
  /** The number of turns with each sign of a mistake. */
  counts: Readonly<Partial<Record<Sign, number>>>;
}

/** The evaluation of a finished game. */
function judgeEnd(winner: Color | null): Evaluation {
  if (winner === null) return { points: 0 };
  return { mate: winner === "r" ? 1 : -1 };
}

/** Who has won after a turn, by the rules; null if nobody has. */
function findWinner(tree: GameTree, node: TreeNode): Color | null {
  const game = tree.game(node);
  const outcome = game.outcome();
  game.free();
  return outcome?.winner ?? null;
}

/** The mistakes of a line whose positions have evaluations. */
export function findMistakes(line: readonly TreeNode[]): Mistake[] {
  return line.flatMap((node) => {
    const before = node.parent?.evaluation;
    if (!before || !node.evaluation || !node.turn) return [];
    const loss = findLoss(before, node.evaluation, node.turn.color);
    const sign = findMistake(loss);
    return sign ? [{ node, sign, loss }] : [];
  });
}

/** How well both sides have played a line. */
export function summarize(line: readonly TreeNode[]): Record<Color, SideSummary> {
  const mistakes = findMistakes(line);
  const side = (color: Color): SideSummary => {
    const losses = line.flatMap(({ turn, parent, evaluation }) =>
      turn?.color === color && parent?.evaluation && evaluation
        ? [findLoss(parent.evaluation, evaluation, color)]
        : [],
    );
    const counts: Partial<Record<Sign, number>> = {};
    for (const { node, sign } of mistakes) {
      if (node.turn?.color === color) counts[sign] = (counts[sign] ?? 0) + 1;
    }
    return { accuracy: rateAccuracy(losses), counts };
  };
  return { r: side("r"), b: side("b") };
}

/** Whether all positions of a line have evaluations. */
export function isReviewed(root: TreeNode, line: readonly TreeNode[]): boolean {
  return line.length > 0 && [root, ...line].every(({ evaluation }) => evaluation !== null);
}

/** The beginning of a line whose positions have evaluations. */
export function findReviewedPart(root: TreeNode, line: readonly TreeNode[]): readonly TreeNode[] {
  if (root.evaluation === null) return [];
  const end = line.findIndex(({ evaluation }) => evaluation === null);
  return end < 0 ? line : line.slice(0, end);
}

/** The turns after which a line continues, if the engine would have played otherwise. */
function findBetter({ parent, turn }: TreeNode, judged: ReadonlyMap<TreeNode, Judgement>) {
  const turns = (parent && judged.get(parent)?.turns) ?? [];
  return turns[0] === turn?.lan ? [] : turns.slice(0, BETTER_TURNS);
}

export class Review {
  readonly #session: Session;
  readonly #engine: SharedEngine;
  readonly #onChange: () => void;
  #abort: AbortController | null = null;
  /** The progress in positions; null while no review runs. */
  progress: { done: number; total: number } | null = null;
  hasFailed = false;

  constructor(session: Session, engine: SharedEngine, onChange: () => void) {
    this.#session = session;
    this.#engine = engine;
    this.#onChange = onChange;
  }

  get isRunning(): boolean {
    return this.progress !== null;
  }

  /** Ends the review and discards its results: an incomplete review would mark good turns as mistakes. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.progress = null;
    this.#onChange();
  }

  /** Reviews a line from the start of the game. */
  async start(line: readonly TreeNode[]): Promise<void> {
    this.stop();
    const { tree, token } = this.#session.state;
    const abort = (this.#abort = new AbortController());
    const nodes = [tree.root, ...line];
    this.hasFailed = false;
    this.#report(0, nodes.length);
    try {
      const engine = await this.#engine.open();
      const judged = new Map<TreeNode, Judgement>();
      for (const [i, node] of nodes.entries()) {
        if (abort.signal.aborted) return;
        const limits = { ...LIMITS, signal: abort.signal };
        const { lines } = await engine.search(toSearched(tree, node), limits);
        const [best] = lines;
        const turn = node.fen.split(" ")[1] as Color;
        const evaluation = best ? toEvaluation(best.score, turn) : judgeEnd(findWinner(tree, node));
        judged.set(node, { evaluation, turns: best?.turns ?? [] });
        if (abort.signal.aborted || this.#session.state.token !== token) return this.stop();
        this.#report(i + 1, nodes.length);
      }
      this.progress = null;
      this.#apply(judged, line);
    } catch {
      if (abort.signal.aborted) return;
      void this.#engine.close();
      this.hasFailed = true;
      this.stop();
    }
  }

  #report(done: number, total: number): void {
    this.progress = { done, total };
    this.#onChange();
  }

  /** Writes what was found into the tree, where it is saved with the game. */
  #apply(judged: ReadonlyMap<TreeNode, Judgement>, line: readonly TreeNode[]): void {
    this.#session.edit((tree) => {
      for (const [node, { evaluation }] of judged) tree.annotate(node, { evaluation });
      for (const { node, sign } of findMistakes(line)) {
        // A sign that someone has given stays.
        if (!findSign(node)) tree.annotate(node, { nags: [sign, ...node.nags] });
        const better = findBetter(node, judged);
        if (better.length > 0 && node.parent) tree.addLine(node.parent, better);
      }
    });
    this.#onChange();
  }
}
