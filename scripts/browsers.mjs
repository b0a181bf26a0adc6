// Tries the site and the package in Chromium, Firefox and WebKit: `npm run browsers`, or with the arguments
// of Playwright for a part: `npm run browsers -- --project=WebKit reload`. With `--quick` it tries the main
// paths of the built site in Firefox and WebKit, where they are installed or can be.
import { main, note, Problem, say, step } from "./lib/log.mjs";
import { ask, run } from "./lib/run.mjs";
import { SKIPPED } from "./lib/tasks.mjs";
import * as tools from "./toolchain/browsers.mjs";

const CONFIG = ["--config", "www/tests/browsers/playwright.config.mjs"];

/** @type {Record<string, () => Promise<void>>} */
const BROWSERS = {
  Chromium: async () => {
    const browser = await tools.chromium();
    note(`${ask(browser, ["--version"]) ?? browser}, driven by ${await tools.chromedriver()}`);
  },
  Firefox: async () => {
    const browser = await tools.firefox();
    note(`${ask(browser, ["--version"]) ?? browser}, driven by ${await tools.geckodriver()}`);
  },
  WebKit: async () => {
    note(`WebKit driven by ${await tools.webkitDriver()}, on a display by ${await tools.xvfb()}`);
  },
};

async function tryAll() {
  await step("browsers", async () => {
    for (const prepare of Object.values(BROWSERS)) await prepare();
  });
  await step("site and package", async () => {
    await run("npm", ["run", "build:page"], { quiet: true });
    await run("npm", ["run", "pack"], { quiet: true });
  });
  await run("playwright", ["test", ...CONFIG, ...process.argv.slice(2)]);
}

/**
 * Why a browser is neither here nor can be installed; `null` if it can be tried.
 * @param {string} name
 */
async function findObstacle(name) {
  try {
    await BROWSERS[name]?.();
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${name} is not tried: ${error.message.split("\n")[0]}`;
  }
}

async function tryQuickly() {
  const projects = [];
  const obstacles = [];
  for (const name of ["Firefox", "WebKit"]) {
    const obstacle = await findObstacle(name);
    if (obstacle) obstacles.push(obstacle);
    else projects.push(`--project=${name}`);
  }
  if (obstacles.length > 0) say(obstacles.join(" "));
  if (projects.length === 0) process.exitCode = SKIPPED;
  else await run("playwright", ["test", ...CONFIG, "--grep=@quick", ...projects]);
}

await main(process.argv[2] === "--quick" ? tryQuickly : tryAll);
