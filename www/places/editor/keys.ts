// Keys of the Editor: Ctrl+Z takes back a change, Ctrl+Y does it again.
import { useEffect } from "preact/hooks";
import { redo, undo } from "./setup.js";

export function useEditorKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = (event.target as Element).closest?.("input, textarea, select");
      if (event.defaultPrevented || isField || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
