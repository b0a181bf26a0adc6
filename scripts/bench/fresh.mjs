// A program of its own: milliseconds from the import of an engine to its first list of moves, by the
// clock on the wall and by the time of the thread on a processor.
import { clock } from "./clock.mjs";

const [kind, address] = process.argv.slice(2);
const FIRST = { ours: ({ CoTuLenh }) => new CoTuLenh(), chess: ({ Chess }) => new Chess() };

const [from, busy] = [performance.now(), clock()];
const moves = FIRST[kind](await import(address)).moves();
console.log(JSON.stringify({ wall: performance.now() - from, cpu: clock() - busy }));
if (moves.length === 0) throw new Error("no moves");
