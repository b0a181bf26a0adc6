// What awaits an Air Force, line by line: where it lands, where it strikes and is lost, where it is shot
// down, and by whom.
import type { Color, Square } from "../../vocabulary/types.js";
import { AirDefenseResult } from "../../vocabulary/words.js";
import { cellOf } from "../geometry.js";
import type { BoardOptions, Flights } from "../options.js";
import type { Defender } from "../zones/defenders.js";
import type { BoardState } from "./state.js";

/** A square that an Air Force could fly to. */
export interface Approach {
  /** The square. */
  readonly square: Square;
  /** It lands, passes over, strikes and is lost, or is shot down. */
  readonly fate: "safe" | "over" | "strike" | "lost";
  /** The defenders that it meets on the way there. */
  readonly by: readonly Defender[];
}

/** The sky around a selected Air Force. */
export interface Sky {
  /** Where it stands. */
  readonly from: Square;
  /** The squares of each line, the nearest first. */
  readonly lines: readonly (readonly Approach[])[];
  readonly approaches: ReadonlyMap<Square, Approach>;
  /** The defenders that it meets. */
  readonly threats: ReadonlySet<Defender>;
}

type Stop = Flights["squares"][number];

/** The squares of each direction, the nearest first. */
function byDirection({ from, squares }: Flights): Stop[][] {
  const [file, rank] = cellOf(from);
  const lines = new Map<string, [number, Stop][]>();
  for (const stop of squares) {
    const [toFile, toRank] = cellOf(stop.square);
    const [right, up] = [toFile - file, toRank - rank];
    const direction = `${Math.sign(right)} ${Math.sign(up)}`;
    const away = Math.max(Math.abs(right), Math.abs(up));
    lines.set(direction, [...(lines.get(direction) ?? []), [away, stop]]);
  }
  return [...lines.values()].map((line) =>
    line.sort((a, b) => a[0] - b[0]).map(([, stop]) => stop),
  );
}

/** Reads the flights of an Air Force; null if there are none. */
export function readSky(
  flights: BoardOptions["flights"],
  { pieces, targets, covered }: Pick<BoardState, "pieces" | "targets" | "covered">,
): Sky | null {
  if (!flights || flights.squares.length === 0) return null;
  const own: Color | undefined = pieces.get(flights.from)?.color;
  const isEnemy = (color: Color | undefined) => color !== undefined && color !== own;
  const fateOf = ({ square, result }: Stop): Approach["fate"] => {
    const kinds = targets.get(square);
    // Over the sea a plane is safe but cannot land: the destinations tell where it can.
    if (result === AirDefenseResult.SAFE_PASS) return kinds || targets.size === 0 ? "safe" : "over";
    const canStrike =
      targets.size === 0 ? isEnemy(pieces.get(square)?.color) : kinds?.includes("suicide");
    return result === AirDefenseResult.KAMIKAZE && canStrike ? "strike" : "lost";
  };
  const threats = new Set<Defender>();
  const lines = byDirection(flights).map((stops) => {
    // The defenders of each square that is entered add up (R5.3).
    const met = new Set<Defender>();
    return stops.map((stop): Approach => {
      for (const one of covered.get(stop.square)!) if (isEnemy(one.color)) met.add(one);
      for (const one of met) threats.add(one);
      return { square: stop.square, fate: fateOf(stop), by: [...met] };
    });
  });
  const approaches = new Map(lines.flat().map((one) => [one.square, one]));
  return { from: flights.from, lines, approaches, threats };
}

/** The pieces that do not matter while an Air Force is selected. */
export function fadedBy(
  sky: Sky,
  { pieces, targets }: Pick<BoardState, "pieces" | "targets">,
): Square[] {
  const threats = new Set([...sky.threats].map(({ square }) => square));
  const isSeen = (square: Square) =>
    square === sky.from ||
    targets.has(square) ||
    threats.has(square) ||
    sky.approaches.get(square)?.fate === "strike";
  return [...pieces.keys()].filter((square) => !isSeen(square));
}
