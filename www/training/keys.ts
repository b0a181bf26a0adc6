// Keys that work wherever the focus is, except in fields.
import { useEffect, useRef } from "preact/hooks";

export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = (event.target as Element).matches?.("input, select, textarea");
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
