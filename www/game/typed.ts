// Moves as people type them. The package reads lower case, missing marks and two squares; this adds
// what is copied from elsewhere.

/** A typed move without its number, and with plain signs. */
export function tidyTypedMove(typed: string): string {
  return typed
    .trim()
    .replace(/^\d+\s*(?:\.+|…)\s*/, "")
    .replace(/[–—−→➝]|->/g, "-")
    .replace(/[×✕]/g, "x")
    .replace(/[“”"'.…;]+$/g, "")
    .replace(/\s*-\s*/g, "-");
}
