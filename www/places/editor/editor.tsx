// The Editor: any position, set up by hand or as a FEN, to be played or analysed.
import { useSignal } from "@preact/signals";
import type { BoardInput } from "cotulenh-wasm/board";
import { describePiece } from "cotulenh-wasm/texts";
import { otherColor, START, type Square } from "cotulenh-wasm";
import { useEffect, useMemo } from "preact/hooks";
import { positionFragment, parseFragment } from "../../links/fragment.js";
import { readLinked, readText, type ReadText } from "../../links/text.js";
import { describeRefusal } from "../../links/texts.js";
import { BoardView } from "../../parts/board/board.js";
import { zonesFor } from "../../parts/board/zones-for.js";
import { useKeys } from "../../parts/controls/keys.js";
import { followMedia } from "../../parts/media.js";
import { notify } from "../../parts/dialogs/notices.js";
import { usePaste } from "../../parts/share/paste.js";
import { address, replaceFragment } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { PositionDetails } from "./details.js";
import { Leave } from "./leave.js";
import { SelectedSquare } from "./square.js";
import { Tools } from "./tools.js";
import { listSpares } from "./palette.js";
import { move, place, remove } from "./position.js";
import {
  brush,
  change,
  fen,
  isErasing,
  isHeroic,
  pieces,
  redo,
  refusal,
  rules,
  selected,
  setPosition,
  startWith,
  undo,
} from "./setup.js";
import { editorTexts } from "./texts.js";
import "./editor.css";

/** The address follows the position after this pause, in milliseconds. */
const PAUSE = 300;

/** Whether the pieces stand in columns beside the board. */
const isColumn = followMedia("(min-width: 861px), (min-width: 600px) and (max-height: 560px)");

/** A press on a square: removes, or selects what is there, or moves what is selected. */
function press(square: Square): void {
  const from = selected.peek();
  if (isErasing.peek()) change(remove(square));
  else if (from === square) selected.value = null;
  else if (pieces.peek().has(square)) selected.value = square;
  else if (from) {
    change(move(from, square));
    selected.value = null;
  }
}

const CALLBACKS: BoardInput = {
  select: ({ square, piece }) => {
    if (square) return press(square);
    if (!piece) return;
    const now = brush.peek();
    const isSame = now?.type === piece.type && now.color === piece.color;
    brush.value = isSame ? null : piece;
    isErasing.value = false;
    selected.value = null;
  },
  drop: ({ from, to, piece }) => {
    if (from && to) change(move(from, to));
    else if (from) change(remove(from));
    else if (to && piece) change(place(piece, to));
  },
  cancel: () => {
    brush.value = null;
    isErasing.value = false;
    selected.value = null;
  },
};

/** Takes over what was read, or says why not. */
function takeOver(result: ReadText, take: typeof setPosition): boolean {
  if ("refusal" in result) {
    notify(describeRefusal(result.refusal));
    return false;
  }
  // Of a file with several games, the start of the first one.
  if ("chapters" in result) {
    const [first] = result.chapters;
    if (first) take({ fen: first.tree.root.fen, rules: first.tree.rules });
    for (const { tree } of result.chapters) tree.free();
    return true;
  }
  const { tree, node } = result;
  take({ fen: node.fen, rules: tree.rules });
  tree.free();
  result.game?.free();
  return true;
}

let ownFragment: string | null = null;

/** The position of the address, and the address of the position. */
function useAddress(): void {
  const { fragment, place: name } = address.value;
  useEffect(() => {
    if (name !== "editor" || fragment === ownFragment) return;
    ownFragment = fragment;
    const linked = parseFragment(fragment);
    if (linked) takeOver(readLinked(linked), startWith);
    else if (fragment !== "") notify(describeRefusal({ reason: "emptyLink" }));
  }, [fragment, name]);
  const [position, played] = [fen.value, rules.value];
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = positionFragment(position, played);
      if (address.peek().place !== "editor" || next === ownFragment) return;
      if (ownFragment === "" && position === START) return;
      ownFragment = next;
      replaceFragment(next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [position, played]);
}

export default function Editor() {
  const m = read(editorTexts);
  const orientation = useSignal<"r" | "b">("r");
  useAddress();
  const flip = () => (orientation.value = otherColor(orientation.value));
  useKeys({ undo, redo, flip });
  usePaste((text) => {
    if (takeOver(readText(text), setPosition)) notify(m.opened);
  });
  const spares = useMemo(
    () => listSpares(isColumn.value, isHeroic.value),
    [isColumn.value, isHeroic.value],
  );
  const at = selected.value;
  const found = at ? pieces.value.get(at) : undefined;
  const zones = zonesFor(orientation.value);
  const options = useMemo(
    (): BoardInput => ({
      ...CALLBACKS,
      pieces: [...pieces.value].map(([square, piece]) => ({ square, piece })),
      orientation: orientation.value,
      zones,
      spares,
      brush: brush.value,
      selected: at,
      announcement: refusal.value ?? (at && found ? `${at}: ${describePiece(found, words())}` : ""),
    }),
    [pieces.value, orientation.value, zones, spares, brush.value, at, refusal.value],
  );
  return (
    <div class="editor">
      <div class="editor-board">
        <BoardView options={options} />
        <p class="refusal" role="alert">
          {refusal.value}
        </p>
      </div>
      <div class="editor-side card">
        <h1 class="visually-hidden">{m.title}</h1>
        <Tools onFlip={flip} />
        <p class="muted small">{m.hint}</p>
        <SelectedSquare />
        <PositionDetails />
        <Leave />
      </div>
    </div>
  );
}
