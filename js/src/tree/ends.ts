// Ends that are declared, and not found by the rules (R13.5).
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError } from "../errors.js";
import { FieldReader } from "../arguments/data.js";
import { shown } from "../arguments/objects.js";
import type { ForfeitReason, Outcome } from "../types.js";

/** Ends a game as an outcome says. Fails if that is no end that can be declared. */
export function declareEnd(game: CoTuLenh, { reason, by }: Outcome): void {
  if (reason === "agreed") game.agreeDraw();
  else if (reason === "time" && by === undefined) game.timeUp();
  else if (reason === "resigned") game.resign(by!);
  else game.forfeit(by!, reason as ForfeitReason);
}

/** An outcome that can be anything; it must be how the game ends when it is declared. */
export function readEnd(game: CoTuLenh, value: unknown, path: string): Outcome {
  const reader = new FieldReader("INVALID_DATA");
  const fields = reader.fields(value, ["winner", "reason", "by"], path);
  declareEnd(game, fields as unknown as Outcome);
  const outcome = game.outcome()!;
  const isSame = (["winner", "reason", "by"] as const).every(
    (name) => outcome[name] === fields[name],
  );
  if (!isSame) {
    const message = `${path} is not how the game ends: ${shown(outcome.reason)} here, and the winner is ${shown(outcome.winner)}`;
    throw new CoTuLenhError("INVALID_DATA", message, { path });
  }
  return Object.freeze(outcome);
}
