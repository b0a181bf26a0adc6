// Which zones a board shows. It stands apart from the switch, whose words a board does not need to be drawn.
import { otherColor, type Color } from "cotulenh-wasm";
import { zoneView } from "../../storage/settings.js";

/** The zones that the settings want, seen by a side. */
export function zonesFor(side: Color): "red" | "blue" | "both" | null {
  if (zoneView.value === "off") return null;
  if (zoneView.value === "both") return "both";
  return otherColor(side) === "r" ? "red" : "blue";
}
