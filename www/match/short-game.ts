// The game that is chosen: the whole one, or the short one, with nine pieces a side and no commander, where the battle
// decides (R13.2). docs/RULES.md names the source; that the pieces stand on their points of the whole game is assumed.
import type { Rules } from "cotulenh-wasm";

export const GAMES = ["whole", "naval", "air"] as const;
export type GameName = (typeof GAMES)[number];

export const SHORT_GAMES: Readonly<Record<Exclude<GameName, "whole">, string>> = {
  naval: "11/1n2f3f2/3a2s2a1/2n1g3g2/11/11/11/11/2N1G3G2/3A2S2A1/1N2F3F2/11 r - - 0 1",
  air: "11/1n2f3f2/6s4/2n1g3g2/2i7i/11/11/2I7I/2N1G3G2/6S4/1N2F3F2/11 r - - 0 1",
};

/** How a game begins; the whole one where no FEN is given, with the rules that were chosen. */
export function toStart(game: GameName, rules: Rules): { fen?: string; rules: Rules } {
  if (game === "whole") return { rules };
  return { fen: SHORT_GAMES[game], rules: { ...rules, objective: game, decidedBy: "objective" } };
}
