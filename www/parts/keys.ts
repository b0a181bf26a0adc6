// Keys that work wherever the focus is, except where something uses them itself.
import { useEffect, useRef } from "preact/hooks";

/** What keys do. */
interface KeyActions {
  back(): void;
  forward(): void;
  first(): void;
  last(): void;
  undo(): void;
  redo(): void;
  flip(): void;
  hint(): void;
  zones(): void;
  takeBack(): void;
  next(): void;
  help(): void;
}

const KEYS: Readonly<Record<string, keyof KeyActions>> = {
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
};

/** Elements that use these keys themselves. */
const OWN_KEYS = "input, textarea, select, summary, [contenteditable], dialog, [role=menu]";

/** Keys that the cells of the board use. */
const CELL_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

function findAction(event: KeyboardEvent): keyof KeyActions | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
    return key === "z" ? "undo" : null;
  }
  return KEYS[key] ?? null;
}

/** Listens to these keys while the component is there. */
export function useKeys(actions: Partial<KeyActions>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
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
