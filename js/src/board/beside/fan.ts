// The stack, opened: its pieces stand beside it at full size, with their names, to be pressed, dragged, or chosen by a
// number key. What has gone in the deploy stays as a ghost, and the deploy ends here.
import type { Piece, Square } from "../../vocabulary/types.js";
import { pieceIcon } from "../draw/pieces.js";
import type { Labels } from "../labels.js";
import { toElement } from "../markup.js";
import type { Tray } from "../options.js";
import type { BoardState } from "../read/state.js";
import { box, html } from "../view/dom.js";
import type { Origin } from "../view/pointer.js";
import { pickByNumber, type Emit } from "../view/presses.js";
import { findRoom, moveTo, type Room } from "./room.js";
import { pieceButton, type Shelf } from "./shelves.js";

/** The width of a piece's picture in the drawing, and the least that a finger can press, in pixels. */
const PIECE = 108;
const FINGER = 44;

/** Puts a fan beside its stack: in one row, or with the buttons below the pieces, where that hides less. */
function settleFan(fan: Shelf, square: Square, state: BoardState, before: Shelf | null): void {
  const { element } = fan;
  const unit = (element.parentElement?.offsetWidth ?? 0) / state.geometry.box.width;
  element.style.setProperty("--side", `${Math.max(PIECE * unit, FINGER)}px`);
  // The fan of the same stack stays where it was, unless that hides something.
  const last = before?.place?.square === square ? before.place : null;
  const find = (isStacked: boolean): Room => {
    element.classList.toggle("stacked", isStacked);
    return findRoom(element, square, state, last);
  };
  const [stacked, row] = [find(true), find(false)];
  const isStacked = stacked.cost < row.cost;
  element.classList.toggle("stacked", isStacked);
  const { x, y } = isStacked ? stacked : row;
  moveTo(element, { x, y }, state);
  fan.place = { square, x, y };
}

/** The name of a piece below it. */
function nameOf({ type }: Piece, labels: Labels): HTMLElement {
  return html("small", { "aria-hidden": "true" }, labels.pieces[type]);
}

/** The opened stack. */
export function makeFan(state: BoardState, emit: Emit): Shelf | null {
  const { tray } = state.options;
  if (!tray) return null;
  const { labels, set } = state;
  const title = tray.title ?? labels.tray;
  const row = html("div", { class: "fan" });
  const element = box("tray", "group", title);
  const origins = new Map<Element, Origin>();
  tray.pieces.forEach(({ piece, movable = true, label, picked = false, step }, i) => {
    if (step !== undefined) {
      const gone = html("div", { class: "gone", part: "tray-gone", "aria-hidden": "true" });
      const number = html("b", { part: "tray-step" }, String(step));
      gone.append(toElement(pieceIcon(piece, set, labels)), number);
      return row.append(gone);
    }
    const made = pieceButton("tray", piece, state, picked);
    made.dataset["tray"] = piece.type;
    made.setAttribute("aria-keyshortcuts", String(i + 1));
    made.append(nameOf(piece, labels));
    if (!movable) made.setAttribute("aria-disabled", "true");
    if (label) {
      made.title = label;
      made.ariaLabel += `, ${label}`;
    }
    const { square } = tray;
    origins.set(made, { square, piece, isMovable: movable });
    // A click by a key or a screen reader comes without pointer events.
    made.addEventListener("click", ({ detail }) => {
      if (detail === 0) pickByNumber(state, emit, i + 1);
    });
    row.append(made);
  });
  element.append(row);
  if (tray.canCommit !== undefined) element.append(makeBar(tray, state, emit));
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") emit("cancel", {});
    else if (!pickByNumber(state, emit, Number(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const fan: Shelf = {
    element,
    origins,
    settle: (now, before) => settleFan(fan, tray.square, now, before),
  };
  return fan;
}

/** How the deploy ends, and what is left to go. */
function makeBar(tray: Tray, { labels }: BoardState, emit: Emit): HTMLElement {
  const left = tray.pieces.filter(({ step, movable = true }) => step === undefined && movable);
  const commit = html("button", { type: "button", part: "tray-commit" }, labels.commit);
  commit.disabled = !tray.canCommit;
  commit.addEventListener("click", () => emit("commit", {}));
  const cancel = html("button", { type: "button", part: "tray-cancel" }, labels.cancelDeploy);
  cancel.addEventListener("click", () => emit("cancel", {}));
  const count = html("span", { part: "tray-left" }, labels.left(left.length));
  return html("div", { class: "bar" }, commit, cancel, count);
}
