// Firefox and WebKit, each with a driver that speaks the WebDriver protocol, for `npm run browsers`.
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ask, once, which } from "../lib/run.mjs";
import { aptInstall } from "./apt.mjs";
import { toolFolders } from "./tools.mjs";
import { GECKODRIVER } from "./versions.mjs";

/**
 * The first of some programs that is on PATH. Debian's package is installed where none is.
 *
 * @param {string[]} names
 * @param {string[]} packages
 * @param {string} how what to do where there is no Debian
 */
async function findOrInstall(names, packages, how) {
  const find = () => names.map((name) => which(name)).find(Boolean);
  const found = find();
  if (found) return found;
  await aptInstall(packages, how);
  const installed = find();
  if (!installed) throw new Problem(how);
  return installed;
}

/** The path of Firefox. */
export const firefox = once(async () => {
  const named = process.env["FIREFOX"];
  if (named && !ask(named, ["--version"])) {
    throw new Problem(`FIREFOX is ${named}, which does not run.`);
  }
  const how = "Install Firefox, or set the variable FIREFOX to its path.";
  return named || findOrInstall(["firefox-esr", "firefox"], ["firefox-esr"], how);
});

/** The path of Firefox's driver. Debian has no package of it, so it is compiled where it is missing. */
export const geckodriver = once(async () => {
  const found = process.env["GECKODRIVER"] || which("geckodriver");
  if (found) return found;
  const [folder = ""] = await toolFolders(GECKODRIVER);
  return join(folder, "geckodriver");
});

/** The path of the driver of WebKitGTK, which brings a small browser. */
export const webkitDriver = once(() => {
  const how =
    "WebKit can be tried where Debian's webkit2gtk-driver, or the like, can be installed.";
  return findOrInstall(["WebKitWebDriver"], ["webkit2gtk-driver"], how);
});

/** The path of Xvfb: WebKitGTK needs a display, and this is one without a screen. */
export const xvfb = once(() => {
  return findOrInstall(["Xvfb"], ["xvfb"], "Install Xvfb, a display without a screen.");
});
