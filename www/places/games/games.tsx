// Your games: all games of this browser, to search, open, delete and save.
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { writeFile } from "../../links/stored.js";
import { notify } from "../../parts/dialogs/notices.js";
import { saveFile } from "../../parts/share/share.js";
import { games } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { GameRow } from "./row.js";
import { search } from "./search.js";
import { gamesTexts } from "./texts.js";
import "./games.css";

/** How many rows are drawn at first, and more with each press. */
const PAGE = 100;

export default function GamesPlace() {
  const m = read(gamesTexts);
  const text = useSignal("");
  const [most, setMost] = useState(PAGE);
  const all = games.value.filter(({ source }) => source !== "lesson");
  const found = search(all, text.value);
  const save = () => {
    const { text: pgn, unreadable } = writeFile(found.map(({ id }) => id));
    saveFile(new Blob([pgn], { type: "application/x-chess-pgn" }), "cotulenh-games.pgn");
    if (unreadable > 0) notify(m.unreadable(unreadable));
  };
  return (
    <div class="games-place stack">
      <h1>{m.title}</h1>
      <p class="muted">{m.about}</p>
      {all.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <>
          <div class="row">
            <label class="labelled search">
              <span>{m.search}</span>
              <input
                type="search"
                autocomplete="off"
                placeholder={m.searchHint}
                value={text.value}
                onInput={({ currentTarget }) => (text.value = currentTarget.value)}
              />
            </label>
            <button type="button" disabled={found.length === 0} onClick={save}>
              {found.length === all.length ? m.save : m.saveFound}
            </button>
          </div>
          <p class="muted small" role="status">
            {found.length === 0 ? m.nothing : m.found(found.length, all.length)}
          </p>
          <ul class="game-rows card">
            {found.slice(0, most).map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
          {found.length > most && (
            <button type="button" onClick={() => setMost(most + PAGE)}>
              {m.more}
            </button>
          )}
        </>
      )}
    </div>
  );
}
