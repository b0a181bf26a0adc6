// What can be done in a game: little in sight, the rest in a menu.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { gameTexts } from "../../parts/game-texts.js";
import { ZoneButton, ZoneSwitch } from "../../parts/zone-switch.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { flip, goThrough, offerDraw, share, showHint } from "./table.js";
import { togglePause, undo, type Table } from "./table.js";
import { playTexts } from "./texts.js";

interface Props {
  table: Table;
  snapshot: PlaySnapshot;
}

interface Item {
  name: string;
  act?: () => void;
  href?: string;
  isDisabled?: boolean;
}

/** What the menu has, in its order. */
function listItems({ table, snapshot }: Props): Item[] {
  const m = read(playTexts);
  const { match, question } = table;
  const { outcome, clocks } = snapshot;
  const isRunning = outcome === null;
  const isComputer = match.own !== null;
  const draw = () => (isComputer ? void offerDraw(table) : void (question.value = "draw"));
  const pause = () => {
    if (isComputer || clocks?.paused) togglePause(table);
    else question.value = "pause";
  };
  return [
    ...(isRunning ? [{ name: m.draw, act: draw, isDisabled: snapshot.session !== null }] : []),
    ...(isRunning && clocks ? [{ name: clocks.paused ? m.resume : m.pause, act: pause }] : []),
    ...(isRunning ? [{ name: m.resign, act: () => void (question.value = "resign") }] : []),
    { name: m.redo, act: () => void match.play.redo(), isDisabled: !snapshot.canRedo },
    { name: m.flip, act: flip },
    { name: m.analyse, href: linkTo("analyse", `game=${match.saving.id}`) },
    { name: m.share, act: () => void share(table) },
    { name: m.keys, act: () => void (question.value = "keys") },
    { name: m.newGame, href: linkTo("play", "new") },
  ];
}

function More(props: Props) {
  const m = read(playTexts);
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen.value) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) isOpen.value = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      isOpen.value = false;
      box.current?.querySelector("button")?.focus();
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("keydown", closeByKey);
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("keydown", closeByKey);
    };
  }, [isOpen.value]);
  const choose = ({ act }: Item) => {
    isOpen.value = false;
    box.current?.querySelector("button")?.focus();
    props.table.match.saving.flush();
    act?.();
  };
  return (
    <div class="more" ref={box}>
      <button
        type="button"
        aria-expanded={isOpen.value}
        aria-controls="more"
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {m.more}
      </button>
      <div id="more" class="more-box" hidden={!isOpen.value}>
        {listItems(props).map((item) =>
          item.href ? (
            <a key={item.name} class="button quiet" href={item.href} onClick={() => choose(item)}>
              {item.name}
            </a>
          ) : (
            <button
              key={item.name}
              type="button"
              class="quiet"
              disabled={item.isDisabled}
              onClick={() => choose(item)}
            >
              {item.name}
            </button>
          ),
        )}
      </div>
    </div>
  );
}

export function Actions({ table, snapshot }: Props) {
  const m = read(playTexts);
  const game = read(gameTexts);
  const { thinking, outcome } = snapshot;
  const isRunning = outcome === null;
  return (
    <div class="actions" role="toolbar" aria-label={m.game}>
      <button type="button" disabled={!snapshot.canUndo} onClick={() => undo(table)}>
        <span aria-hidden="true">↶</span> {m.undo}
      </button>
      <button
        type="button"
        disabled={!isRunning || thinking !== null}
        aria-busy={table.isSearching.value}
        onClick={() => void showHint(table)}
      >
        {game.hint.button}
      </button>
      <ZoneSwitch announce={table.announce} />
      <ZoneButton announce={table.announce} />
      <button type="button" class="step" aria-label={game.moves.back} onClick={() => goThrough(table, "back")}>
        ‹
      </button>
      <button
        type="button"
        class="step"
        aria-label={game.moves.forward}
        onClick={() => goThrough(table, "forward")}
      >
        ›
      </button>
      {isRunning && (
        <button type="button" class="resign" onClick={() => (table.question.value = "resign")}>
          {m.resign}
        </button>
      )}
      <More table={table} snapshot={snapshot} />
    </div>
  );
}
