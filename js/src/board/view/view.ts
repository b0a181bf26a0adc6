// A board in the shadow root of an element: the drawing, the cells over it, and what stands beside.
// A state goes in by `set`; what the user does goes out by `emit`.
import type { Square } from "../../vocabulary/types.js";
import { drawArrow, drawMarks } from "../draw/arrows.js";
import { writeSvg } from "../file.js";
import type { Point } from "../geometry.js";
import {
  DEFAULTS,
  type Arrow,
  type BoardEvents,
  type BoardInput,
  type BoardOptions,
} from "../options.js";
import { mergeOptions } from "../read/options.js";
import { readState, type BoardState } from "../read/state.js";
import { find } from "../load.js";
import { SETS } from "../sets/sets.js";
import { symbols } from "../sets/symbols.js";
import { declareColors } from "../style/colors.js";
import type { Shelf } from "../beside/shelves.js";
import { classic } from "../themes/classic.js";
import { THEMES } from "../themes/themes.js";
import { boardCss } from "../style/sheet.js";
import { Cells } from "./cells.js";
import { html, styleSheet } from "./dom.js";
import { Drawing } from "./drawing.js";
import { onKey } from "./keys.js";
import { wasKey, watchInput } from "./last-input.js";
import { listenToPointer, type Drag, type Origin } from "./pointer.js";
import { Presses, type Emit } from "./presses.js";

/** Below this width the names of files and ranks stand inside of the field, in pixels. */
const SMALL = 480;

let count = 0;

/** What the system may ask for: its style sheet is loaded then. */
const SYSTEM = "(forced-colors: active), (prefers-contrast: more)";

let systemCss = "";

type Beside = typeof import("../beside/beside.js");

/** What stands over the board or beside it, once a board has needed it. */
let beside: Beside | null = null;

async function loadBeside(): Promise<Beside> {
  return (beside ??= await import("../beside/beside.js"));
}

/** Whether a board of this page has explained its first flights. */
let isLegendKnown = false;

export class BoardView {
  readonly #host: HTMLElement;
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
  readonly #system = matchMedia(SYSTEM);
  /** In the next frame: fitting changes the height, and an observer is not told of that in the same one. */
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
  #state: BoardState;
  #dialog: HTMLElement | null = null;
  /** The piece at the pointer. */
  #held: SVGElement | null = null;
  #tray: Shelf | null = null;
  #spares: Shelf | null = null;
  #hovered: Square | null = null;
  #handle: HTMLElement | null = null;
  #note: HTMLElement | null = null;
  #legend: HTMLElement | null = null;
  /** Whether the pieces and the ground are those that are asked for. */
  #isComplete = true;
  /** Whether something stands over the board or beside it, or did. */
  #hasBeside = false;
  #isDestroyed = false;

  /** Makes the element a board. What a server has drawn in it is replaced in one step. */
  constructor(
    host: HTMLElement,
    input: BoardInput,
    onEvent?: (name: keyof BoardEvents, event: object) => void,
  ) {
    this.#host = host;
    this.#onEvent = onEvent;
    this.#presses = new Presses(this.#emit);
    this.#state = this.#read(mergeOptions(DEFAULTS, input), null);
    this.#draw(null);
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    this.#shadow = root;
    // What a server has drawn is shown until the same can be drawn here.
    if (this.#isComplete || !root.firstChild) this.#mount();
    this.#listenToKeys();
    this.#endPress = this.#listenToPointer();
    this.#sizes.observe(this.#root);
    this.watchSystem();
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
    const besideCss = this.#hasBeside && beside ? beside.BESIDE_CSS : "";
    const css = [boardCss(), set.css, declareColors(theme.colors), besideCss, systemCss];
    this.#shadow.adoptedStyleSheets = css.map(styleSheet);
    if (!this.#root.parentNode) this.#shadow.replaceChildren(this.#root);
  }

  /** Follows what the system asks for. The listener keeps the board in memory until `unwatchSystem` is called. */
  watchSystem(): void {
    this.#system.addEventListener("change", this.#serveSystem);
    void this.#serveSystem();
  }

  /** Lets the memory of a board that is off the page be freed. */
  unwatchSystem(): void {
    this.#system.removeEventListener("change", this.#serveSystem);
  }

  /** Loads the style sheet for what the system asks for. */
  readonly #serveSystem = async (): Promise<void> => {
    if (!this.#system.matches) return;
    systemCss ||= (await import("../style/system.js")).SYSTEM_CSS;
    if (!this.#isDestroyed && this.#root.parentNode) this.#mount();
  };

  /** A small board has its coordinates inside. What stands over it finds room again. */
  #fit(): void {
    this.#root.classList.toggle("small", this.#root.offsetWidth < SMALL);
    this.#tray?.settle?.(this.#state, null);
    if (this.#legend) beside?.settle(this.#legend, null, this.#state);
    if (this.#note) beside?.settle(this.#note, this.#hovered, this.#state);
    const { choice } = this.#state.options;
    if (this.#dialog && choice) beside?.settle(this.#dialog, choice.square, this.#state);
  }

  /** Draws other options. */
  set(input: BoardInput): void {
    if (this.#isDestroyed) return;
    const before = this.#state;
    const state = this.#read(mergeOptions(before.options, input), before);
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
    if (isOther || isNew("choice", "orientation")) {
      this.#withBeside(options.choice !== null, (made) => this.#showChoice(made));
    }
    // The same stack stays as it is: a press on one of its buttons may be under way.
    const isOtherTray =
      isNew("tray") && JSON.stringify(options.tray) !== JSON.stringify(before?.options.tray);
    if (isOther || isOtherTray || isNew("orientation", "coordinates")) {
      this.#withBeside(options.tray !== null, ({ makeFan }) => {
        const old = this.#tray;
        const fan = makeFan(this.#state, this.#emit);
        this.#tray = this.#shelve(old, fan, this.#cells.element);
        fan?.settle?.(this.#state, old);
      });
    }
    if (isOther || isNew("spares", "brush")) {
      this.#withBeside(state.spares.length > 0, ({ makeSpares }) => {
        const shelf = makeSpares(this.#state, this.#emit);
        this.#spares = this.#shelve(this.#spares, shelf, this.#box);
      });
    }
    if (isOther || isNew("resizable")) {
      void this.#showHandle();
    }
    this.#box.className = `square-box at-${options.coordinates}`;
    if (isNew("announcement")) this.#live.textContent = options.announcement;
    if (before && before.defenders !== state.defenders) this.#drawing.link(this.#hovered);
    if (isOther || before?.sky !== state.sky || isNew("legend")) {
      this.#withBeside(state.sky !== null, (made) => this.#showLegend(made));
      this.#showNote();
    }
  }

  /** Shows or removes what stands over the board or beside it; the first time, it has to be loaded. */
  #withBeside(isThere: boolean, show: (made: Beside) => void): void {
    if (this.#isDestroyed || (!isThere && !this.#hasBeside)) return;
    if (!beside) return void loadBeside().then(() => this.#withBeside(isThere, show));
    if (!this.#hasBeside) {
      this.#hasBeside = true;
      if (this.#root.parentNode) this.#mount();
    }
    show(beside);
  }

  /** Puts a shelf in the place of another, after an element; the focus goes to the same button. */
  #shelve(old: Shelf | null, shelf: Shelf | null, before: HTMLElement): Shelf | null {
    const focused = this.#shadow?.activeElement;
    const index = old && focused ? [...old.origins.keys()].indexOf(focused) : -1;
    old?.element.remove();
    if (shelf) before.after(shelf.element);
    const button = shelf && index >= 0 ? [...shelf.origins.keys()][index] : null;
    if (button instanceof HTMLElement) button.focus();
    return shelf;
  }

  #showChoice({ choiceDialog, settle }: Beside): void {
    // The focus returns to the board only if the dialog had it.
    const { choice } = this.#state.options;
    const hadFocus = this.#dialog?.contains(this.#shadow?.activeElement ?? null) ?? false;
    this.#dialog?.remove();
    this.#dialog = choice ? choiceDialog(choice, this.#state, this.#emit) : null;
    if (this.#dialog) {
      this.#box.append(this.#dialog);
      settle(this.#dialog, choice!.square, this.#state);
      this.#dialog.querySelector("button")?.focus({ preventScroll: true });
      // In a low window the lower edge of the board may not be visible.
      const over = this.#dialog.getBoundingClientRect().bottom - innerHeight;
      if (over > 0) this.#dialog.style.translate = `0 ${-Math.ceil(over)}px`;
    } else if (hadFocus) this.#cells.focus();
  }

  /** Says what awaits the selected Air Force where the pointer or the focus is. */
  #showNote(): void {
    const square = this.#hovered;
    this.#withBeside(this.#state.sky !== null && square !== null, ({ makeNote, settle }) => {
      this.#note?.remove();
      this.#note = makeNote(this.#state, this.#hovered);
      if (!this.#note) return;
      this.#box.append(this.#note);
      settle(this.#note, this.#hovered, this.#state);
    });
  }

  /** Explains the first flights that a page shows. */
  #showLegend({ makeLegend, settle }: Beside): void {
    const { sky, options } = this.#state;
    if (this.#legend && !sky) isLegendKnown = true;
    this.#legend?.remove();
    this.#legend = sky && options.legend && !isLegendKnown ? makeLegend(this.#state) : null;
    if (!this.#legend) return;
    this.#box.append(this.#legend);
    settle(this.#legend, null, this.#state);
  }

  /** The handle in the corner. Few boards have one. */
  async #showHandle(): Promise<void> {
    this.#handle?.remove();
    this.#handle = null;
    if (!this.#state.options.resizable) return;
    const { makeHandle } = await import("./resize.js");
    if (!this.#state.options.resizable || this.#handle) return;
    this.#handle = makeHandle(this.#host, this.#state.labels, this.#emit);
    this.#box.append(this.#handle);
  }

  #hover(square: Square | null): void {
    if (square === this.#hovered) return;
    this.#hovered = square;
    this.#drawing.link(square);
    this.#showNote();
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
    watchInput();
    element.addEventListener("keydown", (event) => {
      onKey(host, event);
      // The ring around the focused square is only shown to keyboard users.
      if (event.defaultPrevented) root.classList.add("keyboard");
    });
    element.addEventListener("focusin", ({ target }) => {
      const square = this.#cells.squareOf(target);
      if (!square) return;
      this.#cells.setCurrent(square);
      if (!wasKey() || this.#held) return;
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
    const { geometry, pieces } = this.#state;
    const isOccupied = (square: Square) => pieces.has(square);
    if (!arrow) this.#drawing.sketch();
    else if (arrow.from !== arrow.to) this.#drawing.sketch(drawArrow(arrow, geometry, isOccupied));
    else
      this.#drawing.sketch(...drawMarks([{ ...arrow, square: arrow.from }], geometry, isOccupied));
  }

  /** Draws the held piece at the pointer, once it is known how. */
  #drag(drag: Drag | null): void {
    const wasDragging = this.#root.classList.contains("dragging");
    this.#root.classList.toggle("dragging", drag !== null);
    if (drag) this.#held = this.#drawing.hold(drag, this.#root, this.#held);
    if (drag || !wasDragging) return;
    this.#held?.remove();
    this.#held = null;
    this.#drawing.drop();
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
    this.#sizes.disconnect();
    this.unwatchSystem();
    this.#isDestroyed = true;
    this.#root.remove();
  }
}
