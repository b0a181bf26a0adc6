// The game as a whole: its names, and other games to open.
import { useSignal } from "@preact/signals";
import { positionFragment } from "../../../links/fragment.js";
import { isUnknown } from "../../../storage/headers.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { linkTo } from "../../../routing/router.js";
import { storedTexts } from "../../../parts/games/texts.js";
import { read } from "../../../texts/texts.js";
import { openNew, openText } from "./opening.js";
import { flip, type Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import "./game-part.css";

const NAMES = ["Red", "Blue", "Event", "Date"] as const;

function Details({ tree }: Pick<Study, "tree">) {
  const m = read(analyseTexts).game;
  useTree(tree);
  return (
    <div class="details">
      {NAMES.map((name) => {
        const value = tree.headers[name] ?? "";
        return (
          <label key={name} class="labelled">
            <span>{m.names[name]}</span>
            <input
              type="text"
              name={name}
              autocomplete="off"
              maxLength={100}
              value={isUnknown(value) ? "" : value}
              onChange={({ currentTarget }) =>
                tree.setHeader(name, currentTarget.value.trim() || null)
              }
            />
          </label>
        );
      })}
    </div>
  );
}

function OpenText() {
  const m = read(analyseTexts).game;
  const text = useSignal("");
  const refusal = useSignal<string | null>(null);
  const open = (given: string, name?: string) => {
    refusal.value = openText(given, name);
    if (refusal.value === null) text.value = "";
  };
  return (
    <form
      class="open-text stack"
      onSubmit={(event) => {
        event.preventDefault();
        open(text.value);
      }}
    >
      <h3>{m.open}</h3>
      <textarea
        rows={3}
        spellcheck={false}
        aria-label={m.openLabel}
        placeholder={m.openLabel}
        aria-invalid={refusal.value !== null}
        aria-describedby="open-refusal"
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <p id="open-refusal" class="refusal" role="alert">
        {refusal.value}
      </p>
      <div class="row">
        <button type="submit">{m.openButton}</button>
        <label class="button">
          {m.file}
          <input
            type="file"
            class="visually-hidden"
            accept=".pgn,.fen,.txt,text/plain"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void file?.text().then((text) => open(text, file.name));
              currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <p class="muted small">{m.openNote}</p>
    </form>
  );
}

export function GamePart({ study }: { study: Study }) {
  const m = read(analyseTexts).game;
  const { tree } = study;
  useTree(tree);
  const fragment = positionFragment(tree.current.fen, tree.rules);
  return (
    <div class="game-part">
      <div class="row">
        <button type="button" onClick={openNew}>
          {m.startNew}
        </button>
        <a class="button" href={linkTo("games")}>
          {read(storedTexts).library}
        </a>
        <a class="button" href={linkTo("play", fragment)}>
          {m.playFrom}
        </a>
        <a class="button" href={linkTo("editor", fragment)}>
          {m.editFrom}
        </a>
        <button type="button" class="flip" onClick={flip}>
          {read(analyseTexts).nav.flip}
        </button>
      </div>
      <h3>{m.details}</h3>
      <Details tree={tree} />
      <OpenText />
    </div>
  );
}
