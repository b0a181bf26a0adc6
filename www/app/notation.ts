// Turns with drawings of the pieces instead of English letters, for every language.
import type { PieceType } from "../game/vocabulary.js";
import { h } from "./dom.js";
import { glyphIcon } from "./icons.js";

/** The letters of pieces; squares are in small letters. */
const LETTER = /[A-Z]/;

/** A turn in SAN. The letters stay in the text, for screen readers and for copying. */
export function drawSan(san: string): Node[] {
  return san.split(/([A-Z])/).map((part) => {
    if (!LETTER.test(part)) return document.createTextNode(part);
    const letter = h("span", { class: "letter" }, part);
    return h("span", { class: "figure" }, glyphIcon(part.toLowerCase() as PieceType), letter);
  });
}
