// The solution of a puzzle, a sentence a turn: each leads to its position.
import type { GameTree } from "cotulenh-wasm/tree";
import { IconButton } from "../../parts/controls/icon-button.js";
import { useKeys } from "../../parts/controls/keys.js";
import { sayTurn } from "../../parts/last-turn/last-turn.js";
import { useTree } from "../../parts/tree/use-tree.js";
import { read } from "../../texts/texts.js";
import { puzzleTexts } from "./texts.js";

interface Props {
  tree: GameTree;
  /** Whether the game begins with a mistake, which is not a part of it. */
  hasMistake: boolean;
}

export function Solution({ tree, hasMistake }: Props) {
  useTree(tree);
  const m = read(puzzleTexts);
  const line = tree.mainLine();
  const start = (hasMistake && line[0]) || tree.root;
  const nodes = hasMistake ? line.slice(1) : line;
  const at = nodes.indexOf(tree.current as (typeof nodes)[number]);
  const back = () => void (at >= 0 && tree.goTo(nodes[at - 1] ?? start));
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
