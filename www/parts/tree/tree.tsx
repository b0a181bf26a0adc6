// The turns of a game with their variations, comments and signs. Rows are compared before they are drawn, so
// that going through a long game changes two of them.
import type { Turn } from "cotulenh-wasm";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { describeTurn } from "../../match/turn-words.js";
import { SIGNS, type Sign } from "../../review/scale.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { scrollInside } from "./scrolling.js";
import { buildLineRows, buildTreeRows, hasNode, isSameRow, listLine } from "./rows.js";
import type { TreeRow, TurnCell } from "./rows.js";
import { treeTexts } from "./texts.js";
import { useTree } from "./use-tree.js";
import { Written } from "./written.js";
import "./tree.css";

type TreeTexts = ReturnType<typeof texts>;
const texts = () => read(treeTexts);

/** A turn in words, then as it is written: `Red: tank from c3 to d3 – Td3`. */
function nameTurn(turn: Turn, sign: Sign | null): string {
  const written = `${describeTurn(turn, words())} – ${turn.san}${sign ? SIGNS[sign] : ""}`;
  return sign ? `${written}, ${texts().signs[sign]}` : written;
}

interface RowProps {
  row: TreeRow;
  /** The current node, if it is in this row. */
  current: number | null;
  /** The node that the Tab key reaches, if it is in this row. */
  tabStop: number | null;
  m: TreeTexts;
}

class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    const { row, current, tabStop, m } = this.props;
    return (
      next.current !== current ||
      next.tabStop !== tabStop ||
      next.m !== m ||
      !isSameRow(row, next.row)
    );
  }

  #turn({ node, sign }: TurnCell, isMain: boolean) {
    const { current, tabStop } = this.props;
    const { id, ply, turn } = node;
    return (
      <button
        key={id}
        type="button"
        class="turn"
        data-node={id}
        data-turn={isMain ? ply - 1 : undefined}
        tabIndex={id === tabStop ? 0 : -1}
        aria-current={id === current ? "step" : undefined}
        aria-label={nameTurn(turn!, sign)}
      >
        <Written san={turn!.san} />
        {sign && (
          <span class="sign" data-sign={sign}>
            {SIGNS[sign]}
          </span>
        )}
      </button>
    );
  }

  override render({ row, m }: RowProps) {
    if (row.kind === "comment") return <li class="comment">{row.text}</li>;
    if (row.kind === "pair") {
      return (
        <li class="pair">
          <span class="number">{row.number}</span>
          {row.red ? this.#turn(row.red, true) : <span class="gap">…</span>}
          {row.blue && this.#turn(row.blue, true)}
        </li>
      );
    }
    return (
      <li class="variation" style={{ "--depth": Math.min(row.depth, 6) }}>
        <span class="visually-hidden">{m.variation}: </span>
        {row.parts.map((part) =>
          part.kind === "comment" ? (
            <span class="comment">{part.text}</span>
          ) : (
            <>
              {part.number && <span class="number">{part.number}</span>}
              {this.#turn(part.cell, false)}
            </>
          ),
        )}
      </li>
    );
  }
}

/** Arrow keys go through the turns, which have one place in the order of the Tab key. */
function moveFocus(event: KeyboardEvent, list: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const all = [...list.querySelectorAll<HTMLElement>("[data-node]")];
  const at = all.findIndex((one) => one === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[target]?.focus();
}

interface Props {
  tree: GameTree;
  /** Whether only the line through the current turn is listed. */
  isLine?: boolean;
  onGo: (node: TreeNode) => void;
}

export function TreeList({ tree, isLine, onGo }: Props) {
  useTree(tree);
  const list = useRef<HTMLOListElement>(null);
  const m = texts();
  const rows = isLine ? buildLineRows(listLine(tree)) : buildTreeRows(tree.root);
  const { id } = tree.current;
  const tabStop = id === 0 ? (tree.root.children[0]?.id ?? null) : id;
  const within = (row: TreeRow, node: number | null) =>
    node !== null && hasNode(row, node) ? node : null;
  useEffect(() => {
    // In the next frame, to avoid an extra layout.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const item = box?.querySelector("[aria-current]")?.closest("li") ?? null;
      if (box) scrollInside(box, item);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, tree]);
  const onClick = (event: MouseEvent) => {
    const turn = (event.target as Element).closest<HTMLElement>("[data-node]");
    const node = turn && tree.find(Number(turn.dataset["node"]));
    if (node) onGo(node);
  };
  return (
    <ol
      class="tree"
      ref={list}
      aria-label={m.moves}
      onClick={onClick}
      onKeyDown={(event) => moveFocus(event, event.currentTarget)}
    >
      {rows.length === 0 && <li class="muted">{m.none}</li>}
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          current={within(row, id)}
          tabStop={within(row, tabStop)}
          m={m}
        />
      ))}
    </ol>
  );
}
