// The board in its frame. After a click, some keys belong to the page although the focus is on a square.
import { Board, type BoardInput } from "cotulenh-wasm/board";
import type { Square } from "../game/vocabulary.js";
import { h } from "./dom.js";

/** Keys that go through the game while no ring is shown around the focused square. */
const PAGE_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

/** A picture is twice as large as the drawing's own size: 1192 pixels wide. */
const PICTURE_SCALE = 2;

export class BoardView {
  /** The frame, which belongs into the page. */
  readonly element = h("div", { class: "board-frame" });
  readonly #board: Board;
  #isByPointer = false;

  constructor(callbacks: BoardInput) {
    this.#board = new Board(this.element, callbacks);
    this.#board.element.classList.add("board");
    this.#shareKeys(this.#board.element);
  }

  #shareKeys(board: HTMLElement): void {
    board.addEventListener("pointerdown", () => void (this.#isByPointer = true), true);
    board.addEventListener("focusin", (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches(":focus-visible")) this.#isByPointer = false;
    });
    board.addEventListener("keydown", ({ defaultPrevented }) => {
      if (defaultPrevented) this.#isByPointer = false;
    });
    board.addEventListener(
      "keydown",
      (event) => {
        const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
        if (!this.#isByPointer || hasModifier || !PAGE_KEYS.includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        const { key, shiftKey } = event;
        document.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, cancelable: true }));
      },
      true,
    );
  }

  /** Draws what has changed. Destinations without a selected piece are only looked at. */
  update(options: BoardInput): void {
    this.#board.set(options);
    const { selected, targets } = this.#board.options;
    this.#board.element.classList.toggle("reach", selected === null && targets !== null);
  }

  /** Focuses a square, or the one that had the focus last. */
  focus(square?: Square): void {
    this.#board.focus(square);
  }

  /** The board as a PNG on a background. Fails if the browser does not allow it. */
  async drawPicture(background: string): Promise<Blob> {
    const image = await createImageBitmap(await this.#board.toPNG(PICTURE_SCALE));
    const { width, height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("the browser cannot draw the picture");
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))));
    });
  }
}
