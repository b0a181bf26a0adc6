// The entry with a separate .wasm file, in a page's TypeScript.
import { Engine } from "cotulenh-wasm/engine";
import { CotulenhGameElement, type CotulenhGameProps } from "cotulenh-wasm/game-viewer";
import start, { CoTuLenh, init, type Square, type WasmSource } from "cotulenh-wasm/web";

const source: WasmSource = new URL("https://example.org/engine.wasm");
const square: Square = "e5";
await init();
await init(source);
await init(fetch("engine.wasm"));
await start(new Uint8Array());

export const piece = new CoTuLenh().get(square);

const { signal } = new AbortController();
const engine = new Engine({ worker: new URL("https://example.org/engine-worker.js") });
await engine.search(new CoTuLenh(), { time: 100, signal });
new Engine({ worker: () => new Worker("engine-worker.js") });
// @ts-expect-error A worker is needed, not a promise of one.
new Engine({ worker: async () => new Worker("engine-worker.js") });

// The import gives the tag and its event their types.
const viewer: CotulenhGameElement = document.createElement("cotulenh-game");
viewer.pgn = "1. Tf6 *";
viewer.tree?.forward()?.turn?.san;
viewer.addEventListener("move", ({ detail }) => detail.node.id);
viewer.flip();
const props: CotulenhGameProps = { src: "game.pgn", at: 3, orientation: "blue", theme: "map" };
// @ts-expect-error The tree is that of the PGN.
viewer.tree = null;
// @ts-expect-error There is no such theme.
const wrong: CotulenhGameProps = { theme: "wood" };
export { props, wrong };
