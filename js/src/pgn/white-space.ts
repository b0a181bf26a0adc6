// White space in a PGN. A file of its own, because what writes a PGN needs nothing else of what reads one.

/** White space as Unicode and Rust have it: `\s` lacks U+0085 and has U+FEFF. */
export const WHITE = String.raw`\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;

const SPACES: RegExp = new RegExp(`[${WHITE}]+`, "u");

/** A text with one space between its words: where a line breaks has no meaning in a comment. */
export function joinWords(text: string): string {
  return text
    .split(SPACES)
    .filter((word) => word !== "")
    .join(" ");
}
