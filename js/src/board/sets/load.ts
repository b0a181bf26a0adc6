// Finding a set by its name. The default is a part of the board; the others are loaded when they are
// asked for, unless the page has imported them and passes them as they are.
import type { BoardOptions } from "../options.js";
import type { PieceSet } from "./set.js";
import { symbols } from "./symbols.js";

const loaded = new Map<string, PieceSet>([[symbols.name, symbols]]);

const LOADERS: Readonly<Record<string, () => Promise<PieceSet>>> = {
  traditional: async () => (await import("./traditional.js")).traditional,
  contrast: async () => (await import("./contrast.js")).contrast,
};

/** The set of an option; the default one until another is loaded, and `onLoad` is called then. */
export function findSet(option: BoardOptions["pieceSet"], onLoad: () => void): PieceSet {
  if (typeof option === "object") return option;
  const found = loaded.get(option);
  if (found) return found;
  const load = LOADERS[option];
  if (!load) throw new RangeError(`'${String(option)}' is not a set of pieces`);
  void load().then((set) => {
    loaded.set(option, set);
    onLoad();
  });
  return symbols;
}
