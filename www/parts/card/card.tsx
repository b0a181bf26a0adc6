// The card of a piece: what it may do with nothing in its way, what it carries, and what attacks it.
import type { Square } from "cotulenh-wasm";
import type { BoardInput } from "cotulenh-wasm/board";
import { describePiece, listWords } from "cotulenh-wasm/texts";
import { useMemo } from "preact/hooks";
import type { PieceCard, Range } from "../../match/cards.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { BoardView } from "../board/board.js";
import { cardTexts } from "./texts.js";
import { startSentence } from "../last-turn/last-turn.js";
import { CloseButton } from "../controls/close-button.js";
import "../dialogs/dialog.css";
import "./card.css";

/** What is shown on a point of the small board. */
const CARD_MARKS = ["both", "move", "capture", "hero", "zone"] as const;
type CardMark = (typeof CARD_MARKS)[number];

/** The mark of each point: what the piece can do there, now or as a hero. */
function listMarks({ range, heroRange }: PieceCard): Map<Square, CardMark> {
  const marks = new Map<Square, CardMark>();
  const add = ({ moves, captures }: Range, name: (square: Square) => CardMark) => {
    for (const square of new Set([...moves, ...captures])) {
      if (!marks.has(square)) marks.set(square, name(square));
    }
  };
  const { moves, captures } = range;
  add(range, (square) => (!captures.has(square) ? "move" : moves.has(square) ? "both" : "capture"));
  if (heroRange) add(heroRange, () => "hero");
  return marks;
}

/** How far a zone reaches along the lines of the piece. */
function findRadius(square: Square, zone: readonly Square[]): number {
  const [file, rank] = [square.charCodeAt(0), Number(square.slice(1))];
  const far = zone.map((one) => {
    const [across, up] = [one.charCodeAt(0) - file, Number(one.slice(1)) - rank];
    return across === 0 || up === 0 ? Math.abs(across + up) : 0;
  });
  return Math.max(0, ...far);
}

/** The small board: the key below it explains its colours. */
function drawCard(card: PieceCard, marks: ReadonlyMap<Square, CardMark>): BoardInput {
  const { square, piece, zone } = card;
  const { carrying: _, ...alone } = piece;
  const KINDS = { both: ["move", "capture"], move: ["move"], capture: ["stay"] } as const;
  const targets = [...marks].flatMap(([at, mark]) =>
    mark === "hero" || mark === "zone" ? [] : [[at, KINDS[mark]] as const],
  );
  const heroes = [...marks].filter(([, mark]) => mark === "hero");
  return {
    pieces: [{ square, piece: alone }],
    coordinates: "none",
    viewOnly: true,
    targets,
    marks: heroes.map(([at]) => ({ square: at, shape: "highlight", color: "yellow" })),
    zones: zone.length > 0 ? [{ square, level: findRadius(square, zone), squares: zone }] : null,
  };
}

/** What a card says in words. */
export function sayCard({ square, carries, attackers, points, zone }: PieceCard): string[] {
  const m = read(cardTexts);
  const texts = words();
  const names = carries.map((type) => texts.pieces[type]);
  const enemies = attackers.map(({ type, square }) => `${texts.pieces[type]} ${square}`);
  const radius = findRadius(square, zone);
  return [
    ...(radius > 0 ? [m.guards(radius)] : []),
    ...(names.length > 0 ? [m.carries(listWords(names, texts))] : []),
    enemies.length > 0 ? m.attacked(listWords(enemies, texts)) : m.safe,
    m.points(points),
  ];
}

interface Props {
  card: PieceCard;
  orientation: "r" | "b";
  onClose: () => void;
}

export function Card({ card, orientation, onClose }: Props) {
  const m = read(cardTexts);
  const marks = useMemo(() => listMarks(card), [card]);
  const options = useMemo(() => ({ ...drawCard(card, marks), orientation }), [card, orientation]);
  const present = new Set<CardMark>(marks.values());
  if (card.zone.length > 0) present.add("zone");
  const title = `${describePiece(card.piece, words())} (${card.piece.type.toUpperCase()})`;
  return (
    <aside class="piece-card card" aria-label={m.title}>
      <header class="dialog-head">
        <h2>{startSentence(title)}</h2>
        <CloseButton onClick={onClose} />
      </header>
      <div class="piece-card-board" inert aria-hidden="true">
        <BoardView options={options} />
      </div>
      <div>
        <ul class="piece-card-key">
          {CARD_MARKS.filter((mark) => present.has(mark)).map((mark) => (
            <li key={mark} data-mark={mark}>
              {m.marks[mark]}
            </li>
          ))}
        </ul>
        {present.size === 0 && <p>{m.nothing}</p>}
        {sayCard(card).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </aside>
  );
}
