// Animations that show what happened in a move. They are played over the new state, once, and change
// nothing: a board without them shows the same.
import type { Piece, Square } from "../../types.js";
import { burst } from "../draw/marks.js";
import { drawPiece } from "../draw/pieces.js";
import type { Point } from "../geometry.js";
import { at, path, shape, toElement, type Shape } from "../markup.js";
import type { Pieces } from "../read/placement.js";
import type { BoardState } from "../read/state.js";

/** A way that something takes. */
export interface EffectPath {
  /** Where it starts. */
  readonly from: Square;
  /** Where it ends. */
  readonly to: Square;
  /** What goes; the piece that is drawn there if not given. */
  readonly piece?: Piece;
}

/** A place where something happens. */
export type EffectPlace =
  | Square
  | {
      /** The square. */
      readonly square: Square;
      /** What it happens to. */
      readonly piece?: Piece;
    };

/** One, several or none. */
export type Some<T> = T | readonly T[] | null;

/** What happened in a move, as `effects(move)` of `cotulenh-wasm/play` tells it. */
export interface Effects {
  /** What went from one square to another; a part of a stack too. */
  readonly slide?: Some<EffectPath> | undefined;
  /** A shot: what captures and stays. An Air Force flies there and back. */
  readonly returns?: Some<EffectPath> | undefined;
  /** An Air Force that is lost with its target. */
  readonly dies?: Some<EffectPath> | undefined;
  /** What was captured. */
  readonly captured?: Some<EffectPlace> | undefined;
  /** Where pieces were put together. */
  readonly joined?: Some<EffectPlace> | undefined;
  /** Which pieces became heroic. */
  readonly promoted?: Some<EffectPlace> | undefined;
}

/** What animations need from their board. */
export interface Stage {
  readonly state: BoardState;
  /** The pieces before, and those that are drawn now by their squares. */
  readonly before: Pieces;
  readonly drawn: (square: Square) => SVGElement | undefined;
  /** The layer for what is only there during an animation. */
  readonly layer: SVGElement;
  /** Where a drag has started that has just ended: the user has moved that piece already. */
  readonly held: Square | null;
}

function list<T>(some: Some<T> | undefined): readonly T[] {
  if (some === null || some === undefined) return [];
  return Array.isArray(some) ? (some as readonly T[]) : [some as T];
}

const squareOf = (place: EffectPlace) => (typeof place === "string" ? place : place.square);
const translate = ({ x, y }: Point) => `translate(${x}px,${y}px)`;

/** Plays something on an element of its own, which goes with the animation. */
function show(stage: Stage, drawn: Shape, frames: Keyframe[], duration: number, delay = 0): void {
  const element = toElement(drawn);
  stage.layer.append(element);
  const animation = element.animate(frames, { duration, delay, fill: "both", easing: "ease-out" });
  const end = () => element.remove();
  animation.addEventListener("finish", end);
  animation.addEventListener("cancel", end);
}

function blast(stage: Stage, square: Square, delay: number): void {
  const grow = (scale: number, opacity: number): Keyframe => ({
    transform: `${translate(stage.state.geometry.point(square))} scale(${scale})`,
    opacity,
  });
  const frames = [grow(0.2, 1), grow(1, 1), grow(1.25, 0)];
  show(stage, path("blast", burst(11, 58, 34)), frames, stage.state.options.animation, delay);
}

/** A piece that is gone stays until it is hit. */
function vanish(stage: Stage, square: Square, piece: Piece, delay: number): void {
  const drawn = at(
    stage.state.geometry.point(square),
    drawPiece(piece, stage.state.set, stage.state.labels),
  );
  show(stage, drawn, [{ opacity: 1 }, { opacity: 0 }], stage.state.options.animation / 2, delay);
}

function slide(element: SVGElement, points: readonly Point[], duration: number): void {
  // Above the others.
  element.parentNode?.append(element);
  const frames = points.map((point) => ({ transform: translate(point) }));
  element.animate(frames, { duration, easing: "ease-out" });
}

function pulse(stage: Stage, square: Square, className: string, times: number): void {
  const ring = at(stage.state.geometry.point(square), shape("circle", { class: className, r: 50 }));
  const frames = [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }];
  const repeated = Array.from({ length: times }, () => frames).flat();
  show(
    stage,
    ring,
    repeated,
    stage.state.options.animation * (times + 1),
    stage.state.options.animation / 2,
  );
}

/** Plays the effects of a move. */
export function playEffects(effects: Effects, stage: Stage): void {
  const { state, before } = stage;
  const { geometry, options } = state;
  const duration = options.animation;
  const hit = duration * 0.8;
  for (const { from, to } of list(effects.slide)) {
    const element = stage.drawn(to);
    if (element && from !== stage.held)
      slide(element, [geometry.point(from), geometry.point(to)], duration);
  }
  for (const { from, to, piece } of list(effects.returns)) {
    const [start, end] = [geometry.point(from), geometry.point(to)];
    const element = stage.drawn(from);
    const type = (piece ?? before.get(from))?.type;
    if (type === "f" && element) slide(element, [start, end, start], 2 * duration);
    else {
      const shot = path("shot", `M${start.x} ${start.y}L${end.x} ${end.y}`, { pathLength: 1 });
      const dash = (offset: number) => ({ strokeDasharray: "0.25 2", strokeDashoffset: offset });
      show(stage, shot, [dash(0.25), dash(-1)], duration);
    }
    blast(stage, to, hit);
  }
  for (const { from, to, piece = before.get(from) } of list(effects.dies)) {
    if (piece) {
      const points = [geometry.point(from), geometry.point(to)];
      const frames = points.map((point) => ({ transform: translate(point) }));
      show(stage, drawPiece(piece, stage.state.set, stage.state.labels), frames, duration);
    }
    blast(stage, to, hit);
  }
  for (const place of list(effects.captured)) {
    const square = squareOf(place);
    const piece = (typeof place === "object" ? place.piece : null) ?? before.get(square);
    if (piece) vanish(stage, square, piece, hit);
  }
  for (const place of list(effects.joined)) pulse(stage, squareOf(place), "joining", 1);
  for (const place of list(effects.promoted)) pulse(stage, squareOf(place), "hero", 3);
}
