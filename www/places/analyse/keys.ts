// Keys of this place: arrows go through the game, f turns the board, Ctrl+Z takes back an edit.
import { useEffect } from "preact/hooks";
import { goBack, goForward, goToEnd, view, type Study } from "./study.js";

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

export function useKeys(study: Study): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isField(event.target) || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const actions: Readonly<Record<string, () => void>> = isCommand
        ? {
            z: () => (event.shiftKey ? study.tree.redoEdit() : study.tree.undoEdit()),
            y: () => study.tree.redoEdit(),
          }
        : {
            arrowleft: () => goBack(study),
            arrowright: () => goForward(study),
            home: () => goToEnd(study, "start"),
            end: () => goToEnd(study, "end"),
            f: () => (view.value = view.value === "r" ? "b" : "r"),
          };
      const action = actions[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [study]);
}
