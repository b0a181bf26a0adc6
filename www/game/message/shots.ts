// The shots of the other side, for beginners.
import type { Color } from "cotulenh-wasm";
import type { Arrow } from "cotulenh-wasm/board";
import type { PlaySnapshot } from "cotulenh-wasm/play";

/** What the other side has captured with its last turn, as arrows. */
export function drawShots(
  { event, outcome }: Pick<PlaySnapshot, "event" | "outcome">,
  own: Color | null,
): Arrow[] {
  const isOther = event.turn !== null && own !== null && event.turn.color !== own;
  const isPlayed = event.kind === "move" || event.kind === "commit";
  if (!isOther || !isPlayed || outcome) return [];
  const captures = event.turn!.moves.filter(({ captured }) => captured);
  return captures.map(({ from, to }) => ({ from, to, color: "red" }));
}
