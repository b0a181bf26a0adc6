// Where a position that was set up can go.
import { sideName } from "cotulenh-wasm/texts";
import { positionFragment } from "../../links/fragment.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { fen, problems, rules } from "./setup.js";
import { editorTexts } from "./texts.js";

/** Whether the position can be played, and where it can go. */
export function Leave() {
  const m = read(editorTexts);
  const fragment = positionFragment(fen.value, rules.value);
  const found = problems.value;
  return (
    <section class="leave stack" aria-label={m.next}>
      <p role="status" class={found.length > 0 ? "problem" : "muted"}>
        {found.length === 0
          ? m.ready
          : found.map(({ kind, color }) => m[kind](sideName(color, words()))).join(" ")}
      </p>
      <div class="row">
        {found.length === 0 ? (
          <a class="button primary" href={linkTo("play", fragment)}>
            {m.play}
          </a>
        ) : (
          <button type="button" disabled>
            {m.play}
          </button>
        )}
        <a class="button" href={linkTo("analyse", fragment)}>
          {m.analyse}
        </a>
      </div>
    </section>
  );
}
