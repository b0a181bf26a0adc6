// Connections of an object: how much they may send, whether they read what they get, and how they are closed. The
// facts of a connection are stored with it, so they survive while the object sleeps between two messages; how
// much it has sent and read is lost then.
import { CLOSE_CODES } from "cotulenh-wasm/referee";
import type { Limits } from "./limits.js";
import { messageBuckets, type Buckets, type Levels } from "./rates.js";

/** For whom counts what comes from nowhere that is known. */
export const UNKNOWN = "unknown";

/** How many addresses that are not known may connect as often as one that is. */
const UNKNOWN_ARRIVALS = 10;

/** How many messages it counts as, if a side comes or goes: that is stored. */
const STORED = 10;

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
  /** Whether it has said something. */
  hasSpoken: boolean;
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
  /** Messages count for a side or an address, on however many connections they come. */
  readonly #messages: Buckets;
  /** Long answers, which count by their length: whoever has got one can still play. */
  readonly #answers: Buckets;
  /** New connections. */
  readonly #arrivals: Buckets;
  #checks = 0;

  constructor(ctx: DurableObjectState, limits: Limits) {
    this.ctx = ctx;
    this.limits = limits;
    this.#messages = messageBuckets(limits);
    this.#answers = messageBuckets(limits);
    const times = (name: string) => (name === UNKNOWN ? UNKNOWN_ARRIVALS : 1);
    this.#arrivals = messageBuckets(limits, times);
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

  /** The connections that were closed here and are still there: the runtime waits for their answer. */
  get #closed(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => this.of(socket).closedAt !== null);
  }

  /** Whether too many connections ignore that they were closed. */
  hasGhosts(now: number): boolean {
    const { hello, ghosts } = this.limits;
    const ignoring = this.#closed.filter((socket) => now - this.of(socket).closedAt! >= hello);
    return ignoring.length > ghosts;
  }

  /**
   * Whether a connection from an address may come in. If too many of those that were closed are still there, it may not.
   * Sides have lost their network rather than ignored an end, and do not count for their address.
   */
  admits(address: string, now: number): boolean {
    const { ghosts } = this.limits;
    const closed = this.#closed;
    if (closed.length > 10 * ghosts) return false;
    if (address !== UNKNOWN) {
      const own = closed.filter((socket) => this.payer(this.of(socket)) === address);
      if (own.length > ghosts / 4) return false;
    }
    return this.#arrivals.get(address, now).take(now);
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
    const isOld = now - this.of(socket).heardAt > this.limits.quiet / 12;
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
    const peer = this.of(socket);
    const traffic = this.#trafficOf(socket);
    // The first message says who it is. It has counted with the connection: else strangers could keep players out.
    const isFirst = !peer.hasSaidHello && !traffic.hasSpoken;
    traffic.hasSpoken = true;
    return isFirst || this.#messages.get(this.payer(peer), now).take(now);
  }

  /**
   * Counts a question whose answer is long, such as `hello`, on whatever connection it comes: for a side, an address,
   * or all whose address is not known. Returns whether it is allowed.
   */
  mayAsk(payer: string, now: number): boolean {
    return this.#answers.get(payer, now).take(now);
  }

  /** Counts the answer by its length. */
  charge(payer: string, text: string, now: number): void {
    this.#answers.get(payer, now).charge(Math.floor(text.length / this.limits.bytes));
  }

  /** Counts that it was stored that a side has come or gone: the next time that it comes may be too soon. */
  chargeStored(payer: string, now: number): void {
    this.#answers.get(payer, now).charge(STORED);
  }

  /** For whom messages of a connection count. */
  protected abstract payer(peer: P): string;

  /** What is kept of the rates while all connections are broken. */
  levels(now: number): Levels[] {
    return [this.#messages, this.#answers, this.#arrivals].map((buckets) => buckets.levels(now));
  }

  restore([messages = [], answers = [], arrivals = []]: readonly Levels[], now: number): void {
    this.#messages.restore(messages, now);
    this.#answers.restore(answers, now);
    this.#arrivals.restore(arrivals, now);
  }

  #trafficOf(socket: WebSocket): Traffic {
    let traffic = this.#traffic.get(socket);
    if (!traffic) {
      traffic = { strikes: 0, hasSpoken: false, unread: 0, checked: 0, check: null };
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

  /** Answers the end that a connection has come to. */
  part(socket: WebSocket): void {
    try {
      socket.close(1000);
    } catch {
      // It is closed already.
    }
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
