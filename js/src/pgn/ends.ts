// The ends of games that are read from PGN or data: by the rules, or declared (R13.5).
import { atPath, type FieldReader } from "../arguments/data.js";
import { CoTuLenhError } from "../errors/error.js";
import { DECLARED_REASONS } from "../vocabulary/generated.js";
import { isDeclaredReason } from "../vocabulary/outcomes.js";
import { otherColor } from "../vocabulary/colors.js";
import { BLUE, RED } from "../vocabulary/words.js";
import type { ForfeitReason, Outcome } from "../vocabulary/types.js";
import type { Game } from "../wasm/module.js";
import type { Headers } from "./tags.js";
import type { PgnResult } from "./types.js";

/** The tag with the reason of a declared end. */
export const TERMINATION = "Termination";

/** Its value when a side's own clock ran out; `time` is the end by the clock of the rulebook. */
const TIME_FORFEIT = "time forfeit";

/** The PGN result of an outcome. */
export function resultOf(outcome: Outcome | null): PgnResult {
  if (!outcome) return "*";
  if (outcome.winner === null) return "1/2-1/2";
  return outcome.winner === BLUE ? "0-1" : "1-0";
}

/** Was the end declared? */
export function isDeclared(outcome: Outcome | null): outcome is Outcome {
  return outcome !== null && isDeclaredReason(outcome.reason);
}

/** The value of the tag `Termination` for an end that was declared. */
export function terminationOf({ reason, by }: Outcome): string {
  return reason === "time" && by ? TIME_FORFEIT : reason;
}

/** A game in which an end can be declared: of the class, or of the module. */
type Endable = Pick<Game, "agreeDraw" | "timeUp" | "resign" | "forfeit">;

/** Declares an end. Throws if it cannot be declared. */
export function declareEnd(game: Endable, { reason, by }: Outcome): void {
  if (reason === "agreed") game.agreeDraw();
  else if (reason === "time" && by === undefined) game.timeUp();
  else if (reason === "resigned") game.resign(by!);
  else game.forfeit(by!, reason as ForfeitReason);
}

/**
 * Reads how a game has ended, which can be any value. An end that does not follow from the rules is declared in the
 * game; any other one must be there already.
 */
export function readEnd(
  game: Endable & Pick<Game, "outcome">,
  value: unknown,
  path: string,
  reader: FieldReader,
): Outcome {
  const fields = reader.fields(value, ["winner", "reason", "by"], path);
  const { winner, reason, by } = fields;
  const isOfBoth = reason === "agreed" || (reason === "time" && by === undefined);
  if (isDeclaredReason(reason) && (isOfBoth || by === RED || by === BLUE)) {
    atPath(path, () => declareEnd(game, fields as unknown as Outcome));
  }
  const outcome = game.outcome();
  const isSame = outcome?.winner === winner && outcome?.reason === reason && outcome?.by === by;
  if (outcome && isSame) return Object.freeze(outcome);
  reader.refuse(path, "how the game has ended", value);
}

/**
 * Declares the end that the tag `Termination` names, if it agrees with the result; other values are ignored. Returns how
 * the game has ended.
 */
export function endAsDeclared(game: Game, headers: Headers, result: PgnResult): Outcome | null {
  const termination = headers[TERMINATION];
  const winner = result === "1-0" ? "r" : result === "0-1" ? "b" : null;
  const reason = DECLARED_REASONS.find((known) => known === termination);
  const declared = termination === TIME_FORFEIT ? "time" : reason;
  if (declared === undefined || game.outcome()?.winner) return game.outcome();
  const isLoss = declared !== "agreed" && termination !== "time";
  if (isLoss && winner === null) return game.outcome();
  const by = isLoss ? otherColor(winner!) : undefined;
  try {
    declareEnd(game, { winner, reason: declared, ...(by && { by }) });
    const outcome = game.outcome();
    if (isDeclared(outcome) && resultOf(outcome) !== result) game.packedUndo();
  } catch (error) {
    // The game has ended by the rules.
    if (!(error instanceof CoTuLenhError)) throw error;
  }
  return game.outcome();
}
