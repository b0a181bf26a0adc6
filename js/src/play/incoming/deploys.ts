// Deploys from elsewhere, step by step.
import { atPath } from "../../arguments/data.js";
import { createTurn } from "../../record/create.js";
import type {
  OpenedChange,
  RecordChange,
  RecordedTurn,
  SteppedChange,
} from "../../record/types.js";
import type { Move } from "../../vocabulary/types.js";
import { reader, type Draft } from "./draft.js";

export function openDeploy(draft: Draft, change: OpenedChange, path: string): void {
  const game = draft.gameAt(change.after, `${path}.after`);
  atPath(`${path}.square`, () => game.startDeploy(change.square));
  draft.apply(change);
  draft.show(draft.node, { kind: "move", moves: [], turn: null });
}

export function playStep(draft: Draft, change: SteppedChange, path: string): void {
  const { after, square, step } = change;
  const game = draft.gameAt(after, `${path}.after`);
  const { endsTurn, turn, ...move } = atPath(`${path}.step`, () =>
    game.move(step, { strict: true }),
  );
  if (!move.deploy) reader.refuse(`${path}.step`, "a step of a deploy", step);
  if (move.from !== square) reader.refuse(`${path}.square`, "where the step starts", square);
  draft.apply({ ...change, step: move.lan });
  if (endsTurn) draft.ended = turn!;
  draft.steps = [...draft.steps, move];
  draft.show(draft.node, { kind: "move", moves: draft.steps, turn: null });
}

export function undoStep(draft: Draft, change: RecordChange): void {
  const { deploy } = draft.record;
  const game = deploy && draft.gameAt(deploy.after, "deploy");
  draft.apply(change);
  const step = game!.undo() as Move | null;
  // The game is opened again, so that `redo` does not offer the step here.
  draft.drop();
  draft.show(draft.node, { kind: "undo", moves: step ? [step] : [], turn: null });
}

export function cancelDeploy(draft: Draft, change: RecordChange): void {
  const { deploy } = draft.record;
  const game = deploy && draft.gameAt(deploy.after, "deploy");
  draft.apply(change);
  const { steps } = game!.deployState()!;
  game!.cancelDeploy();
  draft.show(draft.node, { kind: "cancel", moves: steps, turn: null });
}

export function commitDeploy(draft: Draft, given: RecordedTurn, path: string): void {
  const { deploy } = draft.record;
  if (!deploy) return draft.apply({ type: "committed", turn: given });
  draft.requireNew([given], `${path}.turn`);
  const game = draft.gameAt(deploy.after, path);
  const steps = draft.steps;
  draft.isElsewhere ||= draft.node !== draft.core.node;
  const turn = draft.ended ?? atPath(path, () => game.commitDeploy());
  draft.ended = null;
  const { san, lan } = turn;
  const committed = createTurn({ ...given, san, lan, variations: [] });
  draft.requireOther(deploy.after, committed, `${path}.turn`);
  draft.apply({ type: "committed", turn: committed });
  const node = draft.addNode(draft.node, turn, given.id);
  draft.arrive(node, steps.length > 0 ? "move" : "commit", steps);
}
