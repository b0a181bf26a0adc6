// A program that does the tasks of bench/rows.mjs on request; see program.mjs. Each row has such a
// program, with both libraries: what V8 learns from one task would slow down the next one.
import { createInterface } from "node:readline";
import { makeTasks } from "../rows.mjs";
import { contestant } from "../timing.mjs";
import { processorTime } from "../processor-time.mjs";
import { loadChess, loadOurs } from "./libraries.mjs";

const known = makeTasks({ ...(await loadOurs(process.argv[2])), ...(await loadChess()) });
/** @type {Record<string, ReturnType<typeof contestant>>} */
const made = {};

for await (const line of createInterface({ input: process.stdin })) {
  const [library, id, times] = line.split(" ");
  const name = `${library} ${id}`;
  const make = known[name];
  if (!make) throw new Error(`there is no ${name}`);
  const { items, ms } = (made[name] ??= contestant(make(), processorTime))(Number(times));
  console.log(`${items} ${ms * 1e6}`);
}
