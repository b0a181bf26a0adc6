// The board as a class.
import { fieldOf, shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import type { Square } from "../vocabulary/types.js";
import type { BoardInput, BoardOptions } from "./options.js";
import { BoardView } from "./view/view.js";

/** Refuses what no board can be put into, and says what to pass. */
function requireElement(parent: unknown): void {
  if (typeof fieldOf(parent, "append") === "function" && fieldOf(parent, "ownerDocument")) return;
  const remedy =
    typeof parent === "string"
      ? `: pass document.querySelector(${shown(parent)})`
      : parent === null
        ? ": there was no such element when this ran"
        : "";
  const message = `a board is made in an element of the page, not in ${shown(parent)}${remedy}`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
}

/**
 * A board in a page. It draws what it is told, and tells what the user does.
 *
 * @example
 * ```ts
 * const board = new Board(document.body, {
 *   pieces: game.pieces(),
 *   movable: game.dests().keys(),
 *   select: ({ square }) =>
 *     board.set({ selected: square, targets: square && game.choices(square) }),
 *   drop: ({ from, to }) => {
 *     if (from && to) game.move({ from, to });
 *     board.set({ pieces: game.pieces(), selected: null, targets: null, movable: game.dests().keys() });
 *   },
 * });
 * ```
 */
export class Board {
  /** The element of the board, a child of the one it was made in. */
  readonly element: HTMLElement;
  readonly #view: BoardView;

  /** Adds a board to an element. */
  constructor(parent: Element, options: BoardInput = {}) {
    requireElement(parent);
    const element = parent.ownerDocument.createElement("div");
    this.#view = new BoardView(element, options);
    this.element = element;
    parent.append(element);
  }

  /** The options that are drawn. */
  get options(): Readonly<BoardOptions> {
    return this.#view.options;
  }

  /** Draws other options; those that are not given stay. */
  set(options: BoardInput): void {
    this.#view.set(options);
  }

  /** Focuses a square, or the one that had the focus last. */
  focus(square?: Square): void {
    this.#view.focus(square);
  }

  /** The square at a point of the window, or null off the board. */
  squareAt(x: number, y: number): Square | null {
    return this.#view.squareAt(x, y);
  }

  /** The board as the text of an SVG file, in the colours that it has on the page. */
  toSVG(): string {
    return this.#view.toSVG();
  }

  /** The board as a PNG, at `scale` 1 about 600 pixels wide. */
  toPNG(scale = 1): Promise<Blob> {
    return this.#view.toPNG(scale);
  }

  /** Takes the board off the page. */
  destroy(): void {
    this.#view.destroy();
    this.element.remove();
  }
}
