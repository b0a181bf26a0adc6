// The games of this browser, with opponent and result.
import { sideName } from "cotulenh-wasm/texts";
import { IconButton } from "../../../parts/controls/icon-button.js";
import { notify } from "../../../parts/dialogs/notices.js";
import {
  games,
  loadGame,
  removeGame,
  storeGame,
  type GameSummary,
  type PlayerNote,
} from "../../../storage/games.js";
import { language } from "../../../storage/settings.js";
import { read } from "../../../texts/texts.js";
import { words } from "../../../texts/words.js";
import { openGame } from "./opening.js";
import { analyseTexts } from "../texts.js";

/** The name of a player: the given one, or who they are. */
function namePlayer({ kind, level, name }: PlayerNote, color: "r" | "b"): string {
  const m = read(analyseTexts).game;
  if (name) return name;
  return kind === "computer" ? m.computer(level) : sideName(color, words());
}

/** Both names of a game; of a game against the computer, the opponent. */
function nameGame({ players, source }: Pick<GameSummary, "players" | "source">): string {
  const m = read(analyseTexts).game;
  const { r, b } = players;
  const isUnnamed = !r.name && !b.name && r.kind === "human" && b.kind === "human";
  return isUnnamed ? m.source[source] : `${namePlayer(r, "r")} – ${namePlayer(b, "b")}`;
}

function GameRow({ game, isShown }: { game: GameSummary; isShown: boolean }) {
  const m = read(analyseTexts);
  const results: Readonly<Record<string, string>> = m.game.results;
  const { id, result, savedAt, turns } = game;
  const name = nameGame(game);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(savedAt);
  const remove = () => {
    const removed = loadGame(id);
    removeGame(id);
    notify(
      m.game.removed,
      removed ? { name: m.undo, act: () => void storeGame(removed) } : undefined,
    );
  };
  return (
    <li>
      <button
        type="button"
        class="quiet open"
        aria-current={isShown ? "true" : undefined}
        onClick={() => openGame(id)}
      >
        <span class="name">{name}</span>
        <span class="muted small">
          {results[result] ?? results["*"]} · {m.game.turns(turns)} · {date}
        </span>
      </button>
      <IconButton
        class="quiet remove"
        name={m.game.remove(name)}
        disabled={isShown}
        onClick={remove}
      >
        ×
      </IconButton>
    </li>
  );
}

export function Library({ shown }: { shown: string }) {
  const m = read(analyseTexts).game;
  const list = games.value.filter(({ source }) => source !== "lesson");
  return (
    <section class="library" aria-label={m.library}>
      <h3>{m.library}</h3>
      {list.length === 0 ? (
        <p class="muted">{m.noGames}</p>
      ) : (
        <ul class="games">
          {list.map((game) => (
            <GameRow key={game.id} game={game} isShown={game.id === shown} />
          ))}
        </ul>
      )}
    </section>
  );
}
