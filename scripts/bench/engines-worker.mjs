// A program of its own: does the works of bench/rows.mjs that it is told to; see program.mjs. Each
// row has such a program, with both engines: what one work makes the JavaScript engine believe
// about its functions would slow down the next one.
import { createInterface } from "node:readline";
import { works } from "../../bench/rows.mjs";
import { contestant } from "../../bench/timing.mjs";
import { clock } from "./clock.mjs";
import { CHESS, OURS } from "./engines.mjs";

const [{ CoTuLenh }, { Chess }] = await Promise.all([import(OURS), import(CHESS)]);
const known = works({ CoTuLenh, Chess });
const made = {};

for await (const line of createInterface({ input: process.stdin })) {
  const [engine, id, times] = line.split(" ");
  const name = `${engine} ${id}`;
  made[name] ??= contestant(known[name](), clock);
  const { items, ms } = made[name](Number(times));
  console.log(`${items} ${ms * 1e6}`);
}
