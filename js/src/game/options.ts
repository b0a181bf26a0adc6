// The options of a new game.
import { flag, readOptions } from "../arguments/read-options.js";
import { encodeRules } from "../arguments/rules.js";

const GAME_OPTIONS = ["rules", "autoCommit"] as const;

/** The options of a game: its rules, packed, and whether deploys commit by themselves (R7.7). */
export function readGameOptions(options: unknown): {
  rules: number;
  autoCommit: boolean;
} {
  const { rules, autoCommit } = readOptions(options, GAME_OPTIONS);
  return {
    rules: encodeRules(rules),
    autoCommit: flag(autoCommit, "autoCommit", true),
  };
}
