// The connections of a lobby: who is there, and whom they do not want to meet.
import { CLOSE_CODES } from "cotulenh-wasm/referee";
import { Connections, UNKNOWN, type Peer } from "./connections.js";
import type { Limits } from "./limits.js";

export interface Visitor extends Peer {
  /** The lobby by its name, which the object does not know. */
  readonly lobby: string;
  /** The public name of the key; `null` before `hello`. */
  readonly player: string | null;
  readonly name: string;
  readonly blocks: readonly string[];
}

/** A visitor who has said who it is. */
export type Player = Visitor & { readonly player: string };

/** For whom messages count. */
function payerOf({ player, address }: Visitor): string {
  if (address !== null) return `address ${address}`;
  return player === null ? UNKNOWN : `player ${player}`;
}

export class Visitors extends Connections<Visitor> {
  /** The connections that the runtime has, also those that ignore their end: they count for their address. */
  readonly #sockets = new Map<WebSocket, string | null>();
  readonly #counts = new Map<string, number>();
  readonly #players = new Map<string, Set<WebSocket>>();

  constructor(ctx: DurableObjectState, limits: Limits) {
    super(ctx, limits);
    for (const socket of ctx.getWebSockets()) {
      const { player, address } = this.of(socket);
      this.#count(socket, address);
      if (player !== null && this.isOpen(socket)) this.#enter(socket, player);
    }
  }

  #count(socket: WebSocket, address: string | null): void {
    this.#sockets.set(socket, address);
    if (address !== null) this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
  }

  #enter(socket: WebSocket, player: string): void {
    const own = this.#players.get(player) ?? new Set();
    this.#players.set(player, own.add(socket));
  }

  /** How many connections there are. */
  get size(): number {
    return this.#sockets.size;
  }

  /** How many players are there. */
  get players(): number {
    return this.#players.size;
  }

  /** Adds a connection, or closes it where there are too many. */
  add(socket: WebSocket, lobby: string, address: string | null, now: number): void {
    const { visitors, addressVisitors } = this.limits;
    const isFull =
      this.#sockets.size >= visitors ||
      (address !== null && (this.#counts.get(address) ?? 0) >= addressVisitors);
    if (isFull) {
      socket.accept();
      return socket.close(CLOSE_CODES.full, "too many are here");
    }
    const known = { hasSaidHello: false, since: now, heardAt: now, address, closedAt: null };
    this.accept(socket, { ...known, lobby, player: null, name: "", blocks: [] });
    this.#count(socket, address);
  }

  /** A connection has said who it is; the oldest of too many of one player is closed. */
  greet(socket: WebSocket, who: Pick<Player, "player" | "name" | "blocks">): void {
    this.note(socket, { ...who, hasSaidHello: true });
    this.#enter(socket, who.player);
    const own = this.of(socket).player && this.#players.get(who.player);
    const [oldest] = own || [];
    if (own && oldest && own.size > this.limits.connections) {
      this.close(oldest, CLOSE_CODES.replaced, "a newer connection has taken this place");
    }
  }

  /** The connection of a player who can be asked to play now; `null` if there is none. */
  find(player: string, now: number): WebSocket | null {
    const own = this.#players.get(player) ?? [];
    return [...own].find((socket) => this.isOpen(socket) && !this.isLate(socket, now)) ?? null;
  }

  isThere(player: string): boolean {
    return this.#players.has(player);
  }

  /** Sends something to all connections of a player. */
  tell(player: string, text: string): void {
    for (const socket of this.#players.get(player) ?? []) this.send(socket, text);
  }

  broadcast(text: string): void {
    for (const own of this.#players.values()) for (const socket of own) this.send(socket, text);
  }

  /** Closes those who do not say hello, or have fallen silent. Returns the players who have left by that. */
  sweep(now: number): string[] {
    const late = [...this.#sockets.keys()].filter(
      (socket) => this.isOpen(socket) && this.isLate(socket, now),
    );
    const players = late.flatMap((socket) => this.of(socket).player ?? []);
    for (const socket of late) this.close(socket, CLOSE_CODES.silent, "nothing was heard");
    return players.filter((player) => !this.isThere(player));
  }

  /** Whether there is a connection that has not said hello. */
  get hasStrangers(): boolean {
    return [...this.#sockets.keys()].some(
      (socket) => this.isOpen(socket) && !this.of(socket).hasSaidHello,
    );
  }

  #depart(socket: WebSocket): void {
    const { player } = this.of(socket);
    const own = player !== null && this.#players.get(player);
    if (player === null || !own) return;
    own.delete(socket);
    if (own.size === 0) this.#players.delete(player);
  }

  override close(socket: WebSocket, code: number, reason: string): void {
    this.#depart(socket);
    super.close(socket, code, reason);
  }

  /** A connection has ended. Returns the player, if no other connection of it is left. */
  drop(socket: WebSocket): string | null {
    const { player } = this.of(socket);
    this.#depart(socket);
    const address = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    if (typeof address === "string") {
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
    }
    return player !== null && !this.isThere(player) ? player : null;
  }

  /** Counts a `hello`, whose answer is long. */
  mayEnter(socket: WebSocket, now: number): boolean {
    return this.mayAsk(payerOf(this.of(socket)), now);
  }

  protected payer(visitor: Visitor): string {
    return payerOf(visitor);
  }
}
