// Running other programs.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { dim, Problem, say } from "./log.mjs";
import { ROOT } from "./paths.mjs";

const running = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  });
}

/**
 * Runs a program, shows its output as it comes, and fails if it does.
 * Gives back everything it wrote. `quiet` holds the output back unless it fails.
 */
export function run(command, args = [], options = {}) {
  const { cwd = ROOT, env = process.env, quiet = false } = options;
  say(dim(`    $ ${[command, ...args].join(" ")}`));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    let all = "";
    let pending = "";
    const take = (chunk) => {
      all += chunk;
      if (quiet) return;
      pending += chunk;
      const lines = pending.split(/\r?\n|\r(?!\n)/);
      pending = lines.pop();
      for (const line of lines) say(`    ${dim("│")} ${line}`);
    };
    const finish = () => {
      running.delete(child);
      if (pending) say(`    ${dim("│")} ${pending}`);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => {
      finish();
      reject(new Problem(`cannot run ${command}: ${error.message}`));
    });
    child.on("close", (code, signal) => {
      finish();
      if (code === 0) return resolve(all);
      if (quiet) for (const line of all.trimEnd().split("\n")) say(`    ${dim("│")} ${line}`);
      reject(new Problem(`${command} ${args[0] ?? ""} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** What a program prints, or `null` if it is missing or fails. */
export function ask(command, args = [], options = {}) {
  const { cwd = ROOT, env = process.env, timeout = 60_000 } = options;
  const settings = { cwd, env, timeout, encoding: "utf8", maxBuffer: 2 ** 26 };
  const answer = spawnSync(command, args, settings);
  return answer.status === 0 ? answer.stdout.trim() : null;
}

/** The full path of a program on PATH, or `null`. */
export function which(name, env = process.env) {
  for (const dir of (env.PATH ?? "").split(delimiter)) {
    if (!dir) continue;
    const path = join(dir, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not in this one
    }
  }
  return null;
}

/** A function that does its work once and remembers the answer, or the failure. */
export function once(work) {
  let promise;
  return () => (promise ??= Promise.resolve().then(work));
}
