// The state of one game, and what its players do with it. A change is a message that is stored as it is sent: the
// state follows from the stored messages, played again in their order.
import { CoTuLenh, type Color, type Outcome, type Rules } from "cotulenh-wasm/web";
import {
  addIncrement,
  isTimeUp,
  runClock,
  setTimes,
  type ActionMessage,
  type ClockState,
  type EndedMessage,
  type JoinedMessage,
  type OfferKind,
  type OfferMessage,
  type OnlineRecord,
  type StepMessage,
} from "cotulenh-wasm/online";
import { secondsLeft, toTimes } from "./clock.js";
import { Refusal } from "./refusal.js";

/** What a game starts with. */
export interface Setup {
  readonly game: string;
  readonly rules: Rules;
  readonly start: string;
  readonly clock: ClockState | null;
  readonly seats: Readonly<Record<Color, string>>;
  readonly createdAt: number;
}

/** A change of the game. */
export type Change = StepMessage | OfferMessage | JoinedMessage | EndedMessage;

/** Who asks and when; since when the other side is away, and how long it may be. */
export interface Circumstances {
  readonly color: Color;
  readonly now: number;
  readonly awaySince: number | null;
  readonly absence: number;
  /** The name of the game that was made for a rematch. */
  readonly next?: string;
}

/** Whose action ends a game, if it is one. */
type Doer = Pick<EndedMessage, "id" | "color">;

const BY_ITSELF: Doer = { id: null, color: null };

export const otherColor = (color: Color): Color => (color === "r" ? "b" : "r");

const NO_OFFERS: Readonly<Record<OfferKind, Color | null>> = {
  draw: null,
  takeback: null,
  rematch: null,
};

export class Match {
  readonly #game: CoTuLenh;
  readonly #start: Pick<OnlineRecord, "rules" | "start">;
  #turns: string[] = [];
  #times: number[] = [];
  #steps: string[] = [];
  clock: ClockState | null;
  version = 0;
  changedAt: number;
  joined: Record<Color, boolean> = { r: false, b: false };
  offers = { ...NO_OFFERS };
  result: Outcome | null = null;
  next: string | null = null;
  /** The version of the last change that each side has made on the board. */
  #moved: Record<Color, number> = { r: 0, b: 0 };
  /** What was declined since the last turn. */
  #declined = new Set<string>();
  /** The versions of the actions of both sides. */
  readonly #ids = new Map<string, number>();

  constructor({ rules, start, clock, createdAt }: Setup, changes: Iterable<Change> = []) {
    this.#game = new CoTuLenh(start, { rules });
    this.#start = { rules, start };
    this.clock = clock;
    this.changedAt = createdAt;
    for (const change of changes) {
      if (change.type === "step") this.#playAgain(change);
      this.#apply(change);
    }
  }

  get record(): OnlineRecord {
    const { result } = this;
    return { ...this.#start, turns: this.#turns, times: this.#times, steps: this.#steps, result };
  }

  get isJoined(): boolean {
    return this.joined.r && this.joined.b;
  }

  /** The version of an action that was accepted before. */
  findAction(color: Color, id: string): number | undefined {
    return this.#ids.get(`${color} ${id}`);
  }

  free(): void {
    this.#game.free();
  }

  // What happens by itself.

  /** A side comes for the first time; with the second one the game begins. */
  join(color: Color, now: number): Change[] {
    if (this.joined[color]) return [];
    this.joined[color] = true;
    this.#runClock(now);
    const clocks = toTimes(this.clock);
    const change: Change = { type: "joined", version: this.version + 1, color, clocks, now };
    this.#apply(change);
    return [change];
  }

  /** Ends the game if a time is up. */
  checkTime(now: number): Change[] {
    if (this.result || !this.clock || !isTimeUp(this.clock, now)) return [];
    const { flag, running } = this.clock;
    return this.#end(BY_ITSELF, now, () => {
      if (flag === "points") this.#game.timeUp();
      else this.#game.forfeit(running!, "time");
    });
  }

  // What players do.

  /** Does what a player wants, or throws a refusal and changes nothing. */
  act(message: ActionMessage, given: Circumstances): Change[] {
    const { color, now } = given;
    const { type, id, version } = message;
    if (type === "rematch") return this.#offer(message, given);
    if (this.result) throw new Refusal("GAME_OVER");
    if (type === "resign") return this.#end({ id, color }, now, () => this.#game.resign(color));
    if (type === "claim") return this.#claim(id, given);
    if (!this.isJoined) throw new Refusal("NOT_JOINED");
    if (type === "draw" || type === "takeback") return this.#offer(message, given);
    if (this.#game.turn() !== color) throw new Refusal("NOT_YOUR_TURN");
    if (version !== undefined && version < this.#moved[otherColor(color)]) {
      throw new Refusal("WRONG_VERSION");
    }
    return this.#step(message, given);
  }

  #step({ type, id, text = "" }: ActionMessage, { color, now }: Circumstances): Change[] {
    const game = this.#game;
    const isOpen = game.deployState() !== null;
    let played: string | null = null;
    let hasEnded = false;
    if (type === "commit") {
      game.commitDeploy();
      hasEnded = true;
    } else if (type === "cancel") {
      game.cancelDeploy();
    } else {
      const move = game.move(text, { strict: true });
      hasEnded = move.endsTurn;
      played = move.lan;
    }
    const turn = hasEnded ? game.lastTurn()! : null;
    if (turn) this.clock = this.clock && addIncrement(this.clock, color, now);
    const time = turn && secondsLeft(this.clock, color);
    const change: StepMessage = {
      type: "step",
      id,
      version: this.version + 1,
      color,
      action: type as StepMessage["action"],
      // A deploy that came as a whole is told as a whole.
      text: played && turn && !isOpen && turn.moves.length > 1 ? turn.lan : played,
      turn: turn?.lan ?? null,
      time,
      clocks: null,
      now,
    };
    if (turn) this.#runClock(now, this.#turns.length + 1);
    change.clocks = toTimes(this.clock);
    this.#apply(change);
    const outcome = turn ? game.outcome() : null;
    return outcome ? [change, ...this.#close(BY_ITSELF, now, outcome)] : [change];
  }

  /** Lets the time of the side to move run, if the game has begun. */
  #runClock(now: number, turns = this.#turns.length): void {
    if (!this.clock) return;
    const hasStarted = this.isJoined && (this.clock.starts === "now" || turns > 0);
    const runs = hasStarted && !this.result && this.#game.outcome() === null;
    this.clock = runClock(this.clock, runs ? this.#game.turn() : null, now);
  }

  #claim(id: string, { color, now, awaySince, absence }: Circumstances): Change[] {
    const other = otherColor(color);
    if (!this.isJoined) throw new Refusal("NOT_JOINED");
    // A player may be away while it is the turn of the other one.
    const isWaiting = this.#game.turn() === other;
    if (!isWaiting || awaySince === null || now - awaySince < absence) {
      throw new Refusal("NOT_ABSENT");
    }
    return this.#end({ id, color }, now, () => this.#game.forfeit(other, "abandoned"));
  }

  /** Ends the game by a declaration. An open deploy is given up. */
  #end(by: Doer, now: number, declare: () => void): Change[] {
    if (this.#game.deployState()) this.#game.cancelDeploy();
    declare();
    return this.#close(by, now, this.#game.outcome()!);
  }

  #close(by: Doer, now: number, outcome: Outcome): Change[] {
    this.clock = this.clock && runClock(this.clock, null, now);
    const clocks = toTimes(this.clock);
    const version = this.version + 1;
    const change: Change = { type: "ended", ...by, version, outcome, clocks, now };
    this.#apply(change);
    return [change];
  }

  // Offers.

  #offer(message: ActionMessage, given: Circumstances): Change[] {
    const kind = message.type as OfferKind;
    const { id, action = "offer" } = message;
    const { color, now, next = null } = given;
    if (kind === "rematch" && !this.result) throw new Refusal("GAME_RUNNING");
    const offered = this.offers[kind];
    const isAccepted = offered === otherColor(color) && action !== "decline";
    if (action === "offer" && !isAccepted) {
      if (offered || this.next || this.#declined.has(`${kind} ${color}`)) {
        throw new Refusal("OFFER_AGAIN");
      }
      if (kind === "takeback" && this.#countUndone(color) === 0) {
        throw new Refusal("NOTHING_TO_UNDO");
      }
    } else if (!offered || (offered === color && action === "accept")) {
      throw new Refusal("NO_OFFER");
    }
    const change: OfferMessage = {
      type: "offer",
      id,
      version: this.version + 1,
      color,
      kind,
      action: isAccepted ? "accept" : action,
      turns: null,
      next: isAccepted && kind === "rematch" ? next : null,
      clocks: null,
      now,
    };
    if (isAccepted && kind === "takeback") {
      change.turns = this.#turns.length - this.#countUndone(offered!);
      this.#undoTo(change.turns);
      this.#runClock(now, change.turns);
    }
    change.clocks = toTimes(this.clock);
    this.#apply(change);
    if (!isAccepted || kind !== "draw") return [change];
    return [change, ...this.#end(BY_ITSELF, now, () => this.#game.agreeDraw())];
  }

  /** How many turns a takeback takes back: up to the last one of that side. */
  #countUndone(color: Color): number {
    const count = this.#game.turn() === color ? 2 : 1;
    return this.#turns.length >= count ? count : 0;
  }

  #undoTo(turns: number): void {
    if (this.#game.deployState()) this.#game.cancelDeploy();
    for (let n = this.#turns.length; n > turns; n--) this.#game.undo();
  }

  // Changes.

  /** Plays a stored step on the board. */
  #playAgain({ action, text }: StepMessage): void {
    if (action === "commit") this.#game.commitDeploy();
    else if (action === "cancel") this.#game.cancelDeploy();
    else this.#game.move(text!, { strict: true });
  }

  /** What follows from a change, besides the board and the clock, which have changed before. */
  #apply(change: Change): void {
    this.version = change.version;
    this.changedAt = change.now;
    this.clock = this.clock && change.clocks && setTimes(this.clock, change.clocks);
    if (change.color !== null && "id" in change) {
      this.#ids.set(`${change.color} ${change.id}`, change.version);
    }
    if (change.type === "joined") {
      this.joined[change.color] = true;
      return;
    }
    if (change.type === "ended") {
      this.#steps = [];
      this.result = change.outcome;
      this.offers = { ...NO_OFFERS };
      this.#declined.clear();
      return;
    }
    if (change.type === "step") this.#follow(change);
    else this.#settle(change);
  }

  #follow({ action, text, turn, time, color, version }: StepMessage): void {
    this.#moved[color] = version;
    if (turn === null) {
      this.#steps = action === "cancel" ? [] : [...this.#steps, text!];
      return;
    }
    this.#turns.push(turn);
    if (time !== null) this.#times.push(time);
    this.#steps = [];
    this.offers = {
      ...this.offers,
      takeback: null,
      // A move declines the draw that the other side has offered.
      draw: this.offers.draw === otherColor(color) ? null : this.offers.draw,
    };
    this.#declined.clear();
  }

  #settle({ kind, action, color, turns, next, version }: OfferMessage): void {
    const offered = this.offers[kind];
    this.offers = { ...this.offers, [kind]: action === "offer" ? color : null };
    if (action === "decline" && offered) this.#declined.add(`${kind} ${offered}`);
    if (next !== null) this.next = next;
    if (turns === null) return;
    if (turns < this.#turns.length && this.#game.history().length > turns) this.#undoTo(turns);
    this.#turns.length = turns;
    this.#times.length = Math.min(this.#times.length, turns);
    this.#steps = [];
    this.#moved = { r: version, b: version };
    this.offers = { ...this.offers, draw: null };
  }
}
