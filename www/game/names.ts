import type { PieceType } from "cotulenh-wasm";

/** What the kinds are called. */
export const NAMES: Readonly<Record<PieceType, string>> = {
  c: "commander",
  i: "infantry",
  t: "tank",
  m: "militia",
  e: "engineer",
  a: "artillery",
  g: "anti-air gun",
  s: "missile",
  f: "air force",
  n: "navy",
  h: "headquarter",
};
