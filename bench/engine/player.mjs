// The engine of a built package as a program that plays matches: `node bench/engine/player.mjs [pkg]`.
// It speaks as much of the protocol (docs/ENGINE.md) as the tool `match` needs, and uses the package as any
// program would, so earlier packages can play, too. A search with a limit of nodes forgets earlier ones by
// itself.
//
//   match "node bench/engine/player.mjs pkg" "node bench/engine/player.mjs ../old/pkg" --time 20
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { PKG } from "../../scripts/lib/paths.mjs";

const entry = pathToFileURL(resolve(process.argv[2] ?? PKG, "engine.js"));
/** @type {typeof import("cotulenh-wasm/engine")} */
const { Engine } = await import(entry.href);

const write = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

let engine = new Engine();
let game = { fen: "", turns: /** @type {string[]} */ ([]) };

/** @type {Record<string, (rest: string) => unknown>} */
const commands = {
  uci() {
    write("option name Table type spin default 16 min 1 max 256");
    write("uciok");
  },
  setoption(rest) {
    engine.close();
    engine = new Engine({ tableMB: Number(rest.split(" ").at(-1)) });
  },
  position(rest) {
    const [fen = "", turns] = rest.replace(/^fen /, "").split(" moves ");
    game = { fen, turns: turns ? turns.split(" ") : [] };
  },
  async go(rest) {
    const { best, lines } = await engine.search(game, { nodes: Number(rest.split(" ").at(-1)) });
    const score = lines[0]?.score ?? { points: 0 };
    write(`info score ${"mate" in score ? `mate ${score.mate}` : `cp ${score.points}`}`);
    write(`bestmove ${best}`);
  },
  quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [command = "", ...rest] = line.split(" ");
  await commands[command]?.(rest.join(" "));
}
