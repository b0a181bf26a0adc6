// How the players of a game are called.
import type { Color } from "cotulenh-wasm";
import { sideName } from "cotulenh-wasm/texts";
import type { Match } from "../../match/match.js";
import { LEVELS } from "../../match/setup.js";
import { matchTexts } from "../../match/texts.js";
import { read, words } from "../../texts/texts.js";
import { playTexts } from "./texts.js";

/** `Sergeant · level 4`, `You`, or `Red`. */
export function namePlayer({ players, own }: Pick<Match, "players" | "own">, color: Color): string {
  const { kind, level, name } = players[color];
  const m = read(matchTexts);
  if (name) return name;
  const found = LEVELS.find((one) => one === level);
  if (kind === "computer" && found) return `${m.levels[found].name} · ${m.level(found)}`;
  return own === null ? sideName(color, words()) : m.you;
}

/** The other one, inside a sentence. */
export function nameOpponent(match: Pick<Match, "players" | "own">): string {
  if (match.own === null) return read(playTexts).setup.friendShort;
  return namePlayer(match, match.own === "r" ? "b" : "r");
}
