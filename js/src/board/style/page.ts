// The style sheet of what surrounds the drawing: the cells for keys and pointers, the dragged piece, the handle.
import { FILES, RANKS } from "../../vocabulary/words.js";
import { CELL, Geometry, MARGIN, SMALL_SCALE } from "../geometry.js";

/** The place of the cells over the drawing, in percent of it. */
function placeCells(coordinates: keyof typeof MARGIN): string {
  const { left, top, width, height } = new Geometry(false, coordinates).box;
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return (
    `left: ${percent(-CELL / 2 - left, width)}; top: ${percent(-CELL / 2 - top, height)}; ` +
    `width: ${percent(FILES.length * CELL, width)}; height: ${percent(RANKS.length * CELL, height)};`
  );
}

/** A small board is drawn larger, so that the room for coordinates beside the field is outside of it. */
function widenSmall(): string {
  const [outside, inside] = [new Geometry(false, "outside").box, new Geometry(false, "inside").box];
  const percent = (part: number) => `${((part / inside.width) * 100).toFixed(3)}%`;
  const more = outside.width - inside.width;
  return `width: ${percent(outside.width)}; margin: 0 0 -${percent(more)} -${percent(more)};`;
}

/** How much of the drawing is below the playing field. */
function percentBelow(): string {
  return `${((MARGIN.outside / new Geometry(false, "outside").box.height) * 100).toFixed(2)}%`;
}

/** Rules for the board on a page. */
export const PAGE_CSS = `
:host { display: block; contain: layout style; min-width: 0; }
:host([hidden]) { display: none; }
.board {
  position: relative;
  direction: ltr;
  width: 100%;
  color: var(--text);
  font: 15px/1.35 system-ui, sans-serif;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  forced-color-adjust: none;
}
.square-box { position: relative; }
svg.drawing { display: block; width: 100%; height: auto; pointer-events: none; }
.cells {
  position: absolute;
  display: grid;
  grid-template-rows: repeat(${RANKS.length}, 1fr);
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
.row { display: grid; grid-template-columns: repeat(${FILES.length}, 1fr); min-height: 0; }
.cell { outline: none; min-width: 0; }
.cell.movable { cursor: grab; touch-action: none; }
.cell.target-cell { cursor: pointer; }
.dragging .cell { cursor: grabbing; }
.keyboard .cell:focus {
  outline: 3px solid var(--text);
  outline-offset: -2px;
  border-radius: 12%;
  box-shadow: inset 0 0 0 3px var(--halo);
}
.float {
  position: absolute;
  z-index: 4;
  pointer-events: none;
  left: 0;
  top: 0;
  overflow: visible;
  filter: drop-shadow(0 4px 6px rgb(0 0 0/35%));
}
.live {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.cells { ${placeCells("inside")} }
.cells.at-outside { ${placeCells("outside")} }
.small .square-box.at-outside { ${widenSmall()} }
.small .outside { display: none; }
.small .spare { display: block; }
.small .inside { font-size: 27px; }
.small .threat, .small .tag { scale: ${SMALL_SCALE}; }
.small .tag.step:not(.from) { translate: -6px -6px; }
.small .mark-label { translate: 6px -6px; }
.resize {
  position: absolute;
  right: 0;
  bottom: 0;
  width: 24px;
  height: 24px;
  z-index: 2;
  cursor: nwse-resize;
  touch-action: none;
  background: linear-gradient(135deg, #0000 45%, var(--text) 45% 55%, #0000 55% 70%, var(--text) 70% 80%, #0000 80%);
}
.resize:focus-visible { outline: 3px solid var(--text); }
.at-outside .resize { bottom: ${percentBelow()}; }
@media print {
  .live { display: none; }
}
`;
