// A program of its own: milliseconds from the import of an engine to its first list of moves.
const [kind, address] = process.argv.slice(2);
const FIRST = { ours: ({ CoTuLenh }) => new CoTuLenh(), chess: ({ Chess }) => new Chess() };

const from = performance.now();
const moves = FIRST[kind](await import(address)).moves();
console.log(performance.now() - from);
if (moves.length === 0) throw new Error("no moves");
