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

/** What a text says as JSON; null if it is none. */
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
  let isFirst = true;
  effect(() => {
    const text = write(value.value);
    // What was never chosen is not stored.
    if (!isFirst) writeStored(key, text);
    isFirst = false;
  });
  addEventListener("storage", (event) => {
    if (event.key === key) value.value = read(event.newValue);
  });
  return value;
}
