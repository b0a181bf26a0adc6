// Pieces and kinds of moves as icons, for texts and buttons. The pieces are those of the board's set.
import { symbols, type Shape } from "cotulenh-wasm/board";
import type { Color, MoveKind, Piece, PieceType } from "../game/vocabulary.js";
import { group, svg } from "./svg.js";

/** The size of carried pieces relative to their carrier, and where they sit on its rim, in degrees. */
const CARRIED = { scale: 0.44, radius: 46, angles: [[], [48], [48, 132], [48, 90, 132]] };

/** A shape of the board's set as an element. */
function toElement({ tag, attributes, children }: Shape): SVGElement {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const inside = children.map((child) => (typeof child === "string" ? child : toElement(child)));
  const known = Object.fromEntries(given) as Record<string, string | number>;
  return svg(tag as "g", known, ...inside);
}

/** A piece without those that it carries. */
function single(piece: Piece, isCarried: boolean): SVGElement {
  return toElement(symbols.draw(piece, { isCarried, letters: null }));
}

/** A piece or a stack, around the origin. */
export function drawPiece(piece: Piece): SVGGElement {
  const shadow = svg("circle", { class: "shadow", r: 43, cx: 2, cy: 4 });
  const drawn = group("piece", shadow, single(piece, false));
  const carrying = piece.carrying ?? [];
  carrying.forEach((carried, i) => {
    const angle = ((CARRIED.angles[carrying.length]?.[i] ?? i * 60) * Math.PI) / 180;
    const at = [Math.cos(angle), Math.sin(angle)].map((v) => (v * CARRIED.radius).toFixed(1));
    const transform = `translate(${at.join(" ")}) scale(${CARRIED.scale})`;
    drawn.append(svg("g", { transform }, single(carried, true)));
  });
  return drawn;
}

/** A piece as an icon. */
export function pieceIcon(piece: Piece): SVGSVGElement {
  const attributes = { class: "piece-icon", viewBox: "-52 -54 104 112", "aria-hidden": "true" };
  return svg("svg", attributes, drawPiece(piece));
}

/** A piece of a type. */
export function makePiece(type: PieceType, color: Color, heroic = false): Piece {
  return heroic ? { type, color, heroic } : { type, color };
}

/** The drawing of a type alone, in the colour of the text around it. */
export function glyphIcon(type: PieceType): SVGSVGElement {
  const { children } = symbols.draw({ type, color: "r" }, { isCarried: false, letters: null });
  const parts = children.filter((child) => typeof child !== "string");
  const find = (name: string) => parts.find(({ attributes }) => attributes["class"] === name);
  // A cut-out part has no colour of its own here.
  const d = [find("glyph"), find("cut")].map((one) => one?.attributes["d"] ?? "").join("");
  const attributes = { class: "glyph-icon", viewBox: "-32 -32 64 64", "aria-hidden": "true" };
  return svg("svg", attributes, svg("path", { d, "fill-rule": "evenodd" }));
}

/** The kinds of moves, in the order of the legend. */
export const KINDS: readonly MoveKind[] = ["move", "capture", "stay", "suicide", "combine"];

/** Their marks, as the board draws them. */
const MARKS: Readonly<Record<MoveKind, readonly (readonly [className: string, d: string])[]>> = {
  move: [["dot", "M0-15a15 15 0 1 0 .01 0Z"]],
  capture: [
    ["line", "M0-48a48 48 0 1 0 .01 0Z"],
    ["line", "M0-60v22M0 38v22M-60 0h22M38 0h22"],
  ],
  stay: [["line", "M-48-22v-26h26M22-48h26v26M48 22v26h-26M-22 48h-26v-26"]],
  suicide: [["burst", burst(12, 60, 47)]],
  combine: [
    ["line dashed", "M0-48a48 48 0 1 0 .01 0Z"],
    ["badge", "M36-53a17 17 0 1 0 .01 0Z"],
    ["plus", "M36-46v20M26-36h20"],
  ],
};

function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A kind of move as an icon. */
export function kindIcon(kind: MoveKind): SVGSVGElement {
  const paths = MARKS[kind].map(([className, d]) => svg("path", { class: className, d }));
  const attributes = { class: "mark-icon", viewBox: "-66 -66 132 132", "aria-hidden": "true" };
  return svg("svg", attributes, group(`target ${kind}`, ...paths));
}
