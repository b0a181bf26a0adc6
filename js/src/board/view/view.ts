// A board in the shadow root of an element: the drawing, the cells over it, and what stands beside.
// A state goes in by `set`; what the user does goes out by `emit`.
import type { Piece, Square } from "../../types.js";
import { drawArrow, drawMarks } from "../draw/arrows.js";
import { pieceIcon } from "../draw/pieces.js";
import { writeSvg } from "../file.js";
import type { Point } from "../geometry.js";
import { shape, toElement } from "../markup.js";
import {
  DEFAULTS,
  type Arrow,
  type BoardEvents,
  type BoardInput,
  type BoardOptions,
} from "../options.js";
import { readState, type BoardState } from "../read/state.js";
import { find } from "../load.js";
import { SETS } from "../sets/sets.js";
import { symbols } from "../sets/symbols.js";
import { declareColors } from "../style/colors.js";
import { classic } from "../themes/classic.js";
import { THEMES } from "../themes/themes.js";
import { boardCss } from "../style/sheet.js";
import { Cells } from "./cells.js";
import { choiceDialog } from "./choice.js";
import { html, styleSheet } from "./dom.js";
import { Drawing } from "./drawing.js";
import { onKey } from "./keys.js";
import { listenToPointer, type Drag, type Origin } from "./pointer.js";
import { Presses, type Emit } from "./presses.js";
import { makeSpares, makeTray, type Shelf } from "./shelves.js";

/** A piece that is dragged by a finger is drawn above it, and larger. */
const LIFT = { mouse: { up: 0, scale: 1.2 }, touch: { up: 0.95, scale: 1.5 } };

let count = 0;

/** The options with some others; unknown names are refused. */
function merge(options: Readonly<BoardOptions>, input: BoardInput): BoardOptions {
  const merged = { ...options } as Record<string, unknown>;
  for (const [name, value] of Object.entries(input)) {
    if (!(name in DEFAULTS)) {
      const known = Object.keys(DEFAULTS).join(", ");
      const error = new TypeError(`'${name}' is not an option of the board; those are ${known}`);
      throw Object.assign(error, { name: "CoTuLenhError", code: "INVALID_OPTIONS" });
    }
    merged[name] = value === undefined ? DEFAULTS[name as keyof BoardOptions] : value;
  }
  return merged as unknown as BoardOptions;
}

export class View {
  readonly #shadow: ShadowRoot;
  readonly #onEvent: ((name: keyof BoardEvents, event: object) => void) | undefined;
  readonly #id = `cotulenh-${++count}`;
  readonly #drawing = new Drawing(this.#id);
  readonly #cells = new Cells();
  readonly #live = html("div", { class: "live", role: "status" });
  readonly #box = html("div", { class: "square-box" }, this.#drawing.element, this.#cells.element);
  readonly #root = html("div", { class: "board", part: "board" }, this.#box, this.#live);
  readonly #presses: Presses;
  readonly #endPress: () => void;
  #state: BoardState;
  #dialog: HTMLElement | null = null;
  #float: SVGElement | null = null;
  #tray: Shelf | null = null;
  #spares: Shelf | null = null;
  #hovered: Square | null = null;
  /** Whether the pieces and the ground are those that are asked for. */
  #isComplete = true;
  #isDestroyed = false;

  /** Makes the element a board. What a server has drawn in it gives way in one step. */
  constructor(
    host: HTMLElement,
    input: BoardInput,
    onEvent?: (name: keyof BoardEvents, event: object) => void,
  ) {
    this.#onEvent = onEvent;
    this.#presses = new Presses(this.#emit);
    this.#state = this.#read(merge(DEFAULTS, input), null);
    this.#draw(null);
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    this.#shadow = root;
    // What a server has drawn is shown until the same can be drawn here.
    if (this.#isComplete || !root.firstChild) this.#mount();
    this.#listenToKeys();
    this.#endPress = this.#listenToPointer();
  }

  get options(): Readonly<BoardOptions> {
    return this.#state.options;
  }

  /** Tells the host what the user did. */
  readonly #emit: Emit = (name, event) => {
    const callback = this.#state.options[name] as ((event: object) => void) | null;
    callback?.(event);
    this.#onEvent?.(name, event);
  };

  #read(options: BoardOptions, before: BoardState | null): BoardState {
    const onLoad = () => {
      if (!this.#isDestroyed) this.set({});
    };
    const set = find(SETS, options.pieceSet, onLoad);
    const theme = find(THEMES, options.theme, onLoad);
    this.#isComplete = set !== null && theme !== null;
    return readState(options, { set: set ?? symbols, theme: theme ?? classic }, before);
  }

  #mount(): void {
    const { set, theme } = this.#state;
    const css = [boardCss(), set.css, declareColors(theme.colors)];
    this.#shadow.adoptedStyleSheets = css.map(styleSheet);
    if (!this.#root.parentNode) this.#shadow.replaceChildren(this.#root);
  }

  /** Draws other options. */
  set(input: BoardInput): void {
    if (this.#isDestroyed) return;
    const before = this.#state;
    const state = this.#read(merge(before.options, input), before);
    this.#state = state;
    try {
      this.#draw(before);
    } catch (error) {
      this.#state = before;
      throw error;
    }
    const isOther = state.set !== before.set || state.theme !== before.theme;
    if (isOther || (this.#isComplete && !this.#root.parentNode)) this.#mount();
  }

  #draw(before: BoardState | null): void {
    const state = this.#state;
    const { options } = state;
    this.#drawing.update(state);
    this.#cells.update(state);
    const isNew = (...names: (keyof BoardOptions)[]) =>
      !before || names.some((name) => options[name] !== before.options[name]);
    const isOther = before?.set !== state.set || before.labels !== state.labels;
    if (isOther || isNew("choice", "orientation")) this.#showChoice();
    if (isOther || isNew("tray"))
      this.#tray = this.#shelve(this.#tray, makeTray(state, this.#emit));
    if (isOther || isNew("spares", "brush")) {
      this.#spares = this.#shelve(this.#spares, makeSpares(state, this.#emit));
    }
    if (isNew("announcement")) this.#live.textContent = options.announcement;
    if (before && before.defenders !== state.defenders) this.#drawing.link(this.#hovered);
  }

  /** Puts a shelf in the place of another; the focus goes to the same button. */
  #shelve(old: Shelf | null, shelf: Shelf | null): Shelf | null {
    const focused = this.#shadow?.activeElement;
    const index = old && focused ? [...old.origins.keys()].indexOf(focused) : -1;
    old?.element.remove();
    if (shelf) this.#live.before(shelf.element);
    const button = shelf && index >= 0 ? [...shelf.origins.keys()][index] : null;
    if (button instanceof HTMLElement) button.focus();
    return shelf;
  }

  #showChoice(): void {
    // The focus returns to the board only if the dialog had it.
    const { choice } = this.#state.options;
    const hadFocus = this.#dialog?.contains(this.#shadow?.activeElement ?? null) ?? false;
    this.#dialog?.remove();
    this.#dialog = choice ? choiceDialog(choice, this.#state, this.#emit) : null;
    if (this.#dialog) {
      this.#box.append(this.#dialog);
      this.#dialog.querySelector("button")?.focus({ preventScroll: true });
    } else if (hadFocus) this.#cells.focus();
  }

  #hover(square: Square | null): void {
    if (square === this.#hovered) return;
    this.#hovered = square;
    this.#drawing.link(square);
    this.#emit("hover", { square });
  }

  #listenToKeys(): void {
    const view = this;
    const host = {
      cells: this.#cells,
      presses: this.#presses,
      emit: this.#emit,
      get state() {
        return view.#state;
      },
    };
    const root = this.#root;
    const { element } = this.#cells;
    element.addEventListener("keydown", (event) => {
      onKey(host, event);
      // The ring around the focused square is only shown to keyboard users.
      if (event.defaultPrevented) root.classList.add("keyboard");
    });
    element.addEventListener("focusin", ({ target }) => {
      const square = this.#cells.squareOf(target);
      if (!square) return;
      this.#cells.setCurrent(square);
      if (!(target as Element).matches(":focus-visible") || this.#float) return;
      root.classList.add("keyboard");
      this.#hover(square);
    });
    element.addEventListener("focusout", () => this.#hover(null));
    // A screen reader's click comes without pointer events.
    element.addEventListener("click", ({ target, detail }) => {
      const square = this.#cells.squareOf(target);
      if (square && detail === 0) this.#presses.press(this.#state, square);
    });
    root.addEventListener("pointerdown", () => root.classList.remove("keyboard"));
  }

  #listenToPointer(): () => void {
    const view = this;
    return listenToPointer({
      element: this.#root,
      emit: this.#emit,
      presses: this.#presses,
      get state() {
        return view.#state;
      },
      place: (x, y) => this.#place(x, y),
      origin: (event) => this.#origin(event),
      drag: (drag) => this.#drag(drag),
      sketch: (arrow) => this.#sketch(arrow),
      focus: (square) => this.#cells.focus(square),
      hover: (square) => this.#hover(square),
    });
  }

  /** A point of the screen in the drawing. */
  #place(x: number, y: number): Point {
    const rect = this.#drawing.element.getBoundingClientRect();
    const { left, top, width, height } = this.#state.geometry.box;
    return {
      x: left + ((x - rect.left) / rect.width) * width,
      y: top + ((y - rect.top) / rect.height) * height,
    };
  }

  #origin({ target, clientX, clientY }: PointerEvent): Origin | null {
    if (!(target instanceof Element)) return null;
    const button = target.closest("button");
    if (button) return this.#tray?.origins.get(button) ?? this.#spares?.origins.get(button) ?? null;
    if (!this.#box.contains(target) || this.#dialog?.contains(target)) return null;
    const square = this.squareAt(clientX, clientY);
    return square && { square, isMovable: this.#state.movable.has(square) };
  }

  #sketch(arrow: Arrow | null): void {
    const { geometry } = this.#state;
    if (!arrow) this.#drawing.sketch();
    else if (arrow.from !== arrow.to) this.#drawing.sketch(drawArrow(arrow, geometry));
    else this.#drawing.sketch(...drawMarks([{ ...arrow, square: arrow.from }], geometry));
  }

  /** What is dragged from a square: the piece there, or the part of it that is picked. */
  #held({ square, piece }: Origin): Piece | null {
    const { pieces, options } = this.#state;
    const tray = options.tray?.square === square ? options.tray : null;
    const picked = tray?.pieces.find((one) => one.picked)?.piece;
    return piece ?? picked ?? (square && pieces.get(square)) ?? null;
  }

  /** Draws the held piece at the pointer; its square shows a faded one. */
  #drag(drag: Drag | null): void {
    this.#root.classList.toggle("dragging", drag !== null);
    if (!drag) {
      if (!this.#float) return;
      this.#float.remove();
      this.#float = null;
      this.#drawing.lift(null);
      // The host answers a drop at once, or at the end of this task.
      setTimeout(() => (this.#drawing.held = null));
      return this.#drawing.sketch();
    }
    const { geometry, set, labels, targets, spares } = this.#state;
    const { origin, over, isTouch, x, y } = drag;
    const held = this.#held(origin);
    if (!held) return;
    if (!this.#float) {
      this.#float = toElement(pieceIcon(held, set, labels));
      this.#float.classList.replace("icon", "float");
      this.#root.append(this.#float);
      this.#drawing.lift(origin.piece ? null : origin.square);
      this.#drawing.held = origin.square;
    }
    const rect = this.#root.getBoundingClientRect();
    // A page may be scaled: pixels of the screen are not those of the style sheet then.
    const zoom = rect.width / this.#root.offsetWidth || 1;
    const { up, scale } = isTouch ? LIFT.touch : LIFT.mouse;
    const size = (this.#root.offsetWidth / geometry.box.width) * 100 * scale;
    const { style } = this.#float;
    style.width = style.height = `${size}px`;
    const [left, top] = [(x - rect.left) / zoom - size / 2, (y - rect.top) / zoom - size / 2];
    style.transform = `translate(${left}px,${top - up * size}px)`;
    const isGoal = over && (targets.has(over) || spares.length > 0);
    if (!isGoal) return this.#drawing.sketch();
    const point = geometry.point(over);
    // The ring must be seen around a finger.
    this.#drawing.sketch(
      shape("circle", { class: "over", cx: point.x, cy: point.y, r: isTouch ? 88 : 52 }),
    );
  }

  focus(square?: Square): void {
    if (square !== undefined) this.#state.geometry.point(square);
    this.#cells.focus(square);
  }

  squareAt(x: number, y: number): Square | null {
    return this.#state.geometry.nearest(this.#place(x, y));
  }

  toSVG(scale?: number): string {
    const probe = html("span");
    this.#root.append(probe);
    const style = getComputedStyle(probe);
    const values = new Map<string, string>();
    const valueOf = (name: string) => {
      if (!values.has(name)) {
        probe.style.color = `var(--${name})`;
        values.set(name, style.color);
      }
      return values.get(name)!;
    };
    const text = writeSvg(this.#state, `${this.#id}-file`, valueOf, scale);
    probe.remove();
    return text;
  }

  async toPNG(scale: number): Promise<Blob> {
    const svg = this.toSVG(scale);
    // Few pages need it.
    const { drawPng } = await import("./picture.js");
    return drawPng(svg);
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#endPress();
    this.#isDestroyed = true;
    this.#root.remove();
  }
}
