// The rules in links, in the words of PGN: `official,objective=naval`.
import { CoTuLenh, parseRules, type Rules } from "cotulenh-wasm";

/** The rules as words; empty for the standard ones. */
export function writeRules(rules: Rules): string {
  const game = new CoTuLenh(undefined, { rules });
  try {
    return (game.getHeaders()["Rules"] ?? "").replaceAll(" ", ",");
  } finally {
    game.free();
  }
}

/** Rules from their words; throws a `CoTuLenhError` if there are others. */
export function readRules(words: string): Rules {
  return parseRules(words);
}
