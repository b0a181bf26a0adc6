// A game that is played elsewhere: what the service says about it, and what a player does.
import { shown } from "../arguments/objects.js";
import { count, readOptions } from "../arguments/read-options.js";
import { CoTuLenhError, throwAtCaller } from "../errors.js";
import { Listeners } from "../listeners.js";
import { setTimes } from "../play/match/clock.js";
import type { ClockState } from "../play/types.js";
import type { Color } from "../types.js";
import { UNPROXIED } from "../unproxied.js";
import { Connection, type Closed, type WebSocketLike } from "./connection.js";
import {
  PROTOCOL,
  type ActionMessage,
  type ClockTimes,
  type OfferAction,
  type Offers,
  type OnlineRecord,
  type Presence,
  type RefusedMessage,
  type ServiceMessage,
  type StateMessage,
} from "./messages.js";
import { addStep, changeRecord, type StepEffect } from "./record.js";
import { findSocket, gameAddress, type ServiceAddress } from "./service.js";

/** Which game, and as whom. */
export interface OnlineOptions {
  /** The address of the service. */
  service: ServiceAddress;
  /** The name of the game. */
  game: string;
  /** The secret of a side; without one the game is watched. */
  seat?: string | undefined;
  /** The class of WebSockets, where it is not a global one. */
  WebSocket?: WebSocketLike | undefined;
  /** How many milliseconds an answer may take before the connection is made again; 8000 if not given. */
  patience?: number | undefined;
}

/** Where a game stands. Plain data that never changes: each change makes another one. */
export interface OnlineSnapshot {
  /** Whether the service is there. */
  readonly connection: "connecting" | "open" | "closed";
  /** Why the connection has ended for good. */
  readonly closed: Closed | null;
  /** The side that is played here; `null` for a spectator. */
  readonly you: Color | null;
  /** How often the game has changed. */
  readonly version: number;
  /** The game as the service has it; `null` before the first answer. */
  readonly record: OnlineRecord | null;
  /** The same with the steps that were sent and are not answered yet. */
  readonly expected: OnlineRecord | null;
  /** The match clock, in the service's time: `online.now()`. */
  readonly clocks: ClockState | null;
  /** Who is there. */
  readonly online: Presence;
  /** Which sides have been there at all. */
  readonly joined: Readonly<Record<Color, boolean>>;
  /** What is offered. */
  readonly offers: Offers;
  /** The name of the game that follows this one. */
  readonly next: string | null;
  /** After how many milliseconds of absence a game can be claimed. */
  readonly absence: number;
  /** How many actions are not answered yet. */
  readonly pending: number;
  /** The last action that was refused, until another one is sent. */
  readonly refused: RefusedMessage | null;
}

/** An action that is not answered yet. */
interface Pending {
  readonly message: ActionMessage;
  readonly effect: StepEffect | null;
}

type State = Omit<OnlineSnapshot, "expected" | "pending">;

const PATIENCE = 8000;

const NOBODY: Presence = { r: null, b: null, spectators: 0 };

const START: State = {
  connection: "connecting",
  closed: null,
  you: null,
  version: 0,
  record: null,
  clocks: null,
  online: NOBODY,
  joined: { r: false, b: false },
  offers: { draw: null, takeback: null, rematch: null },
  next: null,
  absence: 0,
  refused: null,
};

/**
 * A game of the service. It connects by itself, and again whenever the connection breaks; what was done
 * meanwhile is sent then, once.
 *
 * @example
 * ```ts
 * const { game: name, seats } = await createOnlineGame(service);
 * const online = new OnlineGame({ service, game: name, seat: seats.r });
 * online.subscribe(() => console.log(online.snapshot().record?.turns));
 * await online.ready();
 * online.step("Tf6");
 * ```
 */
export class OnlineGame {
  readonly #seat: string | undefined;
  readonly #connection: Connection;
  readonly #listeners = new Listeners();
  #state: State = START;
  #pending: readonly Pending[] = [];
  #snapshot: OnlineSnapshot | null = null;
  /** The latest version that a message has named. */
  #latestVersion = 0;
  /** Whether the service has answered `hello` on this connection. */
  #isGreeted = false;
  /** The service's time, less the time here; and how long the question took that told it. */
  #offset = 0;
  #trip = Infinity;
  #pings = new Map<string, number>();
  readonly #patience: number;
  /** Runs while an answer is awaited. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Connects to a game, as a player with the secret of a side, or as a spectator. */
  constructor(options: OnlineOptions) {
    try {
      const names = ["service", "game", "seat", "WebSocket", "patience"] as const;
      const { service, game, seat, WebSocket, patience } = readOptions(options, names);
      if (seat !== undefined && typeof seat !== "string") refuse("seat", "a text", seat);
      this.#seat = seat as string | undefined;
      this.#patience = count(patience, "patience", PATIENCE);
      this.#connection = new Connection(gameAddress(service, game), findSocket(WebSocket), {
        opened: () => this.#greet(),
        received: (message) => this.#receive(message),
        lost: () => {
          this.#isGreeted = false;
          clearTimeout(this.#timer);
          this.#change({ connection: "connecting" });
        },
        closed: (closed) => this.#change({ connection: "closed", closed }),
      });
    } catch (error) {
      throwAtCaller(error, OnlineGame);
    }
  }

  /** The state: the same object until something happens, then another one: `online.snapshot().you`. */
  snapshot(): OnlineSnapshot {
    return (this.#snapshot ??= Object.freeze({
      ...this.#state,
      expected: this.#pending.reduce(
        (record, { effect }) => (record && effect ? addStep(record, effect) : record),
        this.#state.record,
      ),
      pending: this.#pending.length,
    }));
  }

  /** Calls a function after each change, until the function that is returned is called. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Resolves when the service has told where the game stands; rejects if the connection ends for good. */
  ready(): Promise<OnlineSnapshot> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const snapshot = this.snapshot();
        const { record, closed } = snapshot;
        if (record) resolve(snapshot);
        else if (closed) reject(new CoTuLenhError("SERVICE_FAILED", closed.reason));
        else return;
        unsubscribe();
      };
      const unsubscribe = this.#listeners.add(check);
      check();
    });
  }

  /** The service's time in milliseconds, for clocks: `online.now()`. */
  now(): number {
    return Date.now() + this.#offset;
  }

  // What a player does.

  /**
   * Plays a move, a step of a deploy, or a deploy as a whole, in SAN or LAN. `turn` is the turn that it
   * completes, in LAN, if that is known: then `expected` has it at once.
   *
   * @example
   * ```ts
   * online.step("Tf6");
   * ```
   */
  step(text: string, turn?: string | null): void {
    if (typeof text !== "string") refuse("a step", "a text", text);
    const effect: StepEffect = { action: "step", text, turn: turn ?? null, time: null };
    this.#act({ type: "step", text }, turn === undefined ? null : effect);
  }

  /** Commits the open deploy; `turn` as for a step: `online.commit()`. */
  commit(turn?: string): void {
    const effect: StepEffect = { action: "commit", text: null, turn: turn ?? null, time: null };
    this.#act({ type: "commit" }, turn === undefined ? null : effect);
  }

  /** Gives up the open deploy: `online.cancel()`. */
  cancel(): void {
    this.#act({ type: "cancel" }, { action: "cancel", text: null, turn: null, time: null });
  }

  /** Resigns: `online.resign()`. */
  resign(): void {
    this.#act({ type: "resign" }, null);
  }

  /** Claims the game, because the other side is to move and has been away for too long: `online.claim()`. */
  claim(): void {
    this.#act({ type: "claim" }, null);
  }

  /** Offers a draw, or answers an offer: `online.draw("accept")`. */
  draw(action: OfferAction = "offer"): void {
    this.#act({ type: "draw", action: readAction(action) }, null);
  }

  /** Asks to take back the own last turn, or answers that: `online.takeback()`. */
  takeback(action: OfferAction = "offer"): void {
    this.#act({ type: "takeback", action: readAction(action) }, null);
  }

  /** After the end: offers another game with sides changed, or answers that: `online.rematch()`. */
  rematch(action: OfferAction = "offer"): void {
    this.#act({ type: "rematch", action: readAction(action) }, null);
  }

  /** Ends the connection for good. The last snapshot stays: `online.close()`. */
  close(): void {
    this.#connection.close();
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #act(action: Omit<ActionMessage, "id">, effect: StepEffect | null): void {
    const { version, closed } = this.#state;
    if (closed)
      throw new CoTuLenhError("SERVICE_FAILED", `the connection has ended: ${closed.reason}`);
    const message: ActionMessage = { ...action, id: createId(), version };
    this.#pending = [...this.#pending, { message, effect }];
    if (this.#pending.length === 1) this.#sendFirst();
    this.#change({ refused: null });
  }

  // What the service says.

  #greet(): void {
    const { version } = this.#state;
    const seat = this.#seat === undefined ? {} : { seat: this.#seat };
    this.#connection.send({ type: "hello", protocol: PROTOCOL, ...seat, since: version });
    this.#waitForAnswer();
  }

  /** Sends the action that comes next. Only one is on its way, so that none can overtake another. */
  #sendFirst(): void {
    const [first] = this.#pending;
    if (first && this.#isGreeted) this.#connection.send(first.message);
    this.#waitForAnswer();
  }

  /** If an answer does not come, the connection may be dead without knowing it. */
  #waitForAnswer(): void {
    clearTimeout(this.#timer);
    if (this.#isGreeted && this.#pending.length === 0) return;
    this.#timer = setTimeout(() => this.#connection.restart(), this.#patience);
  }

  #receive(message: ServiceMessage): void {
    if ("id" in message && message.type !== "pong") this.#settle(message.id ?? null, message.type);
    switch (message.type) {
      case "state":
        return this.#stand(message);
      case "joined":
      case "step":
      case "offer":
      case "ended": {
        const { version, record } = this.#state;
        this.#latestVersion = Math.max(this.#latestVersion, message.version);
        // What is known is not done again; if something is missing, it is asked for.
        if (message.version <= version || !record) return this.#change({});
        if (message.version > version + 1) return this.#greet();
        return this.#follow(message, record);
      }
      case "presence":
        return this.#change({ online: message.online });
      case "refused":
        return this.#change({ refused: message });
      case "pong":
        return this.#readTime(message.id, message.now);
    }
  }

  /** The service has answered an action. */
  #settle(id: string | null, type: ServiceMessage["type"]): void {
    const at = this.#pending.findIndex(({ message }) => message.id === id);
    if (at < 0) return;
    // What follows a refused step cannot be legal.
    this.#pending = this.#pending.filter(({ effect }, n) => {
      return n !== at && !(type === "refused" && effect);
    });
    this.#sendFirst();
  }

  #stand(message: StateMessage): void {
    const { version, you, clocks, online, joined, offers, next, absence, now } = message;
    // A state that a later message has overtaken is asked for again.
    if (version < this.#latestVersion) return this.#greet();
    this.#latestVersion = version;
    const record = message.record ?? this.#state.record;
    if (!record || (message.record === null && version !== this.#state.version)) {
      // Something was lost on the way: all of it is asked for.
      this.#state = { ...this.#state, version: 0 };
      return this.#greet();
    }
    this.#isGreeted = true;
    this.#connection.settled();
    if (this.#trip === Infinity) this.#offset = now - Date.now();
    this.#sendFirst();
    this.#askTime();
    const facts = { version, record, you, clocks, online, joined, offers, next, absence };
    this.#change({ connection: "open", ...facts });
  }

  #follow(
    message: Extract<ServiceMessage, { type: "joined" | "step" | "offer" | "ended" }>,
    record: OnlineRecord,
  ): void {
    const { version } = message;
    const clocks = this.#toClocks(message.clocks);
    if (message.type === "joined") {
      const joined = { ...this.#state.joined, [message.color]: true };
      return this.#change({ version, clocks, joined });
    }
    const changed = changeRecord(record, message);
    const offers = changeOffers(this.#state.offers, message);
    const next = message.type === "offer" ? (message.next ?? this.#state.next) : this.#state.next;
    this.#change({ version, clocks, record: changed, offers, next });
  }

  #toClocks(times: ClockTimes | null): ClockState | null {
    const { clocks } = this.#state;
    return clocks && times && setTimes(clocks, times);
  }

  #askTime(): void {
    const id = createId();
    this.#pings = new Map([[id, Date.now()]]);
    this.#connection.send({ type: "ping", id });
  }

  /** The answer came after half of the time that it took; the quickest answer is the best. */
  #readTime(id: string | undefined, now: number | undefined): void {
    const sentAt = id === undefined ? undefined : this.#pings.get(id);
    if (sentAt === undefined || now === undefined) return;
    const trip = Date.now() - sentAt;
    if (trip > this.#trip) return;
    this.#trip = trip;
    this.#offset = Math.round(now - (sentAt + trip / 2));
  }

  #change(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    this.#snapshot = null;
    this.#listeners.call();
  }

  static {
    Object.setPrototypeOf(this.prototype, UNPROXIED);
  }
}

/** What is offered after a message. The service clears offers by the same rules. */
function changeOffers(
  offers: Offers,
  message: Extract<ServiceMessage, { type: "step" | "offer" | "ended" }>,
): Offers {
  if (message.type === "ended") return { draw: null, takeback: null, rematch: null };
  if (message.type === "offer") {
    const { kind, action, color, turns } = message;
    const changed = { ...offers, [kind]: action === "offer" ? color : null };
    return turns === null ? changed : { ...changed, draw: null };
  }
  if (message.turn === null) return offers;
  const isRefused = offers.draw !== null && offers.draw !== message.color;
  return { ...offers, takeback: null, draw: isRefused ? null : offers.draw };
}

function refuse(name: string, what: string, value: unknown): never {
  throw new CoTuLenhError("INVALID_ARGUMENT", `${name} is ${what}, not ${shown(value)}`);
}

function readAction(action: OfferAction): OfferAction {
  if (action === "offer" || action === "accept" || action === "decline") return action;
  refuse("an action", `"offer", "accept" or "decline"`, action);
}

/** A name that no other action has. */
function createId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
