// A game that is played elsewhere: what the service says about it, and what a player does.
import { shown } from "../arguments/objects.js";
import { count, readOptions } from "../arguments/read-options.js";
import { CoTuLenhError } from "../errors/error.js";
import { throwAtCaller } from "../errors/caller.js";
import { Listeners } from "../reactivity/listeners.js";
import { applyChange } from "../record/apply.js";
import type { GameRecord, RecordChange } from "../record/types.js";
import type { Color } from "../vocabulary/types.js";
import { UNPROXIED } from "../reactivity/unproxied.js";
import { Connection, type Closed, type WebSocketLike } from "./connection.js";
import {
  GREETINGS,
  PROTOCOL,
  type ActionMessage,
  type ChangeMessage,
  type Greeting,
  type GreetingMessage,
  type MatchFacts,
  type OfferAction,
  type Presence,
  type RefusedMessage,
  type ServiceMessage,
  type StateMessage,
  type StateNotice,
} from "../protocol/messages.js";
import { cleanName, LONGEST_NAME } from "../protocol/names.js";
import { createSecret } from "../protocol/secrets.js";
import { findSocket, gameAddress, type ServiceAddress } from "./service.js";

/** Which game, and as whom. */
export interface OnlineOptions {
  /** The address of the service. */
  service: ServiceAddress;
  /** The name of the game. */
  game: string;
  /** The secret of a side; without one the game is watched. */
  seat?: string | undefined;
  /** An invitation to a side: it gets `seat` as its secret, or a new one. */
  invitation?: string | undefined;
  /** What the player wants to be called, when the side comes for the first time. */
  name?: string | undefined;
  /** The class of WebSockets, where it is not a global one. */
  WebSocket?: WebSocketLike | undefined;
  /** How many milliseconds an answer may take before the connection is made again; 8000 if not given. */
  patience?: number | undefined;
}

/**
 * Gets what the service has changed in the record, and the id of the action that changed it. The list is empty if
 * something else has changed. After a reconnection or a refusal the whole record may come, as `replaced`.
 */
export type OnlineListener = (changes: readonly RecordChange[], id: string | null) => void;

/** Where a game stands. Plain data that never changes: each change makes another one. */
export interface OnlineSnapshot extends MatchFacts {
  /** Whether the service is there. */
  readonly connection: "connecting" | "open" | "closed";
  /** Why the connection has ended for good. */
  readonly closed: Closed | null;
  /** The side that is played here; `null` for a spectator. */
  readonly you: Color | null;
  /** How often the game has changed. */
  readonly version: number;
  /** The game as the service has it, with its clock in the service's time; `null` before the first answer. */
  readonly record: GameRecord | null;
  /** Who is there, and from when on the game can be claimed. */
  readonly online: Presence;
  /** The points of each side in the games before this one, of which it is a rematch. */
  readonly score: Readonly<Record<Color, number>>;
  /** What a player has said last, and has not been stored; `null` for nothing. */
  readonly greeting: GreetingMessage | null;
  /** For a player, if a rematch was agreed: the invitation to `next`. */
  readonly invitation: string | null;
  /** Why this client is less than it wanted to be. */
  readonly notice: StateNotice | null;
  /** How many actions are not answered yet. */
  readonly pending: number;
  /** The last action that was refused, until another one is sent. */
  readonly refused: RefusedMessage | null;
}

/** A snapshot after the first answer. */
export interface ReadySnapshot extends OnlineSnapshot {
  /** The game as the service has it, with its clock in the service's time. */
  readonly record: GameRecord;
}

/** An action that is not answered yet. */
interface Pending {
  readonly message: ActionMessage;
  /** Whether it is about the position. */
  readonly isMove: boolean;
}

type State = Omit<OnlineSnapshot, "pending">;

const PATIENCE = 8000;
const LONGEST_PATIENCE = 60_000;

const NOBODY: Presence = { r: null, b: null, spectators: 0, claim: null };

const START: State = {
  connection: "connecting",
  closed: null,
  you: null,
  version: 0,
  record: null,
  online: NOBODY,
  joined: { r: false, b: false },
  offers: { draw: null, takeback: null, rematch: null },
  next: null,
  score: { r: 0, b: 0 },
  greeting: null,
  invitation: null,
  notice: null,
  refused: null,
};

/**
 * A game of the service. It connects by itself, and again whenever the connection breaks; what was done
 * meanwhile is sent then, once.
 *
 * @example
 * ```ts
 * const { game: name, seat } = await createOnlineGame(service);
 * const online = new OnlineGame({ service, game: name, seat });
 * online.subscribe(() => console.log(online.snapshot().record?.turns));
 * await online.ready();
 * online.step("Tf6");
 * ```
 */
export class OnlineGame {
  /** The secret of the side that is played here, or is to be: to be kept for another day. */
  readonly seat: string | undefined;
  readonly #invitation: string | undefined;
  readonly #name: string | undefined;
  readonly #connection: Connection;
  readonly #listeners = new Listeners<[changes: readonly RecordChange[], id: string | null]>();
  #state: State = START;
  #pending: readonly Pending[] = [];
  #snapshot: OnlineSnapshot | null = null;
  /** The latest version that a message has named. */
  #latestVersion = 0;
  /** Whether the service has answered `hello` on this connection. */
  #isConnected = false;
  /** The service's time minus the time here, and the round trip of the message that measured it. */
  #offset = 0;
  #trip = Infinity;
  #pings = new Map<string, number>();
  /** Since when the own time runs, in the time here. */
  #turnSince: number | null = null;
  /** The same in the service's time. */
  #turnAt: number | null = null;
  readonly #patience: number;
  /** How often no answer came in time, since there was one. */
  #unanswered = 0;
  /** Runs while an answer is awaited. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Connects to a game, as a player with the secret of a side, or as a spectator. */
  constructor(options: OnlineOptions) {
    try {
      const names = [
        "service",
        "game",
        "seat",
        "invitation",
        "name",
        "WebSocket",
        "patience",
      ] as const;
      const { service, game, name, WebSocket, patience, ...secrets } = readOptions(options, names);
      this.#invitation = readSecret(secrets.invitation, "invitation");
      this.seat = readSecret(secrets.seat, "seat") ?? (this.#invitation && createSecret());
      this.#name = readName(name);
      this.#patience = count(patience, "patience", PATIENCE);
      this.#connection = new Connection(gameAddress(service, game), findSocket(WebSocket), {
        opened: () => this.#sayHello(),
        received: (message) => this.#receive(message),
        lost: () => {
          this.#isConnected = false;
          clearTimeout(this.#timer);
          this.#change({ connection: "connecting" });
        },
        closed: (closed) => this.#change({ connection: "closed", closed }),
        isWaiting: () => {
          const { record, you } = this.#state;
          return you !== null && record?.end === null && record.clock?.running !== you;
        },
      });
    } catch (error) {
      throwAtCaller(error, OnlineGame);
    }
  }

  /** The state: the same object until something happens, then another one: `online.snapshot().you`. */
  snapshot(): OnlineSnapshot {
    return (this.#snapshot ??= Object.freeze({ ...this.#state, pending: this.#pending.length }));
  }

  /**
   * Calls a function after each change, until the function that is returned is called. It gets what the service has
   * changed in the record, and the id of the action that has done it.
   *
   * @example
   * ```ts
   * const unsubscribe = online.subscribe((changes) => console.log(online.snapshot(), changes));
   * ```
   */
  subscribe(listener: OnlineListener): () => void {
    return this.#listeners.add(listener);
  }

  /** Resolves with the first state from the service; rejects if the connection ends for good. */
  ready(): Promise<ReadySnapshot> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const snapshot = this.snapshot();
        const { record, closed } = snapshot;
        if (record) resolve({ ...snapshot, record });
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
   * Plays a move, or a step of a deploy, in SAN or LAN. As all actions, it returns its id.
   *
   * @example
   * ```ts
   * online.step("Tf6");
   * ```
   */
  step(text: string): string {
    if (typeof text !== "string") refuse("a step", "a text", text);
    return this.#act({ type: "step", text, ...this.#thought() }, true);
  }

  /** Plays a turn as a whole, also in the place of an open deploy: `online.turn("c4:(NT):F>c6")`. */
  turn(text: string): string {
    if (typeof text !== "string") refuse("a turn", "a text", text);
    return this.#act({ type: "turn", text, ...this.#thought() }, true);
  }

  /** Takes back the last step of the open deploy: `online.unstep()`. */
  unstep(): string {
    return this.#act({ type: "unstep" }, true);
  }

  /** Commits the open deploy: `online.commit()`. */
  commit(): string {
    return this.#act({ type: "commit", ...this.#thought() }, true);
  }

  /** Gives up the open deploy: `online.cancel()`. */
  cancel(): string {
    return this.#act({ type: "cancel" }, true);
  }

  /** For how long the position was here: what is more on the service's clock is lag. */
  #thought(): Pick<ActionMessage, "thought"> {
    if (this.#turnSince === null) return {};
    return { thought: Math.max(0, Math.round(Date.now() - this.#turnSince)) };
  }

  /** Resigns: `online.resign()`. */
  resign(): string {
    return this.#act({ type: "resign" });
  }

  /** Claims the game, because the other side is to move and has been away for too long: `online.claim()`. */
  claim(): string {
    return this.#act({ type: "claim" });
  }

  /** Offers a draw, or answers an offer: `online.draw("accept")`. */
  draw(action: OfferAction = "offer"): string {
    return this.#act({ type: "draw", action: readAction(action) });
  }

  /** Asks to take back the own last turn, or answers that: `online.takeback()`. */
  takeback(action: OfferAction = "offer"): string {
    return this.#act({ type: "takeback", action: readAction(action) });
  }

  /** After the end: offers another game with sides changed, or answers that: `online.rematch()`. */
  rematch(action: OfferAction = "offer"): string {
    return this.#act({ type: "rematch", action: readAction(action) });
  }

  /**
   * Says something of a fixed list to the other side, which sees it if it is there: `online.greet("goodLuck")`. It is
   * not stored, and not said again.
   */
  greet(greeting: Greeting): void {
    if (!GREETINGS.includes(greeting)) {
      refuse("a greeting", `one of ${GREETINGS.join(", ")}`, greeting);
    }
    this.#connection.send({ type: "greet", id: createId(), greeting });
  }

  /** Ends the connection for good. The last snapshot stays: `online.close()`. */
  close(): void {
    this.#connection.close();
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #act(action: Omit<ActionMessage, "id">, isMove = false): string {
    const { version, closed } = this.#state;
    if (closed)
      throw new CoTuLenhError("SERVICE_FAILED", `the connection has ended: ${closed.reason}`);
    const id = createId();
    const message: ActionMessage = { ...action, id, version };
    this.#pending = [...this.#pending, { message, isMove }];
    if (this.#pending.length === 1) this.#sendFirst();
    this.#change({ refused: null });
    return id;
  }

  // What the service says.

  #sayHello(): void {
    const { version } = this.#state;
    const { seat } = this;
    const [invitation, name] = [this.#invitation, this.#name];
    const secrets = {
      ...(seat !== undefined && { seat }),
      ...(invitation !== undefined && { invitation }),
      ...(name !== undefined && { name }),
    };
    this.#connection.send({ type: "hello", protocol: PROTOCOL, ...secrets, since: version });
    this.#awaitAnswer();
  }

  /** Sends the action that comes next. Only one is on its way, so that none can overtake another. */
  #sendFirst(): void {
    const [first] = this.#pending;
    if (first && this.#isConnected) this.#connection.send(first.message);
    this.#awaitAnswer();
  }

  /** If an answer does not come, the connection may be dead without knowing it. */
  #awaitAnswer(): void {
    clearTimeout(this.#timer);
    if (this.#isConnected && this.#pending.length === 0) return;
    // A service that wakes up slowly is not asked again and again.
    const patience = Math.min(this.#patience * 2 ** this.#unanswered, LONGEST_PATIENCE);
    this.#timer = setTimeout(() => {
      this.#unanswered += 1;
      this.#connection.restart();
    }, patience);
  }

  #receive(message: ServiceMessage): void {
    this.#unanswered = 0;
    switch (message.type) {
      case "state":
        return this.#receiveState(message);
      case "joined":
      case "step":
      case "offer":
      case "ended":
        return this.#receiveChange(message);
      case "done":
        this.#settle([message.id]);
        return this.#change({});
      case "presence":
        return this.#change({ online: message.online });
      case "greeting":
        return this.#change({ greeting: message });
      case "next":
        return this.#change({ next: message.game, invitation: message.invitation });
      case "refused":
        return this.#refuse(message);
      case "check":
        return this.#connection.send({ type: "checked", id: message.id });
      case "pong":
        return this.#readTime(message.id, message.now);
    }
  }

  /** The service has answered actions. */
  #settle(ids: readonly (string | null)[]): void {
    const before = this.#pending.length;
    this.#pending = this.#pending.filter(({ message }) => !ids.includes(message.id));
    if (this.#pending.length < before) this.#sendFirst();
  }

  #refuse(message: RefusedMessage): void {
    const { record } = this.#state;
    const isMove = this.#pending.some((one) => one.isMove && one.message.id === message.id);
    // What follows a refused move cannot be legal.
    if (isMove) this.#pending = this.#pending.filter((one) => !one.isMove);
    this.#settle([message.id]);
    this.#change({ refused: message }, isMove && record ? [{ type: "replaced", record }] : []);
  }

  #receiveChange(message: ChangeMessage): void {
    const { version } = this.#state;
    this.#latestVersion = Math.max(this.#latestVersion, message.version);
    // Known changes are skipped; missing ones are requested.
    if (message.version > version + 1) return this.#sayHello();
    this.#settle([message.id]);
    if (message.version === version + 1) this.#follow(message);
    else this.#change({});
  }

  /** Makes a change that the service has made. */
  #follow({ id, version, changes, facts, now }: ChangeMessage): void {
    const { record, you } = this.#state;
    if (!record) return;
    const changed = changes.reduce(applyChange, record);
    this.#noteTurn(changed, you, now);
    this.#change({ ...facts, version, record: changed }, changes, id);
  }

  #receiveState(message: StateMessage): void {
    const { version, record, you, done, missed, now } = message;
    // A state that is older than a later message is requested again.
    if (version < this.#latestVersion) return this.#sayHello();
    this.#latestVersion = version;
    this.#pending = this.#pending.filter((one) => !done.includes(one.message.id));
    const before = this.#state;
    if (record) this.#noteTurn(record, you, now);
    else {
      for (const change of missed) {
        if (change.version === this.#state.version + 1) this.#follow(change);
      }
      if (!this.#state.record || this.#state.version !== version) {
        // Something was lost on the way: request the whole record.
        this.#state = { ...this.#state, version: 0 };
        return this.#sayHello();
      }
    }
    this.#isConnected = true;
    this.#connection.settled();
    if (this.#trip === Infinity) this.#offset = now - Date.now();
    this.#sendFirst();
    this.#askTime();
    const { online, joined, offers, next, score = START.score, invitation, notice } = message;
    const facts = { you, online, joined, offers, next, score, invitation, notice };
    const state = { connection: "open", version, ...facts, ...(record && { record }) } as const;
    const isOther = record !== null && version !== before.version;
    this.#change(state, isOther ? [{ type: "replaced", record }] : []);
  }

  /** Notes when the own time has begun to run, less what has passed before the message. */
  #noteTurn({ clock }: GameRecord, you: Color | null, now: number): void {
    if (!clock || you === null || clock.running !== you) this.#turnSince = null;
    else if (this.#turnAt !== clock.since) this.#turnSince = Date.now() - (now - clock.since!);
    this.#turnAt = clock?.since ?? null;
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

  #change(
    part: Partial<State>,
    changes: readonly RecordChange[] = [],
    id: string | null = null,
  ): void {
    this.#state = { ...this.#state, ...part };
    this.#snapshot = null;
    this.#listeners.call(changes, id);
  }

  static {
    Object.setPrototypeOf(this.prototype, UNPROXIED);
  }
}

function refuse(name: string, what: string, value: unknown): never {
  throw new CoTuLenhError("INVALID_ARGUMENT", `${name} is ${what}, not ${shown(value)}`);
}

function readName(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const name = cleanName(value);
  if (name !== null) return name;
  refuse("name", `letters, digits and single spaces, at most ${LONGEST_NAME}`, value);
}

function readSecret(secret: unknown, name: string): string | undefined {
  if (secret === undefined || typeof secret === "string") return secret;
  refuse(name, "a text", secret);
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
