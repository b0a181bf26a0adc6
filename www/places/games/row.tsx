// A game of the library.
import { IconButton } from "../../parts/controls/icon-button.js";
import { notify } from "../../parts/dialogs/notices.js";
import { goesOn, linkToStored, nameGame, sayTurn } from "../../parts/games/stored.js";
import { sayRules } from "../../parts/games/rules.js";
import { storedTexts } from "../../parts/games/texts.js";
import { linkTo } from "../../routing/router.js";
import { loadGame, type GameSummary } from "../../storage/games.js";
import { removeGame, storeGame } from "../../storage/store-game.js";
import { language } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { gamesTexts } from "./texts.js";

/** When a game was played, as its headers say, or when it was changed last. */
export function formatDate({ date, savedAt }: Pick<GameSummary, "date" | "savedAt">): string {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(date ?? "") ?? [];
  const time = year ? new Date(Number(year), Number(month) - 1, Number(day)) : savedAt;
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);
}

/** The result, or whose turn it is, or that the game goes on. */
function sayState(game: GameSummary): string {
  const m = read(storedTexts);
  const results: Readonly<Record<string, string>> = m.results;
  if (!goesOn(game)) return results[game.result] ?? m.results["*"];
  if (!game.online) return read(gamesTexts).goesOn;
  return sayTurn(game.online);
}

export function GameRow({ game }: { game: GameSummary }) {
  const m = read(gamesTexts);
  const { turns, source } = read(storedTexts);
  const { id } = game;
  const name = nameGame(game);
  const isRunning = goesOn(game);
  const remove = () => {
    const removed = loadGame(id);
    removeGame(id);
    notify(m.removed, removed ? { name: m.undo, act: () => void storeGame(removed) } : undefined);
  };
  const facts = [
    source[game.source],
    sayRules(game.rules),
    turns(game.turns),
    formatDate(game),
    ...(game.file ? [`${game.file.name} (${game.file.at + 1})`] : []),
  ];
  return (
    <li class="game-row" data-game={id}>
      <a class="open" href={linkToStored(game)}>
        <span class="name">{name}</span>
        <span class="result" data-result={game.result}>
          {sayState(game)}
        </span>
        <span class="muted small">{facts.join(" · ")}</span>
      </a>
      {isRunning && (
        <a class="button quiet" href={linkTo("analyse", `game=${id}`)} aria-label={m.analyse(name)}>
          {m.analyseShort}
        </a>
      )}
      <IconButton class="quiet remove" name={m.remove(name)} onClick={remove}>
        ×
      </IconButton>
    </li>
  );
}
