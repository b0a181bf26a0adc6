// Single values in the browser's storage, to which a browser may deny access.
import { effect, signal, type Signal } from "@preact/signals";

/** Where a value is: for all tabs, or for one. */
type Where = "localStorage" | "sessionStorage";

/** A stored value; null if there is none, or no access. */
export function readStored(key: string, where: Where = "localStorage"): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. Without access, or without room, it is lost with the page. */
export function writeStored(
  key: string,
  value: string | null,
  where: Where = "localStorage",
): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, value);
  } catch {
    // The page works without it.
  }
}

/** Parses JSON; null if it is not valid. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** A value that is stored when it changes, and that follows the other tabs. */
export function stored<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: T) => string = JSON.stringify,
): Signal<T> {
  const value = signal(read(readStored(key)));
  // What was never chosen is not stored, and what another tab has stored is not stored again.
  let known = write(value.peek());
  effect(() => {
    const text = write(value.value);
    if (text !== known) writeStored(key, text);
    known = text;
  });
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    const next = read(event.newValue);
    known = write(next);
    value.value = next;
  });
  return value;
}
