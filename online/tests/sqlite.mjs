// What the example of a server uses of `node:sqlite`, for Node before version 22.13.
import sqlite from "node-sqlite3-wasm";

export class DatabaseSync {
  #db;

  /** @param {string} file */
  constructor(file) {
    this.#db = new sqlite.Database(file);
  }

  /** @param {string} sql */
  exec(sql) {
    this.#db.exec(sql);
  }

  /** @param {string} sql */
  prepare(sql) {
    return {
      get: (/** @type {string[]} */ ...values) => this.#db.get(sql, values) ?? undefined,
      run: (/** @type {string[]} */ ...values) => this.#db.run(sql, values),
    };
  }
}
