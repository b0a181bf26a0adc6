// Secrets: whoever has the secret of a side plays it, and the first with its invitation gets it. They are
// stored hashed.
import { createHash } from "node:crypto";
import type { HelloMessage, StateNotice } from "cotulenh-wasm/referee";
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

/** The side with this hash; `null` if there is none. */
export function findSide({ r, b }: Hashes, found: string): Color | null {
  // How long it takes tells something of the hashes at most, of which nothing of a secret can be computed.
  return found === r ? "r" : found === b ? "b" : null;
}

/** The side that a client is, or is invited to; why it is none although it was. */
export interface Claim {
  readonly seat: Color | null;
  /** Whether it comes with an unused invitation, which is still to be exchanged for its secret. */
  readonly isInvited: boolean;
  readonly notice: StateNotice | null;
}

/** The side whose secret or invitation it is. */
export function findSeat(
  { seats, invitations }: { readonly seats: Hashes; readonly invitations: Hashes },
  { seat: secret, invitation }: HelloMessage,
): Claim {
  const none = { seat: null, isInvited: false, notice: null };
  if (secret === undefined) return none;
  const known = findSide(seats, hash(secret));
  if (known || invitation === undefined) return { ...none, seat: known };
  const invited = findSide(invitations, hash(invitation));
  if (!invited) return none;
  if (seats[invited] !== null) return { ...none, notice: "INVITATION_USED" };
  return { seat: invited, isInvited: true, notice: null };
}
