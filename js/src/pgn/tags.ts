// The tags of a PGN (R12.5).
import { START } from "../vocabulary.js";
import { refusal } from "../errors.js";
import { writeRuleWords } from "../rules.js";
import type { Rules } from "../types.js";
import type { PgnResult } from "./types.js";

/** A name and a value. */
export type Tag = readonly [name: string, value: string];

/** The tags that every game has, in their order, with the value that means unknown. `Result` follows. */
const ROSTER: readonly Tag[] = [
  ["Event", "?"],
  ["Site", "?"],
  ["Date", "????.??.??"],
  ["Round", "?"],
  ["Red", "?"],
  ["Blue", "?"],
];

/** All results. */
export const RESULTS: readonly PgnResult[] = ["1-0", "0-1", "1/2-1/2", "*"];

/** A result, from a text that may be none. */
export function toResult(text: unknown): PgnResult | undefined {
  return RESULTS.find((result) => result === text);
}

/** The value of a tag. */
export function findTag(tags: readonly Tag[], name: string): string | undefined {
  return tags.find(([known]) => known === name)?.[1];
}

/** The value that means unknown, for a tag that every game has. */
export function unknownValue(name: string): string | undefined {
  return findTag(ROSTER, name);
}

/** Is the tag's value computed from the game? */
export function isDerived(name: string): boolean {
  return ["Result", "SetUp", "FEN", "Rules"].includes(name);
}

/** All tags of a game in the order of the text: those that were set, and those that are computed. */
export function allTags(
  tags: readonly Tag[],
  { start, rules, result }: { start: string; rules: Rules; result: PgnResult },
): Tag[] {
  const roster = ROSTER.map(([name, unknown]): Tag => [name, findTag(tags, name) ?? unknown]);
  const others = tags.filter(([name]) => unknownValue(name) === undefined);
  const all: Tag[] = [...roster, ["Result", result], ...others];
  if (start !== START) all.push(["SetUp", "1"], ["FEN", start]);
  const words = writeRuleWords(rules);
  if (words !== "") all.push(["Rules", words]);
  return all;
}

/** Fails for a tag that is computed from the game. */
function requireNotDerived(name: string): void {
  if (isDerived(name)) {
    const message = `${name} follows from the game and cannot be changed`;
    throw refusal("TAG_DERIVED", message, { text: name });
  }
}

/** The tags with another value of one. */
export function withTag(tags: readonly Tag[], name: string, value: string): Tag[] {
  if (!/^\w+$/.test(name)) {
    const message = `"${name}" is not a tag name: use letters, digits and underscores`;
    throw refusal("TAG_NAME", message, { text: name });
  }
  requireNotDerived(name);
  const at = tags.findIndex(([known]) => known === name);
  const changed = [...tags];
  changed[at < 0 ? tags.length : at] = [name, value];
  return changed;
}

/** The tags without those of a name. */
export function withoutTag(tags: readonly Tag[], name: string): Tag[] {
  requireNotDerived(name);
  return tags.filter(([known]) => known !== name);
}

/** A result, from the value of the tag. */
export function readResult(value: string): PgnResult {
  const result = toResult(value);
  if (result) return result;
  const message = `"${value}" is not a result: use 1-0, 0-1, 1/2-1/2 or *`;
  throw refusal("TAG_RESULT", message, { text: value });
}
