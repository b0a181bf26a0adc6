// Sentences of the page about the game: squares, notices, the status, announcements.
import {
  describeError,
  describeIllegal,
  describeMove,
  describeOutcome,
  describePiece,
  describePromotions,
  kindName,
  namePieces,
  sideName,
} from "cotulenh-wasm/texts";
import { pieceAt, type Notice, type State } from "../game/state.js";
import type { Square } from "../game/vocabulary.js";
import { SIDES } from "./sides.js";
import type { Messages } from "./i18n/index.js";

/** The accessible name of a square: what is on it, and which moves lead there. */
export function describeSquare(m: Messages, { snapshot }: State, square: Square): string {
  const piece = pieceAt(snapshot, square);
  const moves = snapshot.selection?.moves.filter(({ to }) => to === square) ?? [];
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const content = piece ? describePiece(piece, m.words) : m.empty;
  return [square, content, ...kinds.map((kind) => kindName(kind, m.words))].join(", ");
}

export function describeNotice(m: Messages, notice: Notice): string {
  switch (notice.kind) {
    case "otherSide":
      return m.notices.otherSide[SIDES[notice.turn]];
    case "gameOver":
    case "headquarter":
    case "deployOpen":
    case "paused":
    case "clockRemoved":
      return m.notices[notice.kind];
    case "inCheck":
    case "noMoves":
      return m.notices[notice.kind](namePieces(notice.piece, m.words));
    case "illegal":
      return m.notices.illegal(
        namePieces(notice.piece, m.words),
        notice.to,
        describeIllegal(notice.illegal, m.words),
      );
    case "deployEnded":
      return m.notices.deployEnded(notice.square);
    case "error":
      return describeError(notice.error, m.words);
  }
}

export function describeStatus(m: Messages, { snapshot, tool, rules }: State): string {
  const { turn, outcome, session, check } = snapshot;
  const side = SIDES[turn];
  if (tool) return m.status.editing;
  if (outcome) return describeOutcome(outcome, m.words, rules);
  const status = session ? m.status.deploying[side] : m.status.toMove[side];
  return check ? `${status}, ${m.status.check}` : status;
}

/** What the last action did, for screen readers. */
export function describeEvent(m: Messages, state: State): string {
  const { kind, moves, turn } = state.snapshot.event;
  const status = describeStatus(m, state);
  if (kind === "start" || kind === "jump") return "";
  if (kind === "cancel") return `${m.announce.cancelled}. ${status}`;
  if (kind === "end") return status;
  if (kind === "undo") {
    return `${moves.length > 0 ? m.announce.undone : m.announce.endTakenBack}. ${status}`;
  }
  const sentences = moves.map((move) => {
    const heroes = describePromotions(move, m.words);
    const sentence = describeMove(move, m.words) + (heroes && `; ${heroes}`);
    return m.announce.played(sideName(move.color, m.words), move.san, sentence);
  });
  if (kind !== "redo" && turn?.moves[0]?.deploy)
    sentences.push(`${m.announce.committed}: ${turn.san}`);
  return [...sentences, status].join(". ");
}
