// The state that is shown, derived from the engine and from what the user is about to do.
import type { CoTuLenh, PieceType, Square, Turn } from "cotulenh-wasm";
import { standing } from "./editor.js";
import { losses, pendingText, touched } from "./record.js";
import { kinds, movesOf, partOf, sameKinds, targets } from "./stacks.js";
import type { GameState, Happening, Notice, Question, Selection, Tool } from "./state.js";

/** What the engine does not know. */
export interface Intent {
  square: Square | null;
  /** The kinds picked from the stack; null for what is picked by itself. */
  chosen: readonly PieceType[] | null;
  question: Question | null;
  notice: Notice | null;
  /** All turns, those taken back included. */
  line: readonly Turn[];
  /** How often `redo` will find something. */
  redoable: number;
  happened: Happening;
  editing: Tool | null;
  begun: object;
}

function select(engine: CoTuLenh, intent: Intent): Selection | null {
  const { square } = intent;
  const stack = square && engine.get(square);
  if (!square || !stack) return null;
  const session = engine.deployState();
  const all = engine.moves({ verbose: true, square });
  const of = (chosen: readonly PieceType[]) => movesOf(all, stack, chosen, session !== null);
  const able = kinds(stack).filter((kind) => all.some(({ piece }) => kinds(piece).includes(kind)));
  // "Whole stack" is preselected; in a session only if what remains can still go together.
  let chosen = intent.chosen ?? kinds(stack);
  if (!intent.chosen && session && of(chosen).length === 0) {
    const alone = kinds(stack).find((kind) => of([kind]).length > 0);
    if (alone) chosen = [alone];
  }
  const held = partOf(stack, chosen);
  if (!held) return null;
  const moves = of(chosen);
  const whole = sameKinds(chosen, kinds(stack));
  return { square, stack, chosen, whole, held, moves, targets: targets(moves), able };
}

/** What stayed the same since `before` is the same object, so that it need not be drawn again. */
export function snapshot(engine: CoTuLenh, intent: Intent, before?: GameState): GameState {
  const fen = engine.fen();
  const same = before?.fen === fen && before.line === intent.line ? before : null;
  const deploy = engine.deployState();
  // A long game is not told again for every click.
  const turns = same ? same.line.slice(0, same.ply) : engine.history({ verbose: true });
  const ply = turns.length;
  const turn = engine.turn();
  const last = deploy ? deploy.steps : (turns.at(-1)?.moves ?? []);
  const first = intent.line[0];
  const [, startTurn, , , , startNumber] = (first?.before ?? fen).split(" ");
  return {
    fen,
    rules: engine.rules(),
    turn,
    pieces: same?.pieces ?? standing(engine),
    movable: new Set(intent.editing ? [] : engine.dests().keys()),
    check: engine.isCheck() ? engine.getCommanderSquare(turn) : null,
    outcome: deploy ? null : engine.outcome(),
    deploy,
    pending: deploy && deploy.steps.length > 0 ? pendingText(deploy) : null,
    line: intent.line,
    ply,
    start: { number: Number(startNumber) || 1, turn: startTurn === "b" ? "b" : "r" },
    canUndo: ply > 0 || (deploy?.steps.length ?? 0) > 0,
    canRedo: intent.redoable > 0,
    lastMove: same?.lastMove ?? touched(last),
    lost: same?.lost ?? losses(turns, deploy?.steps ?? []),
    selection: intent.editing ? null : select(engine, intent),
    question: intent.question,
    notice: intent.notice,
    happened: intent.happened,
    editing: intent.editing,
    begun: intent.begun,
  };
}
