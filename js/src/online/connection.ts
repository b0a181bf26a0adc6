// One connection to the service, made again whenever it breaks.
import {
  CLOSE_CODES,
  type ClientMessage,
  type PingMessage,
  type ServiceMessage,
} from "../protocol/messages.js";

/** What is used of a `WebSocket`. */
export interface SocketLike {
  /** 1 while it is open. */
  readonly readyState: number;
  /** Called when it is open. */
  onopen: ((event: never) => void) | null;
  /** Called with each message. */
  onmessage: ((event: never) => void) | null;
  /** Called when it is closed. */
  onclose: ((event: never) => void) | null;
  /** Called before it is closed by a failure. */
  onerror: ((event: never) => void) | null;
  /** Sends a message. */
  send(data: string): void;
  /** Closes it. */
  close(): void;
}

/** The class `WebSocket`, or something like it: the class of a package where there is none. */
export type WebSocketLike = new (url: string) => SocketLike;

/** Why a connection has ended for good. */
export interface Closed {
  /** One of {@link CLOSE_CODES}; 1000 if it was closed here. */
  readonly code: number;
  /** The same as a sentence in English. */
  readonly reason: string;
}

/** What a connection reports. */
export interface ConnectionEvents<Received> {
  opened(): void;
  received(message: Received): void;
  lost(): void;
  closed(why: Closed): void;
  /** Whether the service should check which connections are still alive. */
  isWaiting(): boolean;
}

/** Milliseconds before the first attempt to connect again; each further one waits longer. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 15_000;

/** Milliseconds between two signs of life. Browsers let a hidden page do so once a minute. */
const PING_EVERY = 20_000;

/** A connection on which so many signs of life were not answered is dead, however long that took. */
const MOST_UNANSWERED = 2;

/** Milliseconds in which a connection has to open, and in which one that is doubted has to show a sign of life. */
const LONGEST_WAIT = 8000;

/** Which signs of life wake the service, for it to notice that the other side has fallen silent. */
const LOOK_EVERY = 3;

const FINAL: readonly number[] = [
  CLOSE_CODES.noGame,
  CLOSE_CODES.badMessage,
  CLOSE_CODES.refused,
  CLOSE_CODES.replaced,
  CLOSE_CODES.unreadable,
  CLOSE_CODES.wrongProtocol,
];

const OPEN = 1;

export class Connection<Received = ServiceMessage, Sent = ClientMessage> {
  readonly #url: string;
  readonly #class: WebSocketLike;
  readonly #events: ConnectionEvents<Received>;
  #socket: SocketLike | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  /** Ends a connection from which nothing is heard in time. */
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  /** How many signs of life nothing was heard after. */
  #unanswered = 0;
  #isClosed = false;

  constructor(url: string, socketClass: WebSocketLike, events: ConnectionEvents<Received>) {
    this.#url = url;
    this.#class = socketClass;
    this.#events = events;
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  #open(): void {
    const socket = new this.#class(this.#url);
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    this.#expectLife();
    socket.onopen = () => {
      if (!isCurrent()) return socket.close();
      this.#noteLife();
      this.#ping = setInterval(() => this.#checkLife(), PING_EVERY);
      this.#events.opened();
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (!isCurrent()) return;
      this.#noteLife();
      const message = parse<Received>(data);
      if (message) this.#events.received(message);
    };
    socket.onerror = () => {}; // `onclose` follows.
    socket.onclose = ({ code = 1006, reason = "" }: { code?: number; reason?: string }) => {
      if (isCurrent()) this.#lose(code, reason);
    };
  }

  #noteLife(): void {
    this.#unanswered = 0;
    clearTimeout(this.#deadline);
  }

  #expectLife(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.restart(), LONGEST_WAIT);
  }

  #checkLife(): void {
    if (this.#unanswered >= MOST_UNANSWERED) return this.restart();
    this.#unanswered += 1;
    this.#pings += 1;
    const isLook = this.#pings % LOOK_EVERY === 0 && this.#events.isWaiting();
    // The runtime answers one without an id, and the service stays asleep.
    this.send({ type: "ping", ...(isLook && { id: "look" }) });
  }

  /** Does not wait any longer for a connection that does not answer. */
  restart(): void {
    const socket = this.#socket;
    this.#lose(1006, "");
    socket?.close();
  }

  #lose(code: number, reason: string): void {
    this.#socket = null;
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
    if (this.#isClosed) return;
    if (FINAL.includes(code)) {
      this.#stop();
      return this.#events.closed({ code, reason });
    }
    const wait = Math.min(FIRST_DELAY * 2 ** this.#attempts, LONGEST_DELAY);
    this.#attempts += 1;
    // Not all clients come back at the same moment.
    this.#retry = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
    this.#events.lost();
  }

  /** The network or the visitor is back: tries at once, or finds out whether the connection still lives. */
  readonly #hurry = (): void => {
    if (this.#isClosed || globalThis.document?.visibilityState === "hidden") return;
    const socket = this.#socket;
    if (socket?.readyState === OPEN) {
      this.#expectLife();
      return this.send({ type: "ping" });
    }
    // An attempt that was made without a network may hang for minutes.
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    this.#attempts = 0;
    this.#open();
  };

  /** The service has answered: the next attempt need not wait long. */
  settled(): void {
    this.#attempts = 0;
  }

  /** Sends a message; it is lost if there is no connection. */
  send(message: Sent | PingMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    clearInterval(this.#ping);
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#stop();
    this.#socket?.close();
    this.#events.closed({ code: 1000, reason: "closed here" });
  }
}

/** Parses a message; `null` if it is not one. */
function parse<Received>(data: unknown): Received | null {
  try {
    const message = JSON.parse(String(data)) as Received | null;
    return typeof message === "object" && message !== null ? message : null;
  } catch {
    return null;
  }
}
