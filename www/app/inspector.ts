// The inspected piece: its card, and where it could go.
import { pieceAt } from "../game/state.js";
import type { Square } from "../game/vocabulary.js";
import { cardPanel, type CardPanel } from "./panels/card.js";
import type { Context } from "./panels/panel.js";

export class Inspector {
  readonly #context: Context;
  readonly #card: CardPanel;
  readonly #draw: () => void;
  /** The square under the pointer or with the focus. */
  #hovered: Square | null = null;
  /** The square of a piece whose reach is shown. */
  #inspected: Square | null = null;
  /** Whether the board was touched last, and not used by a mouse or by keys. */
  #isTouched = false;

  /** `draw` is called when another piece is inspected. */
  constructor(context: Context, draw: () => void) {
    this.#context = context;
    this.#draw = draw;
    this.#card = cardPanel(context, () => {
      this.#inspected = null;
      draw();
    });
  }

  /** The card, which belongs into the page. */
  get element(): HTMLElement {
    return this.#card.element;
  }

  get hovered(): Square | null {
    return this.#hovered;
  }

  get inspected(): Square | null {
    return this.#inspected;
  }

  /** Records whether the board is used by touch: a finger cannot hover, so it presses long. */
  watch(board: HTMLElement): void {
    for (const type of ["pointerdown", "pointermove"] as const) {
      board.addEventListener(
        type,
        ({ pointerType }) => void (this.#isTouched = pointerType !== "mouse"),
        true,
      );
    }
    board.addEventListener("keydown", () => void (this.#isTouched = false), true);
  }

  hover(square: Square | null): void {
    this.#hovered = square;
    // A finger that leaves the board leaves the card that it asked for.
    if (!this.#isTouched) this.#card.hover(square);
    this.#draw();
  }

  /** Shows the card of a piece, and where it could go. Returns what the card says. */
  inspect(square: Square): string {
    const text = this.#card.show(square);
    if (!this.#context.session.state.snapshot.selection) this.#inspected = square;
    this.#draw();
    return text;
  }

  /**
   * Shows where a piece could go that was pressed and is not to move, without its card; not if it was
   * looked at before.
   */
  showReach(square: Square, before: Square | null): void {
    const { snapshot } = this.#context.session.state;
    const isLookedAt = pieceAt(snapshot, square) && square !== before;
    this.#inspected = isLookedAt && !snapshot.movable.includes(square) ? square : null;
    this.#draw();
  }

  /**
   * Hides the card, and no longer shows where its piece could go. The board is not drawn. Returns the
   * square that was looked at.
   */
  forget(): Square | null {
    const before = this.#inspected;
    this.#card.hide();
    this.#inspected = null;
    return before;
  }
}
