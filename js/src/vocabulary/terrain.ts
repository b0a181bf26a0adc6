// The terrain of the squares, from the table that the crate generates.
import { BRIDGE_BIT, TERRAIN, ZONE_MASK, ZONES } from "./generated.js";
import type { Terrain } from "./types.js";

/**
 * The terrain of the square with an index.
 * @internal
 */
export function terrainAt(index: number): Terrain {
  const packed = Number(TERRAIN[index]);
  return { zone: ZONES[packed & ZONE_MASK]!, bridge: (packed & BRIDGE_BIT) !== 0 };
}
