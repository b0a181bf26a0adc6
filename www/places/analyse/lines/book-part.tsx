// What games of the engine against itself have played in the position on the board.
import type { TreeNode } from "cotulenh-wasm/tree";
import { useEffect, useState } from "preact/hooks";
import { useTree } from "../../../parts/tree/use-tree.js";
import { read } from "../../../texts/texts.js";
import { nextNumber } from "./numbers.js";
import { OpeningsTable, SHOWN, type Opening } from "./openings-table.js";
import type { Study } from "../study.js";
import { analyseTexts } from "../texts.js";

/** The book has the first eight turns: the position before the fifth turn of Red is not in it. */
const LAST_NUMBER = 4;

async function findRows({ tree }: Study, node: TreeNode): Promise<Opening[]> {
  const { findBookTurns } = await import("cotulenh-wasm/book");
  const game = tree.game(node);
  try {
    return findBookTurns(game)
      .slice(0, SHOWN)
      .map((found) => {
        const { san, moves } = game.readTurn(found.turn);
        const { turn, points } = found;
        return {
          ...found,
          line: { turns: [turn], san: [san], moves: [moves] },
          score: { points },
        };
      });
  } finally {
    game.free();
  }
}

/** The rows for the current position. The book is loaded by the first position that may be in it. */
function useRows(study: Study): readonly Opening[] {
  const node = study.tree.current;
  const [found, setFound] = useState<{ node: TreeNode; rows: readonly Opening[] } | null>(null);
  useEffect(() => {
    if (nextNumber(node) > LAST_NUMBER) return undefined;
    let isLeft = false;
    findRows(study, node).then(
      (rows) => {
        if (!isLeft) setFound({ node, rows });
      },
      // Without a network there are no openings; the next position tries again.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [node]);
  return found?.node === node ? found.rows : [];
}

export function BookPart({ study }: { study: Study }) {
  useTree(study.tree);
  const rows = useRows(study);
  if (rows.length === 0) return null;
  const { title, note } = read(analyseTexts).book;
  return (
    <OpeningsTable
      study={study}
      kind="book"
      title={title}
      note={<small class="muted">{note}</small>}
      rows={rows}
    />
  );
}
