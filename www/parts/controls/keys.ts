// Keys that work wherever the focus is, except where something uses them itself.
import { useLayoutEffect, useRef } from "preact/hooks";

const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  u: "undo",
  r: "redo",
  f: "flip",
  h: "hint",
  x: "zones",
  n: "next",
  e: "engine",
  Backspace: "takeBack",
  "?": "help",
} as const;

export type Action = (typeof KEYS)[keyof typeof KEYS];

/** Elements that use these keys themselves. */
const OWN_KEYS = "input, textarea, select, summary, [contenteditable], dialog, [role=menu]";

/** Keys that the cells of the board use. */
const CELL_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

function findAction(event: KeyboardEvent): Action | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
    return key === "z" ? "undo" : null;
  }
  return KEYS[key as keyof typeof KEYS] ?? null;
}

/** What keys do now, by the components that are mounted. */
const mounted = new Set<{ readonly current: Partial<Record<Action, () => void>> }>();

/** The actions that have a key at the moment. */
export function listActions(): Action[] {
  return [...mounted].flatMap(({ current }) => Object.keys(current) as Action[]);
}

/** Whether an element uses such keys itself: a field, a dialog, a menu. */
export function usesKeys(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.closest(OWN_KEYS) !== null;
}

/** Listens to these keys while the component is mounted. */
export function useKeys(actions: Partial<Record<Action, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  // A layout effect: a key may be pressed as soon as the view is drawn.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (usesKeys(event)) return;
      // The squares are in the shadow root of the board.
      const [target] = event.composedPath();
      const element = target instanceof HTMLElement ? target : null;
      if (element?.dataset["square"] && CELL_KEYS.includes(event.key)) return;
      const name = findAction(event);
      const act = name && latest.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    mounted.add(latest);
    return () => {
      document.removeEventListener("keydown", onKey);
      mounted.delete(latest);
    };
  }, []);
}
