// Measures the package, its native core and chess.js: `npm run bench`.
import { writeFileSync } from "node:fs";
import { figures, report } from "./bench/compare.mjs";
import { writeFigures } from "./bench/document.mjs";
import { growth, growthReport } from "./bench/growth.mjs";
import { countInstructions } from "./bench/instructions.mjs";
import { command } from "./lib/command.mjs";
import { say, step } from "./lib/log.mjs";
import { buildPackage } from "./lib/package.mjs";

const HELP = `npm run bench [-- options]

Builds what is needed, lets this package (wasm in Node), its native core and chess.js take turns,
and shows their figures beside what is to be reached. Nothing depends on the times.

  --growth         instead, how cost grows with pieces, defenders, histories and live games
  --instructions   instead, the instructions of some works, against those on record
  --record         with --instructions: put these on record
  --quick          fewer and shorter rounds: to see that it works
  --write          put the tables into docs/PERFORMANCE.md
  --json FILE      write the raw figures to a file
  --help           show this`;

const OPTIONS = {
  growth: { type: "boolean" },
  instructions: { type: "boolean" },
  record: { type: "boolean" },
  quick: { type: "boolean" },
  write: { type: "boolean" },
  json: { type: "string" },
};

/** Shows how much is done, where there is a terminal. */
function progress(part) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(part < 1 ? `\r    ${Math.floor(part * 100)} %` : "\r         \r");
}

async function main(values) {
  if (values.instructions) return countInstructions({ record: values.record });
  await buildPackage();
  const effort = values.quick ? { rounds: 3, slice: 10 } : { rounds: 9, slice: 100 };
  const [name, work, show] = values.growth
    ? ["growth", growth, growthReport]
    : ["figures", figures, report];
  const all = await step("measure", () => work({ ...effort, progress }));
  const text = show(all);
  say();
  say(text);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`);
  if (values.write) writeFigures(name, text);
}

await command(HELP, OPTIONS, main);
