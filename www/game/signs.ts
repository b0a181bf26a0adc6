// The signs of turns, such as `!` and `?`.
import type { TreeNode } from "cotulenh-wasm/tree";

/** The signs that can be given to a turn, by their numbers in PGN. A turn has one of them at most. */
export const SIGNS = [1, 2, 3, 4, 5, 6] as const;
export type Sign = (typeof SIGNS)[number];

const isSign = (nag: number): nag is Sign => SIGNS.some((sign) => sign === nag);

/** The sign of a turn; null if it has none. */
export function findSign({ nags }: Pick<TreeNode, "nags">): Sign | null {
  return nags.find(isSign) ?? null;
}

/** The glyphs of a turn with another sign, or without the one that it has. */
export function toggleSign(node: Pick<TreeNode, "nags">, sign: Sign): number[] {
  const others = node.nags.filter((nag) => !isSign(nag));
  return findSign(node) === sign ? others : [sign, ...others];
}
