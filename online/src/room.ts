// One game: the object that its players and spectators are connected to. It joins the referee to connections and
// storage.
import { DurableObject } from "cloudflare:workers";
import type { Color, CoTuLenhError } from "cotulenh-wasm/web";
import {
  CLOSE_CODES,
  createReferee,
  findId,
  FORMAT,
  PROTOCOL,
  readMessage,
  Refusal,
  type Attendance,
  type ClientMessage,
  type HelloMessage,
  type Receipt,
  type Referee,
  type ServiceMessage,
} from "cotulenh-wasm/referee";
import { version as RULES_VERSION } from "cotulenh-wasm/package.json";
import { reportGame } from "./listing.js";
import { readSettings, type Env, type Settings } from "./env.js";
import { Guests, payerOf } from "./guests.js";
import { isLonger } from "./limits.js";
import { countEvent, isLogged, logEvent, tellCounts } from "./log.js";
import { RoomMemory, type RoomGame } from "./memory.js";
import { createNext } from "./next.js";
import { writeGame } from "./pgn.js";
import { countCreation } from "./rates.js";
import { currentRules, isPanic, replaceRules } from "./rules.js";
import { findSeat, findSide, hash, nextInvitation } from "./seats.js";
import { RoomStorage, type Plan, type Setup } from "./storage.js";

/** Milliseconds between two looks at who has fallen silent. */
const LEAST_SWEEP = 2000;

/** Milliseconds after which a break is none any more: the service may have been down since. */
const LONGEST_BREAK = 30_000;

const UNREADABLE = "what is stored of the game cannot be read";

export class GameRoom extends DurableObject<Env> {
  readonly #storage: RoomStorage;
  readonly #settings: Settings;
  readonly #guests: Guests;
  readonly #memory: RoomMemory;
  /** When the alarm is set for; `null` if it is not. */
  #alarm: number | null = null;
  #isMakingNext = false;
  #sweptAt = 0;
  /** When all connections were broken the last time. */
  #brokenAt = 0;
  #helloTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#settings = readSettings(env);
    this.#storage = new RoomStorage(ctx.storage);
    this.#guests = new Guests(ctx, this.#settings.limits);
    this.#memory = new RoomMemory(this.#storage, this.#settings.limits);
    if (!this.#storage.exists) return;
    countEvent("wake");
    void ctx.blockConcurrencyWhile(async () => {
      await this.#memory.load();
      this.#alarm = await this.#storage.readAlarm();
      this.#wakeUp();
    });
  }

  get #game(): RoomGame | null {
    return this.#memory.game;
  }

  /** Finds out who is there: after a crash or a deploy, nobody is. */
  #wakeUp(): void {
    const game = this.#game;
    if (!game) return void this.#keepUnreadable();
    this.#storage.noteReadable();
    const now = Date.now();
    const pause = this.#storage.takeBreak();
    if (pause) {
      this.#brokenAt = pause.at;
      this.#guests.restore(pause.levels, pause.at);
    }
    // Who was away before the room has broken its connections is away for as long as before.
    const isBreak = pause !== null && now - pause.at < LONGEST_BREAK;
    if (this.#guests.all.length === 0 && !isBreak) game.referee.wake(now);
    this.#attend(now);
    this.#setAlarm();
  }

  /**
   * A room that cannot be read expires like a game that has ended: another version of the service may read it.
   * Returns whether it is time.
   */
  #keepUnreadable(): boolean {
    const now = Date.now();
    this.#alarm = this.#storage.unreadableSince(now) + this.#settings.limits.finished;
    if (now < this.#alarm) this.#storage.wakeAt(this.#alarm);
    return now >= this.#alarm;
  }

  // Called by the worker, or by another room.

  /**
   * Makes the game. Returns why that is not possible, or `null`: errors lose their codes on the way. The same plan
   * again is the same game: who has made it may not have heard so.
   */
  async create(plan: Plan): Promise<{ code: string; message: string } | null> {
    const { game, options, headers = {}, score, lobby, seats, invitations } = plan;
    if (this.#game || this.#storage.exists) {
      const { invitations: known } = this.#storage.readSetup();
      if (known.r === invitations.r && known.b === invitations.b) return null;
      throw new Error("there is a game already");
    }
    const rules = currentRules();
    let referee: Referee;
    try {
      const { CoTuLenh } = rules;
      referee = createReferee(options, { CoTuLenh, limits: this.#settings.limits, headers });
    } catch (error) {
      if (isPanic(error)) await replaceRules(rules, error);
      // Each entry of the package has an error class of its own.
      if (!(error instanceof Error) || error.name !== "CoTuLenhError") throw error;
      const { code, message } = error as CoTuLenhError;
      return { code, message };
    }
    const { turns: _, deploy: _d, end: _e, clock: _c, ...record } = referee.record;
    const createdAt = Date.now();
    const setup: Setup = {
      game,
      format: FORMAT,
      rules: RULES_VERSION,
      createdAt,
      record,
      ...(score && { score }),
      ...(lobby !== undefined && { lobby }),
      seats,
      invitations,
    };
    referee.wake(createdAt);
    this.#memory.game = { setup, rules, referee };
    try {
      this.#storage.together(() => {
        this.#storage.create(setup, referee);
        this.#setAlarm();
      });
    } catch (error) {
      this.#memory.free();
      this.#alarm = null;
      throw error;
    }
    countEvent("game");
    this.#tell();
    return null;
  }

  /** Whether the game goes on: a lobby asks, which may not have heard of the end. */
  async isRunning(): Promise<boolean> {
    if (!this.#game) return false;
    const { record, state, due, broken } = this.#game.referee;
    const isOver = record.end !== null || broken !== null || Date.now() >= (due ?? Infinity);
    return !isOver && state.joined.r && state.joined.b;
  }

  override async fetch(request: Request): Promise<Response> {
    try {
      return await this.#respond(request);
    } catch (error) {
      await this.#recover(error);
      return Response.json({ code: "SERVICE_FAILED" }, { status: 500 });
    } finally {
      this.#tell();
    }
  }

  async #respond(request: Request): Promise<Response> {
    if (request.headers.get("Upgrade")?.toLowerCase() === "websocket") {
      return this.#connect(request.headers.get("X-Address"));
    }
    if (!this.#game && !this.#storage.exists)
      return Response.json({ code: "NO_GAME" }, { status: 404 });
    if (this.#memory.isStale) await this.#memory.load();
    const game = this.#game;
    if (!game) return Response.json({ code: "GAME_BROKEN" }, { status: 500 });
    return request.method === "DELETE" ? this.#forget(request, game) : this.#show(request, game);
  }

  #show({ url, headers }: Request, { setup, referee }: RoomGame): Response {
    const now = Date.now();
    const payer = payerOf(null, headers.get("X-Address"));
    if (!this.#guests.mayAsk(payer, now)) {
      countEvent("refused TOO_MANY");
      return Response.json({ code: "TOO_MANY" }, { status: 429 });
    }
    this.#commit((current) => current.tick(now));
    const { record, broken } = referee;
    const isPgn = new URL(url).pathname.endsWith(".pgn");
    const text = isPgn
      ? writeGame(record, setup)
      : JSON.stringify({ version: referee.state.version, record, notice: broken });
    this.#guests.charge(payer, text, now);
    const type = isPgn ? "application/x-chess-pgn; charset=utf-8" : "application/json";
    return new Response(text, { headers: { "Content-Type": type } });
  }

  async #connect(address: string | null): Promise<Response> {
    const now = Date.now();
    await this.#attempt(() => this.#sweep(now));
    if (this.#game && !this.#guests.admits(payerOf(null, address), now)) {
      countEvent("refused connection");
      return Response.json({ code: "TOO_MANY" }, { status: 429 });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    if (this.#game) {
      this.#guests.add(server, address, now);
      this.#watchStrangers();
    } else {
      server.accept();
      if (!this.#storage.exists) server.close(CLOSE_CODES.noGame, "there is no such game");
      else server.close(CLOSE_CODES.unreadable, UNREADABLE);
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Closes those who do not say hello. It keeps the object awake for no longer than that. */
  #watchStrangers(): void {
    if (this.#helloTimer !== undefined) return;
    this.#helloTimer = setTimeout(() => {
      this.#helloTimer = undefined;
      void this.#attempt(() => this.#sweep(Date.now(), true));
      const isLeft = this.#guests.all.some((socket) => !this.#guests.of(socket).hasSaidHello);
      if (isLeft) this.#watchStrangers();
      this.#tell(true);
    }, this.#settings.limits.hello + 10);
  }

  /** Deletes the game, because a player of it wants that: one that has not begun, or has ended. */
  async #forget(request: Request, { setup, referee }: RoomGame): Promise<Response> {
    const [, secret = ""] =
      /^Bearer ([\w-]{22})$/.exec(request.headers.get("Authorization") ?? "") ?? [];
    if (!findSide(setup.seats, hash(secret))) {
      return Response.json({ code: "WRONG_SEAT" }, { status: 403 });
    }
    const { r, b } = referee.state.joined;
    if (r && b && !referee.record.end && !referee.broken) {
      return Response.json({ code: "GAME_RUNNING" }, { status: 409 });
    }
    await this.#delete("the game was deleted by a player");
    return Response.json({ deleted: true });
  }

  // Called by the runtime.

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    // The runtime still delivers messages of a connection that is being closed. They are not read.
    if (!this.#guests.isOpen(socket)) return;
    if (this.#memory.isStale) await this.#memory.load();
    const now = Date.now();
    this.#guests.hear(socket, now);
    if (typeof data !== "string" || isLonger(data, this.#settings.limits.message)) {
      const reason = "a message is a text of at most 2 kB";
      return this.#guests.close(socket, CLOSE_CODES.badMessage, reason);
    }
    if (!this.#game) {
      return this.#guests.close(socket, CLOSE_CODES.unreadable, UNREADABLE);
    }
    let message: ClientMessage | null = null;
    try {
      if (!this.#guests.take(socket, now)) throw new Refusal("TOO_MANY");
      message = readMessage(data);
      this.#sweep(now, message.type === "claim");
      if (message.type === "hello") this.#greet(socket, message, now);
      else if (message.type === "checked") this.#guests.checked(socket, message.id);
      else await this.#answer(socket, message, now);
    } catch (error) {
      if (error instanceof Refusal) this.#refuse(socket, error, findId(data));
      else await this.#fail(socket, error, findId(data));
    }
    this.#tell();
    if (!message) return;
    countEvent(message.type);
    if (isLogged(this.#settings.logged)) void this.#logStored(message.type, now);
  }

  /** Logs the time until an answer could be sent, which is when all was stored. */
  async #logStored(type: string, since: number): Promise<void> {
    try {
      await this.ctx.storage.sync();
      logEvent(type, Date.now() - since);
    } catch {
      // The object is made again.
    }
  }

  override webSocketClose(socket: WebSocket): Promise<void> {
    this.#guests.part(socket);
    return this.#part(socket);
  }

  override webSocketError(socket: WebSocket): Promise<void> {
    return this.#part(socket);
  }

  override async alarm(): Promise<void> {
    this.#alarm = null;
    countEvent("alarm");
    if (this.#memory.isStale) await this.#memory.load();
    const now = Date.now();
    if (this.#game) await this.#attempt(() => this.#commit((referee) => referee.tick(now)));
    this.#tell(true);
    if (!this.#game) {
      const isDue = this.#storage.exists && this.#keepUnreadable();
      if (isDue) await this.#delete("the game could not be read for long");
      return;
    }
    if (now >= this.#expiry()) await this.#delete("the game has expired");
    else this.#setAlarm();
  }

  /** Logs what was counted, from time to time, or because the object may sleep now. */
  #tell(isDue?: boolean): void {
    if (this.#settings.logged > 0) tellCounts(isDue);
  }

  // Who is there.

  #sweep(now: number, isForced = false): void {
    if (!this.#game || (!isForced && now - this.#sweptAt < LEAST_SWEEP)) return;
    this.#sweptAt = now;
    this.#tellPresence(this.#attend(now, this.#guests.sweep(now)));
    const mayBreak = now - this.#brokenAt >= this.#settings.limits.breaks;
    if (mayBreak && this.#guests.hasGhosts(now)) void this.#breakConnections(now);
  }

  /** Breaks all connections, because some ignore that they were closed: the runtime has no other way. Clients come back. */
  async #breakConnections(now: number): Promise<void> {
    countEvent("connections broken");
    this.#brokenAt = now;
    this.#tell(true);
    this.#storage.noteBreak({ at: now, levels: this.#guests.levels(now) });
    await this.ctx.storage.sync();
    this.ctx.abort("too many connections ignore their end");
  }

  /** Tells the referee who is there, and stores it if a side has come or gone. */
  #attend(now: number, attendance: Attendance = this.#guests.attendance(now)): boolean {
    const { referee } = this.#game!;
    const { away } = referee.state;
    const hasChanged = referee.attend(attendance, now) !== null;
    const changed = (["r", "b"] as const).filter(
      (color) => referee.state.away[color] !== away[color],
    );
    if (changed.length > 0) this.#storage.write(referee.record.turns.length, referee);
    for (const color of changed) this.#guests.chargeStored(payerOf(color, null), now);
    return hasChanged;
  }

  #tellPresence(hasChanged: boolean, except?: WebSocket): void {
    if (!hasChanged) return;
    const { presence } = this.#game!.referee;
    this.#guests.broadcast(JSON.stringify({ type: "presence", online: presence }), except);
  }

  async #part(socket: WebSocket): Promise<void> {
    if (!this.#game || !this.#guests.of(socket).hasSaidHello) return;
    const now = Date.now();
    await this.#attempt(() => {
      const left = this.#guests.attendance(now, socket);
      this.#tellPresence(this.#attend(now, left), socket);
    });
    if (this.#guests.all.length === 0) this.#tell(true);
  }

  #greet(socket: WebSocket, message: HelloMessage, now: number): void {
    if (message.protocol !== PROTOCOL) {
      return this.#dismiss(socket, new Refusal("WRONG_PROTOCOL"), CLOSE_CODES.wrongProtocol);
    }
    const { seat, isInvited, notice } = findSeat(this.#game!.setup, message);
    if (message.seat !== undefined && !seat && !notice) {
      return this.#dismiss(socket, new Refusal("WRONG_SEAT"), CLOSE_CODES.refused);
    }
    // The answer is long, so it counts for the side or the address, not for the connection.
    const payer = payerOf(seat, this.#guests.of(socket).address);
    if (!this.#guests.mayAsk(payer, now)) {
      return this.#dismiss(socket, new Refusal("TOO_MANY"), CLOSE_CODES.tooMany);
    }
    if (seat && isInvited) this.#takeSeat(seat, message.seat!);
    if (!this.#guests.seat(socket, seat)) return;
    const hasChanged = this.#attend(now);
    const { answer } = this.#commit((current) => current.receive(seat, message, now), socket);
    if (answer?.type !== "state") throw new Error("hello was not answered by a state");
    const state: ServiceMessage = {
      ...answer,
      game: this.#game!.setup.game,
      score: this.#game!.setup.score ?? { r: 0, b: 0 },
      invitation: this.#nextInvitation(seat),
      notice: answer.notice ?? notice,
    };
    const text = JSON.stringify(state);
    this.#guests.charge(payer, text, now);
    this.#guests.send(socket, text);
    this.#tellPresence(hasChanged, socket);
  }

  #dismiss(socket: WebSocket, refusal: Refusal, code: number): void {
    this.#refuse(socket, refusal, null);
    this.#guests.close(socket, code, refusal.message);
  }

  /** Exchanges an invitation for the secret that has come with it. */
  #takeSeat(seat: Color, secret: string): void {
    const game = this.#game!;
    const { setup } = game;
    game.setup = { ...setup, seats: { ...setup.seats, [seat]: hash(secret) } };
    this.#storage.writeSetup(game.setup);
  }

  #nextInvitation(seat: Color | null): string | null {
    const { setup, referee } = this.#game!;
    const { next } = referee.state;
    const stored = seat && setup.seats[seat];
    return next && stored ? nextInvitation(next, stored) : null;
  }

  // Actions.

  async #answer(socket: WebSocket, message: ClientMessage, now: number): Promise<void> {
    const { referee } = this.#game!;
    const { seat, hasSaidHello, address } = this.#guests.of(socket);
    if (!hasSaidHello && message.type !== "ping") throw new Refusal("HELLO_FIRST");
    const isRematch = seat !== null && referee.acceptsRematch(seat, message);
    const next = isRematch ? await this.#makeNext(address) : null;
    if (message.type === "greet" && seat && !this.#guests.mayGreet(seat, now)) {
      throw new Refusal("TOO_MANY");
    }
    // While the next game was made, the memory may have been made again.
    const { answer } = this.#commit((current) => current.receive(seat, message, now, next));
    if (answer?.type === "refused") this.#reject(socket, answer);
    else if (answer?.type === "greeting") this.#guests.tellPlayers(JSON.stringify(answer));
    else if (answer) this.#guests.send(socket, JSON.stringify(answer));
    if (next && this.#game?.referee.state.next === next) this.#inviteToNext(next);
  }

  /** Makes the next game, with sides changed: each player gets an invitation, and a new secret by it. */
  async #makeNext(address: string | null): Promise<string> {
    if (this.#isMakingNext) throw new Refusal("OFFER_AGAIN");
    const { makesGames, limits } = this.#settings;
    if (!makesGames) throw new Refusal("NO_NEW_GAMES");
    this.#isMakingNext = true;
    try {
      // Every new game counts, whoever makes it.
      if (!(await countCreation(address ?? "", limits, this.env))) throw new Refusal("TOO_MANY");
      const { setup, referee } = this.#game!;
      // If the offer was withdrawn meanwhile, that game is never joined, and is deleted.
      return await createNext(this.env, setup, referee.record);
    } finally {
      this.#isMakingNext = false;
    }
  }

  #inviteToNext(game: string): void {
    for (const socket of this.#guests.all) {
      const invitation = this.#nextInvitation(this.#guests.of(socket).seat);
      if (!invitation) continue;
      this.#guests.send(socket, JSON.stringify({ type: "next", game, invitation }));
    }
  }

  /** Stores and sends what the referee answers. The runtime sends nothing before it is stored. */
  #commit(decide: (referee: Referee) => Receipt, except?: WebSocket): Receipt {
    const { referee } = this.#game!;
    const { length } = referee.record.turns;
    const receipt = decide(referee);
    const { changes } = receipt;
    if (changes.length === 0) return receipt;
    this.#storage.together(() => {
      this.#storage.write(length, referee);
      this.#keepHeaders();
      this.#setAlarm();
    });
    if (changes.some(({ type }) => type === "ended")) this.#tell(true);
    this.#report(changes);
    for (const change of changes) this.#guests.broadcast(JSON.stringify(change), except);
    // The side to move now may be away.
    const { presence } = referee;
    const isTurn = changes.some(({ changes: all }) => all.some(({ type }) => type !== "stepped"));
    if (presence.claim !== null && isTurn) this.#tellPresence(true);
    return receipt;
  }

  /** Stores the name of a side that has joined. */
  #keepHeaders(): void {
    const { setup, referee } = this.#game!;
    const { headers } = referee.record;
    if (headers === setup.record.headers) return;
    this.#game!.setup = { ...setup, record: { ...setup.record, headers } };
    this.#storage.writeSetup(this.#game!.setup);
  }

  /** Tells the lobby that a game which may be watched has begun or ended. */
  #report(changes: Receipt["changes"]): void {
    const { setup, referee } = this.#game!;
    const isNews = changes.some(({ type }) => type === "joined" || type === "ended");
    if (setup.lobby === undefined || !isNews) return;
    this.ctx.waitUntil(reportGame(this.env, setup, referee));
  }

  #refuse(socket: WebSocket, { code, message }: Refusal, id: string | null): void {
    const version = this.#game?.referee.state.version ?? 0;
    this.#reject(socket, { type: "refused", id, code, message, illegal: null, version });
  }

  #reject(socket: WebSocket, refused: Extract<ServiceMessage, { type: "refused" }>): void {
    const { code, message } = refused;
    countEvent(`refused ${code}`);
    this.#guests.send(socket, JSON.stringify(refused));
    const isHarmless = code !== "BAD_MESSAGE" && code !== "TOO_MANY";
    if (isHarmless || this.#guests.strike(socket)) return;
    const reason = code === "TOO_MANY" ? CLOSE_CODES.tooMany : CLOSE_CODES.badMessage;
    this.#guests.close(socket, reason, message);
  }

  /** A message has failed; its sender may try again. */
  async #fail(socket: WebSocket, error: unknown, id: string | null): Promise<void> {
    await this.#recover(error);
    await this.#attempt(() => this.#game && this.#attend(Date.now()));
    const isBroken = this.#game?.referee.broken;
    this.#refuse(socket, new Refusal(isBroken ? "GAME_BROKEN" : "SERVICE_FAILED"), id);
  }

  /** Does what no one waits for an answer to, and what may fail to be stored. */
  async #attempt(act: () => unknown): Promise<void> {
    try {
      act();
    } catch (error) {
      await this.#recover(error);
    }
  }

  /** After a failure the memory, and what is known of the alarm, may be ahead of the storage. */
  async #recover(error: unknown): Promise<void> {
    await this.ctx.blockConcurrencyWhile(async () => {
      await this.#memory.recover(error);
      this.#alarm = await this.#storage.readAlarm();
    });
  }

  // Alarms.

  #expiry(): number {
    const { setup, referee } = this.#game!;
    const { unjoined, idle, finished } = this.#settings.limits;
    const { joined, changedAt } = referee.state;
    const isOver = referee.record.end !== null || referee.broken !== null;
    const kept = isOver ? finished : joined.r && joined.b ? idle : unjoined;
    return Math.max(changedAt, setup.createdAt) + kept;
  }

  /**
   * Sets the alarm for what comes first, the end of a time or that of the room, together with what is stored. One
   * that comes sooner stays, and sets the next one.
   */
  #setAlarm(): void {
    const due = Math.min(this.#game!.referee.due ?? Infinity, this.#expiry());
    if (this.#alarm !== null && this.#alarm <= due) return;
    this.#alarm = due;
    this.#storage.wakeAt(due);
  }

  async #delete(reason: string): Promise<void> {
    for (const socket of this.#guests.all) {
      this.#guests.close(socket, CLOSE_CODES.noGame, reason);
    }
    this.#memory.free();
    this.#tell(true);
    await this.#storage.delete();
  }
}
