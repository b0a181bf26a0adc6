// The style sheet of what surrounds the drawing: the cells for keys and pointers, the choice, the
// tray, the spare pieces.
import { FILES, RANKS } from "../../vocabulary.js";
import { CELL, Geometry, type MARGIN } from "../geometry.js";

/** The place of the cells over the drawing, in percent of it. */
function placeCells(coordinates: keyof typeof MARGIN): string {
  const { left, top, width, height } = new Geometry(false, coordinates).box;
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return (
    `{left:${percent(-CELL / 2 - left, width)};top:${percent(-CELL / 2 - top, height)};` +
    `width:${percent(FILES.length * CELL, width)};height:${percent(RANKS.length * CELL, height)}}`
  );
}

/** Rules for the board on a page. */
export const PAGE_CSS = `
:host{display:block;contain:layout style;min-width:0}
:host([hidden]){display:none}
.board{position:relative;direction:ltr;width:100%;color:var(--text);font:15px/1.35 system-ui,sans-serif;
-webkit-print-color-adjust:exact;print-color-adjust:exact;forced-color-adjust:none}
.square-box{position:relative}
svg.drawing{display:block;width:100%;height:auto;pointer-events:none}
.cells{position:absolute;display:grid;grid-template-rows:repeat(${RANKS.length},1fr);touch-action:manipulation;
user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;-webkit-tap-highlight-color:transparent}
.row{display:grid;grid-template-columns:repeat(${FILES.length},1fr);min-height:0}
.cell{outline:none;min-width:0}
.cell.movable{cursor:grab;touch-action:none}
.cell.target-cell{cursor:pointer}
.dragging .cell{cursor:grabbing}
.keyboard .cell:focus-visible{outline:3px solid var(--text);outline-offset:-2px;border-radius:12%;box-shadow:inset 0 0 0 3px var(--halo)}
.choice{position:absolute;z-index:3;display:grid;gap:6px;width:max-content;padding:10px;border-radius:12px;
background:var(--panel);color:var(--text);box-shadow:0 6px 28px rgb(0 0 0/40%);box-sizing:border-box}
p{margin:0;font-weight:600}
.choice button{display:flex;align-items:center;gap:8px;min-height:44px;padding:4px 10px;border:1px solid var(--quiet);
border-radius:10px;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
button:focus-visible{outline:3px solid var(--text);outline-offset:1px}
kbd{margin-inline-start:auto;color:var(--quiet);font:inherit}
.icon{width:2em;height:2em;flex:none;overflow:visible;pointer-events:none}
:is(.tray,.spares){display:flex;flex-wrap:wrap;align-items:center;gap:6px;padding:6px;margin-top:6px;border-radius:12px;
background:var(--panel);color:var(--text)}
:is(.tray,.spares) button{display:grid;justify-items:center;align-content:center;gap:2px;min-width:44px;min-height:44px;padding:3px;
border:2px solid transparent;border-radius:10px;background:none;color:inherit;font:inherit;font-size:12px;cursor:grab;touch-action:none}
.tray button[aria-disabled=true]{cursor:default;touch-action:auto}
.tray button[aria-disabled=true] .icon{opacity:.4}
.tray small{color:var(--quiet);max-width:9em;text-align:center}
:is(.tray,.spares) [aria-pressed=true]{border-color:var(--move)}
:is(.tray,.spares) .icon{width:36px;height:36px}
.spares{gap:2px}
.float{position:absolute;z-index:4;pointer-events:none;left:0;top:0;overflow:visible;filter:drop-shadow(0 4px 6px rgb(0 0 0/35%))}
.live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.cells${placeCells("inside")}.at-outside${placeCells("outside")}
@media print{.choice,.live{display:none}}
`;
