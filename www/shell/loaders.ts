// How each place is loaded: when it is visited, or a little before.
import type { ComponentType } from "preact";
import type { PlaceName } from "../routing/places.js";
import { placeOf } from "../routing/router.js";

/** The module of a place. */
interface Place {
  default: ComponentType;
}

/** Loads a place. */
export const LOADERS: Readonly<Record<PlaceName, () => Promise<Place>>> = {
  home: () => import("../places/home/home.js"),
  play: () => import("../places/play/play.js"),
  online: () => import("../places/online/online.js"),
  learn: () => import("../places/learn/learn.js"),
  puzzles: () => import("../places/puzzles/puzzles.js"),
  analyse: () => import("../places/analyse/analyse.js"),
  editor: () => import("../places/editor/editor.js"),
  games: () => import("../places/games/games.js"),
  rules: () => import("../places/rules/rules.js"),
  developers: () => import("../places/developers/developers.js"),
};

/** Loads a place before it is visited. A failure is reported when it is visited. */
export function prepare(place: PlaceName): void {
  LOADERS[place]().catch(() => {});
}

/** Whether the browser asks to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Calls a function as soon as the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 1000);
}

/** Loads a place as soon as the browser has nothing else to do. */
export function prepareWhenIdle(place: PlaceName): void {
  if (!savesData()) whenIdle(() => prepare(place));
}

/** Loads the place of a link as soon as it is pointed at. */
export function prepareLinks(): void {
  const begin = ({ target }: Event) => {
    const link = (target as Element).closest?.("a");
    const place = link && placeOf(link);
    if (place && !savesData()) prepare(place);
  };
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, begin, { passive: true });
  }
}
