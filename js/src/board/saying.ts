// What screen readers are told of a game on a board, in the words of a language.
import type { PlaySnapshot } from "../play/types.js";
import {
  describeIllegal,
  describeMove,
  describeOutcome,
  describePromotions,
  sideName,
} from "../texts/describe.js";
import type { Texts } from "../texts/table.js";
import type { TriedMove } from "../texts/tried.js";
import type { GameTree } from "../tree/class.js";
import type { Illegal, Move } from "../vocabulary/types.js";

function sayMoves(moves: readonly Move[], texts: Texts): string {
  const said = moves.flatMap((move) => [
    describeMove(move, texts),
    describePromotions(move, texts),
  ]);
  return said.filter(Boolean).join("; ");
}

/** As a sentence of its own. */
function sentence(text: string): string {
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What happened last: the moves, a check, the result. Empty for what a user has done and sees at once. */
export function sayEvent(
  snapshot: PlaySnapshot,
  { rules, current }: GameTree,
  texts: Texts,
): string {
  const { event, outcome, check, turn } = snapshot;
  const { kind } = event;
  const moves =
    kind === "commit" || kind === "jump" ? (event.turn ?? current.turn)?.moves : event.moves;
  const said = moves && kind !== "cancel" ? sayMoves(moves, texts) : "";
  const isBack = kind === "undo";
  return [
    sentence(isBack ? texts.takenBack(said) : said),
    check && !isBack ? sentence(texts.inCheck(sideName(turn, texts))) : "",
    outcome && !isBack ? sentence(describeOutcome(outcome, texts, rules)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Why a move is not legal. */
export function sayRefusal(illegal: Illegal, tried: TriedMove, texts: Texts): string {
  return `${tried.from}-${tried.to}: ${describeIllegal(illegal, texts, tried)}`;
}
