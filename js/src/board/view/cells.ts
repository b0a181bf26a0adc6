// The grid of cells over the drawing: one for each square, named for screen readers, one of them in
// the tab order (a roving tabindex).
import type { Square } from "../../vocabulary/types.js";
import { SQUARES } from "../../vocabulary/words.js";
import type { Geometry } from "../geometry.js";
import type { BoardState } from "../read/state.js";
import { html } from "./dom.js";
import { labelOf } from "./names.js";

/**
 * Where the board is entered: at the commander of the side at the bottom, which may be carried; without one at a
 * piece that can move.
 */
function findEntry({ pieces, movable, geometry }: BoardState): Square {
  const color = geometry.isFlipped ? "b" : "r";
  for (const [square, piece] of pieces) {
    const stack = [piece, ...(piece.carrying ?? [])];
    if (piece.color === color && stack.some(({ type }) => type === "c")) return square;
  }
  const [first = SQUARES[0]!] = movable;
  return first;
}

export class Cells {
  readonly element = html("div", { class: "cells", role: "grid", part: "grid" });
  readonly #cells = new Map<Square, HTMLElement>();
  readonly #names = new Map<Square, string>();
  #geometry: Geometry | null = null;
  #current: Square = SQUARES[0]!;
  /** Whether a square was chosen; before, it is where the board is entered. */
  #isChosen = false;

  /** The square that has the focus, or had it last. */
  get current(): Square {
    return this.#current;
  }

  /** The square of the cell that an event happened on. */
  squareOf(target: EventTarget | null): Square | null {
    const name = target instanceof HTMLElement ? target.dataset["square"] : undefined;
    return (name as Square | undefined) ?? null;
  }

  /** Lays the cells out, again for a flipped board. */
  #build(geometry: Geometry): void {
    const root = this.element.getRootNode();
    const hadFocus = root instanceof ShadowRoot && this.element.contains(root.activeElement);
    const isTurned = this.#geometry?.isFlipped !== geometry.isFlipped;
    // Set first: moving a focused cell takes its focus away, and a host that listens to that may draw again.
    this.#geometry = geometry;
    if (isTurned) {
      const rows = geometry.rows.map((squares) =>
        html("div", { class: "row", role: "row" }, ...squares.map((square) => this.#cell(square))),
      );
      this.element.replaceChildren(...rows);
    }
    if (hadFocus) this.focus();
  }

  #cell(square: Square): HTMLElement {
    const known = this.#cells.get(square);
    if (known) return known;
    const cell = html("div", { class: "cell", role: "gridcell", part: "cell" });
    cell.dataset["square"] = square;
    cell.tabIndex = square === this.#current ? 0 : -1;
    this.#cells.set(square, cell);
    return cell;
  }

  update(state: BoardState): void {
    if (state.geometry !== this.#geometry) this.#build(state.geometry);
    this.element.className = `cells at-${state.options.coordinates}`;
    if (!this.#isChosen) this.#enterAt(findEntry(state));
    const { viewOnly, selected } = state.options;
    if (this.element.ariaLabel !== state.labels.board) this.element.ariaLabel = state.labels.board;
    for (const [square, cell] of this.#cells) {
      const label = labelOf(state, square);
      const isSelected = square === selected;
      const isMovable = !viewOnly && state.movable.has(square);
      const isTarget = !viewOnly && state.targets.has(square);
      // One comparison in place of four readings of the document.
      const name = `${label}|${isSelected}|${isMovable}|${isTarget}`;
      if (this.#names.get(square) === name) continue;
      this.#names.set(square, name);
      cell.setAttribute("aria-label", label);
      cell.setAttribute("aria-selected", String(isSelected));
      cell.classList.toggle("movable", isMovable);
      cell.classList.toggle("target-cell", isTarget);
    }
  }

  /** Makes a square the one in the tab order. */
  setCurrent(square: Square): void {
    this.#isChosen = true;
    this.#enterAt(square);
  }

  #enterAt(square: Square): void {
    this.#cells.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#cells.get(square)?.setAttribute("tabindex", "0");
    this.#current = square;
  }

  /** Focuses a square, or the one that had the focus last. */
  focus(square: Square = this.#current): void {
    this.setCurrent(square);
    this.#cells.get(square)?.focus({ preventScroll: true });
  }
}
