// The selected square of the Editor.
import { IconButton } from "../../parts/controls/icon-button.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { remove, splitStack, toggleHeroic } from "./position.js";
import { change, pieces, selected } from "./setup.js";
import { editorTexts } from "./texts.js";

/** The pieces of the selected square: each can be made heroic, or removed. */
export function SelectedSquare() {
  const m = read(editorTexts);
  const square = selected.value;
  const stack = square && pieces.value.get(square);
  if (!square || !stack) return null;
  return (
    <section class="selected-square" aria-label={m.square(square)}>
      <h3>{m.square(square)}</h3>
      {splitStack(stack).map((piece) => {
        const name = words().pieces[piece.type];
        return (
          <div key={piece.type} class="row">
            <span class="name">{words().title(name)}</span>
            <IconButton
              name={m.makeHeroic(name)}
              aria-pressed={piece.heroic === true}
              onClick={() => change(toggleHeroic(square, piece.type))}
            >
              ★
            </IconButton>
            <IconButton name={m.remove(name)} onClick={() => change(remove(square, piece.type))}>
              ×
            </IconButton>
          </div>
        );
      })}
    </section>
  );
}
