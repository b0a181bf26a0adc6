// What the parts of a game that is played have in common: where it stands, and what follows a change.
import type { CoTuLenh } from "../game/class.js";
import type { CoTuLenhError } from "../errors.js";
import { Listeners } from "../listeners.js";
import { recordTurn, type GameTree } from "../tree/class.js";
import { freezeDeeply } from "../tree/node.js";
import type { TreeNode } from "../tree/types.js";
import type { Color, Move, Turn } from "../types.js";
import { Match } from "./match/match.js";
import type { ReadOptions } from "./options.js";
import { isEngine } from "./match/players.js";
import { readPosition, type PositionFacts } from "./position.js";
import { Selecting } from "./selecting/selecting.js";
import { makeSnapshot } from "./snapshot.js";
import { Thinking } from "./match/thinking.js";
import type { PlayEvent, PlaySnapshot } from "./types.js";

const START: PlayEvent = Object.freeze({ kind: "start", moves: Object.freeze([]), turn: null });
const JUMP: PlayEvent = { kind: "jump", moves: [], turn: null };

/** A game that is played. Its parts call each other by it. */
export class Core {
  readonly options: ReadOptions;
  readonly tree: GameTree;
  readonly listeners = new Listeners();
  readonly selecting: Selecting;
  readonly match: Match;
  readonly thinking: Thinking;
  /** It stands at the current node of the tree, with the open deploy and a declared end. */
  game: CoTuLenh;
  node: TreeNode;
  declared: GameTree["declared"];
  event: PlayEvent = START;
  error: CoTuLenhError | null = null;
  /** How many steps of the open deploy can be done again. */
  undoneSteps = 0;
  isDestroyed = false;
  readonly #unsubscribe: () => void;
  #position: PositionFacts | null = null;
  #snapshot: PlaySnapshot | null = null;
  /** Whether the changes of the tree are made here. */
  #isBusy = false;

  constructor(options: ReadOptions) {
    this.options = options;
    this.tree = options.tree;
    this.node = this.tree.current;
    this.declared = this.tree.declared;
    this.game = this.#openGame();
    this.selecting = new Selecting(this);
    this.match = new Match(this, options.clock);
    this.thinking = new Thinking(this);
    // An engine thinks again about a deploy that it has not finished.
    const steps = isEngine(options.players[this.game.turn()]) ? [] : options.steps;
    for (const step of steps) this.game.move(step);
    this.selecting.reset();
    this.#unsubscribe = this.tree.subscribe(() => this.#followTree());
    this.goOn(false);
  }

  get snapshot(): PlaySnapshot {
    return (this.#snapshot ??= makeSnapshot(this));
  }

  get position(): PositionFacts {
    return (this.#position ??= readPosition(this.game, this.node.turn));
  }

  /** Whether an end was declared in this position. */
  get isEndedHere(): boolean {
    return this.declared !== null && this.declared.node === this.node;
  }

  /** Whether someone at this board plays a side. */
  isHuman(color: Color): boolean {
    return this.options.players[color] === "human";
  }

  /** Whether an engine plays. */
  get hasEngine(): boolean {
    return Object.values(this.options.players).some(isEngine);
  }

  #openGame(): CoTuLenh {
    const game = this.tree.game();
    const { autoCommit } = this.options;
    const data = autoCommit === undefined ? undefined : game.toJSON();
    if (!data || (data.autoCommit !== false) === autoCommit) return game;
    game.free();
    return (game.constructor as typeof CoTuLenh).fromJSON({ ...data, autoCommit });
  }

  #reopen(): void {
    this.game.free();
    this.game = this.#openGame();
  }

  /** Forgets what followed from the old position, and reads the new one. */
  positionChanged(event: PlayEvent): void {
    this.thinking.stop();
    this.#position = readPosition(this.game, this.node.turn);
    this.event = freezeDeeply(event);
    this.error = null;
    this.undoneSteps = 0;
    this.selecting.premoves.forgetBoard();
    this.selecting.reset();
  }

  changed(): void {
    this.#snapshot = null;
    this.listeners.call();
  }

  /** The state has changed while a view draws: listeners are called later. */
  changedLater(): void {
    this.#snapshot = null;
    queueMicrotask(() => this.listeners.call());
  }

  /** Changes the tree, without following it. */
  edit(change: () => void): void {
    this.#isBusy = true;
    try {
      change();
    } finally {
      this.#isBusy = false;
      this.node = this.tree.current;
      this.declared = this.tree.declared;
    }
  }

  /** Goes where the tree goes. */
  #followTree(): void {
    if (this.#isBusy) return;
    const { current, declared } = this.tree;
    const { node } = this;
    if (current === node && declared === this.declared) return;
    const event: PlayEvent =
      current === node.parent
        ? { kind: "undo", moves: node.turn!.moves, turn: node.turn }
        : current.parent === node
          ? { kind: "redo", moves: current.turn!.moves, turn: current.turn }
          : JUMP;
    this.#stand(event);
    // The clock of a match goes on meanwhile, unless its end was declared in the tree.
    if (this.match.clock?.running && !this.declared) this.#react(false);
    else this.goOn(false);
  }

  goTo(node: TreeNode, event: PlayEvent): void {
    this.edit(() => this.tree.goTo(node));
    this.#stand(event);
  }

  /** Stands where the tree does. */
  #stand(event: PlayEvent): void {
    this.node = this.tree.current;
    this.declared = this.tree.declared;
    this.#reopen();
    this.selecting.dropPremoves();
    this.match.drawOffer = null;
    this.positionChanged(event);
  }

  /** A turn was played in the game. */
  finish(turn: Turn, moves: readonly Move[], kind: PlayEvent["kind"]): void {
    const clock = this.match.clockAfter(turn.color);
    const isMatch = clock !== null || this.hasEngine;
    try {
      this.edit(() => {
        const left = clock && Math.round(clock[turn.color]) / 1000;
        const node = recordTurn(this.tree, this.game, turn, left);
        // In a match, what is played is the main line; what was taken back, a variation.
        if (isMatch && !this.tree.declared) while (this.tree.promote(node));
      });
    } catch (error) {
      // The tree cannot have it: its variations would be nested too deeply.
      this.#stand(JUMP);
      this.changed();
      throw error;
    }
    // The turn may have led to where an end was declared before.
    if (this.isEndedHere) this.#reopen();
    this.match.finishTurn(turn.color, clock);
    this.positionChanged({ kind, moves, turn });
    this.goOn(true);
  }

  /**
   * What follows a change: clocks, the players, premoves. An engine plays after a turn, and at the end of
   * the main line; where a user goes through the game, it does not.
   */
  goOn(isLive: boolean): void {
    this.match.goOn();
    this.#react(isLive);
  }

  /** Goes on after a pause, or after an error. */
  resume(): void {
    this.error = null;
    this.goOn(true);
  }

  #react(isLive: boolean): void {
    if (isLive || isMainEnd(this.node)) this.thinking.start();
    this.changed();
    if (isLive) this.selecting.playPremove();
  }

  destroy(): void {
    if (this.isDestroyed) return;
    this.#snapshot ??= makeSnapshot(this);
    this.isDestroyed = true;
    this.#unsubscribe();
    this.thinking.stop();
    this.match.stopTimer();
    this.selecting.premoves.clear();
    this.listeners.clear();
    this.game.free();
    if (this.options.ownsTree) this.tree.free();
  }
}

/** Whether a node is the last of the main line. */
function isMainEnd(node: TreeNode): boolean {
  if (node.children.length > 0) return false;
  for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return false;
  return true;
}
