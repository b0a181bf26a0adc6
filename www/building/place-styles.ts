// The styles of a place apply inside that place alone. Those of a place that was visited before, or is loaded
// ahead, stay in the page.
import type { Plugin } from "vite";

const FILE = /\/places\/([a-z]+)\/[^?]+\.css(\?.*)?$/;

export const placeStyles: Plugin = {
  name: "place-styles",
  enforce: "pre",
  transform(css, id) {
    const place = FILE.exec(id)?.[1];
    // The frame says which place it shows.
    return place ? { code: `[data-place="${place}"] {\n${css}\n}`, map: null } : null;
  },
};
