// What can be done in a game: little in sight, the rest in a menu.
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { gameTexts } from "../../parts/game-texts.js";
import { usePopup } from "../../parts/popup.js";
import { ZoneButton, ZoneSwitch } from "../../parts/zone-switch.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { flip, goThrough, offerDraw, share, showHint } from "./controls.js";
import { togglePause, undo, type Controls } from "./controls.js";
import { playTexts } from "./texts.js";

interface Props {
  controls: Controls;
  snapshot: PlaySnapshot;
}

interface Item {
  name: string;
  act?: () => void;
  href?: string;
  isDisabled?: boolean;
}

/** What the menu has, in its order. */
function listItems({ controls, snapshot }: Props): Item[] {
  const m = read(playTexts);
  const { match, question } = controls;
  const { outcome, clocks } = snapshot;
  const isRunning = outcome === null;
  const isComputer = match.own !== null;
  const draw = () => (isComputer ? void offerDraw(controls) : void (question.value = "draw"));
  const pause = () => {
    if (isComputer || clocks?.paused) togglePause(controls);
    else question.value = "pause";
  };
  return [
    ...(isRunning ? [{ name: m.draw, act: draw, isDisabled: snapshot.session !== null }] : []),
    ...(isRunning && clocks ? [{ name: clocks.paused ? m.resume : m.pause, act: pause }] : []),
    ...(isRunning ? [{ name: m.resign, act: () => void (question.value = "resign") }] : []),
    { name: m.redo, act: () => void match.play.redo(), isDisabled: !snapshot.canRedo },
    { name: m.flip, act: flip },
    { name: m.analyse, href: linkTo("analyse", `game=${match.saving.id}`) },
    { name: m.share, act: () => void share(controls) },
    { name: m.keys, act: () => void (question.value = "keys") },
    { name: m.newGame, href: linkTo("play", "new") },
  ];
}

function More(props: Props) {
  const m = read(playTexts);
  const { isOpen, box, close } = usePopup();
  const choose = ({ act }: Item) => {
    close();
    props.controls.match.saving.flush();
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

export function Actions({ controls, snapshot }: Props) {
  const m = read(playTexts);
  const game = read(gameTexts);
  const { thinking, outcome } = snapshot;
  const isRunning = outcome === null;
  return (
    <div class="actions" role="toolbar" aria-label={m.game}>
      <button type="button" disabled={!snapshot.canUndo} onClick={() => undo(controls)}>
        <span aria-hidden="true">↶</span> {m.undo}
      </button>
      <button
        type="button"
        disabled={!isRunning || thinking !== null}
        aria-busy={controls.isSearching.value}
        onClick={() => void showHint(controls)}
      >
        {game.hint.button}
      </button>
      <ZoneSwitch announce={controls.announce} />
      <ZoneButton announce={controls.announce} />
      <button
        type="button"
        class="step"
        aria-label={game.moves.back}
        onClick={() => goThrough(controls, "back")}
      >
        ‹
      </button>
      <button
        type="button"
        class="step"
        aria-label={game.moves.forward}
        onClick={() => goThrough(controls, "forward")}
      >
        ›
      </button>
      {isRunning && (
        <button type="button" class="resign" onClick={() => (controls.question.value = "resign")}>
          {m.resign}
        </button>
      )}
      <More controls={controls} snapshot={snapshot} />
    </div>
  );
}
