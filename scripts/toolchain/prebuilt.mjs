// Prebuilt tools from the archives of their releases. Nothing from an archive is run unless the
// archive has the checksum in releases.json.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ask } from "../lib/run.mjs";

/**
 * What is known about the releases of a tool. `sha256` is by version, then by platform. A platform is
 * Node's `process.platform` and `process.arch`, such as `linux-x64`.
 *
 * @typedef {object} Release
 * @property {string} url the path of an archive, with `{version}` and `{target}` in it
 * @property {Record<string, string>} targets the name of each platform in the archives' names
 * @property {Record<string, Record<string, string>>} sha256
 */

export const RELEASES_FILE = new URL("releases.json", import.meta.url);

/** @returns {Record<string, Release>} by the name of the crate */
export function readReleases() {
  return JSON.parse(readFileSync(RELEASES_FILE, "utf8"));
}

export const PLATFORM = `${process.platform}-${process.arch}`;

/** `COTULENH_RELEASES` names another server with the same paths. */
const server = () => process.env.COTULENH_RELEASES || "https://github.com";

/** How long to wait for the next byte, and for all of them, in milliseconds. */
const PATIENCE = { idle: 5_000, total: 120_000 };

/** Archives are a few megabytes. */
const MAX_BYTES = 64 * 2 ** 20;

/**
 * @param {Release} release
 * @param {string} version
 * @param {string} platform
 */
export function archiveUrl({ url, targets }, version, platform) {
  const target = targets[platform];
  if (!target) throw new Problem(`the release has no archive for ${platform}`);
  return server() + url.replaceAll("{version}", version).replaceAll("{target}", target);
}

/**
 * Downloads a file. A server that does not answer, or stops in the middle, costs seconds.
 *
 * @param {string} url
 */
export async function download(url, patience = PATIENCE) {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  const total = setTimeout(abort, patience.total);
  let idle = setTimeout(abort, patience.idle);
  const waitForMore = () => {
    clearTimeout(idle);
    idle = setTimeout(abort, patience.idle);
  };
  try {
    const response = await fetch(url, { signal });
    if (!response.ok || !response.body) throw new Problem(`${url} answers ${response.status}`);
    const chunks = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      waitForMore();
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Problem(`${url} is larger than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (signal.aborted) throw new Problem(`${url} does not answer in time`);
    const { message, cause } = /** @type {Error} */ (error);
    throw new Problem(
      `${url} cannot be reached: ${/** @type {Error} */ (cause)?.message ?? message}`,
    );
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
  }
}

/** @param {Buffer} bytes */
export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * Puts the commands of a release into `folder/bin`, or says in a `Problem` why it cannot.
 *
 * @param {Release} release
 * @param {string} version
 * @param {string[]} files the commands' file names
 * @param {string} folder
 */
export async function installPrebuilt(release, version, files, folder, patience = PATIENCE) {
  const url = archiveUrl(release, version, PLATFORM);
  const expected = release.sha256[version]?.[PLATFORM];
  if (!expected) throw new Problem(`releases.json has no checksum of ${version} for ${PLATFORM}`);
  const bytes = await download(url, patience);
  const actual = sha256(bytes);
  if (actual !== expected) {
    throw new Problem(`${url} has the checksum ${actual}, and not ${expected}`);
  }
  const archive = join(folder, "archive.tar.gz");
  const unpacked = join(folder, "unpacked");
  const bin = join(folder, "bin");
  try {
    writeFileSync(archive, bytes);
    mkdirSync(unpacked);
    // Every archive has one folder at its top. tar comes with Linux, macOS and Windows.
    const tar = ask("tar", ["-xzf", "archive.tar.gz", "-C", "unpacked", "--strip-components=1"], {
      cwd: folder,
    });
    if (tar === null) throw new Problem(`tar cannot unpack ${url}`);
    mkdirSync(bin, { recursive: true });
    for (const file of files) copyFileSync(join(unpacked, file), join(bin, file));
  } finally {
    rmSync(archive, { force: true });
    rmSync(unpacked, { recursive: true, force: true });
  }
}
