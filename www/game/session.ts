// The game of the page. `cotulenh-wasm/play` plays it; this is what the page has besides: games that are opened
// and saved, notices, the editor, and questions about the position.
import { COMMANDER, CoTuLenh } from "cotulenh-wasm";
import type { Color, Illegal, Move, Piece, Rules, Square, Turn } from "cotulenh-wasm";
import { createPlay, type ClockInput, type Play, type SearchEngine } from "cotulenh-wasm/play";
import { GameTree, type TreeNode } from "cotulenh-wasm/tree";
import { readCard, type PieceCard } from "./cards.js";
import { resetClock, toClock, type ClockSetting } from "./clock.js";
import { edit, setTurn } from "./editor.js";
import { toUserError } from "./errors.js";
import { explainImmovable } from "./notices.js";
import { toPlayers, type Opponent } from "./opponent.js";
import { openPgn, openTree } from "./opening.js";
import { listLine } from "./record.js";
import { listReach, listZone } from "./reach.js";
import { listNodes, toSaved, type SavedGame } from "./saved.js";
import { otherColor } from "./sides.js";
import { toggleSign, type Sign } from "./signs.js";
import { pieceTypes } from "./stacks.js";
import type { Notice, State, Tool, TreeEdit } from "./state.js";
import { tidyTypedMove } from "./typed.js";

/** What a new game is played by. */
export interface GameSetup {
  rules: Rules;
  clock: ClockSetting | null;
  /** The computer, if it plays one side. */
  opponent?: Opponent | null;
}

/** A game that is opened. */
interface Opening {
  tree: GameTree;
  steps?: readonly string[];
  clock?: ClockInput | null;
  opponent?: Opponent | null;
}

/** How long the computer takes at least for a turn, or for a step of a deploy, in milliseconds. */
const THINK_TIME = 600;

/** The day of a time, as PGN writes it: `2026.12.31`. */
function formatDate(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

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
  /** A game in the current position, for questions. */
  #asked: { fen: string; rules: Rules; game: CoTuLenh } | null = null;

  constructor(engine: SearchEngine, fen?: string) {
    this.#engine = engine;
    this.#open({ tree: openTree(new CoTuLenh(fen)) });
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
  #start({ tree, steps = [], clock = null, opponent = null }: Opening): void {
    const before = this.#play as Play | undefined;
    const play = createPlay({
      tree,
      steps,
      clock,
      // The computer waits while the position is edited.
      players: this.#tool ? {} : toPlayers(opponent, this.#engine, clock !== null),
      premoves: false,
      minThinkTime: THINK_TIME,
      engine: this.#engine,
    });
    this.#play = play;
    this.#opponent = opponent;
    before?.destroy();
    if (before && before.tree !== tree) before.tree.free();
    play.subscribe(() => this.#played());
  }

  /** Shows another game. Edits of one position count as one game. */
  #open(opening: Opening, tool: Tool | null = null): void {
    const isSameGame = tool !== null && this.#tool !== null && this.tree.size === 0;
    this.#tool = tool;
    this.#start(opening);
    if (!isSameGame) this.#token = {};
    this.#edit = null;
    this.#changed(true);
  }

  /** The game has changed. */
  #played(): void {
    const { event } = this.#play.snapshot();
    const isNew = event !== this.#state.snapshot.event;
    const isTurn = isNew && event.turn !== null && event.kind !== "undo" && event.kind !== "redo";
    if (isTurn) this.#edit = null;
    this.#changed(isTurn || event.kind === "end", isNew ? this.#surprise() : null);
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
  #attempt<T>(action: () => T, isTyped = false): T | null {
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
    const isPlayed = this.#attempt(() => (action(), true), isTyped);
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
    return this.#attempt(() => this.#play.commit());
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

  /** Changes what is written about turns, and adds lines, without going there: all at once. */
  edit(change: (tree: GameTree) => void): void {
    change(this.tree);
    this.#edit = null;
    this.#changed(true);
  }

  toggleSign(node: TreeNode, sign: Sign): void {
    this.edit((tree) => tree.annotate(node, { nags: toggleSign(node, sign) }));
  }

  /** Makes the variation around a turn the line that it departs from. */
  promote(node: TreeNode): void {
    if (this.#attempt(() => this.tree.promote(node))) this.#edited({ kind: "promoted", count: 0 });
  }

  /** Removes a turn and all that follows. `undoEdit` brings it back. */
  remove(node: TreeNode): void {
    const { session } = this.#state.snapshot;
    if (session && session.steps.length > 0) return this.notify({ kind: "deployOpen" });
    const { size } = this.tree;
    this.tree.remove(node);
    this.#edited({ kind: "removed", count: size - this.tree.size });
  }

  #edited(done: TreeEdit): void {
    this.#edit = done;
    this.#changed(true);
  }

  /** Takes the last removal or promotion back. */
  undoEdit(): void {
    const { current } = this.tree;
    this.edit((tree) => {
      tree.undoEdit();
      // The user stays where they are.
      tree.goTo(tree.find(current.id) ?? tree.current);
    });
  }

  /** Sets a tag of the game's PGN; an empty one is removed. */
  setTag(name: string, value: string): void {
    this.#attempt(() => this.edit((tree) => tree.setHeader(name, value.trim() || null)));
  }

  /** The whole game as PGN; `names` are written where a tag is not known. */
  pgn(names: Readonly<Record<string, string>> = {}): string {
    const known: Record<string, string> = { Date: formatDate(Date.now()), ...names };
    const [head, ...rest] = this.tree.pgn().split("\n\n");
    const tags = head!.replace(/^\[(\w+) "[?.]+"\]$/gm, (line, name: string) =>
      known[name] ? `[${name} "${known[name]}"]` : line,
    );
    return [tags, ...rest].join("\n\n");
  }

  // Opening and saving.

  /** Starts a game from a FEN. Throws if it is not a position. */
  load(fen: string, rules: Partial<Rules> = this.#state.rules): void {
    this.#openGame(new CoTuLenh(fen, { rules }), this.#tool);
  }

  /** Loads a game. Throws if the PGN has an error. */
  loadPgn(text: string): void {
    this.#open({ tree: openPgn(text) });
  }

  /** Opens the game of a link, where it stood. Throws if it is not one. */
  openLinked({ pgn, at, steps }: { pgn: string; at: number; steps: readonly string[] }): void {
    const tree = openPgn(pgn);
    const node = tree.find(listNodes(tree)[at] ?? -1);
    if (node) tree.goTo(node);
    this.#open({ tree, steps });
  }

  #openGame(game: CoTuLenh, tool: Tool | null, more: Omit<Opening, "tree"> = {}): void {
    const { steps = [] } = game.toJSON();
    this.#open({ tree: openTree(game), steps, ...more }, tool);
  }

  /** Starts a game by these rules and with this clock. */
  newGame({ rules, clock, opponent = null }: GameSetup): void {
    this.#begin(CoTuLenh.START, rules, clock && toClock(clock), opponent);
  }

  #begin(fen: string, rules: Rules, clock: ClockInput | null, opponent: Opponent | null): void {
    const game = new CoTuLenh(fen, { rules });
    game.setHeader("Date", formatDate(Date.now()));
    this.#openGame(game, null, { clock, opponent });
  }

  /**
   * Starts a game from the same position, by the same rules and with the same clock. The computer
   * changes sides.
   */
  rematch(): void {
    const { rules, opponent, snapshot, tree } = this.#state;
    const other = opponent && { ...opponent, color: otherColor(opponent.color) };
    this.#begin(tree.root.fen, rules, snapshot.clocks && resetClock(snapshot.clocks), other);
  }

  /** Keeps the position under other rules, unless they would end or forbid an open deploy. */
  setRules(changed: Partial<Rules>): void {
    this.#attempt(() => {
      const { snapshot, opponent, tree } = this.#state;
      const game = new CoTuLenh(snapshot.fen, { rules: { ...tree.rules, ...changed } });
      // The time goes on, unless it is over.
      const clock = snapshot.outcome?.reason === "time" ? null : snapshot.clocks;
      this.#openGame(game, this.#tool, { clock, opponent });
    });
  }

  saved(): SavedGame {
    return toSaved(this.#state);
  }

  /** Opens a saved game. Throws if it is not one that can be played. */
  restore({ tree, steps, clock, opponent }: SavedGame): void {
    const game = new CoTuLenh();
    try {
      this.#open({ tree: GameTree.fromJSON(tree, game), steps, clock, opponent });
    } finally {
      game.free();
    }
  }

  // The editor.

  /** Chooses the editor's tool; null closes the editor. */
  setTool(tool: Tool | null): void {
    const isOpened = (tool === null) !== (this.#tool === null);
    this.#tool = tool;
    const { tree } = this;
    const { clocks } = this.#play.snapshot();
    if (isOpened) this.#start({ tree, clock: clocks, opponent: this.#opponent });
    this.#changed(false);
  }

  /** Uses the editor's tool on a square. */
  useTool(square: Square): void {
    const tool = this.#tool;
    if (tool) this.#editPosition((game) => edit(game, tool, square));
  }

  clear(): void {
    this.#editPosition((game) => game.clear());
  }

  reset(): void {
    this.#editPosition((game) => game.reset());
  }

  setTurn(turn: Color): void {
    this.#editPosition((game) => setTurn(game, turn));
  }

  #editPosition(change: (game: CoTuLenh) => void): void {
    const { snapshot, rules } = this.#state;
    const game = new CoTuLenh(snapshot.fen, { rules });
    this.#attempt(() => {
      change(game);
      this.#openGame(game, this.#tool);
    });
  }

  // Questions about the current position.

  #ask<T>(question: (game: CoTuLenh) => T): T {
    const { snapshot, rules } = this.#state;
    if (this.#asked?.fen !== snapshot.fen || this.#asked.rules !== rules) {
      this.#asked?.game.free();
      const game = new CoTuLenh(snapshot.fen, { rules });
      this.#asked = { fen: snapshot.fen, rules, game };
    }
    return question(this.#asked.game);
  }

  /** The moves that the piece on a square would have if its side were to move. */
  reach(square: Square): Move[] {
    return this.#ask((game) => listReach(game, square));
  }

  /** What there is to know about the piece on a square. */
  card(square: Square): PieceCard | null {
    return this.#ask((game) => readCard(game, square));
  }

  zoneAround(square: Square): Square[] {
    return this.#ask((game) => listZone(game, square));
  }
}
