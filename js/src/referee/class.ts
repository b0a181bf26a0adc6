// The referee of a game between two sides elsewhere: a state machine. It takes messages with the time, and answers
// with what has changed; who is connected how, and where the game is stored, is not known here.
import type { CoTuLenh } from "../game/class.js";
import { addIncrement, runClock, timeLeft } from "../play/match/clock.js";
import { otherColor } from "../vocabulary/colors.js";
import {
  PROTOCOL,
  type ActionMessage,
  type ChangeMessage,
  type DoneMessage,
  type GreetingMessage,
  type MatchFacts,
  type PongMessage,
  type Presence,
  type RefusedMessage,
  type StateMessage,
} from "../protocol/messages.js";
import { findId, readMessage } from "../protocol/read.js";
import { readRefusal, Refusal } from "../protocol/refusal.js";
import type { ClockState } from "../play/types.js";
import { applyChange } from "../record/apply.js";
import type { GameRecord, RecordChange, RecordedTurn } from "../record/types.js";
import type { Color, Outcome, Turn } from "../vocabulary/types.js";
import { flagTime, lagOf, nextQuota } from "./clock.js";
import { FORMAT, type MatchState, type RefereeData } from "./data.js";
import { startClock, type Draft } from "./draft.js";
import { draftEnd, findClaimTime } from "./ends.js";
import type { RefereeLimits } from "./limits.js";
import { countUndone, draftOffer, draftTakeback } from "./offers.js";

/** What a message has brought about. */
export interface Receipt {
  /** What has changed: stored first, and then sent to everyone. Empty if nothing has. */
  readonly changes: readonly ChangeMessage[];
  /** What only the one who has sent the message gets; `null` if the changes say it. */
  readonly answer: RefereeAnswer | null;
}

/**
 * What only the one who has sent a message gets. A service adds what it alone knows of a state, and sends a greeting to
 * the other side, too.
 */
export type RefereeAnswer =
  RefereeState | RefusedMessage | DoneMessage | PongMessage | GreetingMessage;

/** A state without the name of the game, its score, and invitations, of which only a service knows. */
export type RefereeState = Omit<StateMessage, "game" | "score">;

/** Who is there: for a side `true`, or `false`, or since when it is away. */
export interface Attendance {
  /** Red. */
  readonly r: boolean | number;
  /** Blue. */
  readonly b: boolean | number;
  /** How many watch; 0 if not given. */
  readonly spectators?: number | undefined;
}

/** How many messages are kept for those who come back. */
const KEPT_MESSAGES = 32;
/** How many names of actions are kept for each side. */
const KEPT_ACTIONS = 8;

/** Made by `createReferee`. */
export class Referee {
  readonly #game: CoTuLenh;
  readonly #limits: RefereeLimits;
  #record: GameRecord;
  #state: MatchState;
  #spectators = 0;
  /** The last changes, for those who have missed them. They are not stored. */
  #recent: ChangeMessage[] = [];
  /** The changes of the message that is being read. */
  #made: ChangeMessage[] = [];
  /** Why the stored game cannot be played on; `null` if it can. */
  readonly broken: "GAME_BROKEN" | "GAME_OUTDATED" | null;

  /** @internal */
  constructor(
    game: CoTuLenh,
    { record, state }: Pick<RefereeData, "record" | "state">,
    limits: RefereeLimits,
    broken: Referee["broken"] = null,
  ) {
    this.#game = game;
    this.#record = record;
    this.#state = state;
    this.#limits = limits;
    this.broken = broken;
  }

  /** The game as data: `JSON.stringify(referee)` writes what `createReferee` takes. */
  toJSON(): RefereeData {
    return { format: FORMAT, record: this.#record, state: this.#state };
  }

  /** The record of the game: `referee.record.turns`. */
  get record(): GameRecord {
    return this.#record;
  }

  /** The facts of the match beside its record: `referee.state.version`. */
  get state(): MatchState {
    return this.#state;
  }

  /** When {@link Referee.tick} is due because a time runs out; `null` if none runs. */
  get due(): number | null {
    return this.broken ? null : flagTime(this.#record.clock, this.#state.lag);
  }

  /** Gives the memory of the game back: `referee.free()`. */
  free(): void {
    this.#game.free();
  }

  // What happens.

  /**
   * Reads a message of a side, or of a spectator (`null`), as it came or as an object. What is refused changes
   * nothing, and is answered. Anything that this throws is a failure: the referee is to be made again from what
   * is stored. `next` is the name of another game, for a message that {@link Referee.acceptsRematch}.
   *
   * @example
   * ```ts
   * const { changes, answer } = referee.receive("r", { type: "step", id: "1", text: "Tf6" }, now);
   * ```
   */
  receive(
    color: Color | null | undefined,
    message: unknown,
    now: number,
    next: string | null = null,
  ): Receipt {
    this.#made = [];
    let answer: RefereeAnswer | null;
    try {
      answer = this.#read(color ?? null, message, now, next);
    } catch (error) {
      const { code, message: text, illegal } = readRefusal(error);
      const { version } = this.#state;
      answer = { type: "refused", id: findId(message), code, message: text, illegal, version };
    }
    return { changes: this.#made, answer };
  }

  /** Ends the game if a time is over: `referee.tick(Date.now())`. */
  tick(now: number): Receipt {
    this.#made = [];
    this.#checkTime(now);
    return { changes: this.#made, answer: null };
  }

  /**
   * Tells who is there. Returns who is there now if that has changed, else `null`. It belongs to what is stored.
   *
   * @example
   * ```ts
   * referee.attend({ r: true, b: false }, Date.now());
   * ```
   */
  attend({ r, b, spectators = 0 }: Attendance, now: number): Presence | null {
    const { away } = this.#state;
    const update = (color: Color, there: boolean | number): number | null =>
      there === true ? null : (away[color] ?? (there === false ? now : there));
    const updated = { r: update("r", r), b: update("b", b) };
    const isSame = updated.r === away.r && updated.b === away.b && spectators === this.#spectators;
    if (isSame) return null;
    this.#spectators = spectators;
    this.#state = { ...this.#state, away: updated };
    return this.presence;
  }

  /**
   * The service was down, so that no side could connect: in a game with a clock, absence counts from now on. Without one
   * it counts in days, in which a service sleeps and wakes up many times: it goes on.
   *
   * @example
   * ```ts
   * referee.wake(Date.now());
   * ```
   */
  wake(now: number): void {
    const { away } = this.#state;
    const hasClock = this.#record.clock !== null;
    const update = (color: Color): number => (hasClock ? now : (away[color] ?? now));
    this.#state = { ...this.#state, away: { r: update("r"), b: update("b") } };
  }

  /** Who is there, and from when on the game can be claimed: `referee.presence.claim`. */
  get presence(): Presence {
    return { ...this.#state.away, spectators: this.#spectators, claim: this.#claimTime };
  }

  // Reading messages.

  #read(
    color: Color | null,
    given: unknown,
    now: number,
    next: string | null,
  ): RefereeAnswer | null {
    const message = readMessage(given);
    if (message.type === "ping") {
      return { type: "pong", ...(message.id !== undefined && { id: message.id, now }) };
    }
    if (message.type === "checked") return null;
    if (message.type === "hello") {
      if (message.protocol !== PROTOCOL) throw new Refusal("WRONG_PROTOCOL");
      this.#checkTime(now);
      if (color) this.#join(color, now, message.name);
      return this.#describe(color, message.since, now);
    }
    if (!color) throw new Refusal("SPECTATOR");
    const { id } = message;
    if (message.type === "greet") {
      if (!this.#isJoined) throw new Refusal("NOT_JOINED");
      return { type: "greeting", id, color, greeting: message.greeting };
    }
    if (this.#state.done[color].includes(id)) {
      return { type: "done", id, version: this.#state.version };
    }
    if (this.broken) throw new Refusal("GAME_BROKEN");
    this.#checkTime(now);
    this.#act(message, color, now, next);
    return null;
  }

  #describe(color: Color | null, since: number, now: number): RefereeState {
    const { version, joined, offers, next, done } = this.#state;
    const missed = this.#recent.filter((change) => change.version > since);
    const isKnown = since > 0 && since <= version && missed.length === version - since;
    return {
      type: "state",
      protocol: PROTOCOL,
      version,
      record: isKnown ? null : this.#record,
      missed: isKnown ? missed : [],
      you: color,
      done: color ? done[color] : [],
      joined,
      offers,
      next,
      online: this.presence,
      invitation: null,
      notice: this.broken,
      now,
    };
  }

  /** A side comes for the first time; with the second one the game begins. */
  #join(color: Color, now: number, value?: string): void {
    const { joined } = this.#state;
    if (joined[color] || this.broken) return;
    const both = { ...joined, [color]: true };
    const { clock, turns, headers } = this.#record;
    const begins = clock !== null && both.r && both.b;
    const name = color === "r" ? "Red" : "Blue";
    const changes: RecordChange[] = [];
    if (value !== undefined && headers[name] === undefined) {
      changes.push({ type: "headerSet", name, value });
    }
    if (begins) changes.push(startClock(clock, this.#game.turn(), turns.length, now));
    const state = { joined: both, began: now };
    this.#commit({ type: "joined", id: null, color, changes, state }, now);
  }

  get #isJoined(): boolean {
    const { r, b } = this.#state.joined;
    return r && b;
  }

  /** Does what a player wants, or throws a refusal and changes nothing. */
  #act(message: ActionMessage, color: Color, now: number, next: string | null): void {
    const { type, id } = message;
    if (type === "rematch") return this.#offer(message, color, now, next);
    if (this.#record.end) throw new Refusal("GAME_OVER");
    if (type === "resign") {
      return this.#end({ id, color }, now, (game) => game.resign(color));
    }
    if (!this.#isJoined) throw new Refusal("NOT_JOINED");
    if (type === "claim") return this.#claim(id, color, now);
    if (type === "draw" || type === "takeback") return this.#offer(message, color, now);
    if (this.#game.turn() !== color) throw new Refusal("NOT_YOUR_TURN");
    const { version = Infinity } = message;
    if (version < this.#state.moved[otherColor(color)]) throw new Refusal("WRONG_VERSION");
    this.#play(message, color, now);
  }

  // Turns and steps.

  #play(message: ActionMessage, color: Color, now: number): void {
    const game = this.#game;
    const { type, text = "" } = message;
    const { deploy } = this.#record;
    if (type === "step") return this.#step(message, color, now);
    if (type === "commit") return this.#finish(message, color, now, game.commitDeploy());
    if (type === "turn") {
      if (!deploy) return this.#finish(message, color, now, game.playTurn(text));
      // It takes the place of the open deploy, which is given up only if it can be played.
      const { moves } = game.readTurn(text);
      game.cancelDeploy();
      return this.#finish(message, color, now, game.playTurn(moves), [{ type: "cancelled" }]);
    }
    if (deploy && this.#state.steps >= this.#limits.steps) throw new Refusal("TOO_MANY_STEPS");
    if (type === "unstep" && deploy) game.undo();
    else game.cancelDeploy();
    this.#try(message, color, now, { type: type === "unstep" ? "unstepped" : "cancelled" });
  }

  /** A move, or a step of a deploy. */
  #step(message: ActionMessage, color: Color, now: number): void {
    const { turns, deploy } = this.#record;
    const move = this.#game.move(message.text!, { strict: true });
    const { from: square, lan: step, turn = move } = move;
    const stepped: RecordChange = { type: "stepped", after: turns.length, square, step };
    if (move.endsTurn) {
      const isStep = move.turn?.moves.length === (deploy?.steps.length ?? 0) + 1;
      return this.#finish(message, color, now, turn, isStep ? [stepped] : []);
    }
    if (this.#state.steps >= this.#limits.steps) {
      this.#game.undo();
      throw new Refusal("TOO_MANY_STEPS");
    }
    this.#try(message, color, now, stepped);
  }

  /** Something was tried that does not end the turn. */
  #try({ id }: ActionMessage, color: Color, now: number, change: RecordChange): void {
    const state = { steps: this.#state.steps + 1, moved: this.#movedBy(color) };
    this.#commit({ type: "step", id, color, changes: [change], state }, now);
  }

  #movedBy(color: Color): MatchState["moved"] {
    return { ...this.#state.moved, [color]: this.#state.version + 1 };
  }

  /** A turn was played in the game, after changes of the open deploy. */
  #finish(
    { id, thought }: ActionMessage,
    color: Color,
    now: number,
    { san, lan }: Pick<Turn, "san" | "lan">,
    before: readonly RecordChange[] = [],
  ): void {
    const { turns, clock } = this.#record;
    const { deploy } = before.reduce(applyChange, this.#record);
    const { lag, offers } = this.#state;
    const count = turns.length + 1;
    const outcome = this.#game.outcome();
    const state: { -readonly [K in keyof MatchState]?: MatchState[K] } = {
      moved: this.#movedBy(color),
      began: now,
      steps: 0,
      declined: [],
      // A turn declines the draw that the other side has offered.
      offers: { ...offers, takeback: null, draw: offers.draw === color ? color : null },
    };
    const turn: { -readonly [K in keyof RecordedTurn]: RecordedTurn[K] } = { id: count, san, lan };
    const timed: RecordChange[] = [];
    if (clock) {
      const covered = lagOf(clock, lag[color], now, thought);
      if (clock.running && timeLeft(clock, color, now - covered) === 0) {
        this.#game.undo();
        this.#endByTime(clock, now);
        throw new Refusal("GAME_OVER");
      }
      const stopped = addIncrement(clock, color, now - covered);
      turn.clock = Math.round(stopped[color]) / 1000;
      if (clock.running) {
        state.lag = { ...lag, [color]: nextQuota(clock, color, lag[color], covered) };
      }
      timed.push(
        outcome
          ? { type: "timed", clock: runClock(stopped, null, now) }
          : startClock(stopped, this.#game.turn(), count, now),
      );
    }
    const played: RecordChange = deploy
      ? { type: "committed", turn }
      : { type: "played", after: turns.length, turns: [turn] };
    this.#commit({ type: "step", id, color, changes: [...before, played, ...timed], state }, now);
    if (outcome) this.#close({ id: null, color: null }, now, outcome);
    else if (count >= this.#limits.turns) this.#endBy(now, (game) => game.timeUp());
  }

  // Clocks, claims and ends.

  /** Ends the game if a time is over. A turn may be on its way for a little longer. */
  #checkTime(now: number): void {
    const { clock, end } = this.#record;
    if (end || !clock || this.broken || now < (this.due ?? Infinity)) return;
    this.#endByTime(clock, now);
  }

  #endByTime({ flag, running }: ClockState, now: number): void {
    this.#endBy(now, (game) => {
      if (flag === "points") game.timeUp();
      else game.forfeit(running!, "time");
    });
  }

  /** From when on the side that waits can claim the game. */
  get #claimTime(): number | null {
    if (this.#record.end || !this.#isJoined || this.broken) return null;
    return findClaimTime(this.#record, this.#state, this.#game.turn(), this.#limits);
  }

  #claim(id: string, color: Color, now: number): void {
    const claim = this.#claimTime;
    const other = otherColor(color);
    // A player may be away while it is the turn of the other one.
    if (this.#game.turn() !== other || claim === null || now < claim) {
      throw new Refusal("NOT_ABSENT");
    }
    this.#end({ id, color }, now, (game) => game.forfeit(other, "abandoned"));
  }

  #endBy(now: number, declare: (game: CoTuLenh) => void): void {
    this.#end({ id: null, color: null }, now, declare);
  }

  /** Ends the game by a declaration. An open deploy is given up. */
  #end(by: Pick<Draft, "id" | "color">, now: number, declare: (game: CoTuLenh) => void): void {
    if (this.#game.deployState()) this.#game.cancelDeploy();
    declare(this.#game);
    this.#close(by, now, this.#game.outcome()!);
  }

  #close(by: Pick<Draft, "id" | "color">, now: number, outcome: Outcome): void {
    this.#commit(draftEnd(by, this.#record, outcome, now), now);
  }

  // Offers.

  /** Whether a message of a side accepts a rematch: then a service makes the next game first. */
  acceptsRematch(color: Color, message: unknown): boolean {
    try {
      const { type, action } = readMessage(message) as ActionMessage;
      const isOffered = this.#state.offers.rematch === otherColor(color);
      return type === "rematch" && isOffered && action !== "decline";
    } catch {
      return false;
    }
  }

  #offer(message: ActionMessage, color: Color, now: number, nextGame: string | null = null): void {
    const { type: kind } = message;
    const { draft, isAccepted } = draftOffer(message, color, this.#record, this.#state, this.#game);
    if (isAccepted && kind === "takeback") return this.#takeBack(draft, otherColor(color), now);
    const isRematch = isAccepted && kind === "rematch";
    const state = isRematch ? { ...draft.state, next: nextGame } : draft.state;
    this.#commit({ ...draft, state }, now);
    if (isAccepted && kind === "draw") this.#endBy(now, (game) => game.agreeDraw());
  }

  #takeBack(draft: Draft, asker: Color, now: number): void {
    const game = this.#game;
    const { length } = this.#record.turns;
    const to = length - countUndone(this.#record, game, asker);
    if (game.deployState()) game.cancelDeploy();
    for (let n = length; n > to; n--) game.undo();
    this.#commit(draftTakeback(draft, this.#record, this.#state, game, to, now), now);
  }

  // Changes.

  #commit({ type, id, color, changes, state = {} }: Draft, now: number): void {
    const before = this.#state;
    const version = before.version + 1;
    const done =
      id !== null && color
        ? { ...before.done, [color]: [...before.done[color], id].slice(-KEPT_ACTIONS) }
        : before.done;
    this.#record = changes.reduce(applyChange, this.#record);
    this.#state = { ...before, ...state, version, changedAt: now, done };
    const { joined, offers, next } = this.#state;
    const isSame =
      joined === before.joined && isEqual(offers, before.offers) && next === before.next;
    const facts = isSame ? null : { joined, offers, next };
    const message: ChangeMessage = { type, id, version, color, changes, facts, now };
    this.#made.push(message);
    this.#recent.push(message);
    if (this.#recent.length > KEPT_MESSAGES) this.#recent.shift();
  }
}

function isEqual(a: MatchFacts["offers"], b: MatchFacts["offers"]): boolean {
  return a.draw === b.draw && a.takeback === b.takeback && a.rematch === b.rematch;
}
