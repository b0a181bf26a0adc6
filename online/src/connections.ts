// Connections of an object: how much they may send, whether they read what they get, and how they are closed. The
// facts of a connection are stored with it, so they survive while the object sleeps between two messages; how
// much it has sent and read is lost then.
import { CLOSE_CODES } from "cotulenh-wasm/referee";
import type { Limits } from "./limits.js";
import { messageBuckets, type Bucket, type Buckets } from "./rates.js";

/** For whom long answers count if no address is known. */
const UNKNOWN = "unknown";

/** What is known of every connection. */
export interface Peer {
  readonly hasSaidHello: boolean;
  /** When it connected, and when it was heard last; of its pings the runtime knows. */
  readonly since: number;
  readonly heardAt: number;
  /** Where it comes from, if that is known: `null` for none. */
  readonly address: string | null;
  /** When it was closed here: nothing more is read from it. */
  readonly closedAt: number | null;
}

/** What is forgotten while the object sleeps. */
interface Traffic {
  strikes: number;
  /** Bytes that were sent since the last check was answered, and before the one that is not answered yet. */
  unread: number;
  checked: number;
  check: string | null;
}

export abstract class Connections<P extends Peer> {
  protected readonly ctx: DurableObjectState;
  protected readonly limits: Limits;
  /** What is attached to the connections, which would be read there many times with each step. */
  readonly #peers = new WeakMap<WebSocket, P>();
  readonly #traffic = new WeakMap<WebSocket, Traffic>();
  /** Messages count for a side, a player or an address, on however many connections they come. */
  readonly #buckets: Buckets;
  readonly #own = new WeakMap<WebSocket, Buckets>();
  #checks = 0;

  constructor(ctx: DurableObjectState, limits: Limits) {
    this.ctx = ctx;
    this.limits = limits;
    this.#buckets = messageBuckets(limits);
    // A connection is kept alive without waking the object up.
    ctx.setWebSocketAutoResponse(
      new WebSocketRequestResponsePair('{"type":"ping"}', '{"type":"pong"}'),
    );
  }

  of(socket: WebSocket): P {
    let peer = this.#peers.get(socket);
    if (!peer) {
      peer = socket.deserializeAttachment() as P;
      this.#peers.set(socket, peer);
    }
    return peer;
  }

  #keep(socket: WebSocket, peer: P): void {
    this.#peers.set(socket, peer);
    socket.serializeAttachment(peer);
  }

  /** The connections that are open. */
  get all(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => this.isOpen(socket));
  }

  isOpen(socket: WebSocket): boolean {
    return socket.readyState === WebSocket.OPEN && this.of(socket).closedAt === null;
  }

  /** Whether too many connections are still there that were closed here: they ignore their end. */
  hasGhosts(now: number): boolean {
    const { hello, ghosts } = this.limits;
    const ignoring = this.ctx.getWebSockets().filter((socket) => {
      const { closedAt } = this.of(socket);
      return closedAt !== null && now - closedAt >= hello;
    });
    return ignoring.length > ghosts;
  }

  protected accept(socket: WebSocket, peer: P): void {
    this.ctx.acceptWebSocket(socket);
    this.#keep(socket, peer);
  }

  protected note(socket: WebSocket, changed: Partial<P>): void {
    this.#keep(socket, { ...this.of(socket), ...changed });
  }

  /** When a connection was heard last, by a message or a ping that the runtime has answered. */
  heardAt(socket: WebSocket): number {
    const ping = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return Math.max(this.of(socket).heardAt, ping);
  }

  hear(socket: WebSocket, now: number): void {
    // Not with each message: storing this costs more than reading a message.
    const isOld = now - this.of(socket).heardAt > this.limits.silence / 12;
    if (isOld) this.note(socket, { heardAt: now } as Partial<P>);
  }

  /** Whether a connection has not said hello in time, or has fallen silent. */
  protected isLate(socket: WebSocket, now: number): boolean {
    const { hello, silence } = this.limits;
    const { hasSaidHello, since } = this.of(socket);
    return hasSaidHello ? now - this.heardAt(socket) >= silence : now - since >= hello;
  }

  // Rates.

  /** Counts a message. Returns whether it is allowed. */
  take(socket: WebSocket, now: number): boolean {
    return this.#bucketOf(socket).take(now);
  }

  /**
   * Counts a question whose answer is long, such as `hello`, on whatever connection it comes: for a side, an address,
   * or all whose address is not known. Returns whether it is allowed.
   */
  mayAsk(payer: string | null, now: number): boolean {
    return this.#buckets.get(payer ?? UNKNOWN, now).take(now);
  }

  /** Counts the answer by its length. */
  charge(payer: string | null, text: string, now: number): void {
    this.#buckets.get(payer ?? UNKNOWN, now).charge(Math.floor(text.length / this.limits.bytes));
  }

  /** For whom messages of a connection count; `null` for the connection alone. */
  protected abstract payer(peer: P): string | null;

  #bucketOf(socket: WebSocket): Bucket {
    const payer = this.payer(this.of(socket));
    const now = Date.now();
    if (payer !== null) return this.#buckets.get(payer, now);
    let own = this.#own.get(socket);
    if (!own) this.#own.set(socket, (own = messageBuckets(this.limits)));
    return own.get("", now);
  }

  #trafficOf(socket: WebSocket): Traffic {
    let traffic = this.#traffic.get(socket);
    if (!traffic) {
      traffic = { strikes: 0, unread: 0, checked: 0, check: null };
      this.#traffic.set(socket, traffic);
    }
    return traffic;
  }

  /** Counts a message that was bad or too many. Returns whether the connection may go on. */
  strike(socket: WebSocket): boolean {
    const traffic = this.#trafficOf(socket);
    traffic.strikes += 1;
    return traffic.strikes <= this.limits.strikes;
  }

  // Sending.

  send(socket: WebSocket, text: string): void {
    if (!this.isOpen(socket)) return;
    const traffic = this.#trafficOf(socket);
    traffic.unread += text.length;
    if (traffic.unread > this.limits.backlog) {
      return this.close(socket, CLOSE_CODES.backlog, "what is sent is not read");
    }
    try {
      socket.send(text);
      if (traffic.unread <= this.limits.unread || traffic.check !== null) return;
      traffic.check = `c${(this.#checks += 1)}`;
      traffic.checked = traffic.unread;
      socket.send(JSON.stringify({ type: "check", id: traffic.check }));
    } catch {
      // It is closing, and gets the state when it connects again.
    }
  }

  /** A check was answered: all that was sent before was read. */
  checked(socket: WebSocket, id: string): void {
    const traffic = this.#trafficOf(socket);
    if (traffic.check !== id) return;
    traffic.unread -= traffic.checked;
    traffic.check = null;
  }

  /** Closes a connection. Nothing more is read from it. */
  close(socket: WebSocket, code: number, reason: string): void {
    this.note(socket, { closedAt: Date.now() } as Partial<P>);
    try {
      socket.close(code, reason);
    } catch {
      // It is closed already.
    }
  }
}
