// The service as a process of its own, so that it can be killed, and clients for tests.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { WebSocket } from "ws";
import { ROOT } from "../../scripts/lib/paths.mjs";

import { createOnlineGame, createSeat } from "cotulenh-wasm/online";

export { WebSocket };

/** The invitations of the seats that were made here. @type {Map<string, string>} */
const invitations = new Map();

/**
 * Makes a game with a secret for each side; Blue's comes with an invitation, which `hello` sends along.
 * @param {string} service
 * @param {import("cotulenh-wasm/online").NewGame} [options]
 */
export async function createGame(service, options) {
  const { game, seat, invitation } = await createOnlineGame(service, options);
  const friend = createSeat();
  invitations.set(friend, invitation);
  return { game, seats: { r: seat, b: friend }, invitation };
}

/**
 * What a client says about who it is.
 * @param {string} [seat]
 */
export function secretsOf(seat) {
  const invitation = seat && invitations.get(seat);
  return { ...(seat && { seat }), ...(invitation && { invitation }) };
}

/** @typedef {import("cotulenh-wasm/online").ServiceMessage} ServiceMessage */

/** A free port. */
export async function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", () => resolve(null)));
  const address = server.address();
  await new Promise((resolve) => server.close(() => resolve(null)));
  return typeof address === "object" && address ? address.port : 0;
}

/** @param {number} milliseconds */
export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until something is true.
 * @param {() => unknown} check
 */
export async function until(check, limit = 10_000) {
  const end = Date.now() + limit;
  while (!check()) {
    if (Date.now() > end) throw new Error(`waited too long for ${check}`);
    await sleep(2);
  }
}

/**
 * The programs that a program has started, with theirs.
 * @param {number} pid
 * @returns {number[]}
 */
function listChildren(pid) {
  const parents = new Map();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      parents.set(Number(name), Number(fields[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
  return found.flatMap((child) => [child, ...listChildren(child)]);
}

/** The service as a process. */
export class ServiceProcess {
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null;
  #port = 0;
  #folder;
  /** @type {object} */
  #limits;

  #hasSite;
  #isOpen;
  /** What it has written. */
  output = "";

  /** @type {Record<string, string>} */
  #variables;

  /**
   * @param {object} [limits]
   * @param {{ hasSite?: boolean, isOpen?: boolean, isInMemory?: boolean, variables?: Record<string, string> }}
   *   [options] whether it serves the site too, whether it is open to the local network, whether its disk is the
   *   memory where there is one, and further variables
   */
  constructor(limits = {}, options = {}) {
    const { hasSite = false, isOpen = false, isInMemory = false, variables = {} } = options;
    const parent = isInMemory && existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
    this.#folder = mkdtempSync(join(parent, "cotulenh-online-"));
    this.#limits = limits;
    this.#variables = variables;
    this.#hasSite = hasSite;
    this.#isOpen = isOpen;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** The processes of the service. */
  get pids() {
    const pid = this.#child?.pid;
    return pid ? [pid, ...listChildren(pid)] : [];
  }

  async start() {
    this.#port ||= await findPort();
    const file = join(ROOT, "online", "serve.mjs");
    const what = [...(this.#hasSite ? [] : ["--alone"]), ...(this.#isOpen ? ["--host"] : [])];
    const args = [file, ...what, "--port", String(this.#port), "--games", this.#folder];
    // Tests make more games than people do.
    const limits = { creations: 100_000, ...this.#limits };
    const env = { ...process.env, ...this.#variables, LIMITS: JSON.stringify(limits) };
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    await new Promise((resolve, reject) => {
      this.output = "";
      child.stdout.on("data", (text) => {
        this.output += text;
        if (/^The (service|site)/m.test(this.output)) resolve(null);
      });
      child.stderr.on("data", (text) => {
        this.output += text;
        process.stderr.write(text);
      });
      child.on("exit", () => reject(new Error(`the service did not start:\n${this.output}`)));
    });
    return this;
  }

  /** Ends the service without a word, as a power cut does. */
  async kill() {
    const child = this.#child;
    if (!child) return;
    const { pids } = this;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    for (const pid of pids) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended.
      }
    }
    await ended;
    this.#child = null;
  }

  /** Where the games are. */
  get folder() {
    return this.#folder;
  }

  /**
   * Changes what is stored of each game, or of one, while the service is down.
   * @param {string} statements of SQL
   * @param {string} [game]
   */
  async tamper(statements, game = "") {
    await this.kill();
    this.#open(game, (db) => db.exec(statements));
    await this.start();
  }

  /**
   * What is stored of a game beside its turns, while the service is down.
   * @param {string} game
   * @returns {Promise<any>}
   */
  async readSetup(game) {
    await this.kill();
    /** @type {any} */
    let setup;
    this.#open(game, (db) => {
      const row = db.get("SELECT value FROM room WHERE key = 'setup'");
      setup = JSON.parse(String(/** @type {{ value: unknown }} */ (row).value));
    });
    await this.start();
    return setup;
  }

  /**
   * @param {string} game
   * @param {(db: import("node-sqlite3-wasm").Database) => void} use
   */
  #open(game, use) {
    const names = readdirSync(this.#folder, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => one.endsWith(".sqlite"))) {
      const file = join(this.#folder, name);
      const db = new sqlite.Database(file);
      try {
        // The log of a service that was killed is read by this one connection alone.
        db.exec("PRAGMA locking_mode = EXCLUSIVE");
        const setup = db.get("SELECT value FROM room WHERE key = 'setup'");
        if (!JSON.stringify(setup).includes(game)) continue;
        use(db);
        db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch (error) {
        if (!String(error).includes("no such table")) throw error;
      } finally {
        db.close();
        rmSync(`${file}.lock`, { recursive: true, force: true });
      }
    }
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A WebSocket by hand, which answers no Close, and reads only when it wants to. */
export class RawSocket {
  received = "";
  isEnded = false;
  #socket;

  /**
   * @param {string} service
   * @param {string} game
   * @param {string} [header] a further line
   */
  constructor(service, game, header) {
    const { hostname, port, host } = new URL(service);
    const socket = connect(Number(port), hostname);
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("close", () => (this.isEnded = true));
    socket.on("data", (data) => (this.received += data.toString("latin1")));
    socket.write(
      `GET /games/${game} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" +
        `${header ? `${header}\r\n` : ""}\r\n`,
    );
  }

  /** @param {string | object} message */
  send(message) {
    const data = Buffer.from(typeof message === "string" ? message : JSON.stringify(message));
    const head =
      data.length < 126 ? [data.length | 128] : [126 | 128, data.length >> 8, data.length & 255];
    // The mask is zero, so that the data stays as it is.
    this.#socket.write(Buffer.concat([Buffer.from([129, ...head, 0, 0, 0, 0]), data]));
  }

  /** @param {string} seat */
  async hello(seat) {
    await until(() => this.received.includes("101"));
    this.send({ type: "hello", protocol: 2, ...secretsOf(seat), since: 0 });
    await until(() => this.received.includes('"state"'));
  }

  pause() {
    this.#socket.pause();
  }

  resume() {
    this.#socket.resume();
  }

  destroy() {
    this.#socket.destroy();
  }
}

/** A client without any manners: it sends what it is told, and keeps what it gets. */
export class RawClient {
  /** @type {ServiceMessage[]} */
  messages = [];
  /** @type {{ code: number, reason: string } | null} */
  closed = null;
  game;
  /** Milliseconds to wait for an answer. */
  patience = 10_000;
  #socket;

  /**
   * @param {string} service
   * @param {string} game
   * @param {object} [options] of the WebSocket
   * @param {string} [path] where else it connects than to the game
   */
  constructor(service, game, options = {}, path = `games/${game}`) {
    this.game = game;
    this.#socket = new WebSocket(`${service.replace("http", "ws")}${path}`, options);
    this.#socket.on("message", (data) => void this.messages.push(JSON.parse(String(data))));
    this.#socket.on("close", (code, reason) => (this.closed = { code, reason: String(reason) }));
    this.#socket.on("error", () => (this.closed ??= { code: 0, reason: "" }));
  }

  /** Whether the service has closed it, even if the runtime has not ended the connection below it yet. */
  get isEnded() {
    return this.#socket.readyState >= WebSocket.CLOSING;
  }

  /** Resolves when the connection is there, or refused. */
  async open() {
    await until(
      () => this.#socket.readyState !== WebSocket.CONNECTING || this.closed,
      this.patience,
    );
    return this;
  }

  /**
   * Says who it is.
   * @param {string} [seat]
   * @param {string} [invitation] one that was not made here
   */
  async hello(seat, since = 0, invitation) {
    await this.open();
    const secrets = { ...secretsOf(seat), ...(invitation && { invitation }) };
    this.send({ type: "hello", protocol: 2, ...secrets, since });
    return this.next("state");
  }

  /** @param {unknown} message */
  send(message) {
    const isText = typeof message === "string" || message instanceof Uint8Array;
    this.#socket.send(isText ? message : JSON.stringify(message));
  }

  /**
   * The next message of a type, which is taken off the list.
   * @template {ServiceMessage["type"]} T
   * @param {T} type
   * @param {(message: Extract<ServiceMessage, { type: T }>) => boolean} [isIt]
   * @returns {Promise<Extract<ServiceMessage, { type: T }>>}
   */
  async next(type, isIt = () => true) {
    const fits = (/** @type {ServiceMessage} */ message) =>
      message.type === type && isIt(/** @type {never} */ (message));
    await until(() => this.closed || this.messages.some(fits), this.patience);
    const at = this.messages.findIndex(fits);
    if (at < 0) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
    return /** @type {never} */ (this.messages.splice(at, 1)[0]);
  }

  /**
   * Does something, and waits for the answer with the same id.
   * @param {{ type: string } & Record<string, unknown>} message
   */
  async ask(message) {
    const id = message["id"] ?? `t${Math.random()}`;
    this.send({ ...message, id });
    const hasId = (/** @type {ServiceMessage} */ one) => "id" in one && one.id === id;
    await until(() => this.closed || this.messages.some(hasId), this.patience);
    const [found] = this.messages.splice(this.messages.findIndex(hasId), 1);
    return /** @type {Extract<ServiceMessage, { id: unknown }> & Record<string, any>} */ (found);
  }

  /** Breaks the connection without a word. */
  drop() {
    this.#socket.terminate();
  }

  close() {
    this.#socket.close();
  }
}
