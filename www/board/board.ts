// The board as one `<svg>`, in layers from bottom to top: terrain, zones, highlights, pieces,
// destinations, arrows, hit targets.
import { drawArrow, drawArrows } from "./arrows.js";
import { choiceDialog } from "./choice.js";
import { Geometry, MARGIN, type Point } from "./geometry.js";
import { HitGrid } from "./hits.js";
import { drawHighlights, drawTargets } from "./marks.js";
import {
  EMPTY,
  type Arrow,
  type BoardActions,
  type BoardShape,
  type BoardState,
  type Motion,
} from "./model.js";
import { drawPiece } from "./pieces.js";
import { listenToPointer, type DragPoint } from "./pointer.js";
import { group, svg } from "./svg.js";
import { drawTerrain } from "./terrain.js";
import { drawFlights, drawOutline, drawPatterns, drawZones } from "./zones.js";

/** The duration of a move's animation, in milliseconds. */
const MOVE_DURATION = 170;

/** A piece that is dragged by a finger is drawn above it, and larger. */
const LIFT = { mouse: { up: 0, scale: 1.12 }, touch: { up: 95, scale: 1.4 } };

/** A piece that is drawn: what it looks like, and the `transform` that puts it onto its square. */
interface DrawnPiece {
  look: string;
  element: SVGGElement;
  at: string;
}

/** The names of files and ranks on all four sides. */
function drawCoordinates(shape: BoardShape, geometry: Geometry): SVGGElement {
  const { left, top, right, bottom } = geometry.field;
  const drawn = group("coordinates");
  const put = (className: string, text: string, x: number, y: number) =>
    drawn.append(svg("text", { class: className, x, y }, text));
  shape.files.forEach((name, file) => {
    put("file", name, geometry.x(file), top - MARGIN / 2);
    put("file", name, geometry.x(file), bottom + MARGIN / 2);
  });
  shape.ranks.forEach((name, rank) => {
    put("rank", name, left - MARGIN / 2, geometry.y(rank));
    put("rank", name, right + MARGIN / 2, geometry.y(rank));
  });
  return drawn;
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A view of a board. It draws a state, and reports what the user does. */
export class BoardView {
  /** The element to insert into a page. */
  readonly element = document.createElement("div");
  readonly #shape: BoardShape;
  readonly #svg: SVGSVGElement;
  readonly #actions: BoardActions;
  readonly #hits: HitGrid;
  /** Layers by name; each is drawn again when its part of the state changes. */
  readonly #layers = {
    ground: group("ground"),
    coordinates: group("around"),
    zones: group("air"),
    highlights: group("below"),
    pieces: group("pieces"),
    above: group("above"),
    arrows: group("arrow-layer"),
    sketch: group("arrow-layer"),
    ghost: group("ghost"),
  };
  #geometry: Geometry;
  #state: BoardState = EMPTY;
  /** The pieces that are drawn, by their squares. */
  readonly #drawn = new Map<string, DrawnPiece>();
  #dialog: HTMLElement | null = null;

  constructor(shape: BoardShape, label: string, actions: BoardActions) {
    this.#shape = shape;
    this.#actions = actions;
    this.#geometry = new Geometry(shape);
    this.#hits = new HitGrid(this.#geometry, actions, this.element);
    const visible = group("visible", ...Object.values(this.#layers));
    visible.setAttribute("aria-hidden", "true");
    const attributes = { class: "board keyboard", viewBox: this.#geometry.viewBox, role: "grid" };
    this.#svg = svg("svg", { ...attributes, "aria-label": label }, drawPatterns());
    this.#svg.append(visible, this.#hits.element);
    this.element.className = "board-frame";
    this.element.append(this.#svg);
    this.#layers.ground.append(drawTerrain(shape, this.#geometry));
    this.#setFlipped(false);
    // The ring around the focused square is only shown to keyboard users.
    this.element.addEventListener("keydown", (event) => {
      if (event.defaultPrevented) this.#svg.classList.add("keyboard");
    });
    this.element.addEventListener("focusin", ({ target }) => {
      const isVisible = target instanceof Element && target.matches(":focus-visible");
      if (isVisible) this.#svg.classList.add("keyboard");
    });
    this.element.addEventListener("pointerdown", () => this.#svg.classList.remove("keyboard"));
    const view = this;
    listenToPointer(
      {
        element: this.#svg,
        get geometry() {
          return view.#geometry;
        },
        get state() {
          return view.#state;
        },
        drag: (at, over) => this.#drag(at, over),
        sketch: (arrow) => this.#sketch(arrow),
        focus: (square) => this.#hits.focus(square),
      },
      actions,
    );
  }

  /** Focuses a square, or the one that had the focus last. */
  focus(square?: string): void {
    this.#hits.focus(square);
  }

  /** Draws a state. */
  update(state: BoardState): void {
    const before = this.#state;
    this.#state = state;
    if (state.flipped !== before.flipped) this.#setFlipped(state.flipped);
    const changed = (...parts: (keyof BoardState)[]) =>
      parts.some((part) => state[part] !== before[part]);
    if (changed("flipped", "zones", "outline", "outlineSide")) this.#drawAir(state);
    const below = ["lastMove", "selected", "check", "checkers", "causes", "flash"] as const;
    if (changed("flipped", ...below, "flights", "reach")) this.#drawBelow(state);
    if (changed("flipped", "pieces", "dimmed", "flash")) this.#drawPieces(state);
    if (changed("flipped", "targets", "reach")) {
      this.#layers.above.replaceChildren(drawTargets(state, this.#geometry));
    }
    if (changed("flipped", "arrows", "drawn")) {
      const arrows = [...state.arrows, ...state.drawn];
      this.#layers.arrows.replaceChildren(drawArrows(arrows, this.#geometry));
    }
    this.#hits.update(state);
    if (state.motions !== before.motions && !prefersReducedMotion()) this.#animate(state.motions);
    if (state.choice !== before.choice) this.#showChoice(state);
  }

  #setFlipped(flipped: boolean): void {
    this.#geometry = new Geometry(this.#shape, flipped);
    const { x, y } = this.#geometry.middle;
    // The terrain is drawn once, and rotated for the other side.
    this.#layers.ground.setAttribute("transform", flipped ? `rotate(180 ${x} ${y})` : "");
    this.#layers.coordinates.replaceChildren(drawCoordinates(this.#shape, this.#geometry));
    this.#hits.setGeometry(this.#geometry);
  }

  #drawAir({ zones, outline, outlineSide }: BoardState): void {
    this.#layers.zones.replaceChildren(
      drawZones(zones, this.#geometry),
      drawOutline(outline, outlineSide, this.#geometry),
    );
  }

  #drawBelow(state: BoardState): void {
    const { highlights } = this.#layers;
    highlights.replaceChildren(drawHighlights(state, this.#geometry));
    const { flights } = state;
    if (flights) highlights.append(drawFlights(flights.from, flights.squares, this.#geometry));
  }

  /** Draws what has changed. A piece that is on another square now is moved there. */
  #drawPieces({ pieces, dimmed, flash }: BoardState): void {
    const looks = new Map([...pieces].map(([square, piece]) => [square, JSON.stringify(piece)]));
    const free = new Map<string, DrawnPiece[]>();
    for (const [square, drawn] of this.#drawn) {
      if (looks.get(square) === drawn.look) continue;
      this.#drawn.delete(square);
      free.set(drawn.look, [...(free.get(drawn.look) ?? []), drawn]);
    }
    for (const [square, piece] of pieces) {
      const look = looks.get(square)!;
      let drawn = this.#drawn.get(square) ?? free.get(look)?.pop();
      if (!drawn) {
        drawn = { look, element: drawPiece(piece), at: "" };
        this.#layers.pieces.append(drawn.element);
      }
      this.#drawn.set(square, drawn);
      const { element } = drawn;
      const { x, y } = this.#geometry.point(square);
      const at = `translate(${x} ${y})`;
      if (drawn.at !== at) element.setAttribute("transform", at);
      drawn.at = at;
      if (element.dataset["on"] !== square) element.dataset["on"] = square;
      element.classList.toggle("dimmed", dimmed.has(square));
      element.classList.toggle("flash", flash.includes(square));
    }
    for (const { element } of [...free.values()].flat()) element.remove();
  }

  #animate(motions: readonly Motion[]): void {
    for (const { from, to } of motions) {
      const piece = this.#drawn.get(to)?.element;
      if (!piece || from === to) continue;
      // Above the others.
      this.#layers.pieces.append(piece);
      const [start, end] = [this.#geometry.point(from), this.#geometry.point(to)];
      const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
      piece.animate([at(start), at(end)], { duration: MOVE_DURATION, easing: "ease-out" });
    }
  }

  /** Draws an arrow that is not finished yet. */
  #sketch(arrow: Arrow | null): void {
    const { sketch } = this.#layers;
    sketch.replaceChildren(...(arrow ? [drawArrow(arrow, this.#geometry)] : []));
  }

  /** Draws the held piece at the pointer; its square shows a faded one. */
  #drag(at: DragPoint | null, over: string | null): void {
    const { ghost, pieces } = this.#layers;
    const { held, selected } = this.#state;
    ghost.replaceChildren();
    this.#svg.classList.toggle("dragging", at !== null);
    for (const piece of pieces.querySelectorAll<SVGElement>(".piece")) {
      piece.classList.toggle("lifted", at !== null && piece.dataset["on"] === selected);
    }
    if (!at || !held) return;
    if (over && this.#state.targets.has(over)) {
      const { x, y } = this.#geometry.point(over);
      // The ring must be seen around a finger.
      ghost.append(svg("circle", { class: "over", cx: x, cy: y, r: at.isTouch ? 88 : 52 }));
    }
    const piece = drawPiece(held);
    const { up, scale } = at.isTouch ? LIFT.touch : LIFT.mouse;
    piece.setAttribute("transform", `translate(${at.x} ${at.y - up}) scale(${scale})`);
    ghost.append(piece);
  }

  #showChoice(state: BoardState): void {
    // The focus returns to the board only if the dialog had it.
    const hadFocus = this.#dialog?.contains(document.activeElement) ?? false;
    this.#dialog?.remove();
    this.#dialog = null;
    if (state.choice) {
      this.#dialog = choiceDialog(state.choice, this.#geometry, this.#actions);
      this.element.append(this.#dialog);
      this.#dialog.querySelector("button")?.focus({ preventScroll: true });
    } else if (hadFocus) {
      this.#hits.focus();
    }
  }
}
