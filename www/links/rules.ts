// The rules in links, in the words of PGN: `official,objective=naval`.
import { CoTuLenh, type Rules } from "cotulenh-wasm";

/** The rules as words, which `parseRules` reads; empty for the standard ones. */
export function writeRules(rules: Rules): string {
  using game = new CoTuLenh(undefined, { rules });
  return (game.getHeaders()["Rules"] ?? "").replaceAll(" ", ",");
}
