// The game in words: names of pieces and squares, reasons, announcements.
import { SIDES } from "../game/shape.js";
import { parts } from "../game/stacks.js";
import type { GameState, Happening, Move, Notice, Piece, Square } from "../game/state.js";
import type { Messages } from "./i18n/index.js";

/** Which pieces of a stack are heroic, as an ending of its name. */
function heroic(m: Messages, piece: Piece): string {
  const all = parts(piece);
  const heroes = all.filter((part) => part.heroic);
  if (heroes.length === 0) return "";
  if (heroes.length === all.length) return m.heroicAll;
  return m.heroicSome(heroes.map(({ type }) => m.pieces[type]));
}

/** `red navy carrying air force and tank, heroic`. */
export function pieceName(m: Messages, piece: Piece): string {
  const carrying = (piece.carrying ?? []).map(({ type }) => m.pieces[type]);
  return m.piece(m.side[SIDES[piece.color]], m.pieces[piece.type], carrying, heroic(m, piece));
}

/** The same without its colour, for sentences about one's own pieces. */
export function plainName(m: Messages, piece: Piece): string {
  const [carrier, ...carried] = parts(piece).map(({ type }) => m.pieces[type]);
  return carried.length > 0 ? `${carrier} + ${carried.join(" + ")}` : (carrier ?? "");
}

/** The name of a square for screen readers: what is on it, and what can be done there. */
export function squareName(m: Messages, state: GameState, square: Square): string {
  const piece = state.pieces.get(square);
  const marks = state.selection?.targets.get(square) ?? [];
  const what = piece ? pieceName(m, piece) : m.empty;
  return [square, what, ...marks.map((mark) => m.marks[mark])].join(", ");
}

/** What the engine refused, in the language of the page. */
export function errorText(
  m: Messages,
  { code, message }: { code: string; message: string },
): string {
  return m.refusal(code, message);
}

export function noticeText(m: Messages, notice: Notice): string {
  switch (notice.about) {
    case "otherSide":
      return m.why.otherSide[SIDES[notice.turn]];
    case "gameOver":
    case "headquarter":
    case "session":
      return m.why[notice.about];
    case "inCheck":
    case "stuck":
    case "wholeStuck":
      return m.why[notice.about](plainName(m, notice.piece));
    case "noWay":
      return m.why.noWay(plainName(m, notice.piece), notice.to);
    case "refused":
      return errorText(m, notice);
  }
}

export function statusText(m: Messages, state: GameState): string {
  const side = SIDES[state.turn];
  if (state.editing) return m.status.editing;
  if (state.outcome) {
    const { winner, reason } = state.outcome;
    const result = winner ? m.status.wins[SIDES[winner]] : m.status.draw;
    return `${result}: ${m.status.reasons[reason]}`;
  }
  const turn = state.deploy ? m.status.deploying[side] : m.status.toMove[side];
  return state.check ? `${turn}, ${m.status.check}` : turn;
}

function moveWords(m: Messages, move: Move): string {
  const { from, to, kind, captured, combined } = move;
  const piece = pieceName(m, move.piece);
  const other = captured ?? combined;
  if (kind === "move" || !other) return m.announce.move(piece, from, to);
  return m.announce[kind](piece, from, to, pieceName(m, other));
}

/** What has just happened, to be read out. */
export function announcement(m: Messages, state: GameState, happened: Happening): string {
  const { kind, moves, turn } = happened;
  if (kind === "nothing" || kind === "jump") return "";
  const said = moves.map((move) => {
    const names = move.promoted?.map(({ square, type }) => `${m.pieces[type]} ${square}`) ?? [];
    const heroes = names.length > 0 ? `; ${m.announce.promoted(m.list(names))}` : "";
    const words = moveWords(m, move) + heroes;
    return m.announce.played(m.Side[SIDES[move.color]], move.san, words);
  });
  if (kind === "cancel") return [m.announce.cancelled, statusText(m, state)].join(". ");
  if (kind === "back") return [m.announce.back, statusText(m, state)].join(". ");
  if (turn && moves.length === 0) said.push(`${m.announce.committed}: ${turn.san}`);
  return [...said, statusText(m, state)].join(". ");
}
