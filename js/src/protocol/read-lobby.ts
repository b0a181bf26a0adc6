// Reads messages that clients send to a lobby, which can be anything.
import type { Color } from "../vocabulary/types.js";
import {
  LOBBY_PROTOCOL,
  MOST_BLOCKED,
  type ChallengeMessage,
  type LobbyClientMessage,
} from "./lobby.js";
import { cleanName } from "./names.js";
import {
  LONGEST_ID,
  parse,
  readCount,
  readSecret,
  readText,
  refuse,
  requireKnown,
  type Fields,
} from "./read.js";
import { Refusal } from "./refusal.js";
import { SECRET } from "./secrets.js";

const CHALLENGE = ["id", "rules", "clock", "color", "watch"];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  hello: ["protocol", "key", "name", "blocks"],
  challenge: CHALLENGE,
  play: CHALLENGE,
  accept: ["id", "challenge"],
  withdraw: ["id"],
  taken: ["game"],
  ping: ["id"],
  checked: ["id"],
};

/** Reads a message. What comes out has the fields of its type; rules and clocks are still to be checked. */
export function readLobbyMessage(message: unknown): LobbyClientMessage {
  const fields = parse(message);
  const type = requireKnown(fields, FIELDS);
  switch (type) {
    case "hello":
      return readHello(fields);
    case "challenge":
    case "play":
      return { type, id: readText(fields, "id", LONGEST_ID), ...readChallenge(fields) };
    case "accept":
      return {
        type,
        id: readText(fields, "id", LONGEST_ID),
        challenge: requireSecret(fields, "challenge"),
      };
    case "withdraw":
    case "checked":
      return { type, id: readText(fields, "id", LONGEST_ID) };
    case "taken":
      return { type, game: requireSecret(fields, "game") };
    default:
      return {
        type: "ping",
        ...(fields["id"] !== undefined && { id: readText(fields, "id", LONGEST_ID) }),
      };
  }
}

function requireSecret(fields: Fields, name: string): string {
  return readSecret(fields, name) ?? refuse(`${name} has 22 characters`);
}

function readHello(fields: Fields): LobbyClientMessage {
  const protocol = readCount(fields, "protocol");
  if (protocol !== LOBBY_PROTOCOL) throw new Refusal("WRONG_PROTOCOL");
  const { blocks = [] } = fields;
  const isList = Array.isArray(blocks) && blocks.length <= MOST_BLOCKED;
  if (!isList || !blocks.every((one) => typeof one === "string" && SECRET.test(one))) {
    refuse(`blocks is a list of at most ${MOST_BLOCKED} players`);
  }
  const key = requireSecret(fields, "key");
  const name = cleanName(fields["name"]);
  if (name === null) throw new Refusal("BAD_NAME");
  return { type: "hello", protocol, key, name, blocks };
}

function readChallenge({ rules, clock, color = null, watch = false }: Fields) {
  if (color !== null && color !== "r" && color !== "b") refuse(`color is "r", "b" or null`);
  if (typeof watch !== "boolean") refuse("watch is true or false");
  return {
    // The referee checks them.
    rules: rules as ChallengeMessage["rules"],
    clock: (clock ?? null) as ChallengeMessage["clock"],
    color: color as Color | null,
    watch,
  };
}
