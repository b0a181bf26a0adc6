// What can be done with the board of the Editor as a whole, and how pieces are put down.
import { EMPTY, START } from "cotulenh-wasm";
import { IconButton } from "../../parts/controls/icon-button.js";
import { ZoneSwitch } from "../../parts/board/zone-switch.js";
import { read } from "../../texts/texts.js";
import {
  brush,
  canRedo,
  canUndo,
  isErasing,
  isHeroic,
  redo,
  selected,
  setPosition,
  undo,
} from "./setup.js";
import { editorTexts } from "./texts.js";

export function Tools({ onFlip }: { onFlip: () => void }) {
  const m = read(editorTexts);
  return (
    <div class="row tools">
      <IconButton name={m.undo} disabled={!canUndo.value} onClick={undo}>
        ↶
      </IconButton>
      <IconButton name={m.redo} disabled={!canRedo.value} onClick={redo}>
        ↷
      </IconButton>
      <IconButton name={m.flip} onClick={onFlip}>
        ⇅
      </IconButton>
      <ZoneSwitch />
      <label class="button check">
        <input
          type="checkbox"
          checked={isHeroic.value}
          onChange={({ currentTarget }) => {
            isHeroic.value = currentTarget.checked;
            brush.value = brush.peek() && { ...brush.peek()!, heroic: isHeroic.value };
          }}
        />
        {m.heroic}
      </label>
      <button
        type="button"
        aria-pressed={isErasing.value}
        onClick={() => {
          isErasing.value = !isErasing.value;
          brush.value = null;
          selected.value = null;
        }}
      >
        {m.erase}
      </button>
      <button type="button" onClick={() => setPosition({ fen: EMPTY })}>
        {m.clear}
      </button>
      <button type="button" onClick={() => setPosition({ fen: START })}>
        {m.reset}
      </button>
    </div>
  );
}
