// A Chromium, and the ChromeDriver that fits it.
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { note, Problem } from "../lib/log.mjs";
import { ask, once, which } from "../lib/run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const HOW =
  "A Chromium or Chrome and its ChromeDriver are needed for the tests in the browser. Install them\n" +
  "(Debian: chromium and chromium-driver), or set the variables CHROME and CHROMEDRIVER to them.";

/** The flags for a browser that tests drive: no window, no sandbox for root, no calls outside. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The major version of a browser or a driver, or `null` if it does not run.
 *
 * @param {string} path
 */
const majorOf = (path) => /(\d+)\.\d+\.\d+/.exec(ask(path, ["--version"]) ?? "")?.[1] ?? null;

/** @returns {string | null} */
export function findBrowser(env = process.env) {
  const named = env["CHROME"] || env["CHROMIUM"];
  if (named) {
    if (!majorOf(named)) throw new Problem(`CHROME is ${named}, which does not run.\n${HOW}`);
    return named;
  }
  const candidates = [...NAMES.map((name) => which(name, env)), ...MAC];
  return candidates.find((path) => path && majorOf(path)) ?? null;
}

/**
 * @param {string} browser
 * @returns {string | null}
 */
export function findDriver(browser, env = process.env) {
  const named = env["CHROMEDRIVER"];
  const beside = join(dirname(realpathSync(browser)), "chromedriver");
  const major = majorOf(browser);
  for (const path of [named, which("chromedriver", env), beside]) {
    if (path && majorOf(path) === major) return path;
  }
  return null;
}

/** The path of the browser. Debian's is installed where there is none. */
export const chromium = once(async () => {
  const found = findBrowser();
  if (found) return found;
  await aptInstall(["chromium", "chromium-driver"], HOW);
  const installed = findBrowser();
  if (!installed) throw new Problem(HOW);
  return installed;
});

/** The path of the driver. Debian's is installed where none fits the browser. */
export const chromedriver = once(async () => {
  const browser = await chromium();
  const found = findDriver(browser);
  if (found) return found;
  note(`no ChromeDriver of version ${majorOf(browser)} found`);
  await aptInstall(["chromium", "chromium-driver"], HOW);
  const installed = findDriver(await chromium());
  if (!installed) {
    throw new Problem(`No ChromeDriver of version ${majorOf(browser)} for ${browser}.\n${HOW}`);
  }
  return installed;
});
