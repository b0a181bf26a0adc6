/**
 * The element `<cotulenh-game>`, which shows a PGN: importing this defines it. It has the rules in it.
 * @module cotulenh-wasm/game-viewer
 */
import { moduleBytes } from "./wasm/dense.js";
import { CotulenhGameElement } from "./viewer/element.js";
import { startWith } from "./wasm/module.js";

startWith(moduleBytes());

// Elements that are on the page already read their games now.
if (globalThis.customElements && !customElements.get("cotulenh-game")) {
  customElements.define("cotulenh-game", CotulenhGameElement);
}

export { CotulenhGameElement };
export type { CotulenhGameEvents, CotulenhGameProps } from "./viewer/element.js";
