// A lobby of the service, where players find each other: what is in it, and what the visitor wants.
import { shown } from "../arguments/objects.js";
import { count, readOptions } from "../arguments/read-options.js";
import { CoTuLenhError } from "../errors/error.js";
import { throwAtCaller } from "../errors/caller.js";
import {
  LOBBY_PROTOCOL,
  MOST_BLOCKED,
  type AcceptMessage,
  type ChallengeMessage,
  type ChallengeOptions,
  type LobbyClientMessage,
  type LobbyMessage,
  type LobbyPlayer,
  type LobbyRefusedMessage,
  type LobbyServiceMessage,
  type LobbyUpdateMessage,
  type OpenChallenge,
  type PairedMessage,
  type WatchedGame,
} from "../protocol/lobby.js";
import { cleanName, LONGEST_NAME } from "../protocol/names.js";
import { createSecret } from "../protocol/secrets.js";
import { Listeners } from "../reactivity/listeners.js";
import { UNPROXIED } from "../reactivity/unproxied.js";
import { Connection, type Closed, type WebSocketLike } from "./connection.js";
import { findSocket, lobbyAddress, type ServiceAddress } from "./service.js";

/** Which lobby, and as whom. */
export interface LobbyOptions {
  /** The address of the service. */
  service: ServiceAddress;
  /** The name of the lobby; the usual one of the service if not given. */
  lobby?: string | undefined;
  /** What the visitor wants to be called: letters, digits and single spaces, at most 24. */
  name: string;
  /** The secret of the visitor, by which players know each other again; a new one if not given. */
  key?: string | undefined;
  /** The players who are not to be met, by their public names; the last 40 count. */
  blocks?: readonly string[] | undefined;
  /** The class of WebSockets, where it is not a global one. */
  WebSocket?: WebSocketLike | undefined;
  /** How many milliseconds an answer may take before the connection is made again; 8000 if not given. */
  patience?: number | undefined;
}

/** What the visitor waits for. */
export type Seek = ChallengeMessage | AcceptMessage;

/** What is in a lobby. Plain data that never changes: each change makes another one. */
export interface LobbySnapshot {
  /** Whether the lobby is there. */
  readonly connection: "connecting" | "open" | "closed";
  /** Why the connection has ended for good. */
  readonly closed: Closed | null;
  /** The visitor as others see it; `null` before the first answer. */
  readonly you: LobbyPlayer | null;
  /** The open challenges, the oldest first, without those of players who are blocked. */
  readonly challenges: readonly OpenChallenge[];
  /** The games that may be watched. */
  readonly games: readonly WatchedGame[];
  /** How many players are there. */
  readonly players: number;
  /** What the visitor waits for; `null` for nothing. */
  readonly seek: Seek | null;
  /** The game that the visitor was paired for, until it is taken. */
  readonly paired: PairedMessage | null;
  /** Why the last wish was not granted, until there is another one. */
  readonly refused: LobbyRefusedMessage | null;
}

const START: LobbySnapshot = {
  connection: "connecting",
  closed: null,
  you: null,
  challenges: [],
  games: [],
  players: 0,
  seek: null,
  paired: null,
  refused: null,
};

const PATIENCE = 8000;

/**
 * A lobby of the service. It connects by itself, and again whenever the connection breaks; what the visitor waits for is
 * asked again then, and is granted once.
 *
 * @example
 * ```ts
 * const lobby = new Lobby({ service, name: "Minh", key });
 * lobby.subscribe(() => {
 *   const paired = lobby.take();
 *   if (paired) new OnlineGame({ service, game: paired.game, invitation: paired.invitation });
 * });
 * lobby.play({ clock: { base: 300_000, increment: 3000 } });
 * ```
 */
export class Lobby {
  /** The secret of the visitor: to be kept for another day. */
  readonly key: string;
  readonly #connection: Connection<LobbyServiceMessage, LobbyClientMessage>;
  readonly #listeners = new Listeners<[]>();
  readonly #patience: number;
  #name: string;
  #blocks: readonly string[];
  #state: LobbySnapshot = START;
  /** The ids of what was asked here: other pages of the visitor ask, too. */
  readonly #ids = new Set<string>();
  /** The name of the own challenge. */
  #waiting: string | null = null;
  /** Whether the lobby has answered `hello` on this connection. */
  #isEntered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Enters a lobby. */
  constructor(options: LobbyOptions) {
    try {
      const names = ["service", "lobby", "name", "key", "blocks", "WebSocket", "patience"] as const;
      const { service, lobby, name, key, blocks, WebSocket, patience } = readOptions(
        options,
        names,
      );
      this.#name = readName(name);
      this.#blocks = readBlocks(blocks ?? []);
      this.key = readKey(key);
      this.#patience = count(patience, "patience", PATIENCE);
      this.#connection = new Connection(lobbyAddress(service, lobby), findSocket(WebSocket), {
        opened: () => this.#sayHello(),
        received: (message) => this.#receive(message),
        lost: () => {
          this.#isEntered = false;
          clearTimeout(this.#timer);
          this.#change({ connection: "connecting" });
        },
        closed: (closed) => this.#change({ connection: "closed", closed, seek: null }),
        isWaiting: () => false,
      });
    } catch (error) {
      throwAtCaller(error, Lobby);
    }
  }

  /** The state: the same object until something happens, then another one: `lobby.snapshot().challenges`. */
  snapshot(): LobbySnapshot {
    return this.#state;
  }

  /** Calls a function after each change, until the function that is returned is called. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Is paired with whoever wants to play the same, or waits for one who does.
   *
   * @example
   * ```ts
   * lobby.play({ clock: { base: 300_000, increment: 3000, starts: "now" } });
   * ```
   */
  play(options: ChallengeOptions = {}): void {
    this.#ask({ type: "play", id: createSecret(), ...readChallenge(options) });
  }

  /** Opens a challenge, in the place of an earlier one: `lobby.challenge({ color: "b" })`. */
  challenge(options: ChallengeOptions = {}): void {
    this.#ask({ type: "challenge", id: createSecret(), ...readChallenge(options) });
  }

  /** Accepts an open challenge: `lobby.accept(challenges[0].challenge)`. */
  accept(challenge: string): void {
    if (typeof challenge !== "string") throw invalid("a challenge", "its name", challenge);
    this.#ask({ type: "accept", id: createSecret(), challenge });
  }

  /** Takes back what the visitor waits for. If a game is being made at this moment, it comes all the same. */
  withdraw(): void {
    this.#change({ seek: null });
    if (this.#isEntered) this.#connection.send({ type: "withdraw", id: createSecret() });
  }

  /**
   * The game that the visitor was paired for, which the lobby forgets by that: the invitation is to be kept before.
   * `null` if there is none.
   */
  take(): PairedMessage | null {
    const { paired } = this.#state;
    if (!paired) return null;
    this.#connection.send({ type: "taken", game: paired.game });
    this.#change({ paired: null });
    return paired;
  }

  /** Changes what the visitor is called, and who is not to be met: `lobby.introduce({ name: "Minh" })`. */
  introduce({
    name = this.#name,
    blocks = this.#blocks,
  }: Partial<Pick<LobbyOptions, "name" | "blocks">>): void {
    this.#name = readName(name);
    this.#blocks = readBlocks(blocks);
    if (this.#isEntered) this.#sayHello();
    this.#change({ challenges: this.#withoutBlocked(this.#state.challenges) });
  }

  /** Leaves the lobby, and with that takes back what the visitor waits for: `lobby.close()`. */
  close(): void {
    this.#connection.close();
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #ask(seek: Seek): void {
    const { closed } = this.#state;
    if (closed) {
      throw new CoTuLenhError("SERVICE_FAILED", `the connection has ended: ${closed.reason}`);
    }
    this.#ids.add(seek.id);
    if (this.#isEntered) this.#connection.send(seek);
    this.#change({ seek, refused: null });
  }

  #sayHello(): void {
    const [name, blocks] = [this.#name, this.#blocks];
    this.#connection.send({ type: "hello", protocol: LOBBY_PROTOCOL, key: this.key, name, blocks });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connection.restart(), this.#patience);
  }

  #receive(message: LobbyServiceMessage): void {
    switch (message.type) {
      case "lobby":
        return this.#enter(message);
      case "update":
        return this.#update(message);
      case "paired":
        return this.#pair(message);
      case "refused":
        return this.#refuse(message);
      case "check":
        return this.#connection.send({ type: "checked", id: message.id });
      case "waiting":
        if (message.id === this.#state.seek?.id) this.#waiting = message.challenge;
        return;
      case "withdrawn":
      case "pong":
    }
  }

  #enter({ you, challenges, games, players, paired }: LobbyMessage): void {
    const isFirst = !this.#isEntered;
    this.#isEntered = true;
    clearTimeout(this.#timer);
    this.#connection.settled();
    const { seek } = this.#state;
    const isLate = paired !== null && !this.#ids.has(paired.id);
    const list = this.#withoutBlocked(challenges);
    this.#change({ connection: "open", you, challenges: list, games, players });
    if (paired) return this.#pair(paired, isLate);
    // The same id again is the same challenge.
    if (isFirst && seek) this.#connection.send(seek);
  }

  #update({ challenges, gone, games, ended, players }: LobbyUpdateMessage): void {
    const opened = this.#withoutBlocked(challenges);
    const names = new Set([...gone, ...opened.map(({ challenge }) => challenge)]);
    const known = new Set([...ended, ...games.map(({ game }) => game)]);
    const before = this.#state;
    this.#change({
      challenges: [
        ...before.challenges.filter(({ challenge }) => !names.has(challenge)),
        ...opened,
      ],
      games: [...before.games.filter(({ game }) => !known.has(game)), ...games],
      players,
    });
    if (this.#waiting !== null && gone.includes(this.#waiting)) this.#lose();
  }

  /** The own challenge is open no longer: two are paired, or another page of the visitor has opened one. */
  #lose(): void {
    this.#waiting = null;
    const { challenges, you } = this.#state;
    if (challenges.some(({ player }) => player === you?.player)) this.#change({ seek: null });
  }

  #withoutBlocked(challenges: readonly OpenChallenge[]): readonly OpenChallenge[] {
    return challenges.filter(({ player }) => !this.#blocks.includes(player));
  }

  /** A game is there: one that was asked for here, or by a page that was left before it knew. */
  #pair(paired: PairedMessage, isLate = false): void {
    if (!isLate && !this.#ids.has(paired.id)) return;
    this.#change({ paired, seek: null });
  }

  #refuse(refused: LobbyRefusedMessage): void {
    // It was too much at this moment: `hello` is said again, a little later.
    if (!this.#isEntered) return this.#connection.restart();
    const { seek } = this.#state;
    if (seek && refused.id === seek.id) this.#change({ seek: null, refused });
  }

  #change(part: Partial<LobbySnapshot>): void {
    this.#state = Object.freeze({ ...this.#state, ...part });
    this.#listeners.call();
  }

  static {
    Object.setPrototypeOf(this.prototype, UNPROXIED);
  }
}

function invalid(name: string, what: string, value: unknown): CoTuLenhError {
  return new CoTuLenhError("INVALID_ARGUMENT", `${name} is ${what}, not ${shown(value)}`);
}

function readName(value: unknown): string {
  const name = cleanName(value);
  if (name !== null) return name;
  throw invalid("name", `letters, digits and single spaces, at most ${LONGEST_NAME}`, value);
}

function readKey(value: unknown): string {
  if (value === undefined) return createSecret();
  if (typeof value === "string" && /^[\w-]{22}$/.test(value)) return value;
  throw invalid("key", "a text of 22 characters", value);
}

function readBlocks(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.slice(-MOST_BLOCKED);
  throw invalid("blocks", "a list of players", value);
}

function readChallenge(options: unknown): ChallengeOptions {
  return readOptions(options, ["rules", "clock", "color", "watch"]) as ChallengeOptions;
}
