// The store of the page: a game, and what the user has selected. The state is derived from both, and
// nothing changes before the package accepts it.
import { COMMANDER, CoTuLenh, type AirDefenseSquare, type Color } from "cotulenh-wasm";
import type { FlightSquare, Move, MoveKind, PieceType, Rules, Square, Turn } from "cotulenh-wasm";
import { defendedSquares, zoneAround } from "./air-defense.js";
import { readCard, type PieceCard } from "./cards.js";
import { createClock, findFlagRule, isTimeUp, pauseClock, reopenClock } from "./clock.js";
import { resumeClock, type ClockSetting } from "./clock.js";
import { edit, copyWithTurn } from "./editor.js";
import { findDeclaredEnd, type DeclaredEnd } from "./ending.js";
import { explainImmovable, explainRefusal } from "./notices.js";
import type { Opponent } from "./opponent.js";
import { PlayedGame } from "./played-game.js";
import { findCheckers, listReach } from "./reach.js";
import { replay, toSaved, type SavedGame } from "./saved.js";
import { otherColor } from "./sides.js";
import { pieceTypes } from "./stacks.js";
import type { GameEvent, Selection, Tool } from "./state.js";
import { DESELECTED, NO_EVENT } from "./store-core.js";
import { formatDate, RecordStore } from "./store-record.js";
import { tidyTypedMove } from "./typed.js";

/** What a new game is played by. */
export interface GameSetup {
  rules: Rules;
  clock: ClockSetting | null;
  /** The computer, if it plays one side. */
  opponent?: Opponent | null;
}

function capturesCommander({ captured }: Move): boolean {
  return captured !== undefined && pieceTypes(captured).includes(COMMANDER);
}

export class Store extends RecordStore {
  /** A saved game. Throws if nothing of it can be replayed. */
  static resume(game: SavedGame, now = Date.now): { store: Store; isComplete: boolean } {
    const store = new Store(undefined, undefined, now);
    return { store, isComplete: store.restore(game) };
  }

  // Actions on the board.

  /** A press on a square: selects, deselects, or moves there. */
  press(square: Square): void {
    const { selection, tool } = this.state;
    if (tool || !selection?.targets.has(square)) return this.select(square);
    this.drop(selection.square, square);
  }

  /** Selects the piece on a square, deselects it, or explains why it cannot be. */
  select(square: Square): void {
    const { selection, tool, movable, deploy } = this.state;
    if (tool) return this.#edit(tool, square);
    if (this.#refuseInPause()) return;
    if (selection?.square === square) {
      // The stack of an open deploy stays selected: no other piece can move.
      if (!deploy) this.change(DESELECTED);
      return;
    }
    if (movable.has(square)) return this.#select(square);
    if (selection && this.state.pieces.get(square)?.color !== selection.stack.color) {
      return this.#refuse(selection, square);
    }
    this.notify(explainImmovable(this.state, square));
  }

  /** Puts a piece onto a square, or explains why it cannot go there. */
  drop(from: Square, to: Square, kind?: MoveKind): void {
    if (this.state.tool || this.#refuseInPause()) return;
    if (this.state.selection?.square !== from) this.#select(from);
    const { selection } = this.state;
    if (selection?.square !== from) return;
    if (selection.targets.has(to)) this.#moveTo(to, kind);
    else this.#refuse(selection, to);
  }

  #refuse(selection: Selection, to: Square): void {
    const { deploy } = this.state;
    const notice = explainRefusal(this.current, selection, to, deploy !== null);
    this.change({ ...(deploy ? { choice: null } : DESELECTED), notice });
  }

  #select(square: Square): void {
    this.change({ square, picked: null, choice: null });
    const { selection, deploy } = this.state;
    if (selection && !deploy && selection.moves.length === 0 && selection.isWhole) {
      this.notify({ kind: "stackCannotMove", piece: selection.stack });
    }
  }

  /** Plays the move to a destination, or offers the choice between several. */
  #moveTo(to: Square, kind?: MoveKind): void {
    const isMeant = (move: Move) => move.to === to && (!kind || move.kind === kind);
    const moves = this.state.selection?.moves.filter(isMeant) ?? [];
    const [only] = moves;
    if (moves.length === 1 && only && only.kind !== "suicide") return this.play(only);
    this.change({ choice: { square: to, moves } });
  }

  /** Plays one of the moves that are offered. */
  choose(option: number): void {
    const move = this.state.choice?.moves[option];
    if (move) this.play(move);
  }

  /** Closes the choice if there is one, else deselects. */
  cancel(): void {
    const { choice, deploy } = this.state;
    if (choice) return this.change({ choice: null });
    this.change(deploy ? { picked: null } : { square: null, picked: null });
  }

  /** Picks a type of the selected stack, or puts it back. */
  pick(type: PieceType): void {
    const { selection } = this.state;
    if (!selection) return;
    const { picked } = selection;
    let next = picked.includes(type) ? picked.filter((one) => one !== type) : [...picked, type];
    // The preselection is replaced: the first click picks this piece alone.
    if (this.interaction.picked === null) next = [type];
    this.change({ picked: next.length > 0 ? next : null, choice: null });
  }

  pickWhole(): void {
    this.change({ picked: null, choice: null });
  }

  /** Plays a listed move. */
  play(move: Move): void {
    if (!this.#isStopped()) this.attempt(() => this.#played(this.game.play(move)));
  }

  /** Updates the state after a move, a deploy step, or a deploy that was typed as a whole. */
  #played({ move, turn }: { move: Move; turn: Turn | null }, isWholeDeploy = false): void {
    const wasDeploying = this.state.deploy !== null;
    const { deploy, outcome } = this.game.facts();
    // A deploy that was typed as a whole has made all its steps at once.
    const moves = turn && !wasDeploying ? turn.moves : [move];
    // A deploy that leaves pieces on its square has ended by itself (R7.7), which may surprise the user. The
    // capture of a commander ends it even if they could move.
    const isDecided = outcome !== null || capturesCommander(move);
    if (turn) this.#keepMatchMain();
    const isSurprise = move.deploy && turn?.stayed && !isWholeDeploy && !isDecided;
    this.change({
      ...DESELECTED,
      square: deploy?.square ?? null,
      lastEvent: { kind: "move", moves, turn },
      notice: isSurprise ? { kind: "deployEnded", square: move.from } : null,
    });
  }

  /** Plays a move as people type it, or a whole deploy. Returns whether it was legal. */
  playText(typed: string): boolean {
    const text = tidyTypedMove(typed);
    // A whole deploy names what stays, in SAN `N<F>d4` or in LAN `c3:N:F>d4`.
    const isWholeDeploy = /[<:]/.test(text);
    if (this.#isStopped()) return false;
    const isPlayed = this.attempt(() => this.#played(this.game.play(text), isWholeDeploy));
    const { notice } = this.state;
    if (notice?.kind === "error") this.change({ notice: { ...notice, isTyped: true } });
    return isPlayed;
  }

  /** Plays turns one after the other, such as a line of the engine. */
  playTurns(turns: readonly string[]): boolean {
    if (this.#isStopped()) return false;
    return this.attempt(() => {
      let last: Turn | null = null;
      for (const turn of turns) last = this.game.playTurn(turn);
      if (last)
        this.change({ ...DESELECTED, lastEvent: { kind: "move", moves: last.moves, turn: last } });
    });
  }

  /** In a match, the turns that are played become the main line; those that were taken back, a variation. */
  #keepMatchMain(): void {
    const { opponent, clock, hasEnded } = this.state;
    if ((opponent || clock) && !hasEnded) this.game.tree.makeMain(this.game.node);
  }

  // Deploys.

  commit(): void {
    if (this.#isStopped()) return;
    this.attempt(() => {
      const lastEvent: GameEvent = { kind: "move", moves: [], turn: this.game.commit() };
      this.#keepMatchMain();
      this.change({ ...DESELECTED, lastEvent });
    });
  }

  cancelDeploy(): void {
    this.attempt(() => {
      this.game.cancelDeploy();
      const lastEvent: GameEvent = { kind: "cancelDeploy", moves: [], turn: null };
      this.change({ ...DESELECTED, lastEvent });
    });
  }

  // The match: ends that the players or the clock decide, and the clock.

  resign(color: Color): void {
    this.#end(`resigned-${color}`);
  }

  /** Both sides have agreed on a draw. */
  agreeDraw(): void {
    this.#end("agreed");
  }

  /** Ends the game if its time is up. The page calls this every second. */
  tick(): void {
    const { clock } = this.state;
    if (!clock?.running || !isTimeUp(clock, this.now())) return;
    this.#end(findFlagRule(clock) === "loses" ? `time-${clock.running.color}` : "time");
  }

  /** Ends the game. An open deploy is cancelled (R13.5), and comes back if the end is taken back. */
  #end(end: DeclaredEnd): void {
    // A game ends only once. Its variations can still be played.
    if (this.state.hasEnded) return this.notify({ kind: "gameOver" });
    this.attempt(() => {
      this.game.declareEnd(end);
      this.change({ ...DESELECTED, lastEvent: { ...NO_EVENT, kind: "end" } });
    });
  }

  /** Takes back a declared end, and nothing else. Returns whether there was one. */
  #takeBackEnd(): boolean {
    const { outcome, clock } = this.state;
    if (!findDeclaredEnd(outcome)) return false;
    this.game.takeBackEnd();
    // A clock without time would end the game at once.
    const isRemoved = outcome?.reason === "time" && clock !== null;
    this.change({
      ...DESELECTED,
      square: this.game.facts().deploy?.square ?? null,
      clock: isRemoved ? null : clock,
      notice: isRemoved ? { kind: "clockRemoved" } : null,
      lastEvent: { ...NO_EVENT, kind: "takeBackEnd" },
    });
    return true;
  }

  /** Both sides have agreed to pause the clock. Nothing can be moved until it goes on. */
  pause(): void {
    const { clock, deploy } = this.state;
    this.tick();
    if (!clock?.running || this.state.outcome) return;
    const selected = deploy ? { choice: null } : DESELECTED;
    this.change({ ...selected, clock: pauseClock(clock, this.now()) });
  }

  resume(): void {
    const { clock } = this.state;
    if (clock?.isPaused) this.change({ clock: resumeClock(clock) });
  }

  #refuseInPause(): boolean {
    const isPaused = this.state.clock?.isPaused === true && this.state.outcome === null;
    if (isPaused) this.notify({ kind: "paused" });
    return isPaused;
  }

  /** Whether nothing can be played, because of a pause or because the time has just run out. */
  #isStopped(): boolean {
    if (this.#refuseInPause()) return true;
    const before = this.state.outcome;
    this.tick();
    return before === null && this.state.outcome !== null;
  }

  // Navigation.

  /** Undoes a turn, a step of the open deploy, or a declared end. */
  undo(): void {
    if (!this.#takeBackEnd()) this.navigate("undo");
  }

  // Loading and saving.

  /** Starts a game from a FEN. Throws if it is not a position. */
  load(fen: string, rules: Partial<Rules> = this.state.rules): void {
    this.replaceGame(PlayedGame.open(fen, rules));
    this.begin(this.interaction.tool);
  }

  /** Starts a game by these rules and with this clock, from the start or from a FEN. */
  newGame({ rules, clock, opponent = null }: GameSetup, start = CoTuLenh.START): void {
    this.replaceGame(PlayedGame.open(start, rules));
    this.game.tags = { Date: formatDate(this.now()) };
    this.begin(null, { clock: clock && createClock(clock), opponent });
  }

  /**
   * Starts a game from the same position, by the same rules and with the same clock. The computer
   * changes sides.
   */
  rematch(): void {
    const { rules, clock, opponent: before } = this.state;
    const opponent = before && { ...before, color: otherColor(before.color) };
    this.newGame({ rules, clock, opponent }, this.saved().start);
  }

  /** Returns to the starting position; the editor stays open. */
  reset(): void {
    this.load(CoTuLenh.START);
  }

  /** Keeps the position under other rules, unless they would end or forbid an open deploy. */
  setRules(changed: Partial<Rules>): void {
    this.attempt(() => {
      const { fen, clock, outcome, opponent } = this.state;
      const rules = { ...this.state.rules, ...changed };
      this.replaceGame(new PlayedGame(new CoTuLenh(fen, { rules })));
      // The time goes on, unless it is over.
      const isOver = outcome?.reason === "time";
      this.begin(this.interaction.tool, { clock: isOver ? null : clock, opponent });
    });
  }

  saved(): SavedGame {
    return toSaved(this.game, this.state);
  }

  /** Restores a saved game; returns whether it is complete. Throws if nothing can be replayed. */
  restore(saved: SavedGame): boolean {
    const { game, isComplete } = replay(saved);
    this.replaceGame(game);
    const clock = saved.clock && reopenClock(saved.clock, this.now());
    this.begin(null, { clock, opponent: saved.opponent ?? null });
    // The time may have run out while the page was closed.
    this.tick();
    return isComplete;
  }

  // The editor.

  /** Chooses the editor's tool; null closes the editor. */
  setTool(tool: Tool | null): void {
    if (tool) this.game.cancelDeploy();
    this.change({ ...DESELECTED, tool });
  }

  #edit(tool: Tool, square: Square): void {
    this.attempt(() => {
      const edited = this.current.clone();
      edit(edited, tool, square);
      this.replaceGame(new PlayedGame(edited));
      this.begin(tool);
    });
  }

  clear(): void {
    const cleared = this.current.clone();
    cleared.clear();
    this.replaceGame(new PlayedGame(cleared));
    this.begin(this.interaction.tool);
  }

  setTurn(turn: Color): void {
    this.attempt(() => {
      this.replaceGame(new PlayedGame(copyWithTurn(this.current, turn)));
      this.begin(this.interaction.tool);
    });
  }

  // Facts about the current position.

  /** The moves that the piece on a square would have if its side were to move. */
  reach(square: Square): Move[] {
    return listReach(this.current, square);
  }

  /** What there is to know about the piece on a square. */
  card(square: Square): PieceCard | null {
    return readCard(this.current, square);
  }

  /** The squares of the pieces that give check. */
  checkers(): Square[] {
    return findCheckers(this.current, this.state.check);
  }

  defendedSquares(defender: Color): AirDefenseSquare[] {
    return defendedSquares(this.current, defender);
  }

  zoneAround(square: Square): Square[] {
    return zoneAround(this.current, square);
  }

  /** The squares that the air force on a square can fly to. */
  flightPaths(square: Square): FlightSquare[] {
    return this.current.getFlightPaths(square);
  }
}
