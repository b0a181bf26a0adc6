// Animations that show what happened in a move. They are played over the new state, once, and change
// nothing: a board without them shows the same.
import type { Square } from "../../vocabulary/types.js";
import { burst } from "../draw/marks.js";
import { drawPiece } from "../draw/pieces.js";
import type { Point } from "../geometry.js";
import { at, group, path, shape, toElement, type Shape } from "../markup.js";
import type { Pieces } from "../read/placement.js";
import type { EffectPath, EffectPlace, Effects, Some } from "../options.js";
import type { BoardState } from "../read/state.js";

/** What animations need from their board. */
export interface AnimatedBoard {
  readonly state: BoardState;
  /** The pieces before, and those that are drawn now by their squares. */
  readonly before: Pieces;
  readonly drawn: (square: Square) => SVGElement | undefined;
  /** The layers for what is only there during an animation: below the pieces, and above them. */
  readonly below: SVGElement;
  readonly above: SVGElement;
  /** Where a drag has started that has just ended: the user has moved that piece already. */
  readonly held: Square | null;
}

/** A part of an animation: how long it takes, and what comes before it, in milliseconds. */
interface Timing {
  duration: number;
  delay?: number;
}

function list<T>(some: Some<T> | undefined): readonly T[] {
  if (some === null || some === undefined) return [];
  return Array.isArray(some) ? (some as readonly T[]) : [some as T];
}

const squareOf = (place: EffectPlace) => (typeof place === "string" ? place : place.square);
const translate = ({ x, y }: Point) => `translate(${x}px,${y}px)`;

/** Plays something on an element of its own, which goes with the animation. */
function show(layer: SVGElement, drawn: Shape, frames: Keyframe[], timing: Timing): void {
  const element = toElement(drawn);
  layer.append(element);
  const animation = element.animate(frames, { fill: "both", easing: "ease-out", ...timing });
  const end = () => element.remove();
  animation.addEventListener("finish", end);
  animation.addEventListener("cancel", end);
}

/** A piece moves over points, above all others. */
function slide(element: SVGElement, points: readonly Point[], duration: number): void {
  element.parentNode?.append(element);
  const frames = points.map((point) => ({ transform: translate(point) }));
  element.animate(frames, { duration, easing: "ease-out" });
}

/** The animations of one move, in their order: the mover, what it hits, the star of a hero, the pulse of check. */
class Scene {
  readonly #board: AnimatedBoard;
  readonly #duration: number;
  /** When the last thing that moves arrives. */
  #arrival = 0;

  constructor(board: AnimatedBoard) {
    this.#board = board;
    this.#duration = board.state.options.animation;
  }

  #point(square: Square): Point {
    return this.#board.state.geometry.point(square);
  }

  #arrive(time: number): number {
    this.#arrival = Math.max(this.#arrival, time);
    return time;
  }

  move({ from, to }: EffectPath): void {
    const element = this.#board.drawn(to);
    if (!element || from === this.#board.held) return;
    slide(element, [this.#point(from), this.#point(to)], this.#duration);
    this.#arrive(this.#duration * 0.8);
  }

  /** A shot from where one stands; an Air Force flies there and back. */
  shoot({ from, to, piece }: EffectPath): void {
    const [start, end] = [this.#point(from), this.#point(to)];
    const element = this.#board.drawn(from);
    const type = (piece ?? this.#board.before.get(from))?.type;
    if (type === "f" && element) slide(element, [start, end, start], 2 * this.#duration);
    else this.#fire(start, end);
    this.#blast(to, this.#arrive(this.#duration));
  }

  /** A shell with its trail, out of a flash. */
  #fire(start: Point, end: Point): void {
    const { above, below } = this.#board;
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    const duration = this.#duration;
    const shell = group(
      "shell",
      path("shot", "M-70 0H0"),
      shape("circle", { class: "shot-head", r: 11 }),
    );
    const way = [start, end].map((point) => ({
      transform: `${translate(point)} rotate(${angle}deg)`,
    }));
    show(above, shell, way, { duration });
    const line = path("trajectory", `M${start.x} ${start.y}L${end.x} ${end.y}`);
    show(below, line, [{ opacity: 0.9 }, { opacity: 0 }], { duration: 3 * duration });
    const flash = at(start, path("blast", burst(9, 34, 18)));
    show(above, flash, [{ opacity: 1 }, { opacity: 0 }], { duration: duration / 2 });
  }

  /** An Air Force that is lost with its target. */
  die({ from, to, piece = this.#board.before.get(from) }: EffectPath): void {
    const { state, above } = this.#board;
    if (piece) {
      const frames = [from, to].map((square) => ({ transform: translate(this.#point(square)) }));
      show(above, drawPiece(piece, state.set, state.labels), frames, { duration: this.#duration });
    }
    this.#blast(to, this.#arrive(this.#duration * 0.8));
  }

  #blast(square: Square, delay: number): void {
    const grow = (scale: number, opacity: number): Keyframe => ({
      transform: `${translate(this.#point(square))} scale(${scale})`,
      opacity,
    });
    const frames = [grow(0.2, 0), grow(0.3, 1), grow(1, 1), grow(1.25, 0)];
    show(this.#board.above, path("blast", burst(11, 58, 34)), frames, {
      duration: this.#duration,
      delay,
    });
  }

  /** What is captured stays, below the mover, until that has reached it. */
  fall(place: EffectPlace): void {
    const { state, before, below } = this.#board;
    const square = squareOf(place);
    const piece = (typeof place === "object" ? place.piece : null) ?? before.get(square);
    if (!piece) return;
    const drawn = at(
      this.#point(square),
      shape("g", { part: "captured" }, drawPiece(piece, state.set, state.labels)),
    );
    show(below, drawn, [{ opacity: 1 }, { opacity: 0 }], {
      duration: this.#duration / 2,
      delay: this.#arrival,
    });
  }

  join(place: EffectPlace): void {
    this.#pulse(squareOf(place), "joining", 1, this.#arrival);
  }

  /** The star of a hero comes when all have arrived. */
  promote(place: EffectPlace): void {
    const square = squareOf(place);
    for (const star of this.#board.drawn(square)?.querySelectorAll(".star") ?? []) {
      star.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: this.#duration,
        delay: this.#arrival,
        fill: "backwards",
      });
    }
    this.#pulse(square, "hero", 2, this.#arrival);
  }

  /** Last of all, the commander in check. */
  check(square: Square, isAfterStar: boolean): void {
    const delay = this.#arrival + (isAfterStar ? this.#duration : 0);
    this.#pulse(square, "alarm", 2, delay + this.#duration / 2);
  }

  #pulse(square: Square, className: string, times: number, delay: number): void {
    const ring = at(this.#point(square), shape("circle", { class: className, r: 54 }));
    const frames = Array.from({ length: times }, () => [
      { opacity: 0 },
      { opacity: 1 },
      { opacity: 0 },
    ]).flat();
    show(this.#board.below, ring, frames, { duration: this.#duration * (times + 1), delay });
  }
}

/** Plays the effects of a move. */
export function playEffects(effects: Effects, board: AnimatedBoard): void {
  const scene = new Scene(board);
  for (const way of list(effects.slide)) scene.move(way);
  for (const way of list(effects.returns)) scene.shoot(way);
  for (const way of list(effects.dies)) scene.die(way);
  for (const place of list(effects.captured)) scene.fall(place);
  for (const place of list(effects.joined)) scene.join(place);
  const heroes = list(effects.promoted);
  for (const place of heroes) scene.promote(place);
  const { check } = board.state;
  if (check) scene.check(check, heroes.length > 0);
}
