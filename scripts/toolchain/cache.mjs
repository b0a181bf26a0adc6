// Things that are built once, outside the checkout: made under a temporary name and renamed
// when complete, so that an interrupted run leaves nothing half-made behind.
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

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Runs `work` while no other run of these scripts does. A dead holder's lock is taken over. */
async function locked(work) {
  const path = cachePath("lock");
  const mine = cachePath(`lock-${process.pid}`);
  writeFileSync(mine, String(process.pid));
  for (let told = false; ;) {
    try {
      linkSync(mine, path); // fails if the lock is there, and is never seen half-written
      rmSync(mine);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    let holder;
    try {
      holder = Number(readFileSync(path, "utf8"));
    } catch {
      continue; // released in between
    }
    if (!alive(holder)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!told) note(`another run (process ${holder}) is setting up; waiting for it`);
    told = true;
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
 * The cached folder `name`. If it is not there, `build(folder)` fills a temporary one, which then
 * gets the name in one go. `build` may tell the final place by its second argument.
 */
export async function cached(name, build) {
  const final = cachePath(name);
  if (existsSync(final)) return final;
  return locked(async () => {
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
