// How games, secrets of sides and invitations look: 128 random bits in base64url.

/** What all of them are. */
export const SECRET = /^[\w-]{22}$/;

/**
 * A new secret: that of a side, which is sent with an invitation. Keep it: whoever has it plays that side.
 *
 * @example
 * ```ts
 * createSecret(); // "kWHlrNZypAk8upIoi3mO-A"
 * ```
 */
export function createSecret(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
