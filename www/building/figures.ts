// Figures that the site shows, read from the documents, which tests compare with the project.
import { readFileSync } from "node:fs";
import { readTable } from "../../scripts/package/sizes.mjs";
import { source } from "./project.js";

/** What a page loads for an entry of the package, after gzip. */
interface EntrySize {
  entry: string;
  kB: number;
}

/** How many times as fast as chess.js something is. */
export interface Speed {
  row: string;
  ratio: number;
}

/** The rows of the comparison that are shown. */
const ROWS = [
  "perft, counted at the parent",
  "moves({ verbose: true })",
  "move({ from, to }) + undo",
];

function readSpeed(): Speed[] {
  const text = readFileSync(source("../docs/PERFORMANCE.md"), "utf8");
  return ROWS.map((row) => {
    const line = text.split("\n").find((one) => one.startsWith(`| ${row} `));
    const ratio = Number(/([\d.]+) × \|$/.exec(line ?? "")?.[1]);
    if (!ratio) throw new Error(`docs/PERFORMANCE.md has no ratio for ${row}`);
    return { row, ratio };
  });
}

export const figures: { sizes: EntrySize[]; speed: Speed[] } = {
  sizes: readTable().flatMap(({ entry, kB }) => (entry ? [{ entry, kB }] : [])),
  speed: readSpeed(),
};
