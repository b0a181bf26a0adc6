// The sets of pieces of the package.
import type { Loadable } from "../load.js";
import type { PieceSet } from "./set.js";
import { symbols } from "./symbols.js";

/** The sets by their names. */
export const SETS: Loadable<PieceSet> = {
  what: "set of pieces",
  loaded: new Map([[symbols.name, symbols]]),
  loaders: {
    traditional: async () => (await import("./traditional.js")).traditional,
    contrast: async () => (await import("./contrast.js")).contrast,
  },
};
