// What the visitor's own games have played in the position on the board, beside the book.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../../../match/ask.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { games } from "../../../storage/games.js";
import { read } from "../../../texts/texts.js";
import type { Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import { findOwnTurns, positionOf, type OwnTurn } from "./own-games.js";
import { OpeningsTable, SHOWN, type Opening } from "./openings-table.js";

function toRows({ tree }: Study, found: readonly OwnTurn[]): Opening[] {
  return ask(tree, (game) =>
    found.slice(0, SHOWN).map((turn) => {
      const { san, moves } = game.readTurn(turn.lan);
      return { ...turn, line: { turns: [turn.lan], san: [san], moves: [moves] } };
    }),
  );
}

function useRows(study: Study): readonly Opening[] {
  const { tree } = study;
  const node = tree.current;
  const list = games.value;
  const [found, setFound] = useState<{ node: object; rows: readonly Opening[] } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void findOwnTurns(positionOf(tree)).then((turns) => {
      if (!isLeft) setFound({ node, rows: toRows(study, turns) });
    });
    return () => {
      isLeft = true;
    };
  }, [node, list]);
  return found?.node === node ? found.rows : [];
}

export function OwnPart({ study }: { study: Study }) {
  useTree(study.tree);
  const rows = useRows(study);
  if (rows.length === 0) return null;
  const title = read(analyseTexts).book.own;
  return <OpeningsTable study={study} kind="own" title={title} rows={rows} />;
}
