// The store of the page: an engine, and what the user has selected. The state is derived from
// both, and nothing changes before the engine accepts it.
import { COMMANDER, CoTuLenh, type AirDefenseSquare, type Color } from "cotulenh-wasm";
import type { FlightSquare, Move, PieceType, Rules, Square, Turn } from "cotulenh-wasm";
import { defendedSquares, otherColor, zoneAround } from "./air-defense.js";
import { createClock, followGame, isTimeUp, pauseClock, reopenClock } from "./clock.js";
import { resumeClock, type Clock, type ClockSetting } from "./clock.js";
import { edit, copyWithTurn } from "./editor.js";
import { findSaidEnd, sayEnd, type SaidEnd } from "./ending.js";
import { toUserError } from "./errors.js";
import { explainImmovable, explainRefusal } from "./notices.js";
import type { Opponent } from "./opponent.js";
import { findCheckers, listReach } from "./reach.js";
import { openPosition, replay, toSaved, type SavedGame } from "./saved.js";
import { takeSnapshot, type Interaction } from "./snapshot.js";
import { pieceTypes } from "./stacks.js";
import type { GameEvent, GameState, Notice, Tool } from "./state.js";

const NO_EVENT: GameEvent = { kind: "none", moves: [], turn: null };

/** Nothing is selected. */
const DESELECTED = { square: null, picked: null, choice: null };

/** What a new game is played by. */
export interface GameSetup {
  rules: Rules;
  clock: ClockSetting | null;
  /** The computer, if it plays one side. */
  opponent?: Opponent | null;
}

function movesIn(done: Turn | Move): readonly Move[] {
  return "moves" in done ? done.moves : [done];
}

function capturesCommander({ captured }: Move): boolean {
  return captured !== undefined && pieceTypes(captured).includes(COMMANDER);
}

export class Store {
  #engine: CoTuLenh;
  #interaction: Interaction;
  #state: GameState;
  /** Whether the game may have headers and comments. */
  #isAnnotated = false;
  /** Whether the next press ends a drag. */
  #isDragging = false;
  readonly #now: () => number;
  readonly #listeners = new Set<(state: GameState) => void>();

  /** A game from a FEN, or from the start. Throws if the FEN is not a position. */
  constructor(fen?: string, rules?: Partial<Rules>, now: () => number = Date.now) {
    this.#now = now;
    this.#engine = openPosition(fen, rules);
    this.#interaction = this.#newInteraction();
    this.#state = takeSnapshot(this.#engine, this.#interaction);
  }

  /** A saved game. Throws if nothing of it can be replayed. */
  static resume(game: SavedGame, now = Date.now): { store: Store; isComplete: boolean } {
    const store = new Store(undefined, undefined, now);
    return { store, isComplete: store.restore(game) };
  }

  get state(): GameState {
    return this.#state;
  }

  subscribe(listener: (state: GameState) => void): void {
    this.#listeners.add(listener);
  }

  #newInteraction(): Interaction {
    return {
      square: this.#engine.deployState()?.square ?? null,
      picked: null,
      choice: null,
      notice: null,
      turns: this.#engine.history({ verbose: true }),
      redoCount: 0,
      interrupted: [],
      clock: null,
      opponent: null,
      lastEvent: NO_EVENT,
      tool: null,
      gameToken: {},
    };
  }

  /** Shows the engine's game from its beginning. Edits of one position count as one game. */
  #begin(tool: Tool | null, change: Partial<Interaction> = {}): void {
    const { tool: before, turns, gameToken } = this.#interaction;
    const fresh = this.#newInteraction();
    const isSameGame = tool !== null && before !== null && turns.length === 0;
    this.#set({ ...fresh, tool, gameToken: isSameGame ? gameToken : fresh.gameToken, ...change });
  }

  #replaceEngine(engine: CoTuLenh): void {
    this.#engine.free();
    this.#engine = engine;
    this.#isAnnotated = false;
  }

  /** Changes the interaction, and informs the listeners. */
  #set(change: Partial<Interaction>): void {
    this.#interaction = { ...this.#interaction, notice: null, ...change };
    this.#state = takeSnapshot(this.#engine, this.#interaction, this.#state);
    const { clock } = this.#state;
    if (clock) this.#follow(followGame(clock, this.#state, this.#now()));
    for (const listener of this.#listeners) listener(this.#state);
  }

  #follow(clock: Clock): void {
    this.#interaction = { ...this.#interaction, clock };
    this.#state = { ...this.#state, clock };
  }

  #notify(notice: Notice | null): void {
    this.#set({ notice, choice: null });
  }

  /** Runs an action that the engine may refuse. A refusal becomes a notice. */
  #try(action: () => void): boolean {
    try {
      action();
      return true;
    } catch (error) {
      this.#notify({ kind: "error", error: toUserError(error) });
      return false;
    }
  }

  // Actions on the board.

  /** A click on a square: selects, deselects, or moves there. */
  press(square: Square): void {
    const { selection, tool, movable, deploy } = this.#state;
    const isDrop = this.#isDragging;
    this.#isDragging = false;
    if (tool) return this.#edit(tool, square);
    if (this.#refuseInPause()) return;
    if (selection?.targets.has(square)) return this.#moveTo(square);
    if (selection?.square === square) {
      // The stack of an open deploy stays selected: no other piece can move.
      if (!deploy) this.#set(DESELECTED);
      return;
    }
    // A click on another piece of the own side selects it; a drop there is a move.
    if (movable.has(square) && !isDrop) return this.#select(square);
    if (selection && (isDrop || this.#engine.get(square)?.color !== selection.stack.color)) {
      const notice = explainRefusal(this.#engine, selection, square);
      return this.#set({ ...(deploy ? { choice: null } : DESELECTED), notice });
    }
    this.#notify(explainImmovable(this.#engine, square));
  }

  /** A drag begins. */
  grab(square: Square): void {
    if (this.#state.tool || this.#refuseInPause()) return;
    this.#isDragging = true;
    if (this.#state.selection?.square !== square) this.#select(square);
  }

  #select(square: Square): void {
    this.#set({ square, picked: null, choice: null });
    const { selection, deploy } = this.#state;
    if (selection && !deploy && selection.moves.length === 0 && selection.isWhole) {
      this.#notify({ kind: "stackCannotMove", piece: selection.stack });
    }
  }

  /** Plays the move to a destination, or offers the choice between several. */
  #moveTo(to: Square): void {
    const moves = this.#state.selection?.moves.filter((move) => move.to === to) ?? [];
    const [only] = moves;
    if (moves.length === 1 && only && only.kind !== "suicide") return this.#play(only);
    this.#set({ choice: { square: to, moves } });
  }

  /** Plays one of the moves that are offered. */
  choose(option: number): void {
    const move = this.#state.choice?.moves[option];
    if (move) this.#play(move);
  }

  /** Closes the choice if there is one, else deselects. */
  cancel(): void {
    const { choice, deploy } = this.#state;
    this.#isDragging = false;
    if (choice) return this.#set({ choice: null });
    this.#set(deploy ? { picked: null } : { square: null, picked: null });
  }

  /** Picks a type of the selected stack, or puts it back. */
  pick(type: PieceType): void {
    const { selection } = this.#state;
    if (!selection) return;
    const { picked } = selection;
    let next = picked.includes(type) ? picked.filter((one) => one !== type) : [...picked, type];
    // The preselection is replaced: the first click picks this piece alone.
    if (this.#interaction.picked === null) next = [type];
    this.#set({ picked: next.length > 0 ? next : null, choice: null });
  }

  pickWhole(): void {
    this.#set({ picked: null, choice: null });
  }

  #play(move: Move): void {
    if (this.#isStopped()) return;
    this.#try(() => this.#played(this.#engine.move(move.lan)));
  }

  /** Updates the state after a move, a deploy step, or a deploy that was typed as a whole. */
  #played(move: Move, isWholeDeploy = false): void {
    const wasDeploying = this.#state.deploy !== null;
    const deploy = this.#engine.deployState();
    const turns = this.#engine.history({ verbose: true });
    const turn = deploy ? null : (turns.at(-1) ?? null);
    // A deploy that was typed as a whole has made all its steps at once.
    const moves = turn && !wasDeploying ? turn.moves : [move];
    // A deploy of which pieces stay has ended by itself (R7.7), which may be a surprise. The
    // capture of a commander ends it even if they could move.
    const isDecided = this.#engine.isGameOver() || capturesCommander(move);
    const isSurprise = move.deploy && turn?.stayed && !isWholeDeploy && !isDecided;
    this.#set({
      ...DESELECTED,
      square: deploy?.square ?? null,
      turns,
      redoCount: 0,
      lastEvent: { kind: "move", moves, turn },
      notice: isSurprise ? { kind: "deployEnded", square: move.from } : null,
    });
  }

  /** Plays a move in SAN or LAN, or a whole deploy. Returns whether it was legal. */
  playText(text: string): boolean {
    // A whole deploy names what stays, in SAN `N<F>d4` or in LAN `c3:N:F>d4`.
    const isWholeDeploy = /[<:]/.test(text);
    if (this.#isStopped()) return false;
    return this.#try(() => this.#played(this.#engine.move(text.trim()), isWholeDeploy));
  }

  // Deploys.

  commit(): void {
    if (this.#isStopped()) return;
    this.#try(() => {
      const turn = this.#engine.commitDeploy();
      const turns = this.#engine.history({ verbose: true });
      const lastEvent: GameEvent = { kind: "move", moves: [], turn };
      this.#set({ ...DESELECTED, turns, redoCount: 0, lastEvent });
    });
  }

  cancelDeploy(): void {
    this.#try(() => {
      this.#engine.cancelDeploy();
      const lastEvent: GameEvent = { kind: "cancelDeploy", moves: [], turn: null };
      this.#set({ ...DESELECTED, redoCount: 0, lastEvent });
    });
  }

  // The match: ends that the players or the clock decide, and the clock.

  resign(color: Color): void {
    this.#end(color === "r" ? "redResigns" : "blueResigns");
  }

  /** Both sides have agreed on a draw. */
  agreeDraw(): void {
    this.#end("agreed");
  }

  /** Ends the game if its time is up. The page calls this again and again. */
  tick(): void {
    const { clock } = this.#state;
    if (clock && isTimeUp(clock, this.#now())) this.#end("time");
  }

  /** Ends the game. An open deploy is cancelled (R13.5), and comes back if the end is taken back. */
  #end(end: SaidEnd): void {
    const interrupted = this.#state.deploy?.steps.map(({ lan }) => lan) ?? [];
    this.#try(() => {
      sayEnd(this.#engine, end);
      this.#set({ ...DESELECTED, interrupted, lastEvent: { ...NO_EVENT, kind: "end" } });
    });
  }

  /** Takes back an end that was said, and nothing else. Returns whether there was one. */
  #takeBackEnd(): boolean {
    const { outcome, clock } = this.#state;
    const end = findSaidEnd(outcome);
    if (!end) return false;
    this.#engine.undo();
    // A clock without time would end the game at once.
    const isRemoved = end === "time" && clock !== null;
    this.#set({
      ...DESELECTED,
      square: this.#engine.deployState()?.square ?? null,
      interrupted: [],
      clock: isRemoved ? null : clock,
      notice: isRemoved ? { kind: "clockRemoved" } : null,
      lastEvent: { ...NO_EVENT, kind: "takeBackEnd" },
    });
    return true;
  }

  /** Both sides have agreed to pause the clock. Nothing can be moved until it goes on. */
  pause(): void {
    const { clock, deploy } = this.#state;
    this.tick();
    if (!clock?.running || this.#state.outcome) return;
    const selected = deploy ? { choice: null } : DESELECTED;
    this.#set({ ...selected, clock: pauseClock(clock, this.#now()) });
  }

  resume(): void {
    const { clock } = this.#state;
    if (clock?.isPaused) this.#set({ clock: resumeClock(clock) });
  }

  #refuseInPause(): boolean {
    const isPaused = this.#state.clock?.isPaused === true && this.#state.outcome === null;
    if (isPaused) this.#notify({ kind: "paused" });
    return isPaused;
  }

  /** Whether nothing can be played, because of a pause or because the time has just run out. */
  #isStopped(): boolean {
    if (this.#refuseInPause()) return true;
    const before = this.#state.outcome;
    this.tick();
    return before === null && this.#state.outcome !== null;
  }

  // Navigation.

  /** Undoes a turn, a step of the open deploy, or an end that was said. */
  undo(): void {
    if (!this.#takeBackEnd()) this.#navigate("undo", 1);
  }

  redo(): void {
    this.#navigate("redo", 1);
  }

  #navigate(kind: "undo" | "redo", count: number): void {
    this.#try(() => {
      let { redoCount } = this.#interaction;
      let done: Turn | Move | null = null;
      for (let i = 0; i < count; i++) {
        const next = kind === "undo" ? this.#engine.undo() : this.#engine.redo();
        if (!next) break;
        done = next;
        redoCount += kind === "undo" ? 1 : -1;
      }
      if (!done) return;
      const square = this.#engine.deployState()?.square ?? null;
      const moves = count === 1 ? movesIn(done) : [];
      const lastEvent: GameEvent = { kind: count === 1 ? kind : "jump", moves, turn: null };
      this.#set({ ...DESELECTED, square, redoCount, lastEvent });
    });
  }

  /** Goes to the position after `ply` turns, unless the steps of a deploy would be lost. */
  goTo(ply: number): void {
    if (this.#state.ply !== ply) this.#takeBackEnd();
    const { deploy } = this.#state;
    if (deploy && deploy.steps.length > 0) return this.#notify({ kind: "deployOpen" });
    if (deploy) this.cancelDeploy();
    const distance = ply - this.#state.ply;
    if (distance !== 0) this.#navigate(distance < 0 ? "undo" : "redo", Math.abs(distance));
  }

  // Loading and saving.

  /** Starts a game from a FEN. Throws if it is not a position. */
  load(fen: string, rules: Partial<Rules> = this.#state.rules): void {
    this.#replaceEngine(openPosition(fen, rules));
    this.#begin(this.#interaction.tool);
  }

  /** Starts a game by these rules and with this clock, from the start or from a FEN. */
  newGame({ rules, clock, opponent = null }: GameSetup, start = CoTuLenh.START): void {
    this.#replaceEngine(openPosition(start, rules));
    this.#begin(null, { clock: clock && createClock(clock), opponent });
  }

  /**
   * Starts a game from the same position, by the same rules and with the same clock. The computer
   * changes sides.
   */
  rematch(): void {
    const { rules, clock, opponent: before } = this.#state;
    const opponent = before && { ...before, color: otherColor(before.color) };
    this.newGame({ rules, clock, opponent }, this.saved().start);
  }

  /** Returns to the starting position; the editor stays open. */
  reset(): void {
    this.load(CoTuLenh.START);
  }

  /** Keeps the position under other rules, unless they would end or forbid an open deploy. */
  setRules(changed: Partial<Rules>): void {
    this.#try(() => {
      const { fen, clock, outcome, opponent } = this.#state;
      const rules = { ...this.#state.rules, ...changed };
      this.#replaceEngine(new CoTuLenh(fen, { rules }));
      // The time goes on, unless it is over.
      const isOver = findSaidEnd(outcome) === "time";
      this.#begin(this.#interaction.tool, { clock: isOver ? null : clock, opponent });
    });
  }

  pgn(): string {
    return this.#engine.pgn();
  }

  /** Loads a game. Throws if the PGN has an error. */
  loadPgn(text: string): void {
    this.#engine.loadPgn(text);
    this.#isAnnotated = true;
    this.#begin(null);
  }

  saved(): SavedGame {
    return toSaved(this.#engine, this.#state, this.#isAnnotated);
  }

  /** Restores a saved game; returns whether it is complete. Throws if nothing can be replayed. */
  restore(game: SavedGame): boolean {
    const { engine, turns, redoCount, isComplete } = replay(game);
    this.#replaceEngine(engine);
    this.#isAnnotated = game.pgn !== null;
    const clock = game.clock && reopenClock(game.clock, this.#now());
    const interrupted = findSaidEnd(engine.outcome()) ? game.steps : [];
    const opponent = game.opponent ?? null;
    this.#begin(null, { turns, redoCount, clock, opponent, interrupted });
    // The time may have run out while the page was closed.
    this.tick();
    return isComplete;
  }

  // The editor.

  /** Chooses the editor's tool; null closes the editor. */
  setTool(tool: Tool | null): void {
    if (tool && this.#state.deploy) this.#engine.cancelDeploy();
    this.#set({ ...DESELECTED, tool });
  }

  #edit(tool: Tool, square: Square): void {
    this.#try(() => {
      edit(this.#engine, tool, square);
      this.#isAnnotated = false;
      this.#begin(tool);
    });
  }

  clear(): void {
    this.#engine.clear();
    this.#isAnnotated = false;
    this.#begin(this.#interaction.tool);
  }

  setTurn(turn: Color): void {
    this.#try(() => {
      this.#replaceEngine(copyWithTurn(this.#engine, turn));
      this.#begin(this.#interaction.tool);
    });
  }

  // Facts about the current position.

  /** The moves that the piece on a square would have if its side were to move. */
  reach(square: Square): Move[] {
    return listReach(this.#engine, square);
  }

  /** The squares of the pieces that give check. */
  checkers(): Square[] {
    return findCheckers(this.#engine);
  }

  defendedSquares(defender: Color): AirDefenseSquare[] {
    return defendedSquares(this.#engine, defender);
  }

  zoneAround(square: Square): Square[] {
    return zoneAround(this.#engine, square);
  }

  /** The squares that the air force on a square can fly to. */
  flightPaths(square: Square): FlightSquare[] {
    return this.#engine.getFlightPaths(square);
  }
}
