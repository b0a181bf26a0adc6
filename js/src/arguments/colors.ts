// The sides, which need no game.
import { throwingAtCaller } from "../errors/caller.js";
import { otherColor as oppose } from "../vocabulary/colors.js";
import type { Color } from "../vocabulary/types.js";
import { readColor } from "./values.js";

/** The side that a side plays against: `otherColor("r")` is `"b"`. */
export const otherColor: (color: Color) => Color = throwingAtCaller(
  function otherColor(color: Color) {
    return oppose(readColor(color));
  },
  { isCallback: true },
);
