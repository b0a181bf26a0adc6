// The solution of a puzzle, a sentence a turn: each leads to its position.
import type { GameTree } from "cotulenh-wasm/tree";
import { IconButton } from "../../parts/controls/icon-button.js";
import { useKeys } from "../../parts/controls/keys.js";
import { sayTurn } from "../../parts/last-turn/last-turn.js";
import { useTree } from "../../parts/tree/use-tree.js";
import { read } from "../../texts/texts.js";
import { puzzleTexts } from "./texts.js";

export function Solution({ tree }: { tree: GameTree }) {
  useTree(tree);
  const m = read(puzzleTexts);
  const [start, ...nodes] = tree.mainLine();
  const at = nodes.indexOf(tree.current as (typeof nodes)[number]);
  const back = () => void (at >= 0 && tree.goTo(nodes[at - 1] ?? start!));
  const forward = () => void (nodes[at + 1] && tree.goTo(nodes[at + 1]!));
  useKeys({ back, forward });
  return (
    <section class="solution" aria-label={m.solutionSteps}>
      <ol>
        {nodes.map((node, i) => (
          <li key={node.id}>
            <button
              type="button"
              class="quiet"
              aria-current={i === at ? "step" : undefined}
              onClick={() => tree.goTo(node)}
            >
              {sayTurn(node.turn!)}
            </button>
          </li>
        ))}
      </ol>
      <div class="row">
        <IconButton name={m.stepBack} disabled={at < 0} onClick={back}>
          ‹
        </IconButton>
        <IconButton name={m.stepForward} disabled={at === nodes.length - 1} onClick={forward}>
          ›
        </IconButton>
      </div>
    </section>
  );
}
