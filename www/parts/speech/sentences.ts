// What every board with a game says to screen readers, in words: what is selected, what was played and taken back, what
// may still go in a deploy. Play, Online, Analyse, Learn and Puzzles say the same.
import type { PieceType, Rules, Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeOutcome, describePiece, listWords, namePieces } from "cotulenh-wasm/texts";
import type { TreeNode } from "cotulenh-wasm/tree";
import { listTypes } from "../../match/ask.js";
import { describeMoves } from "../../match/turn-words.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { cardTexts } from "../card/texts.js";
import { gameTexts } from "../game-texts.js";
import { sayTurn, startSentence } from "../last-turn/last-turn.js";

function nameTypes(types: readonly PieceType[]): string {
  const texts = words();
  return listWords(
    types.map((type) => texts.pieces[type]),
    texts,
  );
}

/** Why the selected piece cannot move; null if it can, or if nothing is selected. */
export function sayStuck({ selection, session, check }: PlaySnapshot): string | null {
  if (!selection || session || selection.isPremove || selection.movable.length > 0) return null;
  const { piece } = selection;
  const m = read(gameTexts).lastTurn;
  if (piece.type === "h" && !piece.heroic) return m.headquarters;
  return (check ? m.pinned : m.stuck)(namePieces(piece, words()));
}

/** What is selected, or the chosen part of a stack, with the number of destinations; or that nothing is. */
export function saySelection(snapshot: PlaySnapshot): string {
  const { selection } = snapshot;
  const { keys, nothing, lastTurn } = read(gameTexts);
  if (!selection) return nothing.selected;
  const stuck = sayStuck(snapshot);
  if (stuck !== null) return stuck;
  const { piece, square, types, isPicked, moves, joinedBy } = selection;
  const count = new Set(moves.map(({ to }) => to)).size;
  const join = joinedBy ? ` ${lastTurn.join(square)}` : "";
  if (!isPicked) return keys.selected(describePiece(piece, words()), square, count) + join;
  const picked = startSentence(nameTypes(types));
  const rest = listTypes(piece).filter((type) => !types.includes(type));
  return count === 0 ? keys.pickedStuck(picked) : keys.picked(picked, count, rest, nameTypes(rest));
}

/** What stands on a square, in a sentence. */
export function sayPressed({ pieces }: PlaySnapshot, square: Square): string {
  const m = read(gameTexts);
  const piece = pieces.find((one) => one.square === square)?.piece;
  if (!piece) return m.nothing.on(square);
  const { reach, hero } = read(cardTexts);
  const name = startSentence(describePiece(piece, words()));
  const says = piece.heroic ? `${reach[piece.type]}; ${hero}` : reach[piece.type];
  return `${m.pressed(name, square, says)}.`;
}

/** What may still go in an open deploy, and how it ends. */
export function sayOpenDeploy({ session }: PlaySnapshot): string {
  if (!session) return "";
  const m = read(gameTexts).deploy;
  const { waiting, canCommit } = session;
  const movable = waiting.length > 0 ? `${m.movable(nameTypes(waiting))} ` : "";
  return movable + (canCommit ? m.ready : m.danger);
}

/** What has happened in a game, and where it was before. */
export interface Happened {
  readonly snapshot: PlaySnapshot;
  readonly rules: Rules;
  /** The turns that lead to the position. */
  readonly path: readonly TreeNode[];
  /** The turns that led to the position before. */
  readonly before: readonly TreeNode[];
  /** Whether someone only goes through the turns, and takes none back. */
  readonly isLook: boolean;
}

/** How a place says it. */
export interface Manner {
  /** What is said at the start. */
  readonly greeting?: string | undefined;
  /** A position that someone goes to; the sentence of its turn if this is not given. */
  readonly sayNode?: ((node: TreeNode | undefined) => string) | undefined;
  /** What a turn means, as sentences. */
  readonly consequences?: readonly string[] | undefined;
}

const sayNodeUsually = (node: TreeNode | undefined): string =>
  node?.turn ? sayTurn(node.turn) : `${read(gameTexts).moves.start}.`;

/** What was taken back: turns, a step, or the end of the game. */
function sayTakenBack({ snapshot, path, before }: Happened): string {
  const m = read(gameTexts);
  const { moves } = snapshot.event;
  const undone = before.slice(path.length).flatMap(({ turn }) => (turn ? [sayTurn(turn)] : []));
  if (undone.length > 0) return startSentence(words().takenBack(undone.join(" ")));
  if (moves.length === 0) return m.endTakenBack;
  const steps = `${describeMoves({ moves: [...moves] }, words())}.`;
  return [startSentence(words().takenBack(steps)), sayOpenDeploy(snapshot)].join(" ").trim();
}

/** The last event in words. */
export function sayEvent(happened: Happened, manner: Manner = {}): string {
  const { snapshot, rules, path, before, isLook } = happened;
  const { event, outcome, session } = snapshot;
  const { kind, turn, moves } = event;
  const sayNode = manner.sayNode ?? sayNodeUsually;
  const end = outcome ? `${describeOutcome(outcome, words(), rules)}.` : "";
  const isStep = turn === null && moves.length > 0;
  if (kind === "start") return manner.greeting ?? "";
  if (kind === "cancel") return read(gameTexts).deploy.cancelled;
  if (kind === "end") return end;
  if (isLook && !isStep) return sayNode(path.at(-1));
  if (kind === "undo") return sayTakenBack(happened);
  if (kind === "jump") {
    const isBack = path.length < before.length && path.every((node, i) => node === before[i]);
    return isBack ? sayTakenBack(happened) : sayNode(path.at(-1));
  }
  const said = turn
    ? sayNode(path.at(-1))
    : startSentence(`${describeMoves({ moves: [...moves] }, words())}.`);
  const goesOn = session ? sayOpenDeploy(snapshot) : "";
  return [said, goesOn, ...(manner.consequences ?? []), manner.sayNode ? "" : end]
    .filter(Boolean)
    .join(" ");
}
