// Tools that are built once, outside the checkout. They are made under a temporary name and renamed
// when complete, so that an interrupted run leaves nothing half-made.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { note } from "../lib/log.mjs";
import { CACHE, cachePath } from "../lib/paths.mjs";

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Runs `work` while no other run of these scripts does. The lock of a process that died is removed.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withLock(work) {
  const path = cachePath("lock");
  const mine = cachePath(`lock-${process.pid}`);
  writeFileSync(mine, String(process.pid));
  for (let isWaiting = false; ;) {
    try {
      linkSync(mine, path); // fails if the lock is there, and is never seen half-written
      rmSync(mine);
      break;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    let holder;
    try {
      holder = Number(readFileSync(path, "utf8"));
    } catch {
      continue; // released in between
    }
    if (!isAlive(holder)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!isWaiting) note(`another run (process ${holder}) is setting up; waiting for it`);
    isWaiting = true;
    await sleep(500);
  }
  const release = () => rmSync(path, { force: true });
  process.on("exit", release);
  try {
    return await work();
  } finally {
    release();
    process.off("exit", release);
  }
}

/**
 * The cached folder `name`. If it is not there, `build` fills a temporary one, which is then renamed
 * to `final`.
 *
 * @param {string} name
 * @param {(temporary: string, final: string) => Promise<unknown>} build
 * @returns {Promise<string>}
 */
export async function cached(name, build) {
  const final = cachePath(name);
  if (existsSync(final)) return final;
  return withLock(async () => {
    if (existsSync(final)) return final;
    for (const entry of readdirSync(CACHE)) {
      if (entry.startsWith("tmp-")) rmSync(cachePath(entry), { recursive: true, force: true });
    }
    const temporary = cachePath(`tmp-${name}-${process.pid}`);
    mkdirSync(temporary);
    try {
      await build(temporary, final);
      renameSync(temporary, final);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
    return final;
  });
}
