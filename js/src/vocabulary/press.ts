// What a press on a square means. A board decides it for hosts that know no `play`, a play for the others;
// both ask here.
import type { MoveKind, Square } from "./types.js";

/** What is known when a square is pressed. */
export interface PressFacts {
  /** The selected square. */
  readonly selected: Square | null;
  /** What the selected piece can do on the pressed square; empty if it cannot go there. */
  readonly kinds: readonly MoveKind[];
  /** Whether the piece on the pressed square can be selected. */
  readonly isSelectable: boolean;
  /** Whether the press before has selected this square, and what was selected then can join it. */
  readonly canJoin: boolean;
}

/** `nowhere` is a square where the selected piece cannot go. */
export type PressMeaning = "select" | "join" | "move" | "nowhere";

/** Says what a press on a square means; `combine` if it surely means to combine. */
export function readPress(
  square: Square,
  { selected, kinds, isSelectable, canJoin }: PressFacts,
  kind?: "combine",
): PressMeaning {
  if (selected === square) return canJoin ? "join" : "select";
  if (selected === null) return "select";
  if (kind && kinds.includes(kind)) return "move";
  if (kinds.length === 0) return isSelectable ? "select" : "nowhere";
  // A first press on a friend selects it, another one joins it.
  const isFriend = isSelectable && kinds.every((one) => one === "combine");
  return isFriend ? "select" : "move";
}
