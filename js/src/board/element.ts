/**
 * The element `<cotulenh-board>`: importing this defines it.
 * @module cotulenh-wasm/board/element
 */
import type { Square } from "../vocabulary/types.js";
import { DEFAULTS, type BoardEvents, type BoardInput, type BoardOptions } from "./options.js";
import {
  ATTRIBUTES,
  readAttribute,
  readAttributes,
  type AttributeName,
} from "./read/attributes.js";
import { writePlacement } from "./read/placement.js";
import { BoardView } from "./view/view.js";

/** On a server there are no elements; the module can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** A board as an element. Every option is a property, too. */
export class CotulenhBoardElement extends Base {
  /** The names of its attributes. */
  static readonly observedAttributes: readonly string[] = Object.keys(ATTRIBUTES);
  #view: BoardView | null = null;

  /** The board; it is made when it is first needed. */
  get #board(): BoardView {
    return (this.#view ??= new BoardView(this, readAttributes(this), (name, detail) => {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    }));
  }

  /** @internal */
  connectedCallback(): void {
    // Frameworks may set a property before the element is defined: it hides the one of the class.
    for (const name of [...Object.keys(DEFAULTS), "fen"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = (this as unknown as Record<string, unknown>)[name];
      delete (this as unknown as Record<string, unknown>)[name];
      (this as unknown as Record<string, unknown>)[name] = value;
    }
    this.#board.watchSystem();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#view?.unwatchSystem();
  }

  /** @internal */
  attributeChangedCallback(name: AttributeName): void {
    if (this.#view) this.set(readAttribute(this, name));
  }

  /** The pieces as the placement of a FEN. */
  get fen(): string {
    return writePlacement(this.options.pieces);
  }

  /** Sets up other pieces. */
  set fen(fen: string) {
    this.set({ pieces: fen });
  }

  /** The options that are drawn. */
  get options(): Readonly<BoardOptions> {
    return this.#board.options;
  }

  /** Draws other options; those that are not given stay. */
  set(options: BoardInput): void {
    this.#board.set(options);
  }

  /** Focuses a square, or the one that had the focus last. */
  override focus(square?: Square | FocusOptions): void {
    this.#board.focus(typeof square === "string" ? square : undefined);
  }

  /** The square at a point of the window, or null off the board. */
  squareAt(x: number, y: number): Square | null {
    return this.#board.squareAt(x, y);
  }

  /** The board as the text of an SVG file. */
  toSVG(): string {
    return this.#board.toSVG();
  }

  /** The board as a PNG, at `scale` 1 about 600 pixels wide. */
  toPNG(scale = 1): Promise<Blob> {
    return this.#board.toPNG(scale);
  }
}

/** The events of the element, with what they tell. */
export type CotulenhBoardEvents = {
  [Name in keyof BoardEvents]: CustomEvent<BoardEvents[Name]>;
};

/** What JSX and templates may give the element: its options, as properties, and its attributes. */
export type CotulenhBoardProps = BoardInput & {
  [Name in Exclude<AttributeName, keyof BoardOptions>]?: string | boolean | undefined;
};

/** The options of the board as properties, and its events. */
export interface CotulenhBoardElement extends BoardOptions {
  /** Listens to an event of the board, or of any element. */
  addEventListener<Name extends keyof CotulenhBoardEvents>(
    type: Name,
    listener: (this: CotulenhBoardElement, event: CotulenhBoardEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Listens to an event of the board, or of any element. */
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Listens to an event of the board, or of any element. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Stops listening to an event. */
  removeEventListener<Name extends keyof CotulenhBoardEvents>(
    type: Name,
    listener: (this: CotulenhBoardElement, event: CotulenhBoardEvents[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Stops listening to an event. */
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Stops listening to an event. */
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "cotulenh-board": CotulenhBoardElement;
  }
}

for (const name of Object.keys(DEFAULTS) as (keyof BoardOptions)[]) {
  Object.defineProperty(CotulenhBoardElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: CotulenhBoardElement) {
      return this.options[name];
    },
    set(this: CotulenhBoardElement, value: unknown) {
      this.set({ [name]: value } as BoardInput);
    },
  });
}

if (globalThis.customElements && !customElements.get("cotulenh-board")) {
  customElements.define("cotulenh-board", CotulenhBoardElement);
}
