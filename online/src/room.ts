// One game: the object that its players and spectators are connected to.
import { DurableObject } from "cloudflare:workers";
import type { Color } from "cotulenh-wasm/web";
import {
  CLOSE_CODES,
  PROTOCOL,
  type ActionMessage,
  type HelloMessage,
  type Presence,
  type ServiceMessage,
} from "cotulenh-wasm/online";
import { flagTime } from "./clock.js";
import type { Env } from "./env.js";
import { Rate, readLimits, type Limits } from "./limits.js";
import { Match, otherColor, type Change, type Setup } from "./match.js";
import { findId, readMessage } from "./protocol.js";
import { readRefusal, Refusal } from "./refusal.js";
import { createSecret, findSeat } from "./seats.js";
import { RoomStorage, type Away } from "./storage.js";

/** What a connection is: it outlives the object, which may sleep between two messages. */
interface Guest {
  readonly seat: Color | null;
  readonly hasSaidHello: boolean;
}

const STRANGER: Guest = { seat: null, hasSaidHello: false };

/** The object's memory, which is made from its storage when it wakes up. */
interface Memory {
  readonly setup: Setup;
  readonly match: Match;
  away: Away;
}

export class GameRoom extends DurableObject<Env> {
  readonly #storage: RoomStorage;
  readonly #limits: Limits;
  readonly #rates = new WeakMap<WebSocket, Rate>();
  #memory: Memory | null = null;
  /** The alarm that was set last; a sooner one has to be set again. */
  #alarm: number | null = null;
  #isMakingNext = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#storage = new RoomStorage(ctx.storage);
    this.#limits = readLimits(env.LIMITS);
    // A connection is kept alive without waking the object up.
    ctx.setWebSocketAutoResponse(
      new WebSocketRequestResponsePair('{"type":"ping"}', '{"type":"pong"}'),
    );
    this.#wakeUp();
  }

  #wakeUp(): void {
    const setup = this.#storage.readSetup();
    if (!setup) return;
    const changes = this.#storage.readChanges(0).map((text) => JSON.parse(text) as Change);
    const match = new Match(setup, changes);
    this.#memory = { setup, match, away: this.#storage.readAway() };
    // After a crash, the connections are gone without a word.
    this.#updateAway();
  }

  // Called by the worker, or by another room.

  /** Makes the game. */
  async create(setup: Setup): Promise<void> {
    if (this.#memory) return;
    this.#storage.create(setup);
    this.#wakeUp();
    await this.#setAlarm();
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
      return this.#describe();
    }
    const { 0: client, 1: server } = new WebSocketPair();
    const { spectators } = this.#countGuests();
    const isFull = spectators >= this.#limits.spectators + 2 * this.#limits.connections;
    if (!this.#memory || isFull) {
      server.accept();
      if (this.#memory) server.close(CLOSE_CODES.full, "too many connections");
      else server.close(CLOSE_CODES.noGame, "there is no such game");
    } else {
      this.ctx.acceptWebSocket(server);
      server.serializeAttachment(STRANGER);
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  /** The game for programs that do not want to follow it. */
  #describe(): Response {
    if (!this.#memory) return Response.json({ code: "NO_GAME" }, { status: 404 });
    const { match } = this.#memory;
    this.#commit(match.checkTime(Date.now()));
    return Response.json({ version: match.version, record: match.record });
  }

  // Called by the runtime.

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const now = Date.now();
    const rate = this.#rateOf(socket, now);
    if (typeof data !== "string" || isLonger(data, this.#limits.message)) {
      return socket.close(CLOSE_CODES.badMessage, "a message is a text of at most 2 kB");
    }
    if (!this.#memory) return socket.close(CLOSE_CODES.noGame, "there is no such game");
    try {
      if (!rate.take(now)) throw new Refusal("TOO_MANY");
      const message = readMessage(data);
      if (message.type === "ping") {
        this.#send(socket, { type: "pong", ...(message.id && { id: message.id, now }) });
      } else if (message.type === "hello") this.#greet(socket, message, now);
      else await this.#answer(socket, message, now);
    } catch (error) {
      this.#refuse(socket, error, data, rate);
    }
  }

  override webSocketClose(socket: WebSocket): void {
    this.#part(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#part(socket);
  }

  override async alarm(): Promise<void> {
    this.#alarm = null;
    if (!this.#memory) return;
    const { match } = this.#memory;
    const now = Date.now();
    this.#commit(match.checkTime(now));
    if (now >= this.#expiry()) await this.#delete();
    else await this.#setAlarm();
  }

  // Connections.

  #guest(socket: WebSocket): Guest {
    return (socket.deserializeAttachment() as Guest | null) ?? STRANGER;
  }

  #rateOf(socket: WebSocket, now: number): Rate {
    const known = this.#rates.get(socket);
    if (known) return known;
    const rate = new Rate(this.#limits, now);
    this.#rates.set(socket, rate);
    return rate;
  }

  /** How many connections each side has, and how many others there are. */
  #countGuests(leaving?: WebSocket): Record<Color | "spectators", number> {
    const counts = { r: 0, b: 0, spectators: 0 };
    for (const socket of this.ctx.getWebSockets()) {
      if (socket === leaving || socket.readyState !== WebSocket.OPEN) continue;
      counts[this.#guest(socket).seat ?? "spectators"] += 1;
    }
    return counts;
  }

  #presence(leaving?: WebSocket): Presence {
    const { r, b } = this.#memory!.away;
    return { r, b, spectators: this.#countGuests(leaving).spectators };
  }

  /** Notes who is away. Returns whether that has changed. */
  #updateAway(leaving?: WebSocket): boolean {
    const { away } = this.#memory!;
    const counts = this.#countGuests(leaving);
    const now = Date.now();
    const update = (color: Color) => (counts[color] > 0 ? null : (away[color] ?? now));
    const updated = { r: update("r"), b: update("b") };
    if (updated.r === away.r && updated.b === away.b) return false;
    this.#memory!.away = updated;
    this.#storage.writeAway(updated);
    return true;
  }

  #greet(socket: WebSocket, { protocol, seat: secret, since }: HelloMessage, now: number): void {
    const { setup, match } = this.#memory!;
    const refuse = (refusal: Refusal) => {
      this.#refuse(socket, refusal, "", this.#rateOf(socket, now));
      socket.close(CLOSE_CODES.refused, refusal.message);
    };
    if (protocol !== PROTOCOL) return refuse(new Refusal("WRONG_PROTOCOL"));
    const seat = secret === undefined ? null : findSeat(setup.seats, secret);
    if (secret !== undefined && !seat) return refuse(new Refusal("WRONG_SEAT"));
    const counts = this.#countGuests(socket);
    const most = seat ? this.#limits.connections : this.#limits.spectators;
    if (counts[seat ?? "spectators"] >= most) {
      return socket.close(CLOSE_CODES.full, "too many connections");
    }
    socket.serializeAttachment({ seat, hasSaidHello: true } satisfies Guest);
    const changes = [...match.checkTime(now), ...(seat ? match.join(seat, now) : [])];
    this.#commit(changes, socket);
    this.#updateAway();
    const isKnown = since > 0 && since <= match.version;
    if (isKnown) for (const text of this.#storage.readChanges(since)) socket.send(text);
    this.#send(socket, {
      type: "state",
      protocol: PROTOCOL,
      game: setup.game,
      version: match.version,
      record: isKnown ? null : match.record,
      you: seat,
      clocks: match.clock,
      online: this.#presence(),
      joined: match.joined,
      offers: match.offers,
      next: match.next,
      absence: this.#absence,
      now,
    });
    this.#broadcast(JSON.stringify({ type: "presence", online: this.#presence() }), socket);
  }

  #part(socket: WebSocket): void {
    if (!this.#memory) return;
    this.#updateAway(socket);
    const message = { type: "presence", online: this.#presence(socket) };
    this.#broadcast(JSON.stringify(message), socket);
  }

  #send(socket: WebSocket, message: ServiceMessage): void {
    socket.send(JSON.stringify(message));
  }

  #broadcast(text: string, except?: WebSocket): void {
    for (const socket of this.ctx.getWebSockets()) {
      if (socket === except || !this.#guest(socket).hasSaidHello) continue;
      try {
        socket.send(text);
      } catch {
        // It is closing, and will be told when it comes back.
      }
    }
  }

  #refuse(socket: WebSocket, error: unknown, data: string, rate: Rate): void {
    const { code, message, illegal } = readRefusal(error);
    const { version } = this.#memory!.match;
    this.#send(socket, { type: "refused", id: findId(data), code, message, illegal, version });
    const isHarmless = code !== "BAD_MESSAGE" && code !== "TOO_MANY";
    if (!isHarmless && !rate.strike()) {
      const reason = code === "TOO_MANY" ? CLOSE_CODES.tooMany : CLOSE_CODES.badMessage;
      socket.close(reason, message);
    }
  }

  // Actions.

  get #absence(): number {
    const { absence, absenceWithoutClock } = this.#limits;
    return this.#memory?.match.clock ? absence : absenceWithoutClock;
  }

  async #answer(socket: WebSocket, message: ActionMessage, now: number): Promise<void> {
    const { match, away } = this.#memory!;
    const { seat, hasSaidHello } = this.#guest(socket);
    if (!hasSaidHello) throw new Refusal("HELLO_FIRST");
    if (!seat) throw new Refusal("SPECTATOR");
    const done = match.findAction(seat, message.id);
    if (done !== undefined) return socket.send(this.#storage.readChange(done));
    this.#commit(match.checkTime(now));
    if (match.version >= this.#limits.changes && message.type !== "resign") {
      throw new Refusal("STORAGE_FULL");
    }
    const other = otherColor(seat);
    const given = { color: seat, now, awaySince: away[other], absence: this.#absence };
    const isRematch = message.type === "rematch" && match.offers.rematch === other;
    if (isRematch && message.action !== "decline") return this.#makeNext(message, given);
    this.#commit(match.act(message, given));
  }

  /** A rematch is agreed: makes the next game, with the same secrets and sides changed. */
  async #makeNext(message: ActionMessage, given: Parameters<Match["act"]>[1]): Promise<void> {
    if (this.#isMakingNext) throw new Refusal("OFFER_AGAIN");
    const { setup, match } = this.#memory!;
    const game = createSecret();
    const { r, b } = setup.seats;
    this.#isMakingNext = true;
    try {
      const room = this.env.ROOMS.get(this.env.ROOMS.idFromName(game));
      await room.create({ ...setup, game, seats: { r: b, b: r }, createdAt: given.now });
      // If the offer was withdrawn meanwhile, that game is never joined, and is deleted.
      this.#commit(match.act(message, { ...given, next: game }));
    } finally {
      this.#isMakingNext = false;
    }
  }

  /** Stores changes, and tells them: the runtime sends nothing before it is stored. */
  #commit(changes: readonly Change[], except?: WebSocket): void {
    if (changes.length === 0) return;
    for (const change of changes) {
      const text = JSON.stringify(change);
      this.#storage.writeChange(change, text);
      this.#broadcast(text, except);
    }
    const due = this.#dueTime();
    if (this.#alarm === null || due < this.#alarm) this.ctx.waitUntil(this.#setAlarm());
  }

  // Alarms.

  #expiry(): number {
    const { match } = this.#memory!;
    const { unjoined, idle, finished } = this.#limits;
    const kept = match.result ? finished : match.isJoined ? idle : unjoined;
    return match.changedAt + kept;
  }

  #dueTime(): number {
    return Math.min(flagTime(this.#memory!.match.clock) ?? Infinity, this.#expiry());
  }

  /** Sets the alarm for what comes first, the end of a time or that of the room. A sooner one stays. */
  async #setAlarm(): Promise<void> {
    const due = this.#dueTime();
    this.#alarm = due;
    await this.#storage.wakeAt(due);
  }

  async #delete(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) {
      socket.close(CLOSE_CODES.noGame, "the game has expired");
    }
    this.#memory?.match.free();
    this.#memory = null;
    await this.#storage.delete();
  }
}

/** Whether a text has more bytes than that. */
function isLonger(text: string, most: number): boolean {
  if (text.length > most) return true;
  return text.length > most / 3 && new TextEncoder().encode(text).length > most;
}
