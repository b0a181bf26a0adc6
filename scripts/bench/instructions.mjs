// How many instructions some works take, counted by callgrind: numbers that do not depend on what
// else the machine is doing. Those on record are in bench/instructions.json.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { Problem, say, step } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";
import { ask, which } from "../lib/run.mjs";
import { nativeProgram } from "./core.mjs";
import { markdown } from "./table.mjs";

const FILE = join(ROOT, "bench", "instructions.json");

/** The works that are counted, and what an item of them is. */
const COUNTED = {
  perft2: "a node of perft(2)",
  list: "a legal move listed",
  play: "a move listed, done and taken back",
  zones: "the zones of a colour",
  fenRead: "a FEN read",
  fenWrite: "a FEN written",
  sanWrite: "a move listed and written as SAN",
};

const HOW =
  "Instructions an item, by `npm run bench -- --instructions`, which compares and with --record " +
  "writes this file. The same compiler and processor family give the same numbers, so a change " +
  "of more than a percent is a change of the code; with another compiler, first record the old " +
  "code anew.";

/** The instructions of the program for a work done so often, and the items of that work. */
function collect(program, work, times) {
  const args = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program, work, String(times)];
  const { status, stdout, stderr } = spawnSync("valgrind", args, { encoding: "utf8" });
  const collected = /Collected : (\d+)/.exec(stderr)?.[1];
  if (status !== 0 || !collected) throw new Problem(`callgrind did not count ${work}:\n${stderr}`);
  return { instructions: Number(collected), items: Number(stdout) };
}

/** Instructions an item: what doing it twice takes more than doing it once. */
function count(program, work) {
  const [once, twice] = [1, 2].map((times) => collect(program, work, times));
  return (twice.instructions - once.instructions) / (twice.items - once.items);
}

function compiler() {
  const about = ask("rustc", ["-vV"]) ?? "";
  return ["release", "host"].map((key) => new RegExp(`^${key}: (.*)$`, "m").exec(about)?.[1]);
}

/** Counts, shows the difference to what is on record, and with `record` puts it there. */
export async function countInstructions({ record = false }) {
  if (!which("valgrind")) {
    throw new Problem("valgrind is needed to count instructions (Debian: valgrind).");
  }
  const program = await step("native program", nativeProgram);
  const counts = await step("callgrind", () =>
    Object.fromEntries(
      Object.keys(COUNTED).map((work) => [work, Math.round(count(program, work) * 10) / 10]),
    ),
  );
  const [release, host] = compiler();
  const old = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : { counts: {} };
  const rows = Object.entries(counts).map(([work, now]) => {
    const then = old.counts[work];
    const change = then === undefined ? "" : `${(100 * (now / then - 1)).toFixed(2)} %`;
    return [COUNTED[work], then === undefined ? "" : String(then), String(now), change];
  });
  say();
  say(markdown(["instructions", "on record", "now", "change"], rows));
  if (old.compiler && (old.compiler !== release || old.host !== host)) {
    say(
      `\nThose on record are of ${old.compiler} for ${old.host}; these of ${release} for ${host}.`,
    );
  }
  if (!record) return;
  const text = JSON.stringify({ how: HOW, compiler: release, host, counts }, null, 2);
  writeFileSync(FILE, `${text}\n`);
}
