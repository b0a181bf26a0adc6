// A program that measures the milliseconds from the import of a library to its first list of moves,
// by the clock on the wall and by the thread's time on a processor: `first-list.mjs ours` or `chess`.
import { clock } from "../clock.mjs";
import { loadChess, loadOurs } from "./libraries.mjs";

const isOurs = process.argv[2] === "ours";
const [from, busy] = [performance.now(), clock()];
const game = isOurs ? new (await loadOurs()).CoTuLenh() : new (await loadChess()).Chess();
const moves = game.moves();
console.log(JSON.stringify({ wall: performance.now() - from, cpu: clock() - busy }));
if (moves.length === 0) throw new Error("no moves");
