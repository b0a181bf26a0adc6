// Tools that are built once, outside the checkout. They are made under a temporary name and renamed
// when complete, so that an interrupted run leaves nothing half-made.
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { CACHE, cachePath } from "../lib/paths.mjs";

const PREFIX = "tmp-";

/** What an interrupted run leaves is removed after so many milliseconds. */
const DAY = 24 * 3_600_000;

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

function removeLeftovers() {
  for (const entry of readdirSync(CACHE).filter((name) => name.startsWith(PREFIX))) {
    const changed = statSync(cachePath(entry), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - changed > DAY) remove(cachePath(entry));
  }
}

/**
 * The cached folder `name`. If it is not there, `build` fills a temporary one, which is then renamed
 * to `final`. Two runs at the same time both build it, and the first to finish wins.
 *
 * @param {string} name
 * @param {(temporary: string, final: string) => Promise<unknown>} build
 * @returns {Promise<string>}
 */
export async function cached(name, build) {
  const final = cachePath(name);
  if (existsSync(final)) return final;
  removeLeftovers();
  const temporary = mkdtempSync(cachePath(`${PREFIX}${name}-`));
  try {
    await build(temporary, final);
    renameSync(temporary, final);
  } catch (error) {
    if (!existsSync(final)) throw error;
  } finally {
    remove(temporary);
  }
  return final;
}
