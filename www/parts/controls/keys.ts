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
  Backspace: "takeBack",
  "?": "help",
} as const;

type Action = (typeof KEYS)[keyof typeof KEYS];

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

/** Listens to these keys while the component is there. */
export function useKeys(actions: Partial<Record<Action, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  // At once: a key may be pressed as soon as the view is there.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      // The squares are in the shadow of the board.
      const [target] = event.composedPath();
      const element = target instanceof HTMLElement ? target : null;
      if (element?.closest(OWN_KEYS)) return;
      if (element?.dataset["square"] && CELL_KEYS.includes(event.key)) return;
      const name = findAction(event);
      const act = name && latest.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
