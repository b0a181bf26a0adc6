// What a lobby stores: the open challenges, the games that may be watched, and the pairings. A pairing is stored before
// its game is made. It goes from `pairing` to `paired`, and is deleted when both sides have taken the game, or when it
// is too old. A lobby that was killed in between goes on from there: making the same game twice makes one game.
import type {
  ChallengeClock,
  LobbyPlayer,
  OpenChallenge,
  PairedMessage,
  WatchedGame,
} from "cotulenh-wasm/referee";
import { createSecret } from "cotulenh-wasm/referee";
import type { Color, Rules } from "cotulenh-wasm/web";
import { hash, nextInvitation } from "./seats.js";
import type { Plan } from "./storage.js";

/** What is to be played. */
export interface Terms {
  readonly rules: Rules;
  readonly clock: ChallengeClock | null;
  readonly color: Color | null;
  readonly watch: boolean;
}

/** A player who wants a game. */
export interface Seeker extends LobbyPlayer {
  /** The id of the message by which the player has asked. */
  readonly request: string;
  readonly address: string | null;
}

/** An open challenge. */
export interface Challenge {
  readonly id: string;
  readonly seeker: Seeker;
  readonly terms: Terms;
  readonly since: number;
}

/** A side of a pairing. */
export interface PairedSide extends LobbyPlayer {
  readonly request: string;
}

/** Two who are to play each other. */
export interface Pairing {
  readonly game: string;
  readonly state: "pairing" | "paired";
  /** From which the invitations are computed. It goes when both have taken the game. */
  readonly salt: string;
  readonly sides: Readonly<Record<Color, PairedSide>>;
  readonly rules: Rules;
  readonly clock: ChallengeClock | null;
  /** Where the game may be found, to watch it. */
  readonly lobby: string | null;
  readonly at: number;
}

/** What everybody may know of a challenge. */
export function describe({ id, seeker, terms, since }: Challenge): OpenChallenge {
  const { player, name } = seeker;
  return { challenge: id, player, name, ...terms, since };
}

/** Whether two want to play the same. */
export function fits(a: Terms, b: Terms): boolean {
  const isSide = a.color === null || a.color !== b.color;
  return isSide && JSON.stringify([a.rules, a.clock]) === JSON.stringify([b.rules, b.clock]);
}

/** Pairs the maker of a challenge with another player, who may want a side, too. */
export function createPairing(
  { seeker, terms }: Challenge,
  other: Seeker,
  { color, lobby, now }: { color: Color | null; lobby: string | null; now: number },
): Pairing {
  const opposite = color && (color === "r" ? "b" : "r");
  const own = terms.color ?? opposite ?? (Math.random() < 0.5 ? "r" : "b");
  const side = ({ player, name, request }: Seeker): PairedSide => ({ player, name, request });
  const [first, second] = [side(seeker), side(other)];
  return {
    game: createSecret(),
    state: "pairing",
    salt: createSecret(),
    sides: own === "r" ? { r: first, b: second } : { r: second, b: first },
    rules: terms.rules,
    clock: terms.clock,
    lobby,
    at: now,
  };
}

const invitationTo = ({ salt }: Pairing, color: Color) => nextInvitation(salt, color);

/** The room of a pairing: the same each time. */
export function planOf(pairing: Pairing): Plan {
  const { game, sides, rules, clock, lobby } = pairing;
  const invitations = { r: hash(invitationTo(pairing, "r")), b: hash(invitationTo(pairing, "b")) };
  return {
    game,
    options: { rules, clock },
    headers: { Red: sides.r.name, Blue: sides.b.name },
    ...(lobby !== null && { lobby }),
    seats: { r: null, b: null },
    invitations,
  };
}

/** What a side gets. */
export function announce(pairing: Pairing, color: Color): PairedMessage {
  const { game, sides } = pairing;
  const { player, name } = sides[color === "r" ? "b" : "r"];
  const { request: id } = sides[color];
  const invitation = invitationTo(pairing, color);
  return { type: "paired", id, game, color, invitation, opponent: { player, name } };
}

export class LobbyStorage {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS challenges (id TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS pairings (id TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    `);
  }

  /** The values of a table. One that cannot be read is deleted: others have waited for less. */
  #read<T>(table: "challenges" | "pairings" | "games"): T[] {
    const rows = this.#sql.exec<{ id: string; value: string }>(`SELECT * FROM ${table}`).toArray();
    return rows.flatMap(({ id, value }) => {
      try {
        return [JSON.parse(value) as T];
      } catch {
        this.#sql.exec(`DELETE FROM ${table} WHERE id = ?`, id);
        return [];
      }
    });
  }

  get challenges(): Challenge[] {
    return this.#read<Challenge>("challenges").sort((a, b) => a.since - b.since);
  }

  get pairings(): Pairing[] {
    return this.#read("pairings");
  }

  get games(): WatchedGame[] {
    return this.#read<WatchedGame>("games").sort((a, b) => a.since - b.since);
  }

  /** Opens a challenge, in the place of an earlier one of the player. */
  open(challenge: Challenge, earlier: Challenge | undefined): void {
    this.#storage.transactionSync(() => {
      if (earlier) this.close(earlier.id);
      const query = "INSERT INTO challenges (id, value) VALUES (?, ?)";
      this.#sql.exec(query, challenge.id, JSON.stringify(challenge));
    });
  }

  close(challenge: string): void {
    this.#sql.exec("DELETE FROM challenges WHERE id = ?", challenge);
  }

  /** Puts a pairing in the place of the challenges that it ends. */
  pair(pairing: Pairing, ended: readonly Challenge[]): void {
    this.#storage.transactionSync(() => {
      for (const { id } of ended) this.close(id);
      this.keepPairing(pairing);
    });
  }

  keepPairing(pairing: Pairing): void {
    const query = "INSERT OR REPLACE INTO pairings (id, value) VALUES (?, ?)";
    this.#sql.exec(query, pairing.game, JSON.stringify(pairing));
  }

  dropPairing(game: string): void {
    this.#sql.exec("DELETE FROM pairings WHERE id = ?", game);
  }

  listGame(game: WatchedGame): void {
    const query = "INSERT OR REPLACE INTO games (id, value) VALUES (?, ?)";
    this.#sql.exec(query, game.game, JSON.stringify(game));
  }

  endGame(game: string): void {
    this.#sql.exec("DELETE FROM games WHERE id = ?", game);
  }
}
