// The options of a new game.
import { flag, readOptions } from "../arguments/read-options.js";
import { encodeRules } from "../rules.js";

const GAME_OPTIONS = ["rules", "autoCommit"] as const;

/** The options of a game: the rules as one number, and whether deploys commit by themselves (R7.7). */
export function readGameOptions(options: unknown): { rules: number; autoCommit: boolean } {
  const { rules, autoCommit } = readOptions(options, GAME_OPTIONS);
  return { rules: encodeRules(rules), autoCommit: flag(autoCommit, "autoCommit", true) };
}
