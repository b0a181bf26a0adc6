// Tries the page and the package in Firefox and in WebKit: `npm run browsers`, or with the arguments of
// Playwright for a part: `npm run browsers -- --project=WebKit reload`.
import { main, note, step } from "./lib/log.mjs";
import { ask, run } from "./lib/run.mjs";
import { firefox, geckodriver, webkitDriver, xvfb } from "./toolchain/browsers.mjs";

await main(async () => {
  await step("browsers", async () => {
    const browser = await firefox();
    note(ask(browser, ["--version"]) ?? browser);
    note(`driven by ${await geckodriver()}`);
    note(`WebKit driven by ${await webkitDriver()}, on a display by ${await xvfb()}`);
  });
  await step("page and package", async () => {
    await run("npm", ["run", "build:page"], { quiet: true });
    await run("npm", ["run", "pack"], { quiet: true });
  });
  const config = ["--config", "www/tests/browsers/playwright.config.mjs"];
  await run("playwright", ["test", ...config, ...process.argv.slice(2)]);
});
