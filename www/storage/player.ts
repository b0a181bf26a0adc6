// The visitor online: a name, and a key by which others know it again, both kept in this browser only; and who is not to
// be met. There is no account: whoever has the key is this player.
import { parse, readStored, stored, writeStored } from "./values.js";

const SECRET = /^[\w-]{22}$/;

/** What the visitor wants to be called; empty until that was chosen. */
export const playerName = stored("cotulenh-name", (text) => text ?? "", String);

/** Whether others may find the visitor's games in the lobby, and watch them. */
export const mayWatch = stored<"on" | "off">(
  "cotulenh-may-watch",
  (text) => (text === "on" ? "on" : "off"),
  String,
);

/** Another player, as the lobby names it. */
export interface KnownPlayer {
  player: string;
  name: string;
}

function readPlayers(value: unknown): KnownPlayer[] {
  if (!Array.isArray(value)) return [];
  return (value as Partial<KnownPlayer>[]).filter(
    (one): one is KnownPlayer =>
      typeof one?.player === "string" && SECRET.test(one.player) && typeof one.name === "string",
  );
}

/** How many players can be blocked: the lobby reads so many. */
const MOST_BLOCKED = 40;

/** The players whom the visitor does not want to meet. */
export const blocked = stored<readonly KnownPlayer[]>("cotulenh-blocked", (text) =>
  readPlayers(parse(text)),
);

/** Blocks a player. Of too many, the first is forgotten. */
export function block({ player, name }: KnownPlayer): void {
  unblock(player);
  blocked.value = [...blocked.value, { player, name }].slice(-MOST_BLOCKED);
}

export function unblock(player: string): void {
  blocked.value = blocked.value.filter((one) => one.player !== player);
}

const KEY = "cotulenh-key";
/** Where the browser denies storage, the key lasts as long as the page. */
let key: string | null = null;

/** The key, which is made when it is first needed. */
export function loadKey(create: () => string): string {
  const known = readStored(KEY) ?? key;
  key = known && SECRET.test(known) ? known : create();
  writeStored(KEY, key);
  return key;
}

/** Name and key as one text, to be kept elsewhere. */
export function writePlayer(create: () => string): string {
  return `${loadKey(create)} ${playerName.value}`.trim();
}

/** Takes over what {@link writePlayer} has written. Returns whether it is that. */
export function readPlayer(text: string, clean: (name: string) => string | null): boolean {
  const [, secret, rest = ""] = /^\s*([\w-]{22})(?:\s+(.*))?$/s.exec(text) ?? [];
  const name = rest.trim() === "" ? "" : clean(rest);
  if (!secret || name === null) return false;
  key = secret;
  writeStored(KEY, secret);
  playerName.value = name;
  return true;
}

const OPPONENTS = "cotulenh-opponents";
const MOST_OPPONENTS = 20;
type Opponent = KnownPlayer & { game: string };

function loadOpponents(): Opponent[] {
  const value = parse(readStored(OPPONENTS)) as Partial<Opponent>[] | null;
  return (readPlayers(value) as Opponent[]).filter(({ game }) => typeof game === "string");
}

/** Keeps who plays the other side of a game that the lobby has made: names alone do not tell players apart. */
export function keepOpponent(game: string, { player, name }: KnownPlayer): void {
  const others = loadOpponents().filter((one) => one.game !== game);
  const all = [...others, { game, player, name }].slice(-MOST_OPPONENTS);
  writeStored(OPPONENTS, JSON.stringify(all));
}

/** Who plays the other side, if the lobby has made the game. */
export function opponentOf(game: string): KnownPlayer | null {
  return loadOpponents().find((one) => one.game === game) ?? null;
}
