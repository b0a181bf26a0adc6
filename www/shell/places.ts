// How each place is loaded: when it is visited, or a little before.
import type { ComponentType } from "preact";
import type { PlaceName } from "./names.js";
import { placeOf } from "./router.js";

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
  rules: () => import("../places/rules/rules.js"),
  developers: () => import("../places/developers/developers.js"),
};

/** Loads a place before it is visited. A failure is reported when it is visited. */
export function prepare(place: PlaceName): void {
  LOADERS[place]().catch(() => {});
}

/** Whether the visitor wants to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Loads a place as soon as the browser has nothing else to do. */
export function prepareWhenIdle(place: PlaceName): void {
  if (savesData()) return;
  const begin = () => prepare(place);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 1000);
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
