// Secrets: whoever has that of a side plays it.
import type { Color } from "cotulenh-wasm/web";

/** 128 random bits, as 22 characters for links. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** How a game or a secret looks. */
export const SECRET = /^[\w-]{22}$/;

/** Compares in a time that does not tell where the texts differ. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let n = 0; n < a.length; n++) difference |= a.charCodeAt(n) ^ b.charCodeAt(n % b.length);
  return difference === 0;
}

/** The side that a secret belongs to; `null` if it belongs to none. */
export function findSeat(seats: Readonly<Record<Color, string>>, secret: string): Color | null {
  const isRed = isSame(secret, seats.r);
  const isBlue = isSame(secret, seats.b);
  return isRed ? "r" : isBlue ? "b" : null;
}
