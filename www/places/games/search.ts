// What a search in the library finds.
import { matchTexts } from "../../match/texts.js";
import { nameGame } from "../../parts/games/stored.js";
import { sayRules } from "../../parts/games/rules.js";
import { storedTexts } from "../../parts/games/texts.js";
import type { GameSummary } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { formatDate } from "./row.js";

/** Without marks and capitals, so that `ha noi` finds `Hà Nội`. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "d").toLowerCase();

/** Everything that is shown of a game, as one text. */
function describe(game: GameSummary): string {
  const m = read(storedTexts);
  const results: Readonly<Record<string, string>> = m.results;
  const { file, level } = { file: game.file?.name, level: read(matchTexts).level };
  const levels = [game.players.r, game.players.b].flatMap((one) =>
    one.level ? [level(one.level)] : [],
  );
  const parts = [
    nameGame(game),
    ...levels,
    game.result,
    results[game.result],
    sayRules(game.rules),
    m.source[game.source],
    formatDate(game),
    game.date,
    file,
  ];
  return plain(parts.filter(Boolean).join(" "));
}

/** The games in which every word of a search stands somewhere. */
export function search(games: readonly GameSummary[], text: string): readonly GameSummary[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return games;
  return games.filter((game) => {
    const described = describe(game);
    return wanted.every((word) => described.includes(word));
  });
}
