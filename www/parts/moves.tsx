// The turns of the game in two columns. The list is drawn in blocks, of which a change draws one or two again.
import type { Play } from "cotulenh-wasm/play";
import type { TreeNode } from "cotulenh-wasm/tree";
import type { Texts } from "cotulenh-wasm/texts";
import { Component, type ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { describeTurn } from "../match/turn-words.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { gameTexts } from "./game-texts.js";
import { scrollInside } from "./scrolling.js";
import "./moves.css";

/** So many turns are in a block; an even number. */
const BLOCK = 40;

interface BlockProps {
  /** The turns of the block; null stands for the one before Blue's first. */
  cells: readonly (TreeNode | null)[];
  /** The id of the turn on the board, if it is in the block. */
  current: number | null;
  /** The number of the first row. */
  first: number;
  texts: Texts;
}

function Cell({ node, isCurrent, texts }: { node: TreeNode; isCurrent: boolean; texts: Texts }) {
  return (
    <button
      type="button"
      class="moves-turn"
      tabIndex={-1}
      data-node={node.id}
      aria-current={isCurrent ? "step" : undefined}
    >
      <span aria-hidden="true">{node.turn!.san}</span>
      <span class="visually-hidden">{describeTurn(node.turn!, texts)}</span>
    </button>
  );
}

class Block extends Component<BlockProps> {
  override shouldComponentUpdate(next: Readonly<BlockProps>): boolean {
    const { cells, current, texts } = this.props;
    const isSame =
      current === next.current &&
      texts === next.texts &&
      cells.length === next.cells.length &&
      cells.every((node, i) => node === next.cells[i]);
    return !isSame;
  }

  override render({ cells, current, first, texts }: BlockProps) {
    const rows: (readonly (TreeNode | null)[])[] = [];
    for (let i = 0; i < cells.length; i += 2) rows.push(cells.slice(i, i + 2));
    return (
      <ol class="moves-block" start={first} style={{ "--rows": rows.length }}>
        {rows.map((row, i) => (
          <li key={i}>
            <span class="moves-number" aria-hidden="true">
              {first + i}
            </span>
            {row.map((node) =>
              node ? (
                <Cell key={node.id} node={node} isCurrent={node.id === current} texts={texts} />
              ) : (
                <span class="moves-turn">…</span>
              ),
            )}
          </li>
        ))}
      </ol>
    );
  }
}

/** The line through the current turn, to its end. */
function listLine(play: Play): TreeNode[] {
  const { tree } = play;
  const line = tree.path();
  for (let next = tree.next(tree.current); next; next = tree.next(next)) line.push(next);
  return line;
}

interface Props {
  play: Play;
  /** The id of the turn on the board. */
  node: number;
  goTo: (id: number) => void;
  /** Stands under the turns. */
  children?: ComponentChildren;
}

export function Moves({ play, node, goTo, children }: Props) {
  const m = read(gameTexts).moves;
  const texts = words();
  const list = useRef<HTMLDivElement>(null);
  const line = listLine(play);
  const [, turn, , , , number] = play.tree.root.fen.split(" ");
  const cells = turn === "b" ? [null, ...line] : line;
  useEffect(() => {
    const box = list.current;
    if (box) scrollInside(box, box.querySelector('[aria-current="step"]'));
  }, [node, line.length]);
  const choose = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>("[data-node]")?.dataset["node"];
    if (id !== undefined) goTo(Number(id));
  };
  const blocks = [];
  for (let i = 0; i < cells.length; i += BLOCK) {
    const some = cells.slice(i, i + BLOCK);
    const current = some.some((one) => one?.id === node) ? node : null;
    const first = (Number(number) || 1) + i / 2;
    blocks.push(<Block key={i} cells={some} current={current} first={first} texts={texts} />);
  }
  return (
    <section class="moves" aria-label={m.title}>
      <div
        class="moves-list"
        ref={list}
        onClick={choose}
        tabIndex={0}
        role="group"
        aria-label={m.title}
      >
        {line.length === 0 ? <p class="muted moves-none">{m.none}</p> : blocks}
      </div>
      {children}
    </section>
  );
}
