// Names of players.
import { otherColor } from "cotulenh-wasm";
import type { Match } from "../../match/match.js";
import { LEVELS } from "../../match/setup.js";
import { matchTexts } from "../../match/texts.js";
import type { PlayerNote } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { setupTexts } from "./setup-texts.js";

/** A name that was given, or `Sergeant · level 4`; null for a visitor of this page. */
export function nameGiven({ kind, level, name }: PlayerNote): string | null {
  if (name) return name;
  const m = read(matchTexts);
  const found = LEVELS.find((one) => one === level);
  return kind === "computer" && found ? `${m.levels[found].name} · ${m.level(found)}` : null;
}

/** The name of the opponent, for the inside of a sentence. */
export function nameOpponent({ players, own }: Pick<Match, "players" | "own">): string {
  const given = own && nameGiven(players[otherColor(own)]);
  return given ?? read(setupTexts).friendShort;
}
