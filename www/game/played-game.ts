// A game with its variations: the tree of all turns, and a game of the package. What it answers about a
// position is kept with the turn; it goes to a position that is known only when it is asked again.
import { CoTuLenh, type Color, type DeployState, type Move, type Outcome } from "cotulenh-wasm";
import type { Piece, Rules, Square, Turn } from "cotulenh-wasm";
import { otherColor } from "./sides.js";
import { declareEnd, readScore, type DeclaredEnd, type Score } from "./ending.js";
import { collectCaptured } from "./record.js";
import { GameTree, type TreeNode } from "./tree.js";
import { grow } from "./tree-data.js";

/** What is known about a position. */
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

/** A declared end (R13.5): where, and the steps of the deploy that it has cancelled. */
export interface GameEnd {
  node: TreeNode;
  end: DeclaredEnd;
  steps: readonly string[];
}

export type Captured = Readonly<Record<Color, readonly Piece[]>>;

/** The tags of a PGN that do not follow from the game. */
export type Tags = Readonly<Record<string, string>>;

/** Reads the facts of a position. Of the turn that led to it, and of the position before, much is known. */
function readFacts(
  game: CoTuLenh,
  last: Turn | null,
  deploy: DeployState | null,
  before: PositionFacts | undefined,
): PositionFacts {
  const outcome = deploy ? null : game.outcome();
  const known = deploy ? null : last;
  const turn = last ? otherColor(last.color) : game.turn();
  const isCheck = known ? /[+#]$/.test(known.san) : game.isCheck();
  const isQuiet = known !== null && !outcome && !known.moves.some(({ captured }) => captured);
  return {
    fen: known?.after ?? game.fen(),
    turn,
    pieces: new Map(game.pieces().map(({ square, piece }) => [square, piece])),
    movable: new Set(game.dests().keys()),
    check: isCheck ? game.getCommanderSquare(turn) : null,
    outcome,
    score: isQuiet && before ? before.score : readScore(game, outcome),
    deploy,
  };
}

export class PlayedGame {
  readonly #game: CoTuLenh;
  readonly tree: GameTree;
  /** The FEN of the starting position. */
  readonly start: string;
  readonly rules: Rules;
  tags: Tags = {};
  #end: GameEnd | null = null;
  /** The end that was removed with its turn. */
  #removedEnd: GameEnd | null = null;
  #node: TreeNode;
  /** The node at which the game of the package stands. */
  #gameNode: TreeNode;
  /** How many steps of the open deploy can be redone. */
  #undoneSteps = 0;
  #deploy: DeployState | null;
  #facts: PositionFacts | null = null;
  readonly #knownFacts = new WeakMap<TreeNode, PositionFacts>();
  readonly #captured = new WeakMap<TreeNode, Captured>();
  #turns: readonly Turn[] = [];

  constructor(game: CoTuLenh, tree = new GameTree()) {
    this.#game = game;
    this.tree = tree;
    this.start = game.toJSON().start;
    this.rules = game.rules();
    this.#node = this.#gameNode = tree.root;
    this.#deploy = game.deployState();
    this.#captured.set(tree.root, { r: [], b: [] });
  }

  /** A game from a FEN, or from the start. Throws if the FEN is not a position. */
  static open(fen?: string, rules: Partial<Rules> = {}): PlayedGame {
    return new PlayedGame(new CoTuLenh(fen, { rules }));
  }

  free(): void {
    this.#game.free();
  }

  /** The game of the package, in the current position. */
  get current(): CoTuLenh {
    if (this.#gameNode === this.#node) return this.#game;
    const path = this.tree.path(this.#node);
    const nodes = new Set<TreeNode>(path);
    let at = this.#gameNode;
    for (; at.parent && !nodes.has(at); at = at.parent) this.#game.undo();
    for (const { turn } of path.slice(at.ply)) this.#game.playTurn(turn!.moves);
    this.#gameNode = this.#node;
    return this.#game;
  }

  /** The last turn that was played. */
  get node(): TreeNode {
    return this.#node;
  }

  get end(): GameEnd | null {
    return this.#end;
  }

  /** Whether an end was declared in the current position. */
  get isEndedHere(): boolean {
    return this.#end !== null && this.#end.node === this.#node;
  }

  facts(): PositionFacts {
    return (this.#facts ??= this.#readFacts());
  }

  #readFacts(): PositionFacts {
    const known = this.#isPlain ? this.#knownFacts.get(this.#node) : null;
    if (known) return known;
    const { turn, parent } = this.#node;
    const before = parent ? this.#knownFacts.get(parent) : undefined;
    const facts = readFacts(this.current, turn, this.#deploy, before);
    if (this.#isPlain) this.#knownFacts.set(this.#node, facts);
    return facts;
  }

  /** Whether the position is that after the last turn: no deploy is open, and no end is declared. */
  get #isPlain(): boolean {
    return this.#deploy === null && !this.isEndedHere;
  }

  /** The position has changed. */
  #moved(deploy = this.current.deployState()): void {
    this.#facts = null;
    this.#deploy = deploy;
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

  /**
   * Plays a listed move as it is, or a text: a move, a deploy step or a whole deploy. Returns the turn if
   * it has ended.
   */
  play(given: Move | string): { move: Move; turn: Turn | null } {
    if (typeof given !== "string" && !given.deploy) {
      const turn = this.current.playTurn(given);
      this.#moved(null);
      return { move: turn.moves[0]!, turn: this.#record(turn) };
    }
    const move = this.current.move(given);
    this.#moved(move.endsTurn ? null : undefined);
    this.#undoneSteps = 0;
    return { move, turn: move.endsTurn ? this.#record(this.current.lastTurn()!) : null };
  }

  /** Plays a whole turn. */
  playTurn(text: string): Turn {
    const turn = this.current.playTurn(text);
    this.#moved(null);
    return this.#record(turn);
  }

  commit(): Turn {
    const turn = this.current.commitDeploy();
    this.#moved(null);
    return this.#record(turn);
  }

  cancelDeploy(): void {
    if (!this.#deploy) return;
    this.current.cancelDeploy();
    this.#moved();
    this.#undoneSteps = 0;
  }

  #record(turn: Turn): Turn {
    this.#undoneSteps = 0;
    const node = this.tree.add(this.#node, turn);
    if (!node) {
      // The variations are nested too deeply: the turn is refused.
      this.current.undo();
      this.#moved();
      return turn;
    }
    this.#node = this.#gameNode = node;
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
      const step = this.current.undo();
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
      const step = this.current.redo();
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

  /** Goes back to the position after the last turn: without an end, and without an open deploy. */
  #leave(): void {
    if (this.isEndedHere) this.current.undo();
    // Taking back an end opens its deploy again.
    if (this.#deploy || this.isEndedHere) {
      if (this.current.deployState()) this.current.cancelDeploy();
    }
    this.#deploy = null;
    this.#undoneSteps = 0;
  }

  /** Ends the game again, where it has ended. */
  #arrive(): void {
    if (this.#end && this.isEndedHere) {
      for (const step of this.#end.steps) this.current.move(step);
      declareEnd(this.current, this.#end.end);
    }
    this.#moved();
  }

  /** Ends the game. Throws if it is over. */
  declareEnd(
    end: DeclaredEnd,
    steps = this.facts().deploy?.steps.map(({ lan }) => lan) ?? [],
  ): void {
    declareEnd(this.current, end);
    this.#end = { node: this.#node, end, steps };
    this.#moved();
  }

  /** Takes back an end that was declared in this position; its deploy is open again. */
  takeBackEnd(): void {
    if (!this.isEndedHere) return;
    this.current.undo();
    this.#end = null;
    this.#moved();
  }

  /** Restores an end that was declared elsewhere in the tree. */
  restoreEnd(node: TreeNode, end: DeclaredEnd): void {
    this.#end = { node, end, steps: [] };
  }

  /** Continues at this node, where the game of the package stands already. */
  settle(node: TreeNode): void {
    this.#node = this.#gameNode = node;
    for (const at of this.tree.path(node)) this.tree.visit(at);
    this.#moved();
  }

  // Changes of the tree.

  /** Adds turns after a node, and stays where the game is. */
  addLine(after: TreeNode, turns: readonly string[]): void {
    this.#at(after, (game) => grow(game, this.tree, after, turns));
  }

  /** How the game has ended after a turn, by the rules. */
  outcomeAt(node: TreeNode): Outcome | null {
    return this.#at(node, (game) => game.outcome());
  }

  /** Uses another game, in the position after a turn. */
  #at<T>(node: TreeNode, use: (game: CoTuLenh) => T): T {
    const game = new CoTuLenh(this.start, { rules: this.rules });
    try {
      for (const { turn } of this.tree.path(node)) game.playTurn(turn!.moves);
      return use(game);
    } finally {
      game.free();
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
