// The game of the page. `cotulenh-wasm/play` plays it, in a tree of `cotulenh-wasm/tree`; this is what the page
// has besides: notices, the editor's tool, and one state for all that is shown.
import { COMMANDER, CoTuLenh } from "cotulenh-wasm";
import type { Illegal, Move, Piece, Square, Turn } from "cotulenh-wasm";
import { createPlay, type ClockInput, type Play, type SearchEngine } from "cotulenh-wasm/play";
import { GameTree, type TreeNode } from "cotulenh-wasm/tree";
import { toUserError } from "./errors.js";
import { explainImmovable } from "./notices.js";
import { toPlayers, type Opponent } from "./opponent.js";
import { openTree } from "./opening.js";
import { listLine } from "./record.js";
import { pieceTypes } from "./stacks.js";
import type { Notice, State, Tool, TreeEdit } from "./state.js";
import { tidyTypedMove } from "./typed.js";

/** A game that is opened. */
export interface Opening {
  tree: GameTree;
  steps?: readonly string[];
  clock?: ClockInput | null;
  opponent?: Opponent | null;
}

/** How long the computer takes at least for a turn, or for a step of a deploy, in milliseconds. */
const THINK_TIME = 600;

function capturesCommander({ captured }: Move): boolean {
  return captured !== undefined && pieceTypes(captured).includes(COMMANDER);
}

export class Session {
  readonly #engine: SearchEngine;
  readonly #listeners = new Set<(state: State) => void>();
  #play!: Play;
  #state!: State;
  #opponent: Opponent | null = null;
  #notice: Notice | null = null;
  #tool: Tool | null = null;
  #edit: TreeEdit | null = null;
  #token: object = {};
  #revision = 0;
  /** Whether a turn is played that was typed or chosen as a whole. */
  #isWhole = false;

  constructor(engine: SearchEngine, fen?: string) {
    this.#engine = engine;
    this.open({ tree: openTree(new CoTuLenh(fen)) });
  }

  get state(): State {
    return this.#state;
  }

  /** The game that is played: panels call its verbs. */
  get play(): Play {
    return this.#play;
  }

  get tree(): GameTree {
    return this.#play.tree;
  }

  subscribe(listener: (state: State) => void): void {
    this.#listeners.add(listener);
  }

  // Changes.

  /** Plays in a tree. */
  #start({ tree, steps = [], clock = null, opponent = null }: Opening, tool: Tool | null): void {
    const before = this.#play as Play | undefined;
    const play = createPlay({
      tree,
      steps,
      clock,
      // The computer waits while the position is edited.
      players: tool ? {} : toPlayers(opponent, this.#engine, clock !== null),
      premoves: false,
      minThinkTime: THINK_TIME,
      engine: this.#engine,
    });
    this.#play = play;
    this.#opponent = opponent;
    this.#tool = tool;
    before?.destroy();
    if (before && before.tree !== tree) before.tree.free();
    play.subscribe(() => this.#played());
  }

  /** Shows another game. Edits of one position count as one game. */
  open(opening: Opening, tool: Tool | null = null): void {
    const isSameGame = tool !== null && this.#tool !== null && this.tree.size === 0;
    this.#start(opening, tool);
    if (!isSameGame) this.#token = {};
    this.#edit = null;
    this.#changed(true);
  }

  /** The game has changed. */
  #played(): void {
    const { event } = this.#play.snapshot();
    const isNew = event !== this.#state.snapshot.event;
    const isBack = event.kind === "undo" || event.kind === "redo";
    const isTurn = event.turn !== null && !isBack;
    // An end that is declared, or taken back.
    const isEnd = event.kind === "end" || (isBack && event.moves.length === 0);
    const isEdited = isNew && (isTurn || isEnd);
    if (isEdited) this.#edit = null;
    this.#changed(isEdited, isNew ? this.#surprise() : null);
  }

  /** A deploy that leaves pieces on its square has ended by itself (R7.7), which may surprise the user. */
  #surprise(): Notice | null {
    const { event, outcome } = this.#play.snapshot();
    const { kind, moves, turn } = event;
    const [move] = moves;
    if (kind !== "move" || !turn?.stayed || !move?.deploy || this.#isWhole || outcome) return null;
    if (turn.color === this.#opponent?.color || capturesCommander(move)) return null;
    return { kind: "deployEnded", square: move.from };
  }

  /** Makes the state again, and tells it. */
  #changed(isEdited: boolean, notice: Notice | null = null): void {
    const { tree } = this;
    if (isEdited) this.#revision++;
    this.#notice = notice;
    this.#state = {
      snapshot: this.#play.snapshot(),
      tree,
      node: tree.current,
      revision: this.#revision,
      rules: tree.rules,
      opponent: this.#opponent,
      notice,
      tool: this.#tool,
      edit: this.#edit,
      token: this.#token,
    };
    for (const listener of this.#listeners) listener(this.#state);
  }

  notify(notice: Notice | null): void {
    if (notice || this.#notice) this.#changed(false, notice);
  }

  /** Runs an action that the package may refuse. A refusal becomes a notice. */
  attempt<T>(action: () => T, isTyped = false): T | null {
    try {
      return action();
    } catch (error) {
      this.notify({ kind: "error", error: toUserError(error), ...(isTyped && { isTyped }) });
      return null;
    }
  }

  // Playing.

  /** Says why nothing on a square can be picked up. */
  explain(square: Square): void {
    const { snapshot } = this.#state;
    const isPaused = snapshot.clocks?.paused === true && snapshot.outcome === null;
    this.notify(isPaused ? { kind: "paused" } : explainImmovable(snapshot, square));
  }

  /** Says why pieces cannot go to a square. */
  explainRefusal(piece: Piece, to: Square, illegal: Illegal): void {
    const { clocks, outcome } = this.#state.snapshot;
    const isPaused = clocks?.paused === true && outcome === null;
    this.notify(isPaused ? { kind: "paused" } : { kind: "illegal", piece, to, illegal });
  }

  /** Plays a move as people type it, a step of a deploy, or a whole deploy. Returns whether it was legal. */
  playText(typed: string): boolean {
    const text = tidyTypedMove(typed);
    // A whole deploy names what stays, in SAN `N<F>d4` or in LAN `c3:N:F>d4`.
    const isWhole = /[<:]/.test(text);
    return this.#playAll(() => void this.#play.playMove(text), isWhole, true);
  }

  /** Plays turns one after the other, such as a line of the engine. */
  playTurns(turns: readonly string[]): boolean {
    return this.#playAll(() => turns.forEach((turn) => this.#play.playTurn(turn)), true);
  }

  #playAll(action: () => void, isWhole: boolean, isTyped = false): boolean {
    if (this.#state.snapshot.clocks?.paused) {
      this.notify({ kind: "paused" });
      return false;
    }
    this.#isWhole = isWhole;
    const isPlayed = this.attempt(() => (action(), true), isTyped);
    this.#isWhole = false;
    return isPlayed ?? false;
  }

  /** Closes the choice if there is one, else deselects; the stack of an open deploy stays selected. */
  cancel(): void {
    const { choices, session, selection } = this.#state.snapshot;
    if (choices.length > 0) this.#play.cancel();
    else if (!session) this.#play.select(null);
    else if (selection?.isPicked) this.#play.pick([]);
    this.notify(null);
  }

  commit(): Turn | null {
    return this.attempt(() => this.#play.commit());
  }

  /** Gives the open deploy up. */
  cancelDeploy(): void {
    const { choices, session } = this.#state.snapshot;
    if (choices.length > 0) this.#play.cancel();
    if (session) this.#play.cancel();
  }

  /** Both sides have agreed on a draw. */
  agreeDraw(): void {
    void this.#play.offerDraw("r");
    void this.#play.offerDraw("b");
  }

  // Going through the game.

  /** Takes back a turn, with the answer of the computer. */
  undo(): void {
    const { clocks } = this.#state.snapshot;
    this.#play.undo();
    if (clocks && !this.#state.snapshot.clocks) this.notify({ kind: "clockRemoved" });
  }

  /** One turn back, or one step of the open deploy. */
  back(): void {
    const { session } = this.#state.snapshot;
    const isEnd = this.tree.declared?.node === this.tree.current;
    if (!this.#opponent || session || isEnd) this.undo();
    else this.tree.back();
  }

  /** One turn forward, or one step of the open deploy. */
  forward(): void {
    if (!this.#opponent || this.#state.snapshot.session) this.#play.redo();
    else this.tree.forward();
  }

  /** Goes to a turn of any line, unless the steps of a deploy would be lost. */
  goTo(node: TreeNode | number | undefined): void {
    const { session } = this.#state.snapshot;
    if (node === undefined) return;
    if (session && session.steps.length > 0) return this.notify({ kind: "deployOpen" });
    const id = typeof node === "number" ? node : node.id;
    if (this.tree.find(id)) this.tree.goTo(id);
  }

  /** Goes to the end of the current line; at the end of a variation, to that of the game. */
  goToEnd(): void {
    const { tree, node } = this.#state;
    const last = listLine(tree, node).at(-1);
    if (last !== node) this.goTo(last);
    else this.goToGame();
  }

  /** Goes to the end of the main line. */
  goToGame(): void {
    this.goTo(this.tree.mainLine().at(-1) ?? this.tree.root);
  }

  // The tree.

  /** Changes the tree, all at once. `done` is what the user can take back. */
  edit(change: (tree: GameTree) => void, done: TreeEdit | null = null): void {
    change(this.tree);
    this.#edit = done;
    this.#changed(true);
  }

  // The editor.

  /** Chooses the editor's tool; null closes the editor. */
  setTool(tool: Tool | null): void {
    const isOpened = (tool === null) !== (this.#tool === null);
    const { tree } = this;
    const { clocks: clock } = this.#play.snapshot();
    if (isOpened) this.#start({ tree, clock, opponent: this.#opponent }, tool);
    this.#tool = tool;
    this.#changed(false);
  }
}
