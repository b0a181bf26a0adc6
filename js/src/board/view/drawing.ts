// The drawing in the document: layers that are drawn again when their part of the state changed, and
// pieces that stay the same elements while they look the same.
import type { Piece, Square } from "../../vocabulary/types.js";
import { drawingClass, LAYERS, useWriting, type LayerName } from "../draw/picture.js";
import { placePiece } from "../draw/pieces.js";
import { fill, shape, toElement, type Shapes } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { drawLinks } from "../zones/draw.js";
import type * as Later from "./later.js";
import type { Drag } from "./pointer.js";

/** A piece that is drawn: what it looks like, and where. */
interface DrawnPiece {
  look: string;
  element: SVGElement;
  at: string;
}

/** More moves at once are another position, not a move. */
const MAX_SLIDES = 4;

/** Layers beside those of a file: what is only there while the user does something. */
type LooseLayer = "links" | "fallen" | "effects" | "sketch";

const LOOSE: readonly LooseLayer[] = ["effects", "sketch", "links", "fallen"];

/** Animations and writing, once they are loaded. */
let later: typeof Later | null = null;

async function loadLater(): Promise<void> {
  if (later) return;
  later = await import("./later.js");
  useWriting(later.writing);
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A part of the state, or an option. */
function partOf(state: BoardState, name: string): unknown {
  return name in state
    ? state[name as keyof BoardState]
    : state.options[name as keyof BoardState["options"]];
}

export class Drawing {
  readonly element: SVGElement;
  readonly #id: string;
  readonly #layers = {} as Record<LayerName | LooseLayer, SVGElement>;
  readonly #drawn = new Map<Square, DrawnPiece>();
  #state: BoardState | null = null;
  /** Where a drag has started: what was dragged does not slide again. */
  held: Square | null = null;

  /** `id` begins the ids of the drawing. */
  constructor(id: string) {
    this.#id = id;
    void loadLater().then(() => this.#write());
    const attributes = { class: "drawing", part: "drawing", "aria-hidden": "true" };
    this.element = toElement(shape("svg", attributes));
    for (const name of [...(Object.keys(LAYERS) as LayerName[]), ...LOOSE]) {
      this.#layers[name] = toElement(shape("g", { class: `layer-${name}` }));
      this.element.append(this.#layers[name]);
    }
    this.#layers.threats.after(this.#layers.links);
    this.#layers.pieces.before(this.#layers.fallen);
  }

  /** Draws a state. Nothing is changed if a part of it cannot be drawn. */
  update(state: BoardState): void {
    const before = this.#state;
    const changed: [SVGElement, Shapes][] = [];
    for (const [name, { from, draw }] of Object.entries(LAYERS)) {
      const isSame = (part: string) => before && partOf(state, part) === partOf(before, part);
      if (name === "pieces" || ["geometry", ...from].every(isSame)) continue;
      changed.push([this.#layers[name as LayerName], draw(state, this.#id)]);
    }
    for (const square of [...state.pieces.keys(), ...state.dimmed]) state.geometry.point(square);
    for (const [layer, shapes] of changed) fill(layer, shapes);
    this.element.setAttribute("class", drawingClass(state));
    if (before?.geometry !== state.geometry) {
      this.element.setAttribute("viewBox", state.geometry.viewBox);
    }
    this.#state = state;
    this.#updatePieces(state, before);
  }

  /** Draws what could not be drawn before it was loaded. */
  #write(): void {
    const state = this.#state;
    if (!state) return;
    for (const name of ["names", "tags"] as const) {
      fill(this.#layers[name], LAYERS[name].draw(state));
    }
  }

  #updatePieces(state: BoardState, before: BoardState | null): void {
    const parts = ["pieces", "geometry", "dimmed", "set", "labels", "lastMove"] as const;
    const isSame = before && parts.every((part) => state[part] === before[part]);
    const moved = isSame ? [] : this.#drawPieces(state, before?.set !== state.set || before.labels !== state.labels); // prettier-ignore
    const { effects, animation } = state.options;
    if (!before || animation <= 0 || before.geometry !== state.geometry || isStill()) return;
    const isNew = effects !== null && effects !== before.options.effects;
    if (!isNew && (moved.length === 0 || moved.length > MAX_SLIDES)) return;
    later?.playEffects(isNew ? effects : { slide: moved }, {
      state,
      before: before.pieces,
      drawn: (square) => this.#drawn.get(square)?.element,
      below: this.#layers.fallen,
      above: this.#layers.effects,
      held: this.held,
    });
  }

  /** Draws what has changed. Returns the pieces that are on another square now. */
  #drawPieces(state: BoardState, isOther: boolean): { from: Square; to: Square }[] {
    const { pieces, dimmed, geometry } = state;
    const movers = new Set(state.lastMove.slice(1));
    const looks = new Map([...pieces].map(([square, piece]) => [square, JSON.stringify(piece)]));
    const free = new Map<string, [Square, DrawnPiece][]>();
    const left: DrawnPiece[] = [];
    for (const [square, drawn] of this.#drawn) {
      if (!isOther && looks.get(square) === drawn.look) continue;
      this.#drawn.delete(square);
      left.push(drawn);
      if (!isOther) free.set(drawn.look, [...(free.get(drawn.look) ?? []), [square, drawn]]);
    }
    const moved: { from: Square; to: Square }[] = [];
    for (const [square, piece] of pieces) {
      const drawn = this.#drawn.get(square) ?? this.#take(looks.get(square)!, square, free, moved);
      const made = drawn ?? this.#make(square, piece, looks.get(square)!, state);
      this.#drawn.set(square, made);
      const { x, y } = geometry.point(square);
      const at = `translate(${x} ${y})`;
      if (made.at !== at) made.element.setAttribute("transform", at);
      made.at = at;
      if (made.element.dataset["on"] !== square) made.element.dataset["on"] = square;
      made.element.classList.toggle("dimmed", dimmed.has(square));
      made.element.part.toggle("mover", movers.has(square));
    }
    const kept = new Set(this.#drawn.values());
    for (const drawn of left) if (!kept.has(drawn)) drawn.element.remove();
    return moved;
  }

  /** A piece of this look that is not needed where it was. */
  #take(
    look: string,
    to: Square,
    free: Map<string, [Square, DrawnPiece][]>,
    moved: { from: Square; to: Square }[],
  ): DrawnPiece | null {
    const found = free.get(look)?.pop();
    if (!found) return null;
    moved.push({ from: found[0], to });
    return found[1];
  }

  #make(square: Square, piece: Piece, look: string, state: BoardState): DrawnPiece {
    const element = toElement(placePiece(square, piece, state));
    this.#layers.pieces.append(element);
    return { look, element, at: "" };
  }

  /** Draws the dragged piece at the pointer, as `held` where it is drawn already; its square shows a faded one. */
  hold(drag: Drag, root: HTMLElement, held: SVGElement | null): SVGElement | null {
    const { square, piece } = drag.origin;
    this.held = square;
    this.#lift(piece ? null : square);
    return later?.drawHeld(drag, this.#state!, root, this, held) ?? held;
  }

  /** Ends a drag. */
  drop(): void {
    this.#lift(null);
    this.sketch();
    // The host answers a drop at once, or at the end of this task.
    setTimeout(() => (this.held = null));
  }

  /** Draws an unfinished arrow or the square under a dragged piece. */
  sketch(...shapes: Shapes): void {
    fill(this.#layers.sketch, shapes);
  }

  /** Shows which domes belong to a square. */
  link(square: Square | null): void {
    fill(this.#layers.links, drawLinks(this.#state!, square));
  }

  /** Shows a piece faded, as it is dragged. */
  #lift(square: Square | null): void {
    for (const [at, { element }] of this.#drawn) element.classList.toggle("lifted", at === square);
  }
}
