// The connections of a room: its players, and those who watch.
import type { Color } from "cotulenh-wasm/web";
import { CLOSE_CODES } from "cotulenh-wasm/referee";
import { Connections, type Peer } from "./connections.js";

export interface Guest extends Peer {
  readonly seat: Color | null;
}

const REPLACED = "a newer connection has taken this place";

/** For whom messages count: for a side, or for an address if that is known. */
export function payerOf(seat: Color | null, address: string | null): string | null {
  if (seat) return `side ${seat}`;
  return address === null ? null : `address ${address}`;
}

export class Guests extends Connections<Guest> {
  /**
   * Adds a connection. If too many have not said hello, the address with the most of them loses its oldest
   * one, so that others can still connect.
   */
  add(socket: WebSocket, address: string | null, now: number): void {
    const known = { hasSaidHello: false, since: now, heardAt: now, address, closedAt: null };
    this.accept(socket, { ...known, seat: null });
    const strangers = this.#listOldest(({ hasSaidHello }) => !hasSaidHello);
    if (strangers.length <= this.limits.strangers) return;
    const counts = new Map<string | null, number>();
    for (const one of strangers) {
      const from = this.of(one).address;
      counts.set(from, (counts.get(from) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    const oldest = strangers.find((one) => counts.get(this.of(one).address) === most)!;
    this.close(oldest, CLOSE_CODES.full, REPLACED);
  }

  /** The connections that pass a test, the oldest first. */
  #listOldest(isIt: (guest: Guest) => boolean): WebSocket[] {
    const found = this.all.filter((socket) => isIt(this.of(socket)));
    return found.sort((a, b) => this.of(a).since - this.of(b).since);
  }

  /** A connection has said who it is. Returns whether there is room for it. */
  seat(socket: WebSocket, seat: Color | null): boolean {
    const { spectators, connections } = this.limits;
    const { hasSaidHello, seat: before } = this.of(socket);
    const watches = hasSaidHello && before === null;
    if (!seat && !watches && this.count().spectators >= spectators) {
      this.close(socket, CLOSE_CODES.full, "too many watch this game");
      return false;
    }
    this.note(socket, { seat, hasSaidHello: true });
    if (seat) {
      const others = this.#listOldest((guest) => guest.seat === seat);
      others.splice(others.indexOf(socket), 1);
      for (const one of others.slice(0, Math.max(0, others.length + 1 - connections))) {
        this.close(one, CLOSE_CODES.replaced, REPLACED);
      }
    }
    return true;
  }

  /** Closes silent connections. Returns when the last of them was heard, for each side. */
  sweep(now: number): Record<Color, number | null> {
    const heard: Record<Color, number | null> = { r: null, b: null };
    for (const socket of this.all) {
      if (!this.isLate(socket, now)) continue;
      const { seat } = this.of(socket);
      const last = this.heardAt(socket);
      if (seat) heard[seat] = Math.max(heard[seat] ?? 0, last);
      this.close(socket, CLOSE_CODES.silent, "nothing was heard");
    }
    return heard;
  }

  /** How many connections each side has, and how many watch. Those that have not said who they are do not count. */
  count(leaving?: WebSocket): Record<Color | "spectators", number> {
    const counts = { r: 0, b: 0, spectators: 0 };
    for (const socket of this.all) {
      const { seat, hasSaidHello } = this.of(socket);
      if (socket !== leaving && hasSaidHello) counts[seat ?? "spectators"] += 1;
    }
    return counts;
  }

  broadcast(text: string, except?: WebSocket): void {
    for (const socket of this.all) {
      if (socket !== except && this.of(socket).hasSaidHello) this.send(socket, text);
    }
  }

  protected payer({ seat, address }: Guest): string | null {
    return payerOf(seat, address);
  }
}
