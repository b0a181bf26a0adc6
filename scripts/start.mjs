// Builds what is missing, serves the page and says where: `npm start`.
import { command } from "./lib/command.mjs";
import { bold, duration, elapsed, Problem, say, step } from "./lib/log.mjs";
import { buildPackage } from "./lib/package.mjs";
import { buildPage, pageStamp, servePage, serveSources } from "./lib/page.mjs";

const HELP = `npm start [-- options]

Sets up what is missing, builds the package and the page, serves the page and prints its address.

  --port N   begin to look for a free port at N (default 5173)
  --dev      serve the sources with hot reload instead of the built page
  --help     show this`;

const OPTIONS = {
  port: { type: "string", default: "5173" },
  dev: { type: "boolean", default: false },
};

async function main(values) {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`--port needs a number from 1 to 65535, not ${values.port}`);
  }
  await buildPackage();
  if (!values.dev) await buildPage(pageStamp());
  const server = await step("serve", () => (values.dev ? serveSources(port) : servePage(port)));
  say();
  say(`  The board is at ${bold(server.address)}`);
  say(`  (ready after ${duration(elapsed())}; Ctrl-C ends it)`);
}

await command(HELP, OPTIONS, main);
