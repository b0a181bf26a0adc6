// A lobby: the object in which players of a region of the world find each other. It opens challenges, pairs those who
// fit, and knows which games may be watched. Games are rooms of their own.
import { DurableObject } from "cloudflare:workers";
import {
  CLOSE_CODES,
  createReferee,
  createSecret,
  findId,
  LOBBY_PROTOCOL,
  readLobbyMessage,
  Refusal,
  type AcceptMessage,
  type ChallengeMessage,
  type LobbyHelloMessage,
  type LobbyServiceMessage,
  type WatchedGame,
} from "cotulenh-wasm/referee";
import type { Color, CoTuLenhError } from "cotulenh-wasm/web";
import { findRoom, readSettings, type Env, type Settings } from "./env.js";
import { isLonger } from "./limits.js";
import { settingsOf } from "./listing.js";
import { countEvent, logFailure } from "./log.js";
import { News } from "./news.js";
import {
  announce,
  createPairing,
  describe,
  fits,
  LobbyStorage,
  planOf,
  type Challenge,
  type Pairing,
  type Seeker,
  type Terms,
} from "./pairings.js";
import { Bucket, Buckets, MINUTE } from "./rates.js";
import { currentRules, isPanic, replaceRules } from "./rules.js";
import { hash } from "./seats.js";
import { Visitors, type Player } from "./visitors.js";

const LEAST_SWEEP = 10_000;
/** Milliseconds before a room that could not be made is tried again; each further attempt waits longer. */
const RETRY = 200;
/** How often listed games are asked whether they go on. */
const LOOK_EVERY = 10 * MINUTE;

const COLORS = ["r", "b"] as const;

export class Lobby extends DurableObject<Env> {
  readonly #storage: LobbyStorage;
  readonly #settings: Settings;
  readonly #visitors: Visitors;
  readonly #challenging: Buckets;
  /** The open challenges, the oldest first. */
  #challenges = new Map<string, Challenge>();
  #pairings = new Map<string, Pairing>();
  #games = new Map<string, WatchedGame>();
  #news = new News();
  /** The games that are being made, and the sides that have taken theirs. */
  readonly #making = new Set<string>();
  readonly #taken = new Set<string>();
  #alarm: number | null = null;
  #sweptAt = 0;
  #updateTimer: ReturnType<typeof setTimeout> | undefined;
  #helloTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#settings = readSettings(env);
    const { limits } = this.#settings;
    this.#visitors = new Visitors(ctx, limits);
    this.#storage = new LobbyStorage(ctx.storage);
    const perMillisecond = limits.challenging / MINUTE;
    this.#challenging = new Buckets((now) => new Bucket(limits.challenging, perMillisecond, now));
    void ctx.blockConcurrencyWhile(async () => {
      this.#load();
      this.#alarm = await ctx.storage.getAlarm();
    });
  }

  /** Makes the memory from the storage. Who is not here any more waits for no opponent; pairings go on. */
  #load(): void {
    const open = this.#storage.challenges;
    const left = open.filter(({ seeker }) => !this.#visitors.isThere(seeker.player));
    for (const { id } of left) this.#storage.close(id);
    const there = open.filter((one) => !left.includes(one));
    this.#challenges = new Map(there.map((one) => [one.id, one]));
    this.#games = new Map(this.#storage.games.map((one) => [one.game, one]));
    this.#pairings = new Map(this.#storage.pairings.map((one) => [one.game, one]));
    for (const { game } of this.#pairings.values()) void this.#make(game);
  }

  // Called by the worker, or by rooms.

  override fetch(request: Request): Response {
    const { headers } = request;
    const { 0: client, 1: server } = new WebSocketPair();
    const now = Date.now();
    this.#sweep(now);
    const lobby = headers.get("X-Lobby") ?? "";
    this.#visitors.add(server, lobby, headers.get("X-Address"), now);
    this.#watchStrangers();
    return new Response(null, { status: 101, webSocket: client });
  }

  /** A game that may be watched has begun. */
  listGame(game: WatchedGame): void {
    const { watched } = this.#settings.limits;
    if (this.#games.has(game.game)) return;
    this.#storage.listGame(game);
    this.#games.set(game.game, game);
    this.#news.began(game);
    for (const one of [...this.#games.keys()].slice(0, Math.max(0, this.#games.size - watched))) {
      this.endGame(one);
    }
    this.#setAlarm(Date.now() + LOOK_EVERY);
    this.#plan();
  }

  /** It has ended. */
  endGame(game: string): void {
    if (!this.#games.has(game)) return;
    this.#storage.endGame(game);
    this.#games.delete(game);
    this.#news.ended(game);
    this.#plan();
  }

  // Called by the runtime.

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const { limits } = this.#settings;
    if (!this.#visitors.isOpen(socket)) return;
    const now = Date.now();
    this.#visitors.hear(socket, now);
    if (typeof data !== "string" || isLonger(data, limits.message)) {
      const reason = "a message is a text of at most 2 kB";
      this.#visitors.close(socket, CLOSE_CODES.badMessage, reason);
      return this.#depart(socket);
    }
    try {
      if (!this.#visitors.take(socket, now)) throw new Refusal("TOO_MANY");
      this.#sweep(now);
      await this.#read(socket, data, now);
    } catch (error) {
      this.#refuse(socket, this.#readProblem(error), findId(data));
    }
  }

  async #read(socket: WebSocket, data: string, now: number): Promise<void> {
    const message = readLobbyMessage(data);
    countEvent(`lobby ${message.type}`);
    const { type } = message;
    if (type === "ping") {
      const { id } = message;
      return this.#send(socket, { type: "pong", ...(id !== undefined && { id, now }) });
    }
    if (type === "checked") return this.#visitors.checked(socket, message.id);
    if (type === "hello") return this.#greet(socket, message, now);
    const visitor = this.#visitors.of(socket);
    if (visitor.player === null) throw new Refusal("HELLO_FIRST");
    const player = visitor as Player;
    if (type === "taken") return this.#take(message.game, player.player);
    if (type === "withdraw") return this.#withdraw(socket, message.id, player.player);
    if (this.#repeat(socket, message.id, player.player)) return;
    this.#requireFree(player, now);
    if (type === "accept") return this.#accept(message, player, now);
    const terms = await this.#readTerms(message);
    // Meanwhile the player may have been paired.
    this.#dropTaken(player.player);
    this.#open(socket, message, player, terms, now);
  }

  override webSocketClose(socket: WebSocket): void {
    this.#drop(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#drop(socket);
  }

  override async alarm(): Promise<void> {
    this.#alarm = null;
    countEvent("lobby alarm");
    const now = Date.now();
    this.#sweep(now, true);
    for (const { game, at } of this.#pairings.values()) {
      if (now - at >= this.#settings.limits.paired) this.#forget(game);
      else void this.#make(game);
    }
    const games = [...this.#games.values()].filter(({ since }) => now - since >= LOOK_EVERY / 2);
    await Promise.all(games.map(({ game }) => this.#look(game)));
    if (this.#pairings.size > 0) this.#setAlarm(now + this.#settings.limits.paired);
    if (this.#games.size > 0) this.#setAlarm(now + LOOK_EVERY);
  }

  /** Asks a listed game whether it goes on. */
  async #look(game: string): Promise<void> {
    try {
      if (!(await findRoom(this.env, game).isRunning())) this.endGame(game);
    } catch (error) {
      logFailure("lobby", error);
    }
  }

  #setAlarm(due: number): void {
    if (this.#alarm !== null && this.#alarm <= due) return;
    this.#alarm = due;
    void this.ctx.storage.setAlarm(due);
  }

  // Who is there.

  #greet(socket: WebSocket, { key, name, blocks = [] }: LobbyHelloMessage, now: number): void {
    if (!this.#visitors.mayEnter(socket, now)) throw new Refusal("TOO_MANY");
    const { player: before, lobby } = this.#visitors.of(socket);
    // The key itself stays with the player.
    const player = hash(`player ${key}`).slice(0, 22);
    if (before !== null && before !== player) {
      throw new Refusal("BAD_MESSAGE", "a connection has one key");
    }
    this.#visitors.greet(socket, { player, name, blocks });
    const pairing = this.#findPairing(player, ({ state }) => state === "paired");
    this.#send(socket, {
      type: "lobby",
      protocol: LOBBY_PROTOCOL,
      lobby,
      you: { player, name },
      challenges: [...this.#challenges.values()].map(describe),
      games: [...this.#games.values()],
      players: this.#visitors.players,
      paired: pairing && announce(pairing, sideOf(pairing, player)),
      now,
    });
    this.#plan();
  }

  #sweep(now: number, isForced = false): void {
    if (!isForced && now - this.#sweptAt < LEAST_SWEEP) return;
    this.#sweptAt = now;
    for (const player of this.#visitors.sweep(now)) this.#leave(player);
  }

  /** Closes those who do not say hello. */
  #watchStrangers(): void {
    if (this.#helloTimer !== undefined) return;
    this.#helloTimer = setTimeout(() => {
      this.#helloTimer = undefined;
      this.#sweep(Date.now(), true);
      if (this.#visitors.hasStrangers) this.#watchStrangers();
    }, this.#settings.limits.hello + 10);
  }

  #drop(socket: WebSocket): void {
    this.#visitors.part(socket);
    const left = this.#visitors.drop(socket);
    if (left !== null) this.#leave(left);
  }

  /** A connection was closed here. */
  #depart(socket: WebSocket): void {
    const { player } = this.#visitors.of(socket);
    if (player !== null && !this.#visitors.isThere(player)) this.#leave(player);
  }

  /** A player has left: the own challenge goes along. */
  #leave(player: string): void {
    try {
      this.#close(this.#challengeOf(player));
    } catch (error) {
      this.#readProblem(error);
    }
    this.#plan();
  }

  // Challenges.

  #challengeOf(player: string): Challenge | undefined {
    return [...this.#challenges.values()].find(({ seeker }) => seeker.player === player);
  }

  #close(challenge: Challenge | undefined): void {
    if (!challenge) return;
    this.#storage.close(challenge.id);
    this.#forgetChallenge(challenge);
  }

  #forgetChallenge({ id }: Challenge): void {
    this.#challenges.delete(id);
    this.#news.closed(id);
    this.#plan();
  }

  /** Answers what was asked before, and is known: the same message again. Returns whether it was. */
  #repeat(socket: WebSocket, request: string, player: string): boolean {
    const open = this.#challengeOf(player);
    if (open?.seeker.request === request) {
      this.#send(socket, { type: "waiting", id: request, challenge: open.id });
      return true;
    }
    const pairing = this.#findPairing(
      player,
      (one) => one.sides[sideOf(one, player)].request === request,
    );
    if (!pairing) return false;
    // If its game is not there yet, this is sent when it is.
    if (pairing.state === "paired") this.#send(socket, announce(pairing, sideOf(pairing, player)));
    return true;
  }

  /** Refuses who may not ask for a game now. */
  #requireFree({ player, address }: Player, now: number): void {
    if (!this.#settings.makesGames) throw new Refusal("NO_NEW_GAMES");
    if (!this.#challenging.get(address ?? "", now).take(now)) throw new Refusal("TOO_MANY");
    this.#dropTaken(player);
  }

  /** Who asks for another game does not want the one before; one that is being made comes first. */
  #dropTaken(player: string): void {
    for (const pairing of this.#pairings.values()) {
      if (!COLORS.some((color) => pairing.sides[color].player === player)) continue;
      if (pairing.state === "pairing") throw new Refusal("PAIRED_ALREADY");
      this.#take(pairing.game, player);
    }
  }

  /** The rules and the clock in full: those that are the same are written the same. */
  async #readTerms({
    rules,
    clock,
    color = null,
    watch = false,
  }: ChallengeMessage): Promise<Terms> {
    const current = currentRules();
    try {
      const { CoTuLenh } = current;
      const referee = createReferee({ rules, clock }, { CoTuLenh });
      const { record } = referee;
      referee.free();
      return { rules: record.rules, clock: settingsOf(record.clock), color, watch };
    } catch (error) {
      if (isPanic(error)) await replaceRules(current, error);
      throw error;
    }
  }

  #open(
    socket: WebSocket,
    { type, id: request }: ChallengeMessage,
    visitor: Player,
    terms: Terms,
    now: number,
  ): void {
    const { player, name, address } = visitor;
    const seeker: Seeker = { player, name, address, request };
    const fitting = type === "play" && this.#findFitting(visitor, terms, now);
    if (fitting) {
      return this.#pair(fitting, seeker, terms.color, fitting.terms.watch && terms.watch, now);
    }
    const earlier = this.#challengeOf(player);
    const { challenges, addressChallenges } = this.#settings.limits;
    const others = [...this.#challenges.values()].filter((one) => one !== earlier);
    const own = others.filter((one) => address !== null && one.seeker.address === address);
    if (others.length >= challenges || own.length >= addressChallenges) {
      throw new Refusal("TOO_MANY", "too many challenges are open");
    }
    const challenge: Challenge = { id: createSecret(), seeker, terms, since: now };
    this.#storage.open(challenge, earlier);
    if (earlier) this.#forgetChallenge(earlier);
    this.#challenges.set(challenge.id, challenge);
    this.#news.opened(describe(challenge));
    this.#send(socket, { type: "waiting", id: request, challenge: challenge.id });
    this.#plan();
  }

  /** Whether the player of a challenge is here, and both want to meet. */
  #canMeet({ seeker }: Challenge, { player, blocks }: Player, now: number): boolean {
    const socket = this.#visitors.find(seeker.player, now);
    if (!socket || seeker.player === player) return false;
    return !blocks.includes(seeker.player) && !this.#visitors.of(socket).blocks.includes(player);
  }

  /** The oldest open challenge that fits. */
  #findFitting(visitor: Player, terms: Terms, now: number): Challenge | undefined {
    return [...this.#challenges.values()].find(
      (one) => fits(one.terms, terms) && this.#canMeet(one, visitor, now),
    );
  }

  #accept({ id: request, challenge }: AcceptMessage, visitor: Player, now: number): void {
    const found = this.#challenges.get(challenge);
    if (!found || !this.#canMeet(found, visitor, now)) throw new Refusal("NO_CHALLENGE");
    const { player, name, address } = visitor;
    this.#pair(found, { player, name, address, request }, null, found.terms.watch, now);
  }

  #withdraw(socket: WebSocket, id: string, player: string): void {
    if (this.#findPairing(player, ({ state }) => state === "pairing")) {
      throw new Refusal("PAIRED_ALREADY");
    }
    this.#close(this.#challengeOf(player));
    this.#send(socket, { type: "withdrawn", id });
  }

  // Pairings.

  #findPairing(player: string, isIt: (pairing: Pairing) => boolean): Pairing | null {
    const found = [...this.#pairings.values()].find(
      (one) =>
        COLORS.some((color) => one.sides[color].player === player) &&
        !this.#taken.has(`${one.game} ${sideOf(one, player)}`) &&
        isIt(one),
    );
    return found ?? null;
  }

  /** Pairs two. It is stored at once, in the place of their challenges; then the game is made. */
  #pair(
    challenge: Challenge,
    other: Seeker,
    color: Color | null,
    isWatched: boolean,
    now: number,
  ): void {
    const visitor = this.#visitors.find(challenge.seeker.player, now)!;
    const lobby = isWatched ? this.#visitors.of(visitor).lobby : null;
    const pairing = createPairing(challenge, other, { color, lobby, now });
    const own = this.#challengeOf(other.player);
    const ended = own ? [challenge, own] : [challenge];
    this.#storage.pair(pairing, ended);
    this.#pairings.set(pairing.game, pairing);
    for (const one of ended) this.#forgetChallenge(one);
    this.#setAlarm(now + this.#settings.limits.paired);
    void this.#make(pairing.game);
  }

  /** Makes the game of a pairing, and tells both. A lobby that was killed does it again: it is the same game. */
  async #make(game: string): Promise<void> {
    const pairing = this.#pairings.get(game);
    if (pairing?.state !== "pairing" || this.#making.has(game)) return;
    this.#making.add(game);
    try {
      await this.#makeRoom(pairing);
      const paired: Pairing = { ...pairing, state: "paired" };
      this.#storage.keepPairing(paired);
      this.#pairings.set(game, paired);
      countEvent("paired");
      for (const color of COLORS) {
        this.#visitors.tell(paired.sides[color].player, JSON.stringify(announce(paired, color)));
      }
    } catch (error) {
      logFailure("pairing", error);
      this.#rollBack(pairing);
    } finally {
      this.#making.delete(game);
    }
  }

  async #makeRoom(pairing: Pairing): Promise<void> {
    for (let wait = RETRY; ; wait *= 2) {
      try {
        const problem = await findRoom(this.env, pairing.game).create(planOf(pairing));
        if (problem) throw new Error(`the game was refused: ${problem.code}`);
        return;
      } catch (error) {
        if (Date.now() + wait - pairing.at > this.#settings.limits.pairing) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  /** The game cannot be made: both are free again. If there is one all the same, it is deleted unseen. */
  #rollBack({ game, sides }: Pairing): void {
    try {
      this.#forget(game);
    } catch (error) {
      return logFailure("pairing", error);
    }
    const { message, code } = new Refusal("SERVICE_FAILED");
    for (const color of COLORS) {
      const { player, request: id } = sides[color];
      this.#visitors.tell(player, JSON.stringify({ type: "refused", id, code, message }));
    }
  }

  /** A side knows its game. When both do, the pairing is over. */
  #take(game: string, player: string): void {
    const pairing = this.#pairings.get(game);
    if (pairing?.state !== "paired") return;
    if (!COLORS.some((color) => pairing.sides[color].player === player)) return;
    this.#taken.add(`${game} ${sideOf(pairing, player)}`);
    if (COLORS.every((color) => this.#taken.has(`${game} ${color}`))) this.#forget(game);
  }

  #forget(game: string): void {
    this.#storage.dropPairing(game);
    this.#pairings.delete(game);
    for (const color of COLORS) this.#taken.delete(`${game} ${color}`);
  }

  // Sending.

  #send(socket: WebSocket, message: LobbyServiceMessage): void {
    this.#visitors.send(socket, JSON.stringify(message));
  }

  /** Sends what is new soon: the more are here, the more is sent together. */
  #plan(): void {
    if (this.#updateTimer !== undefined) return;
    const wait = this.#settings.limits.update + this.#visitors.size / 2;
    this.#updateTimer = setTimeout(() => {
      this.#updateTimer = undefined;
      const update = this.#news.take(this.#visitors.players);
      if (update) this.#visitors.broadcast(JSON.stringify(update));
    }, wait);
  }

  /** What is said about an error. After a failure, the memory is made from the storage again. */
  #readProblem(error: unknown): { code: string; message: string } {
    if (error instanceof Refusal) return error;
    if (error instanceof Error && error.name === "CoTuLenhError") {
      const { code, message } = error as CoTuLenhError;
      return { code, message };
    }
    logFailure("failure", error);
    try {
      this.#load();
    } catch (again) {
      logFailure("failure", again);
    }
    return new Refusal("SERVICE_FAILED");
  }

  #refuse(
    socket: WebSocket,
    { code, message }: { code: string; message: string },
    id: string | null,
  ): void {
    countEvent(`refused ${code}`);
    this.#send(socket, { type: "refused", id, code, message });
    if (code === "WRONG_PROTOCOL") {
      this.#visitors.close(socket, CLOSE_CODES.wrongProtocol, message);
      return this.#depart(socket);
    }
    const isHarmless = code !== "BAD_MESSAGE" && code !== "TOO_MANY";
    if (isHarmless || this.#visitors.strike(socket)) return;
    const reason = code === "TOO_MANY" ? CLOSE_CODES.tooMany : CLOSE_CODES.badMessage;
    this.#visitors.close(socket, reason, message);
    this.#depart(socket);
  }
}

/** The side of a player. */
function sideOf({ sides }: Pairing, player: string): Color {
  return sides.r.player === player ? "r" : "b";
}
