// The games of the file that the current one belongs to: to go from one to the next, and to save all as one file.
import { writeFile } from "../../../links/stored.js";
import { IconButton } from "../../../parts/controls/icon-button.js";
import { nameGame } from "../../../parts/games/stored.js";
import { saveFile } from "../../../parts/share/share.js";
import { go } from "../../../routing/router.js";
import type { GameSummary } from "../../../storage/games.js";
import { read } from "../../../texts/texts.js";
import { saveStudy, type Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import { listChapters } from "./chapters.js";

function openChapter({ id }: GameSummary): void {
  saveStudy();
  go("analyse", `game=${id}`);
}

function saveChapters(name: string, chapters: readonly GameSummary[]): void {
  saveStudy();
  const { text } = writeFile(chapters.map(({ id }) => id));
  saveFile(new Blob([text], { type: "application/x-chess-pgn" }), `${name}.pgn`);
}

export function ChapterBar({ study }: { study: Study }) {
  const m = read(analyseTexts).chapters;
  const file = study.stored?.file;
  if (!file) return null;
  const chapters = listChapters(file.id);
  const at = chapters.findIndex(({ id }) => id === study.id);
  const step = (target: GameSummary | undefined, name: string, sign: string) => (
    <IconButton name={name} disabled={!target} onClick={() => target && openChapter(target)}>
      {sign}
    </IconButton>
  );
  return (
    <div class="chapters row" role="group" aria-label={m.label(file.name)}>
      {step(chapters[at - 1], m.previous, "‹")}
      <select
        aria-label={m.label(file.name)}
        value={study.id}
        onChange={({ currentTarget }) => {
          const chosen = chapters.find(({ id }) => id === currentTarget.value);
          if (chosen) openChapter(chosen);
        }}
      >
        {chapters.map((game, i) => (
          <option key={game.id} value={game.id}>
            {i + 1}. {nameGame(game)} {game.result === "*" ? "" : game.result}
          </option>
        ))}
      </select>
      {step(chapters[at + 1], m.next, "›")}
      <button type="button" onClick={() => saveChapters(file.name, chapters)}>
        {m.save}
      </button>
    </div>
  );
}
