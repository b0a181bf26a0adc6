// What games of the engine against itself have played in the position on the board.
import type { BookTurn } from "cotulenh-wasm/book";
import type { Line } from "cotulenh-wasm/engine";
import type { TreeNode } from "cotulenh-wasm/tree";
import { useEffect, useState } from "preact/hooks";
import { useTree } from "../../../parts/tree/tree.js";
import { formatEvaluation, toEvaluation } from "../../../review/scale.js";
import { language } from "../../../storage/settings.js";
import { read } from "../../../texts/texts.js";
import { sideToMove } from "./numbers.js";
import type { Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import { playLine, preview, showPreview } from "../thinking.js";
import "./book-part.css";

/** The book has the first eight turns: the position before the fifth turn of Red is not in it. */
const LAST_NUMBER = 4;
/** The rows that are shown. */
const SHOWN = 6;

/** A turn of the book, as a line that can be looked at and played. */
interface Row extends BookTurn {
  line: Line;
}

async function findRows({ tree }: Study, node: TreeNode): Promise<Row[]> {
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
          line: { score: { points }, turns: [turn], san: [san], moves: [moves] },
        };
      });
  } finally {
    game.free();
  }
}

/** The rows for the current position. The book is loaded by the first position that may be in it. */
function useRows(study: Study): readonly Row[] {
  const node = study.tree.current;
  const [found, setFound] = useState<{ node: TreeNode; rows: readonly Row[] } | null>(null);
  useEffect(() => {
    if (Number(node.fen.split(" ")[5]) > LAST_NUMBER) return undefined;
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

function Bar({ row: { games, red, draws, blue } }: { row: Row }) {
  const percent = (count: number) => Math.round((100 * count) / games);
  const label = read(analyseTexts).book.bar(percent(red), percent(draws), percent(blue));
  return (
    <span class="book-bar" role="img" aria-label={label} title={label}>
      <span data-side="r" style={{ flexGrow: red }} />
      <span data-side="none" style={{ flexGrow: draws }} />
      <span data-side="b" style={{ flexGrow: blue }} />
    </span>
  );
}

export function BookPart({ study }: { study: Study }) {
  useTree(study.tree);
  const m = read(analyseTexts);
  const rows = useRows(study);
  if (rows.length === 0) return null;
  const side = sideToMove(study.tree.current);
  const count = new Intl.NumberFormat(language.value);
  return (
    <table class="book" onPointerLeave={() => (preview.value = null)}>
      <caption>
        <strong>{m.book.title}</strong> <small class="muted">{m.book.note}</small>
      </caption>
      <thead class="visually-hidden">
        <tr>
          {[m.book.turn, m.book.games, m.book.results, m.book.score].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const show = () => showPreview(study, row.line, 1);
          return (
            <tr key={row.turn}>
              <th scope="row">
                <button
                  type="button"
                  title={m.lines.play(row.line.san[0]!)}
                  onPointerEnter={(event) => event.pointerType === "mouse" && show()}
                  onFocus={show}
                  onBlur={() => (preview.value = null)}
                  onClick={() => playLine(study, row.line, 1)}
                >
                  {row.line.san[0]}
                </button>
              </th>
              <td>{count.format(row.games)}</td>
              <td>
                <Bar row={row} />
              </td>
              <td>{formatEvaluation(toEvaluation(row.line.score, side))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
