// Derives the state from the game and from what the user has selected.
import type { PieceType, Square } from "cotulenh-wasm";
import type { Clock } from "./clock.js";
import type { Opponent } from "./opponent.js";
import type { PlayedGame } from "./played-game.js";
import { formatPending, collectSquares } from "./record.js";
import { filterMoves, pickFromStack, pieceTypes, haveSameTypes, groupByTarget } from "./stacks.js";
import type { GameEvent, GameState, MoveChoice, Notice, Selection, Tool } from "./state.js";

/** The part of the state that does not follow from the game. */
export interface Interaction {
  square: Square | null;
  /** The types picked from the stack; null as long as the user has picked none. */
  picked: readonly PieceType[] | null;
  choice: MoveChoice | null;
  notice: Notice | null;
  clock: Clock | null;
  opponent: Opponent | null;
  lastEvent: GameEvent;
  tool: Tool | null;
  gameToken: object;
}

function select(game: PlayedGame, { square, picked }: Interaction): Selection | null {
  const { pieces, deploy } = game.facts();
  const stack = square && pieces.get(square);
  if (!square || !stack) return null;
  const types = pieceTypes(stack);
  const all = game.current.moves({ verbose: true, square });
  const of = (some: readonly PieceType[]) => filterMoves(all, stack, some, deploy !== null);
  const movable = types.filter((type) => all.some((move) => pieceTypes(move.piece).includes(type)));
  // The whole stack is preselected; in a deploy only if all that remains can move together.
  let chosen = picked ?? types;
  if (!picked && deploy && of(chosen).length === 0) {
    const single = types.find((type) => of([type]).length > 0);
    if (single) chosen = [single];
  }
  const held = pickFromStack(stack, chosen);
  if (!held) return null;
  const moves = of(chosen);
  const isWhole = haveSameTypes(chosen, types);
  return {
    square,
    stack,
    picked: chosen,
    isWhole,
    held,
    moves,
    targets: groupByTarget(moves),
    movable,
  };
}

const NONE: ReadonlySet<Square> = new Set();

/** The move number and the side of the first turn, from the FEN of the start. */
function readStart(fen: string): GameState["start"] {
  const [, turn, , , , number] = fen.split(" ");
  return { number: Number(number), turn: turn === "b" ? "b" : "r" };
}

/** The state. Parts that have not changed since `before` are the same objects as there. */
export function takeSnapshot(game: PlayedGame, input: Interaction, before?: GameState): GameState {
  const { tree, node } = game;
  const facts = game.facts();
  const { deploy } = facts;
  const isSame = before?.node === node && before.deploy === deploy;
  // Nothing can be moved in the editor, and in a pause.
  const isIdle = input.tool !== null || input.clock?.isPaused === true;
  return {
    ...facts,
    rules: game.rules,
    movable: isIdle ? NONE : facts.movable,
    clock: input.clock,
    opponent: input.opponent,
    hasEnded: game.end !== null,
    pending: deploy && deploy.steps.length > 0 ? formatPending(deploy) : null,
    turns: game.turns(),
    ply: node.ply,
    tree,
    treeRevision: tree.revision,
    node,
    tags: game.tags,
    start: before?.tree === tree ? before.start : readStart(game.start),
    canUndo: game.canUndo,
    canRedo: game.canRedo,
    lastMove: isSame
      ? before.lastMove
      : collectSquares(deploy ? deploy.steps : (node.turn?.moves ?? [])),
    captured: game.captured(),
    selection: input.tool ? null : select(game, input),
    choice: input.choice,
    notice: input.notice,
    lastEvent: input.lastEvent,
    tool: input.tool,
    gameToken: input.gameToken,
  };
}
