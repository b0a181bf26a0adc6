// The service as a process of its own, so that it can be killed, and clients for tests.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { ROOT } from "../../scripts/lib/paths.mjs";

export { WebSocket };

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
  #folder = mkdtempSync(join(tmpdir(), "cotulenh-online-"));
  /** @type {object} */
  #limits;

  #hasSite;

  /**
   * @param {object} [limits]
   * @param {{ hasSite?: boolean }} [options] whether it serves the site too
   */
  constructor(limits = {}, { hasSite = false } = {}) {
    this.#limits = limits;
    this.#hasSite = hasSite;
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
    const what = this.#hasSite ? [] : ["--alone"];
    const args = [file, ...what, "--port", String(this.#port), "--games", this.#folder];
    const env = { ...process.env, LIMITS: JSON.stringify(this.#limits) };
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    await new Promise((resolve, reject) => {
      let written = "";
      child.stdout.on("data", (text) => {
        written += text;
        if (/^The (service|site)/m.test(written)) resolve(null);
      });
      child.on("exit", () => reject(new Error(`the service did not start:\n${written}`)));
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

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A client without any manners: it sends what it is told, and keeps what it gets. */
export class RawClient {
  /** @type {ServiceMessage[]} */
  messages = [];
  /** @type {{ code: number, reason: string } | null} */
  closed = null;
  #socket;

  /**
   * @param {string} service
   * @param {string} game
   * @param {object} [options] of the WebSocket
   */
  constructor(service, game, options = {}) {
    this.#socket = new WebSocket(`${service.replace("http", "ws")}games/${game}`, options);
    this.#socket.on("message", (data) => void this.messages.push(JSON.parse(String(data))));
    this.#socket.on("close", (code, reason) => (this.closed = { code, reason: String(reason) }));
    this.#socket.on("error", () => (this.closed ??= { code: 0, reason: "" }));
  }

  /** Resolves when the connection is there, or refused. */
  async open() {
    await until(() => this.#socket.readyState === WebSocket.OPEN || this.closed);
    return this;
  }

  /**
   * Says who it is.
   * @param {string} [seat]
   */
  async hello(seat, since = 0) {
    await this.open();
    this.send({ type: "hello", protocol: 1, ...(seat && { seat }), since });
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
    await until(() => this.closed || this.messages.some(fits));
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
    await until(() => this.closed || this.messages.some(hasId));
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
