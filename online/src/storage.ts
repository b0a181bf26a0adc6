// What a room keeps: how the game was set up, since when the sides are away, and every change.
import type { Color } from "cotulenh-wasm/web";
import type { Change, Setup } from "./match.js";

export type Away = Record<Color, number | null>;

export class RoomStorage {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
  }

  /** Whether something is stored: a room without a game writes nothing. */
  #exists(): boolean {
    const query = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'room'";
    return this.#sql.exec(query).toArray().length > 0;
  }

  create(setup: Setup): void {
    this.#sql.exec(`
      CREATE TABLE room (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE changes (version INTEGER PRIMARY KEY, message TEXT NOT NULL);
    `);
    this.#write("setup", setup);
    this.writeAway({ r: setup.createdAt, b: setup.createdAt });
  }

  #write(key: string, value: unknown): void {
    const query = "INSERT OR REPLACE INTO room (key, value) VALUES (?, ?)";
    this.#sql.exec(query, key, JSON.stringify(value));
  }

  #read<T>(key: string): T {
    const query = "SELECT value FROM room WHERE key = ?";
    return JSON.parse(this.#sql.exec<{ value: string }>(query, key).one().value) as T;
  }

  /** How the game was set up; `null` if there is none. */
  readSetup(): Setup | null {
    return this.#exists() ? this.#read<Setup>("setup") : null;
  }

  readAway(): Away {
    return this.#read<Away>("away");
  }

  writeAway(away: Away): void {
    this.#write("away", away);
  }

  /** The changes after a version, as they were sent. */
  readChanges(since: number): string[] {
    const query = "SELECT message FROM changes WHERE version > ? ORDER BY version";
    return [...this.#sql.exec<{ message: string }>(query, since)].map(({ message }) => message);
  }

  /** The change with a version. */
  readChange(version: number): string {
    const query = "SELECT message FROM changes WHERE version = ?";
    return this.#sql.exec<{ message: string }>(query, version).one().message;
  }

  writeChange({ version }: Change, message: string): void {
    this.#sql.exec("INSERT INTO changes (version, message) VALUES (?, ?)", version, message);
  }

  /** Sets the alarm, unless one comes earlier: it sets the next one. */
  async wakeAt(time: number): Promise<void> {
    const set = await this.#storage.getAlarm();
    if (set === null || set > time) await this.#storage.setAlarm(time);
  }

  async delete(): Promise<void> {
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
  }
}
