// Measures the package, its native core and chess.js: `npm run bench`.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { figures, report } from "./bench/compare.mjs";
import { writeFigures } from "./bench/document.mjs";
import { growth, growthReport } from "./bench/growth.mjs";
import { countInstructions } from "./bench/instructions.mjs";
import { pageReport, pages } from "./bench/page.mjs";
import { searches, searchReport } from "./bench/searches.mjs";
import { main, say, step } from "./lib/log.mjs";
import { ROOT } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

const HELP = `npm run bench [-- options]

Builds what is needed, lets this package (wasm in Node), its native core and chess.js take turns,
and prints their figures beside the targets. No check depends on the times.

  --growth         instead, how cost grows with pieces, defenders, histories and live games
  --engine         instead, the engine natively, in Node and in Chromium
  --page           instead, what the page in Chromium costs: undo and jumps in a long game, turns
  --against DIR    with --page: compare it with another build of the page, taking turns
  --instructions   instead, the instructions that some tasks take, compared with those on record
  --record         with --instructions: put these on record
  --quick          fewer and shorter rounds: to see that it works
  --write          put the tables into docs/PERFORMANCE.md
  --json FILE      write the raw figures to a file
  --help           show this`;

/**
 * Shows how much is done, where there is a terminal.
 * @param {number} part
 */
function showProgress(part) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(part < 1 ? `\r    ${Math.floor(part * 100)} %` : "\r         \r");
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      growth: { type: "boolean" },
      engine: { type: "boolean" },
      page: { type: "boolean" },
      against: { type: "string" },
      instructions: { type: "boolean" },
      record: { type: "boolean" },
      quick: { type: "boolean" },
      write: { type: "boolean" },
      json: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return say(HELP);
  if (values.instructions) return countInstructions({ record: values.record });
  await run("npm", ["run", values.page ? "build:page" : "build:package"]);
  const effort = values.quick ? { rounds: 3, slice: 10 } : { rounds: 9, slice: 100 };
  const settings = { ...effort, progress: showProgress };
  const [all, text] = await step("measure", async () => {
    if (values.engine) {
      const measured = await searches({ ...settings, rounds: values.quick ? 2 : 5 });
      return [measured, searchReport(measured)];
    }
    if (values.page) {
      const built = join(ROOT, "www", "dist");
      const folders = values.against ? [resolve(values.against), built] : [built];
      const measured = await pages(folders, { ...settings, rounds: values.quick ? 1 : 3 });
      return [measured, pageReport(measured)];
    }
    if (!values.growth) {
      const measured = await figures(settings);
      return [measured, report(measured)];
    }
    const measured = await growth(settings);
    return [measured, growthReport(measured)];
  });
  say(`\n${text}`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`);
  const place = ["engine", "page", "growth"].find((name) => name in values) ?? "figures";
  if (values.write) writeFigures(place, text);
});
