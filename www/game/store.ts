// The one store of the page: an engine, and what the user is about to do. Everything shown is
// derived from it, and nothing changes before the engine agreed.
import { CoTuLenh, type Color, type Move, type PieceType, type Rules } from "cotulenh-wasm";
import type { Square, Turn } from "cotulenh-wasm";
import type { FlightLook, ZoneLook } from "../board/model.js";
import { flightsFrom, zoneAround, zonesOf } from "./air.js";
import { edit, withTurn } from "./editor.js";
import { refusal, whyNot } from "./reasons.js";
import { replay, toSaved, type SavedGame } from "./saved.js";
import { squareNamed } from "./shape.js";
import { snapshot, type Intent } from "./snapshot.js";
import type { GameState, Happening, Notice, Tool } from "./state.js";

const NOTHING: Happening = { kind: "nothing", moves: [], turn: null };

function steps(done: Turn | Move): readonly Move[] {
  return "moves" in done ? done.moves : [done];
}

export class Store {
  #engine: CoTuLenh;
  #intent: Intent;
  #state: GameState;
  /** Whether the game may have headers and comments. */
  #annotated = false;
  readonly #listeners = new Set<(state: GameState) => void>();

  /** A game from a position, or from the start. Throws if there is no such position. */
  constructor(fen?: string, rules?: Partial<Rules>) {
    this.#engine = new CoTuLenh(fen, { rules: rules ?? {} });
    this.#intent = this.#fresh();
    this.#state = snapshot(this.#engine, this.#intent);
  }

  /** A game that was kept. Throws if nothing of it can be played. */
  static resume(game: SavedGame): { store: Store; whole: boolean } {
    const store = new Store();
    return { store, whole: store.restore(game) };
  }

  get state(): GameState {
    return this.#state;
  }

  subscribe(listener: (state: GameState) => void): void {
    this.#listeners.add(listener);
  }

  #fresh(): Intent {
    return {
      square: this.#engine.deployState()?.square ?? null,
      chosen: null,
      question: null,
      notice: null,
      line: this.#engine.history({ verbose: true }),
      redoable: 0,
      happened: NOTHING,
      editing: null,
      begun: {},
    };
  }

  /** Begins with what the engine now has. A position that is being set up stays the same game. */
  #begin(editing: Tool | null, change: Partial<Intent> = {}): void {
    const { editing: before, line, begun } = this.#intent;
    const fresh = this.#fresh();
    const same = editing !== null && before !== null && line.length === 0;
    this.#set({ ...fresh, editing, begun: same ? begun : fresh.begun, ...change });
  }

  #replace(engine: CoTuLenh): void {
    this.#engine.free();
    this.#engine = engine;
    this.#annotated = false;
  }

  /** Changes what the user is about to do, and shows it. */
  #set(change: Partial<Intent>): void {
    this.#intent = { ...this.#intent, notice: null, ...change };
    this.#state = snapshot(this.#engine, this.#intent, this.#state);
    for (const listener of this.#listeners) listener(this.#state);
  }

  #say(notice: Notice | null): void {
    this.#set({ notice, question: null });
  }

  /** Runs what the engine may refuse; says so if it does. */
  #try(action: () => void): boolean {
    try {
      action();
      return true;
    } catch (error) {
      this.#say(refusal(error));
      return false;
    }
  }

  // What is done on the board.

  /** A click on a square: picks up, puts down, or acts there. */
  press(name: string): void {
    const square = squareNamed(name);
    const { selection, editing, movable, deploy } = this.#state;
    if (editing) return this.#edit(editing, square);
    if (selection?.targets.has(square)) return this.#act(square);
    if (selection?.square === square) {
      // The stack of a session stays selected: only it can act.
      if (!deploy) this.#set({ square: null, chosen: null, question: null });
      return;
    }
    if (movable.has(square)) return this.#select(square);
    if (selection && this.#engine.get(square)?.color !== selection.stack.color) {
      const notice: Notice = { about: "noWay", piece: selection.held, to: square };
      return this.#set({
        notice,
        question: null,
        ...(deploy ? {} : { square: null, chosen: null }),
      });
    }
    this.#say(whyNot(this.#engine, square));
  }

  /** A drag begins. */
  grab(name: string): void {
    const square = squareNamed(name);
    if (this.#state.editing) return;
    if (this.#state.selection?.square !== square) this.#select(square);
  }

  #select(square: Square): void {
    this.#set({ square, chosen: null, question: null });
    const { selection, deploy } = this.#state;
    if (selection && !deploy && selection.moves.length === 0 && selection.whole) {
      this.#say({ about: "wholeStuck", piece: selection.stack });
    }
  }

  /** Acts on a destination; asks first if it is not clear how. */
  #act(to: Square): void {
    const fitting = this.#state.selection?.moves.filter((move) => move.to === to) ?? [];
    const [only] = fitting;
    if (fitting.length === 1 && only && only.kind !== "suicide") return this.#play(only);
    this.#set({ question: { square: to, moves: fitting } });
  }

  /** Answers the question. */
  choose(option: number): void {
    const move = this.#state.question?.moves[option];
    if (move) this.#play(move);
  }

  /** Puts down what is held, the question first. */
  cancel(): void {
    const { question, deploy } = this.#state;
    if (question) return this.#set({ question: null });
    this.#set(deploy ? { chosen: null } : { square: null, chosen: null });
  }

  /** Takes a kind of the selected stack into the hand, or puts it back. */
  pick(kind: PieceType): void {
    const { selection } = this.#state;
    if (!selection) return;
    const { chosen } = selection;
    let next = chosen.includes(kind) ? chosen.filter((k) => k !== kind) : [...chosen, kind];
    // After what was picked by itself, the first click means this piece alone.
    if (this.#intent.chosen === null) next = [kind];
    this.#set({ chosen: next.length > 0 ? next : null, question: null });
  }

  pickWhole(): void {
    this.#set({ chosen: null, question: null });
  }

  #play(move: Move): void {
    this.#try(() => this.#played(this.#engine.move(move.lan)));
  }

  /** Shows what a move did: one that ended a turn, or one of the steps of a deploy. */
  #played(move: Move): void {
    const opened = this.#state.deploy !== null;
    const session = this.#engine.deployState();
    const history = this.#engine.history({ verbose: true });
    const turn = session ? null : (history.at(-1) ?? null);
    this.#set({
      square: session?.square ?? null,
      chosen: null,
      question: null,
      line: history,
      redoable: 0,
      // A deploy written out in full has taken all its steps just now.
      happened: { kind: "move", moves: turn && !opened ? turn.moves : [move], turn },
    });
  }

  /** Plays a move written as SAN or LAN; a whole deploy too. Says whether it was played. */
  playText(text: string): boolean {
    return this.#try(() => this.#played(this.#engine.move(text.trim())));
  }

  // Deploying.

  commit(): void {
    this.#try(() => {
      const turn = this.#engine.commitDeploy();
      const line = this.#engine.history({ verbose: true });
      const happened: Happening = { kind: "move", moves: [], turn };
      this.#set({ square: null, chosen: null, question: null, line, redoable: 0, happened });
    });
  }

  cancelDeploy(): void {
    this.#try(() => {
      this.#engine.cancelDeploy();
      const happened: Happening = { kind: "cancel", moves: [], turn: null };
      this.#set({ square: null, chosen: null, question: null, redoable: 0, happened });
    });
  }

  // Going back and forth.

  /** Takes back a turn, or a step of the deploy under way. */
  undo(): void {
    this.#travel("back", 1);
  }

  redo(): void {
    this.#travel("forward", 1);
  }

  #travel(kind: "back" | "forward", count: number): void {
    this.#try(() => {
      let { redoable } = this.#intent;
      let done: Turn | Move | null = null;
      for (let i = 0; i < count; i++) {
        const next = kind === "back" ? this.#engine.undo() : this.#engine.redo();
        if (!next) break;
        done = next;
        redoable += kind === "back" ? 1 : -1;
      }
      if (!done) return;
      const square = this.#engine.deployState()?.square ?? null;
      const moves = count === 1 ? steps(done) : [];
      const happened: Happening = { kind: count === 1 ? kind : "jump", moves, turn: null };
      this.#set({ square, chosen: null, question: null, redoable, happened });
    });
  }

  /** Goes to the position after so many turns; not while that would lose the steps of a deploy. */
  goTo(ply: number): void {
    const { deploy } = this.#state;
    if (deploy && deploy.steps.length > 0) return this.#say({ about: "session" });
    if (deploy) this.cancelDeploy();
    const distance = ply - this.#state.ply;
    if (distance !== 0) this.#travel(distance < 0 ? "back" : "forward", Math.abs(distance));
  }

  // Positions and games from outside.

  /** Begins anew from a position. Throws if there is no such position. */
  load(fen: string, rules: Partial<Rules> = this.#state.rules): void {
    this.#replace(new CoTuLenh(fen, { rules }));
    this.#begin(this.#intent.editing);
  }

  newGame(): void {
    this.#replace(new CoTuLenh(CoTuLenh.START, { rules: this.#state.rules }));
    this.#begin(null);
  }

  /** The same position under other rules; a deploy under way may not be possible by them. */
  setRules(rules: Partial<Rules>): void {
    this.#try(() => this.load(this.#state.fen, { ...this.#state.rules, ...rules }));
  }

  pgn(): string {
    return this.#engine.pgn();
  }

  /** Reads a game. Throws if it cannot be. */
  loadPgn(text: string): void {
    this.#engine.loadPgn(text);
    this.#annotated = true;
    this.#begin(null);
  }

  /** The game as it can be kept. */
  saved(): SavedGame {
    return toSaved(this.#state, this.#annotated ? this.#engine.pgn() : null);
  }

  /** Goes on with a kept game; tells whether all of it could be. Throws if nothing could. */
  restore(game: SavedGame): boolean {
    const { engine, line, redoable, whole } = replay(game);
    this.#replace(engine);
    this.#annotated = game.pgn !== null;
    this.#begin(null, { line, redoable });
    return whole;
  }

  // Setting up a position.

  /** Chooses what a click does; null ends the setting up. */
  setTool(tool: Tool | null): void {
    if (tool && this.#state.deploy) this.#engine.cancelDeploy();
    this.#set({ editing: tool, square: null, chosen: null, question: null });
  }

  #edit(tool: Tool, square: Square): void {
    this.#try(() => {
      edit(this.#engine, tool, square);
      this.#annotated = false;
      this.#begin(tool);
    });
  }

  clear(): void {
    this.#engine.clear();
    this.#annotated = false;
    this.#begin(this.#intent.editing);
  }

  setTurn(turn: Color): void {
    this.#try(() => this.load(withTurn(this.#state.fen, turn)));
  }

  // Air defense, for the board as it is looked at.

  zones(defender: Color): ZoneLook[] {
    return zonesOf(this.#engine, defender);
  }

  zoneAround(name: string): Square[] {
    return zoneAround(this.#engine, squareNamed(name));
  }

  flights(name: string): FlightLook[] {
    return flightsFrom(this.#engine, squareNamed(name));
  }
}
