// Reads messages of clients, which can be anything. What comes out of here has the fields of its type, and no others.
import {
  GREETINGS,
  PROTOCOL,
  type ActionMessage,
  type ClientMessage,
  type HelloMessage,
  type OfferAction,
} from "./messages.js";
import { cleanName } from "./names.js";
import { Refusal } from "./refusal.js";
import { SECRET } from "./secrets.js";

const ACTIONS = ["step", "unstep", "turn", "commit", "cancel", "resign", "claim"] as const;
const OFFERS = ["draw", "takeback", "rematch"] as const;
const OFFER_ACTIONS: readonly OfferAction[] = ["offer", "accept", "decline"];

/** The longest name of an action, and the longest text of a deploy. */
export const LONGEST_ID = 64;
const LONGEST_TEXT = 200;

/** The fields of each message besides its type. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  hello: ["protocol", "seat", "invitation", "name", "since"],
  ping: ["id"],
  checked: ["id"],
  greet: ["id", "greeting"],
  ...Object.fromEntries(ACTIONS.map((type) => [type, ["id", "version"]])),
  step: ["id", "text", "version", "thought"],
  turn: ["id", "text", "version", "thought"],
  commit: ["id", "version", "thought"],
  ...Object.fromEntries(OFFERS.map((type) => [type, ["id", "action", "version"]])),
};

export type Fields = Readonly<Record<string, unknown>>;

export function refuse(detail: string): never {
  throw new Refusal("BAD_MESSAGE", detail);
}

export function readText(fields: Fields, name: string, most: number): string {
  const value = fields[name];
  if (typeof value !== "string" || value.length === 0 || value.length > most) {
    refuse(`${name} is a text of at most ${most} characters`);
  }
  return value;
}

export function readSecret(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !SECRET.test(value)) refuse(`${name} has 22 characters`);
  return value;
}

export function readCount(fields: Fields, name: string): number {
  const value = fields[name];
  if (!Number.isSafeInteger(value) || (value as number) < 0) {
    refuse(`${name} is a whole number from 0`);
  }
  return value as number;
}

export function parse(message: unknown): Fields {
  let value = message;
  try {
    if (typeof message === "string") value = JSON.parse(message);
  } catch {
    refuse("this is not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse("a message is an object");
  }
  return value as Fields;
}

/** The id of a message that cannot be read, if that at least can. */
export function findId(message: unknown): string | null {
  try {
    return readText(parse(message), "id", LONGEST_ID);
  } catch {
    return null;
  }
}

/** What was read here, and is taken as it is when it comes back. */
const known: WeakSet<object> = /* @__PURE__ */ new WeakSet();

/** Reads a message, as a text or as an object. One that was read before is not read again. */
export function readMessage(message: unknown): ClientMessage {
  if (typeof message === "object" && message !== null && known.has(message)) {
    return message as ClientMessage;
  }
  const read = Object.freeze(readFields(parse(message)));
  known.add(read);
  return read;
}

/**
 * Reads a `hello`, from which a server learns the secret of a side. Returns `null` for other messages and for those that
 * cannot be read, which `receive` answers.
 *
 * @example
 * ```ts
 * readHello(message)?.seat;
 * ```
 */
export function readHello(message: unknown): HelloMessage | null {
  try {
    const read = readMessage(message);
    return read.type === "hello" ? read : null;
  } catch {
    return null;
  }
}

/** The type of a message, which has only the fields of its type. */
export function requireKnown(fields: Fields, all: Readonly<Record<string, readonly string[]>>) {
  const { type } = fields;
  const names = typeof type === "string" && Object.hasOwn(all, type) ? all[type] : undefined;
  if (!names) refuse(`type is one of ${Object.keys(all).join(", ")}`);
  const unknown = Object.keys(fields).find((name) => name !== "type" && !names.includes(name));
  if (unknown !== undefined) refuse(`${String(type)} has the fields ${names.join(", ")}`);
  return type as string;
}

function readFields(fields: Fields): ClientMessage {
  if (fields["type"] === "hello") {
    const protocol = readCount(fields, "protocol");
    // Clients of other versions may have other fields: they are to learn that it is the version.
    if (protocol !== PROTOCOL) return { type: "hello", protocol, since: 0 };
  }
  const type = requireKnown(fields, FIELDS);
  if (type === "hello") {
    const [seat, invitation] = [readSecret(fields, "seat"), readSecret(fields, "invitation")];
    if (invitation !== undefined && seat === undefined) refuse("an invitation comes with a seat");
    const name = fields["name"] === undefined ? undefined : cleanName(fields["name"]);
    if (name === null) throw new Refusal("BAD_NAME");
    const since = readCount(fields, "since");
    return { type, protocol: PROTOCOL, seat, invitation, ...(name && { name }), since };
  }
  if (type === "ping") {
    return { type, ...(fields["id"] !== undefined && { id: readText(fields, "id", LONGEST_ID) }) };
  }
  if (type === "checked") return { type, id: readText(fields, "id", LONGEST_ID) };
  if (type === "greet") {
    const greeting = GREETINGS.find((one) => one === fields["greeting"]);
    if (!greeting) refuse(`greeting is one of ${GREETINGS.join(", ")}`);
    return { type, id: readText(fields, "id", LONGEST_ID), greeting };
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
    id: readText(fields, "id", LONGEST_ID),
    ...((type === "step" || type === "turn") && { text: readText(fields, "text", LONGEST_TEXT) }),
    ...(isOffer && { action: action as OfferAction }),
    ...(fields["version"] !== undefined && { version: readCount(fields, "version") }),
    ...(fields["thought"] !== undefined && { thought: readCount(fields, "thought") }),
  };
}
