// The browsers and their drivers: those on this machine, or Debian's.
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ask, once, which } from "../lib/run.mjs";
import { aptInstall } from "./apt.mjs";
import { toolFolders } from "./tools.mjs";
import { GECKODRIVER } from "./versions.mjs";

/** The flags for a Chromium that tests drive: no window, no sandbox for root, no calls outside. */
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
 * The result of `find`, after installing Debian's packages if it found nothing at first.
 *
 * @param {() => string | null} find
 * @param {string[]} packages
 * @param {string} how what the user can do instead
 */
async function findOrInstall(find, packages, how) {
  const found = find();
  if (found) return found;
  await aptInstall(packages, how);
  const installed = find();
  if (!installed) throw new Problem(how);
  return installed;
}

/**
 * The program that a variable names, which must run.
 *
 * @param {string} variable
 * @param {NodeJS.ProcessEnv} env
 */
function findNamed(variable, env = process.env) {
  const path = env[variable];
  if (path && !ask(path, ["--version"])) {
    throw new Problem(`${variable} is ${path}, which does not run.`);
  }
  return path || null;
}

/**
 * The first of some programs that is on PATH.
 *
 * @param {...string} names
 */
const findFirst = (...names) => names.map((name) => which(name)).find(Boolean) ?? null;

const CHROMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_CHROMES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const CHROMIUM_PACKAGES = ["chromium", "chromium-driver"];
const HOW_TO_GET_CHROMIUM =
  "A Chromium or Chrome and the ChromeDriver of its version are needed for the tests in the browser.\n" +
  "Install them, or set the variables CHROME and CHROMEDRIVER to them.";

/**
 * The major version of a browser or a driver, or `null` if it does not run.
 *
 * @param {string} path
 */
const majorOf = (path) => /(\d+)\.\d+\.\d+/.exec(ask(path, ["--version"]) ?? "")?.[1] ?? null;

/** @returns {string | null} */
export function findChromium(env = process.env) {
  const candidates = [...CHROMES.map((name) => which(name, env)), ...MAC_CHROMES];
  return findNamed("CHROME", env) ?? candidates.find((path) => path && majorOf(path)) ?? null;
}

/**
 * @param {string} browser
 * @returns {string | null}
 */
export function findChromedriver(browser, env = process.env) {
  const beside = join(dirname(realpathSync(browser)), "chromedriver");
  const candidates = [env["CHROMEDRIVER"], which("chromedriver", env), beside];
  return candidates.find((path) => path && majorOf(path) === majorOf(browser)) ?? null;
}

/** The path of Chromium. */
export const chromium = once(() =>
  findOrInstall(findChromium, CHROMIUM_PACKAGES, HOW_TO_GET_CHROMIUM),
);

/** The path of the driver that fits it. */
export const chromedriver = once(async () => {
  const browser = await chromium();
  return findOrInstall(() => findChromedriver(browser), CHROMIUM_PACKAGES, HOW_TO_GET_CHROMIUM);
});

/** The path of Firefox. */
export const firefox = once(() => {
  const find = () => findNamed("FIREFOX") ?? findFirst("firefox-esr", "firefox");
  return findOrInstall(
    find,
    ["firefox-esr"],
    "Install Firefox, or set the variable FIREFOX to it.",
  );
});

/** The path of Firefox's driver. Debian has no package of it, so it is compiled where it is missing. */
export const geckodriver = once(
  async () =>
    findNamed("GECKODRIVER") ??
    findFirst("geckodriver") ??
    join(...(await toolFolders(GECKODRIVER)), "geckodriver"),
);

/** The path of the driver of WebKitGTK, which brings a small browser. */
export const webkitDriver = once(() => {
  const how =
    "WebKit can be tried where Debian's webkit2gtk-driver, or the like, can be installed.";
  return findOrInstall(() => findFirst("WebKitWebDriver"), ["webkit2gtk-driver"], how);
});

/** The path of Xvfb: WebKitGTK needs a display, and this is one without a screen. */
export const xvfb = once(() =>
  findOrInstall(() => findFirst("Xvfb"), ["xvfb"], "Install Xvfb, a display without a screen."),
);
