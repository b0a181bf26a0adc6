// The rules a game is played by, packed into the bits that `src/wasm/pack.rs` describes.
import { RULE_NAMES } from "./constants.js";
import { CoTuLenhError } from "./errors.js";
import { shown } from "./input.js";
import type { Rules } from "./types.js";

const AIR_DEFENSE = RULE_NAMES.length - 1;

/** The rules where no option is given. */
const STANDARD: Readonly<Rules> = {
  tankFiresOver: true,
  navyPasses: false,
  stealthAirForce: false,
  lastGuard: false,
  airDefense: "levels",
};

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_RULES", message);
}

/** The value of each option, read once. A typing error in a name must not go unnoticed. */
function given(rules: object): readonly unknown[] {
  let unknown: string | undefined;
  let values: unknown[];
  try {
    unknown = Object.keys(rules).find((key) => !(RULE_NAMES as readonly string[]).includes(key));
    values = RULE_NAMES.map((name) => (rules as Partial<Rules>)[name]);
  } catch {
    refuse("the rules cannot be read");
  }
  if (unknown !== undefined) refuse(`no such rule: ${shown(unknown)}`);
  return values;
}

/** The bits of some options over the standard rules. */
export function encodeRules(rules: unknown): number {
  if (rules === undefined) return STANDARD_BITS;
  if (rules === null || typeof rules !== "object") {
    refuse(`rules must be an object, not ${shown(rules)}`);
  }
  const values = given(rules);
  return RULE_NAMES.reduce((bits, name, i) => {
    const own = values[i];
    const value = own === undefined ? STANDARD[name] : own;
    const on = i === AIR_DEFENSE ? value === "noFly" : value === true;
    const off = i === AIR_DEFENSE ? value === "levels" : value === false;
    if (!on && !off) {
      const choice = i === AIR_DEFENSE ? '"levels" or "noFly"' : "true or false";
      refuse(`${name} is ${choice}, not ${shown(value)}`);
    }
    return on ? bits | (1 << i) : bits;
  }, 0);
}

/** Most games are made without options. */
const STANDARD_BITS = encodeRules(STANDARD);

/** The rules of some bits. */
export function decodeRules(bits: number): Rules {
  const is = (name: keyof Rules) => (bits & (1 << RULE_NAMES.indexOf(name))) !== 0;
  return {
    tankFiresOver: is("tankFiresOver"),
    navyPasses: is("navyPasses"),
    stealthAirForce: is("stealthAirForce"),
    lastGuard: is("lastGuard"),
    airDefense: is("airDefense") ? "noFly" : "levels",
  };
}
