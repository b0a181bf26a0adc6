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
import type { GameState, Notice } from "../game/state.js";
import type { Square } from "../game/vocabulary.js";
import { SIDES } from "./board-adapter.js";
import type { Messages } from "./i18n/index.js";

/** The accessible name of a square: what is on it, and which moves lead there. */
export function describeSquare(m: Messages, state: GameState, square: Square): string {
  const piece = state.pieces.get(square);
  const kinds = state.selection?.targets.get(square) ?? [];
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
    case "stackCannotMove":
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

export function describeStatus(m: Messages, state: GameState): string {
  const side = SIDES[state.turn];
  if (state.tool) return m.status.editing;
  if (state.outcome) return describeOutcome(state.outcome, m.words, state.rules);
  const turn = state.deploy ? m.status.deploying[side] : m.status.toMove[side];
  return state.check ? `${turn}, ${m.status.check}` : turn;
}

/** What the last action did, for screen readers. */
export function describeEvent(m: Messages, state: GameState): string {
  const { kind, moves, turn } = state.lastEvent;
  const status = describeStatus(m, state);
  if (kind === "none" || kind === "jump") return "";
  if (kind === "cancelDeploy") return `${m.announce.cancelled}. ${status}`;
  if (kind === "end") return status;
  if (kind === "takeBackEnd") return `${m.announce.endTakenBack}. ${status}`;
  if (kind === "undo") return `${m.announce.undone}. ${status}`;
  const sentences = moves.map((move) => {
    const heroes = describePromotions(move, m.words);
    const sentence = describeMove(move, m.words) + (heroes && `; ${heroes}`);
    return m.announce.played(sideName(move.color, m.words), move.san, sentence);
  });
  if (turn?.moves[0]?.deploy) sentences.push(`${m.announce.committed}: ${turn.san}`);
  return [...sentences, status].join(". ");
}
