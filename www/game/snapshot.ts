// Derives the state from the engine and from what the user has selected.
import type { CoTuLenh, PieceType, Square, Turn } from "cotulenh-wasm";
import type { Clock } from "./clock.js";
import { findSaidEnd, readScore } from "./ending.js";
import type { Opponent } from "./opponent.js";
import { collectCaptured, formatPending, collectSquares } from "./record.js";
import { filterMoves, pickFromStack, pieceTypes, haveSameTypes, groupByTarget } from "./stacks.js";
import type { GameEvent, GameState, MoveChoice, Notice, Selection, Tool } from "./state.js";

/** The part of the state that the engine does not have. */
export interface Interaction {
  square: Square | null;
  /** The types picked from the stack; null as long as the user has picked none. */
  picked: readonly PieceType[] | null;
  choice: MoveChoice | null;
  notice: Notice | null;
  /** All turns, undone ones included. */
  turns: readonly Turn[];
  /** How many times `redo` has an effect. */
  redoCount: number;
  /** The steps, in LAN, of a deploy that was cancelled because the game has ended. */
  interrupted: readonly string[];
  clock: Clock | null;
  opponent: Opponent | null;
  lastEvent: GameEvent;
  tool: Tool | null;
  gameToken: object;
}

function select(engine: CoTuLenh, { square, picked }: Interaction): Selection | null {
  const stack = square && engine.get(square);
  if (!square || !stack) return null;
  const types = pieceTypes(stack);
  const deploy = engine.deployState();
  const all = engine.moves({ verbose: true, square });
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

/** The state. Parts that have not changed since `before` are the same objects as there. */
export function takeSnapshot(engine: CoTuLenh, input: Interaction, before?: GameState): GameState {
  const fen = engine.fen();
  const same = before?.fen === fen && before.turns === input.turns ? before : null;
  const deploy = engine.deployState();
  // The history of a long game is not decoded again for every click.
  const played = same ? same.turns.slice(0, same.ply) : engine.history({ verbose: true });
  const ply = played.length;
  const turn = engine.turn();
  const last = deploy ? deploy.steps : (played.at(-1)?.moves ?? []);
  const outcome = deploy ? null : engine.outcome();
  const hasSaidEnd = findSaidEnd(outcome) !== null;
  // Nothing can be moved in the editor, and in a pause.
  const isIdle = input.tool !== null || input.clock?.isPaused === true;
  // The move number grows after each turn of Blue.
  const number = engine.moveNumber() - played.filter(({ color }) => color === "b").length;
  return {
    fen,
    rules: engine.rules(),
    turn,
    pieces: same?.pieces ?? new Map(engine.pieces().map(({ square, piece }) => [square, piece])),
    movable: new Set(isIdle ? [] : engine.dests().keys()),
    check: engine.isCheck() ? engine.getCommanderSquare(turn) : null,
    outcome,
    score: readScore(engine, outcome),
    clock: input.clock,
    opponent: input.opponent,
    deploy,
    interrupted: input.interrupted,
    pending: deploy && deploy.steps.length > 0 ? formatPending(deploy) : null,
    turns: input.turns,
    ply,
    start: { number, turn: input.turns[0]?.color ?? turn },
    canUndo: ply > 0 || (deploy?.steps.length ?? 0) > 0 || hasSaidEnd,
    canRedo: input.redoCount > 0 && !hasSaidEnd,
    lastMove: same?.lastMove ?? collectSquares(last),
    captured: same?.captured ?? collectCaptured(played, deploy?.steps ?? []),
    selection: input.tool ? null : select(engine, input),
    choice: input.choice,
    notice: input.notice,
    lastEvent: input.lastEvent,
    tool: input.tool,
    gameToken: input.gameToken,
  };
}
