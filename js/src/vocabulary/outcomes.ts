// The ends of games.
import { DECLARED_REASONS } from "./generated.js";

/** Whether a reason is that of an end which the host declares, not the rules (R13.5). */
export const isDeclaredReason = (reason: unknown): boolean =>
  (DECLARED_REASONS as readonly unknown[]).includes(reason);
