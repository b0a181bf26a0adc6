// The themes of the package.
import type { Loadable } from "../load.js";
import { classic } from "./classic.js";
import type { Theme } from "./theme.js";

/** The themes by their names. */
export const THEMES: Loadable<Theme> = {
  what: "theme of the board",
  loaded: new Map([[classic.name, classic]]),
  loaders: {
    map: async () => (await import("./map.js")).map,
    plain: async () => (await import("./plain.js")).plain,
  },
};
