// Writes the icon of the tab into the page. Browsers load it again whenever the address changes, which it
// does after every turn: a file, and an SVG even more, would cost more than the turn.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { source } from "./project.js";

export const tabIcon: Plugin = {
  name: "tab-icon",
  apply: "build",
  transformIndexHtml: (html) =>
    html.replace(/(rel="icon" href=")\.\/(icon-32\.png)"/, (_, before: string, file: string) => {
      const bytes = readFileSync(source(`public/${file}`)).toString("base64");
      return `${before}data:image/png;base64,${bytes}"`;
    }),
};
