// Runs other programs. This needs nothing but Node: the set-up uses it while npm installs the packages.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { note, Problem } from "./log.mjs";
import { ROOT, withPath } from "./paths.mjs";

/**
 * @typedef {object} Settings
 * @property {string} [cwd] the folder to run in; the top of the checkout unless given
 * @property {NodeJS.ProcessEnv} [env] all variables; those of this process unless given
 * @property {boolean} [quiet] show the output only when the program fails
 *
 * @typedef {object} Ended what is left of a program: its texts are without the last line break
 * @property {number | null} code its exit code, or `null` if it did not start or was killed
 * @property {string} stdout
 * @property {string} stderr
 * @property {string} all both, as they came
 */

/** @param {Settings} settings */
const options = ({ cwd = ROOT, env = process.env }) => ({
  cwd,
  // The tools of the folder's npm packages come first, then those of the project.
  env: withPath(env, ...[cwd, ROOT].map((folder) => join(folder, "node_modules", ".bin"))),
  shell: process.platform === "win32", // npm and the programs of its packages are scripts there
});

/**
 * Starts a program. It ends with this one at the latest.
 * @param {string} command a program, or without arguments a line for the shell
 * @param {string[] | null} args
 * @param {Settings} [settings]
 * @param {(text: string) => void} [onOutput] gets what the program writes, as it comes
 */
export function start(command, args, settings = {}, onOutput = () => {}) {
  const child = spawn(command, args ?? [], {
    ...options(settings),
    ...(args ? {} : { shell: true }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => void child.kill();
  process.on("exit", kill);
  const written = { stdout: "", stderr: "", all: "" };
  const addOutput = (/** @type {"stdout" | "stderr"} */ stream, /** @type {string} */ text) => {
    written[stream] += text;
    written.all += text;
    onOutput(text);
  };
  child.stdout.setEncoding("utf8").on("data", (text) => addOutput("stdout", text));
  child.stderr.setEncoding("utf8").on("data", (text) => addOutput("stderr", text));
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.on("error", ({ message }) => addOutput("stderr", `${message}\n`)); // `close` follows
    const clean = (/** @type {string} */ text) => text.replace(/\r?\n$/, "");
    child.on("close", (exitCode) => {
      const code = child.pid ? exitCode : null;
      const { stdout, stderr, all } = written;
      resolve({ code, stdout: clean(stdout), stderr: clean(stderr), all: clean(all) });
    });
  });
  void ended.then(() => process.off("exit", kill));
  return { ended, kill };
}

/**
 * Runs a program, shows its output as it comes, and fails if the program does. Returns everything
 * that the program wrote.
 * @param {string} command
 * @param {string[]} [args]
 * @param {Settings} [settings]
 */
export async function run(command, args = [], settings = {}) {
  const line = [command, ...args].join(" ");
  note(`$ ${line}`);
  const show = (/** @type {string} */ text) => void process.stdout.write(text);
  const { code, all } = await start(command, args, settings, settings.quiet ? undefined : show)
    .ended;
  if (code === 0) return all;
  const message = `${line}: ${code === null ? "it does not run" : `exit code ${code}`}`;
  throw new Problem(settings.quiet ? `${message}\n${all}` : message);
}

/**
 * What a program prints to its standard output, or `null` if it is missing or fails.
 * @param {string} command
 * @param {string[]} [args]
 * @param {Settings & { timeout?: number }} [settings]
 */
export function ask(command, args = [], settings = {}) {
  const { timeout = 60_000 } = settings;
  const { status, stdout } = spawnSync(command, args, {
    ...options(settings),
    timeout,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout.trim() : null;
}

/** The names a program can have: Windows adds an extension. */
const EXTENSIONS = process.platform === "win32" ? [".exe", ".cmd", ""] : [""];

/**
 * The full path of a program on PATH, or `null`.
 * @param {string} name
 */
export function which(name, env = process.env) {
  for (const folder of (env["PATH"] ?? "").split(delimiter).filter(Boolean)) {
    for (const extension of EXTENSIONS) {
      const path = join(folder, name + extension);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // This folder does not have it.
      }
    }
  }
  return null;
}

/**
 * A function that does its work once and remembers the result, or the failure.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {() => Promise<T>}
 */
export function once(work) {
  /** @type {Promise<T> | undefined} */
  let promise;
  return () => (promise ??= Promise.resolve().then(work));
}
