/**
 * The element `<cotulenh-board>`: importing this defines it.
 * @module cotulenh-wasm/board/element
 */
import type { Square } from "../types.js";
import { DEFAULTS, type BoardEvents, type BoardInput, type BoardOptions } from "./options.js";
import { View } from "./view/view.js";

/** The attributes, and the options that they set. */
const ATTRIBUTES = {
  fen: "pieces",
  orientation: "orientation",
  zones: "zones",
  coordinates: "coordinates",
  theme: "theme",
  "piece-set": "pieceSet",
  "view-only": "viewOnly",
} as const;

/** On a server there are no elements; the module can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** A board as an element. Every option is a property, too. */
export class CotulenhBoardElement extends Base {
  /** The names of its attributes. */
  static readonly observedAttributes = Object.keys(ATTRIBUTES);
  #view: View | null = null;

  /** The board; it is made when it is first needed. */
  get #board(): View {
    return (this.#view ??= new View(this, this.#readAttributes(), (name, detail) => {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    }));
  }

  #readAttributes(): BoardInput {
    const input: Record<string, unknown> = {};
    for (const name of this.getAttributeNames()) {
      if (name in ATTRIBUTES) input[ATTRIBUTES[name as keyof typeof ATTRIBUTES]] = this.#read(name);
    }
    return input;
  }

  #read(name: string): unknown {
    const value = this.getAttribute(name);
    if (name === "view-only") return value !== null && value !== "false";
    // An empty attribute is none.
    return value || undefined;
  }

  /** @internal */
  connectedCallback(): void {
    // Frameworks may set a property before the element is defined: it hides the one of the class.
    for (const name of Object.keys(DEFAULTS)) {
      if (!Object.hasOwn(this, name)) continue;
      const value = (this as unknown as Record<string, unknown>)[name];
      delete (this as unknown as Record<string, unknown>)[name];
      this.set({ [name]: value } as BoardInput);
    }
    void this.#board;
  }

  /** @internal */
  attributeChangedCallback(name: keyof typeof ATTRIBUTES): void {
    if (this.#view) this.set({ [ATTRIBUTES[name]]: this.#read(name) } as BoardInput);
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

/** The options of the board as properties. */
// eslint-disable-next-line typescript/no-empty-object-type
export interface CotulenhBoardElement extends BoardOptions {}

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

/** The events of the element, with what they tell. */
export type CotulenhBoardEvents = {
  [Name in keyof BoardEvents]: CustomEvent<BoardEvents[Name]>;
};

if (globalThis.customElements && !customElements.get("cotulenh-board")) {
  customElements.define("cotulenh-board", CotulenhBoardElement);
}
