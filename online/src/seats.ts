// Secrets: whoever has the secret of a side plays it, and the first with its invitation gets it. They are
// stored hashed.
import { createHash } from "node:crypto";
import type { Color } from "cotulenh-wasm/web";

/** A hash for each side; `null` where there is no secret yet. */
export type Hashes = Record<Color, string | null>;

/** What is stored of a secret. It has 128 random bits, so that nothing slower is needed. */
export function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * The invitation to the next game for whoever plays a side of this one. It is computed from the stored data,
 * so that a player who was away can get it again, and no other player can.
 */
export function nextInvitation(next: string, seat: string): string {
  return createHash("sha256").update(`${next} ${seat}`).digest("base64url").slice(0, 22);
}

/** Compares in constant time, which does not reveal where the texts differ. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let n = 0; n < a.length; n++) difference |= a.charCodeAt(n) ^ b.charCodeAt(n % b.length);
  return difference === 0;
}

/** The side with this hash; `null` if there is none. */
export function findSide(hashes: Hashes, found: string): Color | null {
  const isRed = hashes.r !== null && isSame(found, hashes.r);
  const isBlue = hashes.b !== null && isSame(found, hashes.b);
  return isRed ? "r" : isBlue ? "b" : null;
}
