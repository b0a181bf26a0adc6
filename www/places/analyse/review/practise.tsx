// Mistakes of a reviewed game as puzzles.
import type { Color } from "cotulenh-wasm";
import type { GameTree } from "cotulenh-wasm/tree";
import { sideName } from "cotulenh-wasm/texts";
import { writeRules } from "../../../links/rules.js";
import { findBetter, type Mistake } from "../../../review/mistakes.js";
import { go } from "../../../routing/router.js";
import { addMistakes, type OwnMistake } from "../../../storage/mistakes.js";
import { read } from "../../../texts/texts.js";
import { words } from "../../../texts/words.js";
import { analyseTexts } from "../texts.js";

/** The mistakes of a side that are worth a puzzle: more than inaccuracies, with something better. */
function toPuzzles(tree: GameTree, mistakes: readonly Mistake[], color: Color): OwnMistake[] {
  const rules = writeRules(tree.rules) || "standard";
  return mistakes.flatMap(({ node, sign }) => {
    const { parent, turn } = node;
    const better = findBetter(node)?.turn;
    // A puzzle begins with a turn of the other side.
    if (sign === 6 || turn?.color !== color || !better || !parent?.parent || !parent.turn)
      return [];
    const { fen } = parent.parent;
    const id = `own-${fen} ${parent.turn.lan}`;
    return [
      { id, fen, rules, before: parent.turn.lan, played: turn.san, better: better.lan, color },
    ];
  });
}

/** For each side that has made mistakes, a way to solve them as puzzles. */
export function Practise({ tree, mistakes }: { tree: GameTree; mistakes: readonly Mistake[] }) {
  const m = read(analyseTexts).review;
  const sides = (["r", "b"] as const)
    .map((color) => ({ color, puzzles: toPuzzles(tree, mistakes, color) }))
    .filter(({ puzzles }) => puzzles.length > 0);
  const practise = (puzzles: readonly OwnMistake[]) => {
    addMistakes(puzzles);
    go("puzzles", "mistakes");
  };
  if (sides.length === 0) return null;
  return (
    <div class="row">
      {sides.map(({ color, puzzles }) => (
        <button key={color} type="button" data-practise={color} onClick={() => practise(puzzles)}>
          {m.practise(sideName(color, words()), puzzles.length)}
        </button>
      ))}
    </div>
  );
}
