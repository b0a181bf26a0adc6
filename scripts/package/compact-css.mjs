// The style sheets of the board and the viewer are written for readers; what is packed has no indentation.

/** The files whose templates are style sheets. */
const SHEETS = /\/(?:board\/(?:style|beside|sets)|viewer)\/\w+\.ts$/;

/** A style sheet in the sources: a template that begins with a line of its own. */
const TEMPLATE = /`\n[^`]*`/g;

/** @param {string} css */
const compact = (css) =>
  css
    .replace(/\n\s+/g, "\n")
    .replace(/ \{$/gm, "{")
    .replace(/ \{ /g, "{")
    .replace(/;? \}$/gm, "}")
    .replace(/([:;,]) (?=[^)\n]*)/g, "$1");

/** A plugin for rolldown. Lines stay lines, as the source maps have them. */
export const compactCss = {
  name: "compact-css",
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    SHEETS.test(id) ? { code: code.replace(TEMPLATE, compact), map: null } : null,
};
