// Measures the package: `npm run bench`. Each folder is a part: `rules`, compared with chess.js,
// `engine`, `board` and `page`; `browser` is the page bench.html, which measures in any browser.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { main, say, step } from "../scripts/lib/log.mjs";
import { ROOT } from "../scripts/lib/paths.mjs";
import { run } from "../scripts/lib/run.mjs";
import { boardReport, boards } from "./board/boards.mjs";
import { writeFigures } from "./document.mjs";
import { searches, searchReport } from "./engine/searches.mjs";
import { pageReport, pages } from "./page/actions.mjs";
import { figures, report } from "./rules/compare.mjs";
import { countInstructions } from "./rules/instructions.mjs";
import { zones, zonesReport } from "./rules/zones.mjs";

const HELP = `npm run bench [-- options]

Builds what is needed, lets this package (wasm in Node), its native core and chess.js take turns,
and prints their figures. No check depends on the times.

  --zones          instead, what air-defense zones cost when every move changes them
  --engine         instead, the engine natively, in Node and in Chromium
  --board          instead, what the board in Chromium costs: an update, a drag, fifty of them
  --page           instead, what the page in Chromium costs: undo and jumps in a long game, turns
  --against DIR    let another build take turns too: the pkg folder of the release before, or with
                   --page its www/dist
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
function progress(part) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(part < 1 ? `\r    ${Math.floor(part * 100)} %` : "\r         \r");
}

/** @typedef {{ quick?: boolean | undefined, against?: string | undefined }} Options */

/**
 * What can be measured, by its place in docs/PERFORMANCE.md: the figures, and the text about them.
 * @type {Record<"figures" | "zones" | "engine" | "board" | "page", (options: Options) => Promise<[measured: object, text: string]>>}
 */
const PARTS = {
  figures: async ({ quick, against }) => {
    const effort = quick ? { rounds: 3, slice: 10 } : { rounds: 9, slice: 100 };
    const measured = await figures({ ...effort, progress, against: against && resolve(against) });
    return [measured, report(measured)];
  },
  zones: async ({ quick }) => {
    const effort = quick ? { rounds: 3, slice: 10 } : { rounds: 9, slice: 100 };
    const measured = await zones({ ...effort, progress });
    return [measured, zonesReport(measured)];
  },
  engine: async ({ quick }) => {
    const effort = quick ? { rounds: 2, slice: 10 } : { rounds: 5, slice: 100 };
    const measured = await searches({ ...effort, progress });
    return [measured, searchReport(measured)];
  },
  board: async ({ quick }) => {
    const measured = await boards({ rounds: quick ? 1 : 5, progress });
    return [measured, boardReport(measured)];
  },
  page: async ({ quick, against }) => {
    const built = join(ROOT, "www", "dist");
    const folders = against ? [resolve(against), built] : [built];
    const measured = await pages(folders, { rounds: quick ? 1 : 3, progress });
    return [measured, pageReport(measured)];
  },
};

await main(async () => {
  const { values } = parseArgs({
    options: {
      zones: { type: "boolean" },
      engine: { type: "boolean" },
      board: { type: "boolean" },
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
  const part =
    /** @type {const} */ (["zones", "engine", "board", "page"]).find((name) => values[name]) ??
    "figures";
  await run("npm", ["run", part === "page" ? "build:page" : "build:package"]);
  const [measured, text] = await step("measure", () => PARTS[part](values));
  say(`\n${text}`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`);
  if (values.write) writeFigures(part, text);
});
