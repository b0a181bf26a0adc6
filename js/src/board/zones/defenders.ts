// Who defends the air, from the facts that the host passes in. Two rules are known here: the standard levels
// (R5.1), and which squares a level covers (R5.2). A host may pass levels, or only a FEN; and domes, outlines
// and the names of squares need the shape of a zone, however the zone was given. Tests compare both rules with
// the game.
import type { Color, PieceType, Square } from "../../types.js";
import { FILES } from "../../vocabulary.js";
import { cellOf } from "../geometry.js";
import type { BoardOptions, Zone } from "../options.js";
import type { Pieces } from "../read/placement.js";

/** A piece that defends the air around it. */
export interface Defender {
  /** Where it stands. */
  readonly square: Square;
  /** Whose it is. */
  readonly color: Color;
  /** What it is; null if the facts do not say it. */
  readonly type: PieceType | null;
  /** How far it reaches. */
  readonly level: number;
  /** A star of lines, which no plane may enter at all, instead of a dome (R11 `noFly`). */
  readonly noFly: boolean;
}

/** The levels of the standard rules (R5.1), for boards that show a FEN and have no game to ask. */
const LEVELS: { readonly [Type in PieceType]?: number } = { s: 2, n: 1, g: 1 };

function standardDefenders(pieces: Pieces, sides: "red" | "blue" | "both"): Defender[] {
  const defenders: Defender[] = [];
  for (const [square, { type, color, heroic }] of pieces) {
    const level = LEVELS[type];
    if (!level || (sides !== "both" && sides[0] !== color)) continue;
    defenders.push({ square, color, type, level: level + (heroic ? 1 : 0), noFly: false });
  }
  return defenders;
}

/** The distance of two squares along the lines and across, and as the crow flies. */
function distance(one: Square, other: Square): { right: number; up: number; far: number } {
  const [[file, rank], [otherFile, otherRank]] = [cellOf(one), cellOf(other)];
  const [right, up] = [Math.abs(file - otherFile), Math.abs(rank - otherRank)];
  return { right, up, far: Math.hypot(right, up) };
}

/**
 * Defenders from defended squares. The level of one is how far it reaches along a line, where a zone
 * always meets a square; a zone without its own square is a star (R11 `noFly`).
 */
function collect(zones: readonly Zone[], pieces: Pieces): Defender[] {
  const found = new Map<Square, Defender>();
  const add = (square: Square, level: number, noFly: boolean, color?: Color) => {
    const piece = pieces.get(square);
    const before = found.get(square);
    found.set(square, {
      square,
      color: color ?? piece?.color ?? "r",
      type: piece?.type ?? null,
      level: Math.max(level, before?.level ?? 0),
      noFly: noFly && (before?.noFly ?? true),
    });
  };
  for (const zone of zones) {
    if ("defenders" in zone) {
      for (const square of zone.defenders) {
        const { right, up } = distance(square, zone.square);
        add(square, Math.max(right, up), square !== zone.square, zone.color);
      }
    } else {
      add(zone.square, zone.level, zone.noFly ?? false, zone.color);
    }
  }
  return [...found.values()];
}

/** The defenders to be shown. */
export function readDefenders(zones: BoardOptions["zones"], pieces: Pieces): readonly Defender[] {
  if (zones === null) return [];
  const found =
    typeof zones === "string" ? standardDefenders(pieces, zones) : collect(zones, pieces);
  // By rank and then by file, whatever the order of the facts.
  const order = ({ square }: Defender) => {
    const [file, rank] = cellOf(square);
    return rank * FILES.length + file;
  };
  return found.sort((a, b) => order(a) - order(b));
}

/** Whether a defender covers a square (R5.2). */
export function covers({ square, level, noFly }: Defender, other: Square): boolean {
  const { right, up, far } = distance(square, other);
  if (!noFly) return far <= level;
  const isOnLine = right === 0 || up === 0 || right === up;
  return other !== square && isOnLine && Math.max(right, up) <= level;
}
