// The rules a game is played by, packed into one number: a digit for each option, whose base is the
// number of its values (`src/rules.rs`).
import { CoTuLenhError } from "../errors/error.js";
import { throwingAtCaller } from "../errors/caller.js";
import { OFFICIAL_RULES, RULE_OPTIONS, STANDARD_RULES } from "../vocabulary/generated.js";
import { readObject, shown } from "./objects.js";
import { plainText } from "./texts.js";
import type { Rules } from "../vocabulary/types.js";

type Value = Rules[keyof Rules];

const OPTIONS = Object.entries(RULE_OPTIONS) as [keyof Rules, readonly Value[]][];

const NAMES = OPTIONS.map(([name]) => name);

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_RULES", message);
}

/** Rules that have a name. */
const PRESETS: ReadonlyMap<unknown, Readonly<Rules>> = new Map([
  ["standard", STANDARD_RULES],
  ["official", OFFICIAL_RULES],
]);

/** The packed form of rules with a name, or of some options over the standard rules. */
export function encodeRules(rules: unknown): number {
  if (rules === undefined) return STANDARD;
  const preset = PRESETS.get(rules);
  if (preset) return encodeRules(preset);
  const names = [...PRESETS.keys()].map(shown).join(" or ");
  const what = `rules must be ${names} or an object`;
  const field = "an option of the rules";
  return pack(readObject(rules, NAMES, { code: "INVALID_RULES", what, field }));
}

function pack(rules: Partial<Record<keyof Rules, unknown>>): number {
  return OPTIONS.reduceRight((packed, [name, values]) => {
    const value = rules[name] === undefined ? STANDARD_RULES[name] : rules[name];
    const digit = (values as readonly unknown[]).indexOf(value);
    if (digit < 0) refuse(`${name} is ${values.map(shown).join(" or ")}, not ${shown(value)}`);
    return packed * values.length + digit;
  }, 0);
}

/** All options of rules with a name, or of some options over the standard rules. */
export function completeRules(rules: unknown): Rules {
  const packed = encodeRules(rules);
  let rest = packed;
  const complete = OPTIONS.map(([name, values]) => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return [name, value];
  });
  return Object.fromEntries(complete) as Rules;
}

/** Most games are made without options. */
const STANDARD: number = pack(STANDARD_RULES);

/** How many options differ from a preset. */
function countDiffering(rules: Readonly<Rules>, preset: Readonly<Rules>): number {
  return OPTIONS.filter(([name]) => rules[name] !== preset[name]).length;
}

/** Rules as words: a preset, unless it is the standard one, and the options that differ from it. */
export function writeRuleWords(rules: Rules): string {
  const isOfficial = countDiffering(rules, OFFICIAL_RULES) < countDiffering(rules, STANDARD_RULES);
  const preset = isOfficial ? OFFICIAL_RULES : STANDARD_RULES;
  const differing = OPTIONS.filter(([name]) => rules[name] !== preset[name]);
  const words = differing.map(([name]) => `${name}=${rules[name]}`);
  return [...(isOfficial ? ["official"] : []), ...words].join(" ");
}

/** The rules of such words. `refuseWord` is called with a word that is neither of both. */
export function readRuleWords(text: string, refuseWord: (word: string) => never): Rules {
  const words = text.split(/[ ,]+/).filter((word) => word !== "");
  const rules: Partial<Record<string, Value>> = { ...(PRESETS.get(words[0]) ?? STANDARD_RULES) };
  for (const word of PRESETS.has(words[0]) ? words.slice(1) : words) {
    const [name, values] = OPTIONS.find(([known]) => word.startsWith(`${known}=`)) ?? ["", []];
    const value = values.find((known) => word === `${name}=${known}`);
    if (value === undefined) refuseWord(word);
    rules[name] = value;
  }
  return rules as unknown as Rules;
}

/**
 * The rules that the `Rules` tag of a PGN names: a preset, and options that differ from it.
 *
 * @example
 * ```ts
 * parseRules("official objective=naval").objective; // "naval"
 * ```
 */
export const parseRules: (tag: string) => Rules = throwingAtCaller(
  function parseRules(tag: string) {
    const text = plainText(tag, "the rules of a tag");
    return readRuleWords(text, (word) => {
      const message = `${shown(word)} is not an option of the rules; known are: ${NAMES.join(", ")}`;
      throw new CoTuLenhError("INVALID_RULES", message, { text: word });
    });
  },
  { isCallback: true },
);
