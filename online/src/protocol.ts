// Reads messages, which can be anything. What comes out of here has the fields of its type, and no others.
import type { ActionMessage, ClientMessage, OfferAction } from "cotulenh-wasm/online";
import { Refusal } from "./refusal.js";

const ACTIONS = ["step", "commit", "cancel", "resign", "claim"] as const;
const OFFERS = ["draw", "takeback", "rematch"] as const;
const OFFER_ACTIONS: readonly OfferAction[] = ["offer", "accept", "decline"];

/** The fields of each message besides its type. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  hello: ["protocol", "seat", "since"],
  ping: ["id"],
  step: ["id", "text", "version"],
  ...Object.fromEntries(ACTIONS.slice(1).map((type) => [type, ["id", "version"]])),
  ...Object.fromEntries(OFFERS.map((type) => [type, ["id", "action", "version"]])),
};

type Fields = Readonly<Record<string, unknown>>;

function refuse(detail: string): never {
  throw new Refusal("BAD_MESSAGE", detail);
}

function readText(fields: Fields, name: string, most: number): string {
  const value = fields[name];
  if (typeof value !== "string" || value.length === 0 || value.length > most) {
    refuse(`${name} is a text of at most ${most} characters`);
  }
  return value;
}

function readVersion(fields: Fields, name: string): number {
  const value = fields[name];
  if (!Number.isSafeInteger(value) || (value as number) < 0) refuse(`${name} is a version`);
  return value as number;
}

function parse(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refuse("this is not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse("a message is an object");
  }
  return value as Fields;
}

/** The id of a message that cannot be read, if that at least can. */
export function findId(text: string): string | null {
  try {
    return readText(parse(text), "id", 64);
  } catch {
    return null;
  }
}

export function readMessage(text: string): ClientMessage {
  const fields = parse(text);
  const { type } = fields;
  const known = typeof type === "string" && Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
  if (!known) refuse(`type is one of ${Object.keys(FIELDS).join(", ")}`);
  const unknown = Object.keys(fields).find((name) => name !== "type" && !known.includes(name));
  if (unknown !== undefined) refuse(`${String(type)} has the fields ${known.join(", ")}`);
  if (type === "hello") {
    const seat = fields["seat"] === undefined ? undefined : readText(fields, "seat", 64);
    const protocol = readVersion(fields, "protocol");
    return { type, protocol, seat, since: readVersion(fields, "since") };
  }
  if (type === "ping") {
    return { type, ...(fields["id"] !== undefined && { id: readText(fields, "id", 64) }) };
  }
  return readAction(type as ActionMessage["type"], fields);
}

function readAction(type: ActionMessage["type"], fields: Fields): ActionMessage {
  const { action = "offer" } = fields;
  const isOffer = OFFERS.some((one) => one === type);
  if (isOffer && !OFFER_ACTIONS.some((one) => one === action)) {
    refuse(`action is one of ${OFFER_ACTIONS.join(", ")}`);
  }
  return {
    type,
    id: readText(fields, "id", 64),
    ...(type === "step" && { text: readText(fields, "text", 200) }),
    ...(isOffer && { action: action as OfferAction }),
    ...(fields["version"] !== undefined && { version: readVersion(fields, "version") }),
  };
}
