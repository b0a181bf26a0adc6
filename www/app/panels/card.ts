// The card of a piece: what it may do, what it carries, and what attacks it. It is shown after a
// moment on a piece, by a long press, or by a key.
import { pieceAt } from "../../game/state.js";
import { describePiece, listWords } from "cotulenh-wasm/texts";
import { readCard, type PieceCard, type Range } from "../../game/cards.js";
import { ask } from "../../game/reach.js";
import type { Square } from "../../game/vocabulary.js";
import { diagramIcon, drawDiagram, DIAGRAM_MARKS, type DiagramMark } from "../diagram.js";
import { button, h } from "../dom.js";
import type { Context } from "./panel.js";

/** How long the pointer or the focus stays on a piece before its card is shown, in milliseconds. */
const DELAY = 800;

type PointMark = Exclude<DiagramMark, "zone">;

/** The marks of the diagram: what the piece may do, and what more as a hero. */
function listMarks({ range, heroRange }: PieceCard): Map<Square, PointMark> {
  const marks = new Map<Square, PointMark>();
  const mark = (
    { moves, captures }: Range,
    name: (isMove: boolean, isCapture: boolean) => PointMark,
  ) => {
    for (const square of new Set([...moves, ...captures])) {
      if (!marks.has(square)) marks.set(square, name(moves.has(square), captures.has(square)));
    }
  };
  mark(range, (isMove, isCapture) => (!isCapture ? "move" : isMove ? "both" : "capture"));
  if (heroRange) mark(heroRange, () => "hero");
  return marks;
}

export interface CardPanel {
  element: HTMLElement;
  /** Shows the card of a square after a moment, or hides it. */
  hover(square: Square | null): void;
  /** Shows the card of a square at once. Returns what it says. */
  show(square: Square): string;
  hide(): void;
}

/** `closed` is called when the user closes a card, or leaves one that was asked for. */
export function cardPanel(context: Context, closed: () => void): CardPanel {
  const { session, m, settings } = context;
  const texts = m.play.card;
  const element = h("aside", { id: "piece-card", hidden: true, "aria-label": texts.title });
  let timer = 0;
  let shown: Square | null = null;
  /** Whether the card was asked for, by a long press or a key. */
  let isRequested = false;

  const describe = (card: PieceCard): string[] => {
    const { carries, attackers, points } = card;
    const names = carries.map((type) => m.words.pieces[type]);
    const enemies = attackers.map(({ type, square }) => `${m.words.pieces[type]} ${square}`);
    return [
      ...(names.length > 0 ? [texts.carries(listWords(names, m.words))] : []),
      enemies.length > 0 ? texts.attacked(listWords(enemies, m.words)) : texts.safe,
      texts.points(points),
    ];
  };
  /** Escape closes it wherever the focus is. */
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  const hide = () => {
    document.removeEventListener("keydown", onKey);
    clearTimeout(timer);
    shown = null;
    isRequested = false;
    // Setting the same value again would still recompute the styles.
    if (!element.hidden) element.hidden = true;
  };
  const close = () => {
    hide();
    closed();
  };
  const show = (square: Square): string => {
    const card = ask(session.state, readCard, square);
    if (!card) return "";
    clearTimeout(timer);
    shown = square;
    const { piece, zone } = card;
    const marks = listMarks(card);
    const present = new Set<DiagramMark>(marks.values());
    if (zone.length > 0) present.add("zone");
    const key = DIAGRAM_MARKS.filter((mark) => present.has(mark)).map((mark) =>
      h("li", {}, diagramIcon(mark, piece.color), texts.marks[mark]),
    );
    const title = `${describePiece(piece, m.words)} (${piece.type.toUpperCase()})`;
    const lines = describe(card);
    const flipped = settings().flipped;
    element.replaceChildren(
      h(
        "header",
        {},
        h("h2", {}, title.charAt(0).toUpperCase() + title.slice(1)),
        button("×", close, { class: "close", "aria-label": texts.close }),
      ),
      h(
        "div",
        { class: "card-body" },
        drawDiagram({ square, piece, marks, zone }, flipped),
        h(
          "div",
          {},
          h("ul", { class: "key" }, ...key),
          ...(present.size === 0 ? [h("p", {}, texts.nothing)] : []),
          ...lines.map((line) => h("p", {}, line)),
        ),
      ),
    );
    element.hidden = false;
    document.addEventListener("keydown", onKey);
    return `${title}. ${lines.join(" ")}`;
  };
  // Do not interrupt a user who moves a piece or sets up a position.
  const isBusy = () => {
    const { tool, snapshot } = session.state;
    return tool !== null || snapshot.session !== null || snapshot.selection !== null;
  };
  return {
    element,
    hide,
    show: (square) => {
      const text = show(square);
      isRequested = text !== "";
      return text;
    },
    hover: (square) => {
      clearTimeout(timer);
      if (square !== shown) (isRequested ? close : hide)();
      if (!square || isBusy() || !pieceAt(session.state.snapshot, square)) return;
      timer = window.setTimeout(() => show(square), DELAY);
    },
  };
}
