// A program that does nothing but import a library and list its first moves, and prints the milliseconds:
// `first-list.mjs ADDRESS CLASS`. It imports nothing else, since what is in the heap before decides when
// garbage is collected.
const [address = "", name = ""] = process.argv.slice(2);
const from = performance.now();
const { [name]: Game } = await import(address);
const moves = new Game().moves();
console.log(performance.now() - from);
if (moves.length === 0) throw new Error("no moves");
