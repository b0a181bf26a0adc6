// What the board shows besides the game: whose side is at the bottom, zones, and why it is mate.
import type { BoardInput } from "cotulenh-wasm/board";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { useMemo } from "preact/hooks";
import type { MateReason } from "../../match/mate.js";
import { bottom, type Match } from "../../match/match.js";
import { zoneView } from "../../storage/settings.js";

/** The side whose zones threaten the planes of the visitor, or of the side to move. */
function readZones({ own }: Match, { turn }: PlaySnapshot): BoardInput["zones"] {
  if (zoneView.value === "off") return null;
  if (zoneView.value === "both") return "both";
  return (own ?? turn) === "r" ? "blue" : "red";
}

/** Arrows from what attacks the commander, and crosses where it cannot flee to. */
function drawMate(mate: MateReason | null): Pick<BoardInput, "arrows" | "marks"> {
  if (!mate) return { arrows: [], marks: [] };
  const from = mate.facing ? [mate.facing] : mate.attackers.map(({ square }) => square);
  return {
    arrows: [
      ...from.map((square) => ({ from: square, to: mate.commander, color: "red" as const })),
      ...mate.covered.flatMap(({ square, by }) =>
        by
          .filter((one) => one !== square)
          .slice(0, 1)
          .map((one) => ({ from: one, to: square, color: "yellow" as const, strength: 0.5 })),
      ),
    ],
    marks: mate.covered.map(({ square }) => ({ square, color: "red" as const, shape: "cross" })),
  };
}

export function useBoardOptions(
  match: Match,
  snapshot: PlaySnapshot,
  mate: MateReason | null,
): BoardInput {
  const zones = readZones(match, snapshot);
  const orientation = bottom.value;
  return useMemo(() => ({ orientation, zones, ...drawMate(mate) }), [orientation, zones, mate]);
}
