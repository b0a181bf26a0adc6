// The grid of hit targets: one cell for each square, labelled for screen readers, one of them in
// the tab order (a roving tabindex).
import { CELL, type Geometry } from "./geometry.js";
import { EMPTY, type BoardActions, type BoardState } from "./model.js";
import { group, svg } from "./svg.js";

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys that are left to the page while the focus ring is not shown. */
const PAGE_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

export class HitGrid {
  readonly element = group("hits");
  readonly #actions: BoardActions;
  readonly #frame: HTMLElement;
  #state: BoardState = EMPTY;
  #geometry: Geometry;
  #cells = new Map<string, SVGRectElement>();
  #current: string;

  /** `frame` is an element around the grid. */
  constructor(geometry: Geometry, actions: BoardActions, frame: HTMLElement) {
    this.#geometry = geometry;
    this.#actions = actions;
    this.#frame = frame;
    this.#current = geometry.rows.at(-1)?.[0] ?? "";
    this.#build();
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
    // Not on the group itself: browsers put SVG elements that listen to the focus in the tab order.
    frame.addEventListener("focusin", (event) => {
      const square = squareOf(event.target);
      if (!square) return;
      this.#setCurrent(square);
      // After a click on a button the focus returns to the board, but the user does not look at that square.
      const isByKeys = event.target instanceof Element && event.target.matches(":focus-visible");
      if (isByKeys) this.#actions.hover(square);
    });
    frame.addEventListener("focusout", () => this.#actions.hover(null));
    // A screen reader's click comes without pointer events.
    this.element.addEventListener("click", (event) => {
      const square = squareOf(event.target);
      if (square && event.detail === 0) this.#actions.press(square);
    });
  }

  /** Lays the cells out again, for a flipped board. */
  setGeometry(geometry: Geometry): void {
    const focused = this.element.contains(document.activeElement);
    this.#geometry = geometry;
    this.#build();
    if (focused) this.focus(this.#current);
  }

  #build(): void {
    this.#cells.clear();
    const rows = this.#geometry.rows.map((squares) => {
      const row = group("row");
      row.setAttribute("role", "row");
      for (const square of squares) row.append(this.#cell(square));
      return row;
    });
    this.element.replaceChildren(...rows);
  }

  #cell(square: string): SVGRectElement {
    const { x, y } = this.#geometry.point(square);
    const at = { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
    const cell = svg("rect", { class: "hit", role: "gridcell", ...at });
    cell.setAttribute("tabindex", square === this.#current ? "0" : "-1");
    cell.dataset["square"] = square;
    this.#cells.set(square, cell);
    return cell;
  }

  update(state: BoardState): void {
    this.#state = state;
    for (const [square, cell] of this.#cells) {
      const label = state.label(square);
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
      const selected = String(square === state.selected);
      if (cell.getAttribute("aria-selected") !== selected) {
        cell.setAttribute("aria-selected", selected);
      }
      cell.classList.toggle("movable", state.movable.has(square));
      cell.classList.toggle("target-cell", state.targets.has(square));
    }
  }

  #setCurrent(square: string): void {
    this.#cells.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#cells.get(square)?.setAttribute("tabindex", "0");
    this.#current = square;
  }

  /** Focuses a square, or the one that had the focus last. */
  focus(square: string = this.#current): void {
    this.#setCurrent(square);
    this.#cells.get(square)?.focus({ preventScroll: true });
  }

  /** Focuses the next destination; if nothing is selected, the next piece that can move. */
  #jump(step: 1 | -1): void {
    const { targets, movable } = this.#state;
    const jumps: ReadonlySet<string> = targets.size > 0 ? new Set(targets.keys()) : movable;
    const squares = this.#geometry.rows.flat();
    const start = squares.indexOf(this.#current);
    for (let i = 1; i <= squares.length; i++) {
      const square = squares.at((start + step * i) % squares.length);
      if (square && jumps.has(square)) return this.focus(square);
    }
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // After a click these keys are left to the page: the ring around the focus is not shown.
    const isShown = this.#frame.querySelector(".board.keyboard") !== null;
    if (!isShown && PAGE_KEYS.includes(event.key)) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = this.#geometry.neighbour(this.#current, ...arrow);
      if (next) this.focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      this.#actions.press(this.#current);
    } else if (event.key === "PageDown" || event.key === "PageUp") {
      this.#jump(event.key === "PageDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      this.#actions.cancel();
    } else if (event.key === "Home" || event.key === "End") {
      const row = this.#geometry.rows.find((squares) => squares.includes(this.#current));
      const edge = event.key === "Home" ? row?.[0] : row?.at(-1);
      if (edge) this.focus(edge);
    } else {
      return;
    }
    event.preventDefault();
  }
}

/** The square of the cell that an event happened on. */
function squareOf(target: EventTarget | null): string | null {
  return target instanceof SVGElement ? (target.dataset["square"] ?? null) : null;
}
