// Texts about the game: names of pieces and squares, notices, the status, announcements.
import { arePointsDecisive } from "../game/ending.js";
import { splitStack } from "../game/stacks.js";
import type { GameState, Notice } from "../game/state.js";
import type { Move, Outcome, Piece, Square } from "../game/vocabulary.js";
import { SIDES } from "./board-adapter.js";
import type { Messages } from "./i18n/index.js";

/** The ending of a stack's name that says which of its pieces are heroic. */
function describeHeroes(m: Messages, stack: Piece): string {
  const pieces = splitStack(stack);
  const heroes = pieces.filter((piece) => piece.heroic);
  if (heroes.length === 0) return "";
  if (heroes.length === pieces.length) return m.allHeroic;
  return m.someHeroic(heroes.map(({ type }) => m.pieces[type]));
}

/** `red navy carrying air force and tank, heroic`. */
export function describePiece(m: Messages, piece: Piece): string {
  const carrying = (piece.carrying ?? []).map(({ type }) => m.pieces[type]);
  const side = m.side[SIDES[piece.color]];
  return m.piece(side, m.pieces[piece.type], carrying, describeHeroes(m, piece));
}

/** `navy + air force + tank`, for sentences about the user's own pieces. */
export function namePieces(m: Messages, piece: Piece): string {
  return splitStack(piece)
    .map(({ type }) => m.pieces[type])
    .join(" + ");
}

/** The accessible name of a square: what is on it, and which moves lead there. */
export function describeSquare(m: Messages, state: GameState, square: Square): string {
  const piece = state.pieces.get(square);
  const kinds = state.selection?.targets.get(square) ?? [];
  const content = piece ? describePiece(m, piece) : m.empty;
  return [square, content, ...kinds.map((kind) => m.marks[kind])].join(", ");
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
      return m.notices[notice.kind](namePieces(m, notice.piece));
    case "illegal":
      return m.notices.illegal(namePieces(m, notice.piece), notice.to, m.whyNot(notice.illegal));
    case "deployEnded":
      return m.notices.deployEnded(notice.square);
    case "error":
      return m.error(notice.error);
  }
}

/** Who has won, and whether by points. */
export function describeWinner(m: Messages, { rules }: GameState, outcome: Outcome): string {
  const { winner } = outcome;
  if (!arePointsDecisive(outcome, rules.decidedBy)) {
    return winner ? m.status.wins[SIDES[winner]] : m.status.draw;
  }
  return winner ? m.match.result.winsByPoints[SIDES[winner]] : m.match.result.drawByPoints;
}

export function describeStatus(m: Messages, state: GameState): string {
  const side = SIDES[state.turn];
  if (state.tool) return m.status.editing;
  if (state.outcome) {
    return `${describeWinner(m, state, state.outcome)}: ${m.status.reasons[state.outcome.reason]}`;
  }
  const turn = state.deploy ? m.status.deploying[side] : m.status.toMove[side];
  return state.check ? `${turn}, ${m.status.check}` : turn;
}

/** What a move does in words; `name` says how much of a piece is said. */
export function describeMove(m: Messages, move: Move, name = describePiece): string {
  const { from, to, kind, captured, combined } = move;
  const piece = name(m, move.piece);
  const other = captured ?? combined;
  if (kind === "move" || !other) return m.announce.move(piece, from, to);
  return m.announce[kind](piece, from, to, name(m, other));
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
    const names = move.promoted?.map(({ square, type }) => `${m.pieces[type]} ${square}`) ?? [];
    const heroes = names.length > 0 ? `; ${m.announce.promoted(m.list(names))}` : "";
    return m.announce.played(m.Side[SIDES[move.color]], move.san, describeMove(m, move) + heroes);
  });
  if (turn?.moves[0]?.deploy) sentences.push(`${m.announce.committed}: ${turn.san}`);
  return [...sentences, status].join(". ");
}
