// A game with its variations: the tree of all turns, and an engine. What the engine says about a
// position is asked once and kept; it goes to a position that is known only when it is asked again.
import type { Color, CoTuLenh, DeployState, Move, Outcome, Piece } from "cotulenh-wasm";
import type { Rules, Square, Turn } from "cotulenh-wasm";
import { readScore, sayEnd, type SaidEnd, type Score } from "./ending.js";
import { collectCaptured } from "./record.js";
import { openPosition } from "./open.js";
import { GameTree, type TreeNode } from "./tree.js";
import { grow } from "./tree-data.js";

/** What the engine says about a position. */
export interface PositionFacts {
  fen: string;
  turn: Color;
  pieces: ReadonlyMap<Square, Piece>;
  /** Squares whose pieces have a legal move. */
  movable: ReadonlySet<Square>;
  check: Square | null;
  outcome: Outcome | null;
  /** The points of both sides. */
  score: Score;
  deploy: DeployState | null;
}

/** An end that was said (R13.5): where, and the steps of the deploy that it has cancelled. */
export interface GameEnd {
  node: TreeNode;
  end: SaidEnd;
  steps: readonly string[];
}

export type Captured = Readonly<Record<Color, readonly Piece[]>>;

/** The tags of a PGN that do not follow from the game. */
export type Tags = Readonly<Record<string, string>>;

function readFacts(engine: CoTuLenh, fen: string, deploy: DeployState | null): PositionFacts {
  const outcome = deploy ? null : engine.outcome();
  const turn = engine.turn();
  const pieces = new Map(engine.pieces().map(({ square, piece }) => [square, piece]));
  return {
    fen,
    turn,
    pieces,
    movable: new Set(engine.dests().keys()),
    check: engine.isCheck() ? engine.getCommanderSquare(turn) : null,
    outcome,
    score: readScore(engine, outcome),
    deploy,
  };
}

export class PlayedGame {
  readonly #engine: CoTuLenh;
  readonly tree: GameTree;
  /** The FEN of the starting position. */
  readonly start: string;
  readonly rules: Rules;
  tags: Tags = {};
  #end: GameEnd | null = null;
  /** The end that was removed with its turn. */
  #removedEnd: GameEnd | null = null;
  #node: TreeNode;
  /** Where the engine is. */
  #engineNode: TreeNode;
  /** How many steps of the open deploy can be redone. */
  #undoneSteps = 0;
  #deploy: DeployState | null;
  #facts: PositionFacts | null = null;
  readonly #knownFacts = new WeakMap<TreeNode, PositionFacts>();
  readonly #captured = new WeakMap<TreeNode, Captured>();
  #turns: readonly Turn[] = [];

  constructor(engine: CoTuLenh, tree = new GameTree()) {
    this.#engine = engine;
    this.tree = tree;
    this.start = engine.toJSON().start;
    this.rules = engine.rules();
    this.#node = tree.root;
    this.#deploy = engine.deployState();
    this.#captured.set(tree.root, { r: [], b: [] });
    // A position may have been opened after a deploy that ends by itself.
    const played = tree.size === 0 ? engine.history({ verbose: true }) : [];
    for (const turn of played) this.#node = tree.add(this.#node, turn) ?? this.#node;
    this.#engineNode = this.#node;
  }

  /** A game from a FEN, or from the start. Throws if the FEN is not a position. */
  static open(fen?: string, rules?: Partial<Rules>): PlayedGame {
    return new PlayedGame(openPosition(fen, rules));
  }

  free(): void {
    this.#engine.free();
  }

  /** The engine, in the current position. */
  get engine(): CoTuLenh {
    if (this.#engineNode === this.#node) return this.#engine;
    const path = this.tree.path(this.#node);
    const nodes = new Set<TreeNode>(path);
    let at = this.#engineNode;
    for (; at.parent && !nodes.has(at); at = at.parent) this.#engine.undo();
    for (const { turn } of path.slice(at.ply)) this.#engine.playTurn(turn!.lan);
    this.#engineNode = this.#node;
    return this.#engine;
  }

  /** The last turn that was played. */
  get node(): TreeNode {
    return this.#node;
  }

  get end(): GameEnd | null {
    return this.#end;
  }

  /** Whether the game has been ended in the current position. */
  get isEndedHere(): boolean {
    return this.#end !== null && this.#end.node === this.#node;
  }

  facts(): PositionFacts {
    return (this.#facts ??= this.#readFacts());
  }

  #readFacts(): PositionFacts {
    const known = this.#isPlain ? this.#knownFacts.get(this.#node) : null;
    if (known) return known;
    const { turn } = this.#node;
    const fen = (this.#isPlain && turn?.after) || this.engine.fen();
    const facts = readFacts(this.engine, fen, this.#deploy);
    if (this.#isPlain) this.#knownFacts.set(this.#node, facts);
    return facts;
  }

  /** Whether the position is that after the last turn: no deploy is open, and no end was said. */
  get #isPlain(): boolean {
    return this.#deploy === null && !this.isEndedHere;
  }

  /** The engine is at another position. */
  #moved(): void {
    this.#facts = null;
    this.#deploy = this.engine.deployState();
  }

  /** The turns of the current line, with those that can be redone; the same list if none differs. */
  turns(): readonly Turn[] {
    const turns = this.tree.line(this.#node).map(({ turn }) => turn!);
    const isSame =
      turns.length === this.#turns.length && turns.every((t, i) => t === this.#turns[i]);
    if (!isSame) this.#turns = turns;
    return this.#turns;
  }

  /** The captured pieces; the same object as before the last turn if it has captured none. */
  captured(): Captured {
    const unknown: TreeNode[] = [];
    let known: Captured | undefined;
    for (let at: TreeNode | null = this.#node; at && !known; at = at.parent) {
      known = this.#captured.get(at);
      if (!known) unknown.push(at);
    }
    let captured: Captured = known ?? { r: [], b: [] };
    for (const node of unknown.reverse()) {
      captured = collectCaptured(captured, node.turn?.moves ?? []);
      this.#captured.set(node, captured);
    }
    return collectCaptured(captured, this.facts().deploy?.steps ?? []);
  }

  // Playing.

  /** Plays a move, a deploy step or a whole deploy. Returns the turn if one is complete. */
  play(text: string): { move: Move; turn: Turn | null } {
    const move = this.engine.move(text);
    this.#moved();
    this.#undoneSteps = 0;
    return { move, turn: this.#deploy ? null : this.#record(this.#lastTurn()) };
  }

  /** Plays an ordinary move. */
  playTurn(text: string): Turn {
    const turn = this.engine.playTurn(text);
    this.#moved();
    return this.#record(turn);
  }

  commit(): Turn {
    const turn = this.engine.commitDeploy();
    this.#moved();
    return this.#record(turn);
  }

  cancelDeploy(): void {
    if (!this.#deploy) return;
    this.engine.cancelDeploy();
    this.#moved();
    this.#undoneSteps = 0;
  }

  /** The turn that the engine has just completed, without asking for the whole history. */
  #lastTurn(): Turn {
    const undone = this.engine.undo();
    this.engine.redo();
    if (!undone || !("moves" in undone)) throw new Error("no turn was completed");
    return undone;
  }

  #record(turn: Turn): Turn {
    this.#undoneSteps = 0;
    const node = this.tree.add(this.#node, turn);
    if (!node) {
      // Variations in variations without end: the turn is refused.
      this.engine.undo();
      this.#moved();
      return turn;
    }
    this.#node = this.#engineNode = node;
    this.tree.visit(node);
    // A declared result belongs to the last turn of the main line.
    if (this.tags["Result"] && !this.tree.variationOf(node)) {
      const { Result: _, ...tags } = this.tags;
      this.tags = tags;
    }
    return turn;
  }

  // Navigation.

  get canUndo(): boolean {
    const steps = this.facts().deploy?.steps.length ?? 0;
    return this.#node.parent !== null || steps > 0 || this.isEndedHere;
  }

  get canRedo(): boolean {
    if (this.isEndedHere) return false;
    return this.#undoneSteps > 0 || (this.#deploy === null && this.tree.next(this.#node) !== null);
  }

  /** Undoes a step of the open deploy, or a turn. Returns its moves; null if there is none. */
  undo(): readonly Move[] | null {
    if (this.#deploy) {
      const step = this.engine.undo();
      this.#moved();
      if (step && !("moves" in step)) {
        this.#undoneSteps++;
        return [step];
      }
    }
    const { turn, parent } = this.#node;
    if (!parent) return null;
    this.goTo(parent);
    return turn?.moves ?? [];
  }

  redo(): readonly Move[] | null {
    if (!this.canRedo) return null;
    if (this.#undoneSteps > 0) {
      const step = this.engine.redo();
      this.#undoneSteps--;
      this.#moved();
      return step && !("moves" in step) ? [step] : [];
    }
    const next = this.tree.next(this.#node);
    if (!next) return null;
    this.goTo(next);
    return next.turn?.moves ?? [];
  }

  /** Goes to another turn. An open deploy is cancelled. */
  goTo(target: TreeNode): void {
    this.#leave();
    for (const node of this.tree.path(target)) this.tree.visit(node);
    this.#node = target;
    const known = this.isEndedHere ? undefined : this.#knownFacts.get(target);
    if (!known) return this.#arrive();
    this.#facts = known;
  }

  /** Makes the engine's position that after the last turn. */
  #leave(): void {
    if (this.isEndedHere) this.engine.undo();
    // Taking back an end opens its deploy again.
    if (this.#deploy || this.isEndedHere) {
      if (this.engine.deployState()) this.engine.cancelDeploy();
    }
    this.#deploy = null;
    this.#undoneSteps = 0;
  }

  /** Ends the game again, where it has ended. */
  #arrive(): void {
    if (this.#end && this.isEndedHere) {
      for (const step of this.#end.steps) this.engine.move(step);
      sayEnd(this.engine, this.#end.end);
    }
    this.#moved();
  }

  /** Ends the game. Throws if it is over. */
  sayEnd(end: SaidEnd, steps = this.facts().deploy?.steps.map(({ lan }) => lan) ?? []): void {
    sayEnd(this.engine, end);
    this.#end = { node: this.#node, end, steps };
    this.#moved();
  }

  /** Takes an end that was said in this position back; an open deploy is open again. */
  takeBackEnd(): void {
    if (!this.isEndedHere) return;
    this.engine.undo();
    this.#end = null;
    this.#moved();
  }

  /** An end that was said elsewhere in the tree. */
  restoreEnd(node: TreeNode, end: SaidEnd): void {
    this.#end = { node, end, steps: [] };
  }

  /** Takes the game to be at this node, where the engine is already. */
  settle(node: TreeNode): void {
    this.#node = this.#engineNode = node;
    for (const at of this.tree.path(node)) this.tree.visit(at);
    this.#moved();
  }

  // Changes of the tree.

  /** Adds turns after a node, and stays where the game is. */
  addLine(after: TreeNode, turns: readonly string[]): void {
    this.#at(after, (engine) => grow(engine, this.tree, after, turns));
  }

  /** How the game is after a turn, by the rules. */
  outcomeAt(node: TreeNode): Outcome | null {
    return this.#at(node, (engine) => engine.outcome());
  }

  /** Uses another engine in the position after a turn. */
  #at<T>(node: TreeNode, use: (engine: CoTuLenh) => T): T {
    const engine = openPosition(this.start, this.rules);
    try {
      for (const { turn } of this.tree.path(node)) engine.playTurn(turn!.lan);
      return use(engine);
    } finally {
      engine.free();
    }
  }

  /** Removes a turn and all that follows. */
  remove(node: TreeNode): boolean {
    const { parent } = node;
    if (!parent) return false;
    if (this.tree.path(this.#node).includes(node)) this.goTo(parent);
    const end = this.#end;
    const isLost = end !== null && this.tree.path(end.node).includes(node);
    this.#removedEnd = isLost ? end : null;
    if (isLost) this.#end = null;
    return this.tree.remove(node);
  }

  /** Takes the last change of the tree's shape back. */
  undoEdit(): boolean {
    if (!this.tree.undoEdit()) return false;
    this.#end ??= this.#removedEnd;
    this.#removedEnd = null;
    return true;
  }
}
