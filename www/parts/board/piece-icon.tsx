// The drawing of a piece without its disc, in the colour of the text around it.
import { symbols } from "cotulenh-wasm/board";
import type { PieceType } from "cotulenh-wasm";

/** The outline of each drawing, found once. */
const PATHS = new Map<PieceType, string>();

function findPath(type: PieceType): string {
  const known = PATHS.get(type);
  if (known !== undefined) return known;
  const { children } = symbols.draw({ type, color: "r" }, { isCarried: false, letters: null });
  const parts = children.filter((child) => typeof child !== "string");
  // Cut-out parts are transparent here.
  const drawn = ["glyph", "cut"].map(
    (name) => parts.find(({ attributes }) => attributes["class"] === name)?.attributes["d"] ?? "",
  );
  PATHS.set(type, drawn.join(""));
  return drawn.join("");
}

export function PieceIcon({ type }: { type: PieceType }) {
  return (
    <svg class="piece-icon" viewBox="-32 -32 64 64" width="18" height="18" aria-hidden="true">
      <path d={findPath(type)} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
