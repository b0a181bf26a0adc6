// Single values in the browser's storage, to which a browser may deny access.

/** A stored value; null if there is none, or no access. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. Without access, or without room, it is lost with the page. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page works without it.
  }
}
