// The board as a file: an SVG with its colours written out, for programs that know no custom
// properties.
import { drawingClass, drawLayers } from "./draw/picture.js";
import { shape, toMarkup } from "./markup.js";
import type { BoardState } from "./read/state.js";
import { resolveColors } from "./style/colors.js";
import { DRAWING_CSS } from "./style/drawing.js";

/** The drawing as the text of an SVG file. */
export function writeSvg(
  state: BoardState,
  id: string,
  valueOf: (name: string) => string,
  scale = 1,
): string {
  const { geometry, labels, set } = state;
  const { width, height } = geometry.box;
  const css = resolveColors(DRAWING_CSS + set.css, valueOf).replaceAll("\n", "");
  return toMarkup(
    shape(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        class: drawingClass(state),
        viewBox: geometry.viewBox,
        width: (width * scale) / 2,
        height: (height * scale) / 2,
        role: "img",
        "aria-label": labels.board,
      },
      shape("style", {}, css),
      ...drawLayers(state, id),
    ),
  );
}
