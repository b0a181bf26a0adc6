// What a room keeps. One row has how the game was set up. Then there is a row for each turn, with the facts of the
// match after it, and one for the turn that is being played, which each step and offer writes again: so nobody can
// fill the storage without playing turns.
import type { Referee, RefereeData } from "cotulenh-wasm/referee";
import type { Color } from "cotulenh-wasm/web";
import type { OldRoom } from "./format-1.js";
import type { Levels } from "./rates.js";
import type { Hashes } from "./seats.js";

type GameRecord = RefereeData["record"];

/** Points of earlier games: one for a win, a half for a draw. */
export type Score = Readonly<Record<Color, number>>;

/** How a game was set up. */
export interface Setup {
  readonly game: string;
  /** The version of the form in which the room is stored. */
  readonly format: number;
  /** The version of the package whose rules have made or checked it last. */
  readonly rules: string;
  readonly createdAt: number;
  /** The parts of the record that stay; of its headers, a side that joins adds its name. */
  readonly record: Omit<GameRecord, "turns" | "deploy" | "end" | "clock">;
  /** The points of each side in the games before this one; none if not given. */
  readonly score?: Score;
  /** The lobby in which the game may be found, to watch it. */
  readonly lobby?: string;
  /** The hashes of the secrets, and of the invitations. */
  readonly seats: Hashes;
  readonly invitations: Hashes;
  /** Why nothing is played here any more: the rules have failed in this game. */
  readonly fenced?: string;
}

/** What a new room is made of. */
export interface Plan {
  readonly game: string;
  readonly options: object;
  /** Names of players, and what else the record says from its start. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly score?: Score;
  readonly lobby?: string;
  readonly seats: Hashes;
  readonly invitations: Hashes;
}

/** The row of a turn, or of the one that is being played. */
interface Row extends Pick<GameRecord, "deploy" | "end" | "clock"> {
  readonly turn?: GameRecord["turns"][number];
  readonly state: RefereeData["state"];
}

/** What stays when a room breaks its own connections, which is no outage. */
export interface Break {
  readonly at: number;
  /** What sides and addresses may still send. */
  readonly levels: readonly Levels[];
}

/** What is stored of a room. */
export interface Stored {
  readonly setup: Setup;
  readonly data: RefereeData;
}

export class RoomStorage {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
  }

  /** Whether something is stored: a room without a game writes nothing. */
  get exists(): boolean {
    const query = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'room'";
    return this.#sql.exec(query).toArray().length > 0;
  }

  /** Writes all of it or nothing: what a failure has left half done would be kept. */
  together(write: () => void): void {
    this.#storage.transactionSync(write);
  }

  create(setup: Setup, referee: Referee): void {
    this.#sql.exec(`
      CREATE TABLE room (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE turns (number INTEGER PRIMARY KEY, value TEXT NOT NULL);
    `);
    this.writeSetup(setup);
    this.#writeRow(0, referee);
  }

  /** What a room of format 1 has stored; `null` for any other room. */
  readFormat1(): OldRoom | null {
    const query = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'changes'";
    if (this.#sql.exec(query).toArray().length === 0) return null;
    const rows = this.#sql.exec<{ message: string }>(
      "SELECT message FROM changes ORDER BY version",
    );
    const messages = [...rows].map(({ message }) => message);
    return { setup: this.#readValue("setup"), away: this.#readValue("away"), messages };
  }

  /** Stores a room of format 1 in the form of today. */
  replaceFormat1(setup: Setup, steps: readonly Pick<Referee, "record" | "state">[]): void {
    this.together(() => {
      this.#sql.exec("CREATE TABLE turns (number INTEGER PRIMARY KEY, value TEXT NOT NULL)");
      let turns = -1;
      for (const step of steps) {
        this.write(turns, step);
        turns = step.record.turns.length;
      }
      this.writeSetup(setup);
      this.#sql.exec("DROP TABLE changes");
      this.#sql.exec("DELETE FROM room WHERE key = 'away'");
    });
  }

  #readValue(key: string): string {
    const query = "SELECT value FROM room WHERE key = ?";
    return this.#sql.exec<{ value: string }>(query, key).one().value;
  }

  writeSetup(setup: Setup): void {
    const query = "INSERT OR REPLACE INTO room (key, value) VALUES ('setup', ?)";
    this.#sql.exec(query, JSON.stringify(setup));
  }

  /** Writes what has changed, for a record with this number of turns. */
  write(before: number, referee: Pick<Referee, "record" | "state">): void {
    const { length } = referee.record.turns;
    if (length === before + 1) return this.#writeRow(length, referee);
    if (length < before) this.#sql.exec("DELETE FROM turns WHERE number > ?", length);
    this.#writeRow(length + 1, referee);
  }

  #writeRow(number: number, { record, state }: Pick<Referee, "record" | "state">): void {
    const { turns, deploy, end, clock } = record;
    const turn = number === 0 ? undefined : turns[number - 1];
    const row: Row = { ...(turn && { turn }), deploy, end, clock, state };
    const query = "INSERT OR REPLACE INTO turns (number, value) VALUES (?, ?)";
    this.#sql.exec(query, number, JSON.stringify(row));
  }

  readSetup(): Setup {
    return JSON.parse(this.#readValue("setup")) as Setup;
  }

  /** Reads what is stored; throws if nothing of it can be read. */
  read(): Stored {
    const setup = this.readSetup();
    const { rows, isDamaged } = this.#readRows();
    const last = rows.at(-1);
    if (!last) throw new Error("nothing of the game is stored");
    const turns = rows.flatMap(({ turn }) => turn ?? []);
    const { deploy, end, clock, state } = last;
    const record = { ...setup.record, turns, deploy, end, clock };
    const { format, fenced } = setup;
    return { setup, data: { format, record, state, isDamaged: isDamaged || fenced !== undefined } };
  }

  /** The rows up to the first one that cannot be read. */
  #readRows(): { rows: Row[]; isDamaged: boolean } {
    const rows: Row[] = [];
    const query = "SELECT number, value FROM turns ORDER BY number";
    for (const { number, value } of this.#sql.exec<{ number: number; value: string }>(query)) {
      try {
        if (number !== rows.length) throw new Error("a row is missing");
        if (number > 1 && !rows.at(-1)?.turn) throw new Error("a turn is missing");
        const row = JSON.parse(value) as Row;
        if (typeof row.state.version !== "number") throw new Error("a row has no state");
        rows.push(row);
      } catch {
        return { rows, isDamaged: true };
      }
    }
    return { rows, isDamaged: false };
  }

  /** When the room was first found to be unreadable: now, unless it was noted before. */
  unreadableSince(now: number): number {
    const query = "SELECT value FROM room WHERE key = 'unreadable'";
    const [noted] = this.#sql.exec<{ value: string }>(query).toArray();
    if (noted) return Number(noted.value);
    this.#sql.exec("INSERT INTO room (key, value) VALUES ('unreadable', ?)", String(now));
    return now;
  }

  noteReadable(): void {
    this.#sql.exec("DELETE FROM room WHERE key = 'unreadable'");
  }

  /** Notes that the room is about to break its connections. */
  noteBreak(pause: Break): void {
    const query = "INSERT OR REPLACE INTO room (key, value) VALUES ('break', ?)";
    this.#sql.exec(query, JSON.stringify(pause));
  }

  /** The break that the room wakes up from; `null` if it has slept, or was down. */
  takeBreak(): Break | null {
    const query = "DELETE FROM room WHERE key = 'break' RETURNING value";
    const [noted] = this.#sql.exec<{ value: string }>(query).toArray();
    return noted ? (JSON.parse(noted.value) as Break) : null;
  }

  async readAlarm(): Promise<number | null> {
    return this.#storage.getAlarm();
  }

  /**
   * Sets the alarm, in the transaction of what is written at the same time: the runtime does it before this returns. If
   * that transaction fails, the object is made again by the runtime.
   */
  wakeAt(time: number): void {
    void this.#storage.setAlarm(time);
  }

  async delete(): Promise<void> {
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
  }
}
