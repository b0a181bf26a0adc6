// Runs other programs.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { execa, execaSync } from "execa";
import { note, Problem } from "./log.mjs";
import { ROOT } from "./paths.mjs";

/**
 * @typedef {object} Settings
 * @property {string} [cwd] the folder to run in; the top of the checkout unless given
 * @property {NodeJS.ProcessEnv} [env] all variables; those of this process unless given
 * @property {boolean} [quiet] show the output only when the program fails
 * @property {number} [timeout] in milliseconds
 */

/** @param {Settings} settings */
const common = ({ cwd = ROOT, env = process.env, timeout }) => ({
  cwd,
  env,
  timeout,
  extendEnv: false,
  preferLocal: true,
  localDir: ROOT,
  all: /** @type {const} */ (true),
});

/**
 * Runs a program, shows its output as it comes, and fails if the program does. Returns everything
 * the program wrote.
 * @param {string} command
 * @param {string[]} [args]
 * @param {Settings} [settings]
 */
export async function run(command, args = [], settings = {}) {
  note(`$ ${[command, ...args].join(" ")}`);
  const shown = settings.quiet ? "pipe" : /** @type {const} */ (["pipe", "inherit"]);
  const { failed, all, shortMessage } = await execa(command, args, {
    ...common(settings),
    stdin: "ignore",
    stdout: shown,
    stderr: shown,
    reject: false,
  });
  if (!failed) return all;
  throw new Problem(settings.quiet && all ? `${shortMessage}\n${all}` : shortMessage);
}

/**
 * What a program prints to its standard output, or `null` if it is missing or fails.
 * @param {string} command
 * @param {string[]} [args]
 * @param {Settings} [settings]
 */
export function ask(command, args = [], settings = {}) {
  const options = { timeout: 60_000, ...settings };
  const { failed, stdout } = execaSync(command, args, { ...common(options), reject: false });
  return failed ? null : stdout.trim();
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
        // Not this one.
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
