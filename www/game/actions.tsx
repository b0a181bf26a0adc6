// The actions of a game: the usual ones as buttons, the rest in a menu.
import { useLayoutEffect, useRef } from "preact/hooks";
import { gameTexts } from "../parts/game-texts.js";
import { IconButton } from "../parts/controls/icon-button.js";
import { usePopup } from "../parts/dialogs/popup.js";
import { ZoneSwitch } from "../parts/board/zone-switch.js";
import { read } from "../texts/texts.js";
import { goThrough, type Host, type Item, type PanelProps } from "./controls.js";
import { playTexts } from "./texts.js";

function More({ items }: Pick<Host, "items">) {
  const m = read(playTexts);
  const { isOpen, box, close } = usePopup();
  const menu = useRef<HTMLDivElement>(null);
  // It opens upwards, in a low window beyond the visible part of the page.
  useLayoutEffect(() => {
    if (isOpen.value) menu.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen.value]);
  const choose = ({ act }: Item) => {
    close();
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
      <div id="more" class="more-box card" hidden={!isOpen.value} ref={menu}>
        {items.map((item) =>
          item.href ? (
            <a key={item.name} class="button quiet" href={item.href} onClick={() => choose(item)}>
              {item.name}
            </a>
          ) : (
            <button
              key={item.name}
              type="button"
              class={item.isForKeys ? "quiet keys-note" : "quiet"}
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

export function Actions({ controls, host, snapshot }: PanelProps) {
  const m = read(playTexts);
  const game = read(gameTexts);
  const { undo, hint, resign } = host;
  const isRunning = snapshot.outcome === null;
  return (
    <div class="actions" role="toolbar" aria-label={m.game}>
      {undo && (
        <button type="button" disabled={!snapshot.canUndo} onClick={undo}>
          <span aria-hidden="true">↶</span> {m.undo}
        </button>
      )}
      {hint && (
        <button
          type="button"
          disabled={!isRunning || snapshot.thinking !== null}
          aria-busy={hint.isBusy}
          onClick={hint.show}
        >
          {game.hint.button}
        </button>
      )}
      <ZoneSwitch announce={controls.announce} />
      {(["back", "forward"] as const).map((to) => (
        <IconButton
          key={to}
          class="step"
          name={game.moves[to]}
          onClick={() => goThrough(controls, to)}
        >
          {to === "back" ? "‹" : "›"}
        </IconButton>
      ))}
      {isRunning && resign && (
        <button type="button" class="resign" onClick={resign}>
          {m.resign}
        </button>
      )}
      <More items={host.items} />
    </div>
  );
}
