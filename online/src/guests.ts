// The connections of a room: its players, and those who watch.
import type { Color } from "cotulenh-wasm/web";
import { CLOSE_CODES, type Attendance } from "cotulenh-wasm/referee";
import { Connections, UNKNOWN, type Peer } from "./connections.js";
import { Bucket, Buckets, MINUTE } from "./rates.js";

export interface Guest extends Peer {
  readonly seat: Color | null;
}

const REPLACED = "a newer connection has taken this place";

/** For whom messages count: for a side, for an address, or for all whose address is not known. */
export function payerOf(seat: Color | null, address: string | null): string {
  if (seat) return `side ${seat}`;
  return address === null ? UNKNOWN : `address ${address}`;
}

export class Guests extends Connections<Guest> {
  readonly #greetings = new Buckets((now) => {
    const { greetings } = this.limits;
    return new Bucket(greetings, greetings / MINUTE, now);
  });

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
    if (!seat && !watches && this.#countSpectators() >= spectators) {
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

  /** Closes silent connections. Returns who was there. */
  sweep(now: number): Attendance {
    const found = this.attendance(now);
    for (const socket of this.all) {
      if (this.isLate(socket, now)) this.close(socket, CLOSE_CODES.silent, "nothing was heard");
    }
    return { ...found, spectators: this.#countSpectators() };
  }

  /**
   * Who is there: a side that was heard lately, or else when it was heard last; `false` if it has no connection. Those
   * that have not said who they are do not count.
   */
  attendance(now: number, leaving?: WebSocket): Attendance {
    const found: Record<Color, boolean | number> = { r: false, b: false };
    for (const socket of this.all) {
      const { seat } = this.of(socket);
      if (!seat || socket === leaving) continue;
      const at = this.heardAt(socket);
      if (now - at < this.limits.quiet) found[seat] = true;
      else if (found[seat] !== true) found[seat] = Math.max(Number(found[seat]), at);
    }
    return { ...found, spectators: this.#countSpectators(leaving) };
  }

  #countSpectators(leaving?: WebSocket): number {
    const watches = (socket: WebSocket) => {
      const { seat, hasSaidHello } = this.of(socket);
      return hasSaidHello && !seat && socket !== leaving;
    };
    return this.all.filter(watches).length;
  }

  /** Sends something to the players, and not to those who watch. */
  tellPlayers(text: string): void {
    for (const socket of this.all) if (this.of(socket).seat) this.send(socket, text);
  }

  /** Counts a greeting. Returns whether it is allowed. */
  mayGreet(seat: Color, now: number): boolean {
    return this.#greetings.get(seat, now).take(now);
  }

  broadcast(text: string, except?: WebSocket): void {
    for (const socket of this.all) {
      if (socket !== except && this.of(socket).hasSaidHello) this.send(socket, text);
    }
  }

  protected payer({ seat, address }: Guest): string {
    return payerOf(seat, address);
  }
}
