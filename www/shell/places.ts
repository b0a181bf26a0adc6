// How each place is loaded when it is visited.
import type { ComponentType } from "preact";
import type { PlaceName } from "./names.js";

/** The module of a place. */
interface Place {
  default: ComponentType;
}

/** Loads a place. */
export const LOADERS: Readonly<Record<PlaceName, () => Promise<Place>>> = {
  home: () => import("../places/home/home.js"),
  play: () => import("../places/play/play.js"),
  learn: () => import("../places/learn/learn.js"),
  puzzles: () => import("../places/puzzles/puzzles.js"),
  analyse: () => import("../places/analyse/analyse.js"),
  editor: () => import("../places/editor/editor.js"),
  rules: () => import("../places/rules/rules.js"),
  developers: () => import("../places/developers/developers.js"),
};
