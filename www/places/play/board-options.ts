// What the board shows besides the game: whose side is at the bottom, zones, and why it is mate.
import type { Square } from "cotulenh-wasm";
import type { BoardInput, BoardOptions } from "cotulenh-wasm/board";
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
function drawMate(mate: MateReason | null): Pick<BoardOptions, "arrows" | "marks"> {
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

/** Arrows and rings of the visitor. */
export type Drawn = Pick<BoardOptions, "arrows" | "marks">;

interface Extras {
  /** Why it is mate, if that is to be shown. */
  mate: MateReason | null;
  /** The squares that explain why a move was refused. */
  causes: readonly Square[];
  /** What the visitor has drawn. */
  drawn: Drawn;
  draw: BoardInput["draw"];
  inspect: BoardInput["inspect"];
  hover: BoardInput["hover"];
}

const NONE: readonly Square[] = [];

export function useBoardOptions(match: Match, snapshot: PlaySnapshot, extras: Extras): BoardInput {
  const zones = readZones(match, snapshot);
  const orientation = bottom.value;
  const { mate, drawn, draw, inspect, hover } = extras;
  const causes = extras.causes.length > 0 ? extras.causes : NONE;
  return useMemo(() => {
    const { arrows, marks } = drawMate(mate);
    const rings = causes.map((square) => ({ square, color: "red" as const }));
    return {
      orientation,
      zones,
      draw,
      inspect,
      hover,
      arrows: [...arrows, ...drawn.arrows],
      marks: [...marks, ...rings, ...drawn.marks],
    };
  }, [orientation, zones, mate, causes, drawn]);
}
