// The center of a play: the game and the tree that it is played in, and what follows when one of them changes. The
// parts (selecting, match) know each other through it.
import type { CoTuLenh } from "../game/class.js";
import type { CoTuLenhError } from "../errors/error.js";
import { Listeners } from "../reactivity/listeners.js";
import type { ClockState, GameRecord, OpenDeploy, RecordChange } from "../record/types.js";
import type { GameTree } from "../tree/class.js";
import { TREE_STATE } from "../tree/handle.js";
import { declareEnd } from "../pgn/ends.js";
import { freezeDeeply, type Node } from "../tree/node.js";
import { Positions } from "../tree/positions.js";
import type { TreeState } from "../tree/state.js";
import type { Color, Move, MoveInput, Turn } from "../vocabulary/types.js";
import { isMainEnd, Arbiter } from "./match/arbiter.js";
import type { ReadOptions } from "./options.js";
import { isEngine } from "./match/players.js";
import { readPosition, type PositionFacts } from "./position.js";
import { Selecting } from "./selecting/selecting.js";
import { makeSnapshot } from "./snapshot.js";
import { Thinking } from "./match/thinking.js";
import type { PlayEvent, PlaySnapshot } from "./types.js";

const START: PlayEvent = Object.freeze({ kind: "start", moves: Object.freeze([]), turn: null });
export const JUMP: PlayEvent = { kind: "jump", moves: [], turn: null };

/** How a turn was played. */
interface Finish {
  readonly kind: PlayEvent["kind"];
  /** The moves to animate: those that were not shown yet. */
  readonly moves: readonly Move[];
  /** The deploy step that ended it, if one did. */
  readonly step?: Move;
  /** Whether it commits the open deploy. */
  readonly commits?: boolean;
}

/** Changes that were made elsewhere, after they were played. */
export interface Adoption {
  readonly changes: readonly RecordChange[];
  /** The record after them. */
  readonly record: GameRecord;
  /** The nodes of its new turns. */
  readonly made: ReadonlyMap<number, Node>;
  /** Where the play goes; `null` if it stays where it is. */
  readonly node: Node | null;
  /** A game that stands there, if one was played on. */
  readonly game: CoTuLenh | null;
  /** What is shown; `null` if the position is the same. */
  readonly event: PlayEvent | null;
  /** The match clock, if it has changed. */
  readonly clock: ClockState | null | undefined;
  /** The last turn that was played; `null` for none. */
  readonly turn: Turn | null;
  /** Whether premoves and offers were made for another position. */
  readonly isElsewhere: boolean;
}

/** What the parts of a play share. */
export class Core {
  readonly options: ReadOptions;
  readonly tree: GameTree;
  /** The state of the tree, which has the record of the game. */
  readonly state: TreeState;
  /** The games at the nodes: those of the tree, unless deploys commit differently here. */
  readonly positions: Positions;
  readonly listeners = new Listeners<[changes: readonly RecordChange[]]>();
  readonly selecting: Selecting;
  readonly arbiter: Arbiter;
  readonly thinking: Thinking;
  /** The game at the current node of the tree, with the open deploy or the declared end there. */
  game: CoTuLenh;
  node: Node;
  declared: GameTree["declared"];
  deploy: OpenDeploy | null;
  event: PlayEvent = START;
  error: CoTuLenhError | null = null;
  isDestroyed = false;
  readonly #unsubscribe: () => void;
  readonly #unguard: () => void;
  #position: PositionFacts | null = null;
  #snapshot: PlaySnapshot | null = null;
  /** Changes made here that were not passed to the listeners yet. */
  #changes: RecordChange[] = [];
  /** Whether the current change of the tree is made by this play. */
  #isEditing = false;
  /** Whether the current change was made elsewhere. */
  #isFollowing = false;

  constructor(options: ReadOptions) {
    this.options = options;
    this.tree = options.tree;
    this.state = (options.tree as unknown as { [TREE_STATE]: TreeState })[TREE_STATE];
    this.positions = openPositions(this.state, options.autoCommit);
    this.node = this.state.current;
    this.declared = this.state.declared;
    this.deploy = this.state.record.deploy;
    this.game = this.#openGame();
    this.selecting = new Selecting(this);
    this.arbiter = new Arbiter(this, options);
    this.thinking = new Thinking(this);
    this.selecting.reset();
    this.#unsubscribe = this.tree.subscribe((changes) => this.#followTree(changes));
    this.#unguard = this.state.guard((after) => this.arbiter.guardMatch(after));
    this.arbiter.run();
    this.#callPlayers(false);
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

  /** A game at the current node, with the open deploy or the declared end there. */
  #openGame(): CoTuLenh {
    const { node, deploy, declared } = this;
    const game = this.openAt(node);
    if (declared?.node === node) declareEnd(game, declared.outcome);
    else if (deploy?.after === node.id) this.#openDeploy(game, deploy);
    return game;
  }

  #openDeploy(game: CoTuLenh, deploy: OpenDeploy): void {
    // An engine starts its unfinished deploy again.
    const isKept = !isEngine(this.options.players[game.turn()]) && playDeploy(game, deploy);
    if (!isKept) this.#pass({ type: "cancelled" });
  }

  /** A game at a node, without an open deploy or a declared end. */
  openAt(node: Node): CoTuLenh {
    return this.positions.open(node);
  }

  #reopen(): void {
    this.replaceGame(this.#openGame());
  }

  /** Drops what depends on the old position, and reads the new one. */
  positionChanged(event: PlayEvent): void {
    this.thinking.positionChanged();
    this.#position = readPosition(this.game, this.node.turn);
    // A new object each time, even for two jumps in a row.
    this.event = freezeDeeply({ ...event });
    this.error = null;
    this.selecting.premoves.forgetBoard();
    this.selecting.reset();
  }

  changed(): void {
    this.#snapshot = null;
    this.#callListeners();
  }

  /** For a change that is found while a view draws: listeners are called after that. */
  changedLater(): void {
    this.#snapshot = null;
    queueMicrotask(() => this.#callListeners());
  }

  #callListeners(): void {
    const changes = this.#changes;
    this.#changes = [];
    this.listeners.call(changes);
  }

  // The tree and its record.

  /** Changes the tree, for a change that the play has made in its game already. */
  edit(change: () => void): void {
    const wasEditing = this.#isEditing;
    this.#isEditing = true;
    try {
      this.state.together(change);
    } finally {
      this.#isEditing = wasEditing;
      this.#seeTree();
    }
  }

  #seeTree(): void {
    const { current, declared, record } = this.state;
    this.node = current;
    this.declared = declared;
    this.deploy = record.deploy;
  }

  /** Records a change of the open deploy. */
  #pass(change: RecordChange): void {
    this.edit(() => this.state.pass(change));
  }

  /** Makes changes that come from elsewhere: they are not passed to the listeners. */
  following(act: () => void): void {
    this.#isFollowing = true;
    try {
      act();
    } finally {
      this.#isFollowing = false;
    }
  }

  /** Follows a change of the tree that this play has not made. */
  #followTree(changes: readonly RecordChange[]): void {
    if (!this.#isFollowing) this.#changes.push(...changes);
    if (this.#isEditing) return;
    const { node, declared, deploy } = this;
    const { current, record } = this.state;
    const isHere = current === node && this.state.declared === declared;
    if (isHere && record.deploy === deploy) {
      // The position stays the same. The node where the game goes on may have been removed.
      if (this.arbiter.followTree()) this.#callPlayers(false);
      else if (this.#changes.length > 0) this.#callListeners();
      return;
    }
    const event: PlayEvent =
      current === node.parent
        ? { kind: "undo", moves: node.turn!.moves, turn: node.turn }
        : current.parent === node
          ? { kind: "redo", moves: current.turn!.moves, turn: current.turn }
          : JUMP;
    this.openCurrent(event);
    this.arbiter.followTree();
    this.#callPlayers(false);
  }

  goTo(node: Node, event: PlayEvent): void {
    this.edit(() => this.state.visit(node));
    this.openCurrent(event);
  }

  /** Opens the game at the current node of the tree. */
  openCurrent(event: PlayEvent): void {
    this.#seeTree();
    this.#reopen();
    this.#dropOffers();
    this.positionChanged(event);
  }

  /**
   * Takes over changes that were made elsewhere, and goes to `node`. A given `game` stands there already, with the open
   * deploy.
   */
  adopt(adoption: Adoption): void {
    const { changes, record, made, node, game, event, clock, turn } = adoption;
    const isTimedHere = clock === undefined;
    const after = isTimedHere && turn ? this.arbiter.clockAfter(turn.color, node!.parent!) : null;
    this.#isFollowing = true;
    try {
      this.edit(() => this.state.adopt(changes, record, made, node ?? this.node));
    } finally {
      this.#isFollowing = false;
    }
    if (event) {
      if (game && !this.isEndedHere) this.replaceGame(game);
      else this.#reopen();
      if (adoption.isElsewhere) this.#dropOffers();
      if (turn) this.arbiter.finishTurn(turn.color, after ?? this.arbiter.clock);
      this.positionChanged(event);
      const isLeft = isTimedHere && !turn && this.node !== this.arbiter.live;
      if (isLeft) this.arbiter.leaveLive();
      else this.arbiter.moveLive();
    }
    if (clock !== undefined) this.arbiter.setClock(clock);
    if (event) this.#callPlayers(turn !== null);
    else if (clock !== undefined) this.changed();
  }

  /** Drops premoves and a draw offer that were made for another position. */
  #dropOffers(): void {
    this.selecting.dropPremoves();
    this.arbiter.drawOffer = null;
  }

  /** Replaces the game by one that stands at the current node. */
  replaceGame(game: CoTuLenh): void {
    if (game === this.game) return;
    this.game.free();
    this.game = game;
  }

  // Turns and steps.

  /** Plays a whole turn of the side to move. If it is legal, an open deploy is cancelled. */
  playTurn(turn: string | MoveInput | readonly MoveInput[]): Turn {
    if (!this.position.session) {
      const played = this.game.playTurn(turn);
      this.finish(played, { kind: "move", moves: played.moves });
      return played;
    }
    const game = this.game.clone();
    let played: Turn;
    try {
      game.cancelDeploy();
      played = game.playTurn(turn);
    } catch (error) {
      game.free();
      throw error;
    }
    this.replaceGame(game);
    this.finish(played, { kind: "move", moves: played.moves });
    return played;
  }

  /** Plays a legal move, a deploy step or a whole typed deploy. The turn is `null` while the deploy stays open. */
  playMove(input: string | MoveInput): { played: Move; turn: Turn | null } {
    const open = this.position.session?.steps.length ?? 0;
    const { endsTurn, turn: deployed, ...played } = this.game.move(input);
    if (!endsTurn) {
      this.#recordStep(played);
      this.positionChanged({ kind: "move", moves: [played], turn: null });
      return { played, turn: null };
    }
    const turn = deployed ?? this.game.lastTurn()!;
    // A whole typed deploy replaces the open one.
    const isStep = played.deploy && turn.moves.length === open + 1;
    const moves = isStep ? [played] : turn.moves;
    this.finish(turn, { kind: "move", moves, ...(isStep && { step: played, commits: true }) });
    return { played, turn };
  }

  #recordStep({ from, lan }: Move): void {
    this.#pass({ type: "stepped", after: this.node.id, square: from, step: lan });
  }

  /** Commits the open deploy. */
  commit(): Turn {
    const turn = this.game.commitDeploy();
    this.finish(turn, { kind: "commit", moves: [], commits: true });
    return turn;
  }

  /** Cancels the open deploy. */
  cancelDeploy(): void {
    const { steps } = this.position.session!;
    this.game.cancelDeploy();
    this.#pass({ type: "cancelled" });
    this.positionChanged({ kind: "cancel", moves: steps, turn: null });
  }

  /** Takes back the last step of the open deploy, or closes one that has none. */
  undoStep(): void {
    const step = this.game.undo() as Move | null;
    this.#pass({ type: "unstepped" });
    this.positionChanged({ kind: "undo", moves: step ? [step] : [], turn: null });
  }

  /** Plays a step again that was taken back. */
  redoStep(): void {
    const step = this.game.redo() as Move;
    this.#recordStep(step);
    this.positionChanged({ kind: "redo", moves: [step], turn: null });
  }

  /** Records a turn that was just played in the game, and goes on. */
  finish(turn: Turn, { kind, moves, step, commits = false }: Finish): void {
    const clock = this.arbiter.clockAfter(turn.color, this.node);
    const isMatch = clock !== null || this.hasEngine;
    try {
      this.edit(() => {
        if (step) this.#recordStep(step);
        const notes = clock ? { clock: Math.round(clock[turn.color]) / 1000 } : {};
        const node = this.state.grow(this.node, [turn], { goes: true, notes, commits });
        this.positions.storeAtStride(node, this.game);
        // In a match the played turn joins the main line, and a turn taken back before becomes a variation.
        if (isMatch && !this.state.declared) while (this.tree.promote(node));
      });
    } catch (error) {
      // The tree has refused it: its variations would be nested too deeply.
      this.openCurrent(JUMP);
      this.changed();
      throw error;
    }
    // The turn may lead to a node with a declared end.
    if (this.isEndedHere) this.#reopen();
    this.arbiter.finishTurn(turn.color, clock);
    this.positionChanged({ kind, moves, turn });
    this.arbiter.moveLive();
    this.#callPlayers(true);
  }

  /** Goes on from the current node after a change that is not a turn. */
  continueHere(): void {
    this.arbiter.moveLive();
    this.#callPlayers(false);
  }

  /** Goes on after a pause, or after an error. */
  resume(): void {
    const wasPaused = this.arbiter.unpause();
    if (!wasPaused && !this.thinking.isWaiting) return;
    this.error = null;
    if (wasPaused) this.arbiter.run();
    else this.arbiter.moveLive();
    this.#callPlayers(this.arbiter.isLive);
  }

  /**
   * Calls the listeners, and lets engines and premoves play. An engine plays after a turn and at the end of the main
   * line, but not while a user browses the game.
   */
  #callPlayers(isAfterTurn: boolean): void {
    if (isAfterTurn || isMainEnd(this.node)) this.thinking.start();
    this.changed();
    if (isAfterTurn) this.selecting.playPremove();
  }

  destroy(): void {
    if (this.isDestroyed) return;
    this.#snapshot ??= makeSnapshot(this);
    this.isDestroyed = true;
    this.#unsubscribe();
    this.#unguard();
    this.thinking.stop();
    this.arbiter.stopTimer();
    this.selecting.premoves.clear();
    this.listeners.clear();
    this.game.free();
    if (this.positions !== this.state.positions) this.positions.free();
    if (this.options.ownsTree) this.tree.free();
  }
}

/** The games of a tree, or others in which deploys commit as it is wanted here. */
function openPositions({ positions, record, root }: TreeState, autoCommit?: boolean): Positions {
  const { rules, start } = record;
  if (autoCommit === undefined || autoCommit === record.autoCommit) return positions;
  return new Positions(root, positions.make({ rules, start, autoCommit }));
}

/**
 * Plays the steps of an open deploy in a game at its node. Returns `false`, and plays nothing, if they end the turn: the
 * record may come from a game in which deploys do not commit by themselves.
 */
export function playDeploy(game: CoTuLenh, { square, steps, started }: OpenDeploy): boolean {
  if (started) game.startDeploy(square);
  for (const step of steps) {
    if (!game.move(step).endsTurn) continue;
    game.undo();
    return false;
  }
  return true;
}
