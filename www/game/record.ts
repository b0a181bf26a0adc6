// What can be read from the turns of a game: captured pieces, lines, an open deploy.
import type { Color, DeployState, Move, Piece, PieceType } from "cotulenh-wasm";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { formatStack, splitStack } from "./stacks.js";

export type Captured = Readonly<Record<Color, readonly Piece[]>>;

const NOTHING: Captured = { r: [], b: [] };
const known = new WeakMap<TreeNode, Captured>();

/** The captured pieces by colour, after these moves; the same object if they have captured nothing. */
function collectCaptured(before: Captured, moves: readonly Move[]): Captured {
  let all = before;
  const add = (piece: Piece) => {
    all = { ...all, [piece.color]: [...all[piece.color], ...splitStack(piece)] };
  };
  for (const { captured, kind, piece } of moves) {
    if (captured) add(captured);
    // An air force that made a suicide capture.
    if (kind === "suicide") add(piece);
  }
  return all;
}

/** What was captured up to a turn, and by the steps of a deploy after it. */
export function listCaptured(node: TreeNode, steps: readonly Move[] = []): Captured {
  const path: TreeNode[] = [];
  for (let at: TreeNode | null = node; at && !known.has(at); at = at.parent) path.push(at);
  for (const at of path.reverse()) {
    const before = (at.parent && known.get(at.parent)) ?? NOTHING;
    known.set(at, collectCaptured(before, at.turn?.moves ?? []));
  }
  return collectCaptured(known.get(node) ?? NOTHING, steps);
}

/** The line through a node up to its end, as redo would go. */
export function listLine(tree: GameTree, node: TreeNode): TreeNode[] {
  const line = tree.path(node);
  for (let at = tree.next(node); at; at = tree.next(at)) line.push(at);
  return line;
}

/** Whether a node is in a variation. */
export function isVariation(node: TreeNode): boolean {
  for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return true;
  return false;
}

/** An open deploy in notation: `(NT)<F>c4…`. */
export function formatPending({ remaining, steps }: DeployState): string {
  const stay = remaining ? `${formatStack(remaining)}<` : "";
  return `${stay}${steps.map(({ san }) => san).join(",")}…`;
}

/** Whether a piece has captured from its stack and stays there: it takes no further step (R7.4). */
export function hasActed({ steps }: DeployState, type: PieceType): boolean {
  return steps.some(({ kind, piece }) => kind === "stay" && piece.type === type);
}
