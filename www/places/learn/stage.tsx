// A board with a task, as levels and puzzles have it.
import type { BoardInput } from "cotulenh-wasm/board";
import type { Color } from "cotulenh-wasm";
import type { ComponentChildren, ComponentProps } from "preact";
import { BoardView } from "../../parts/board.js";
import { zoneView } from "../../storage/settings.js";
import "./stage.css";

interface Props extends ComponentProps<typeof BoardView> {
  /** Where this is, and the task. */
  head: ComponentChildren;
  /** What has come of it, and what can be done. */
  children: ComponentChildren;
}

export function Stage({ head, children, ...board }: Props) {
  return (
    <div class="stage">
      <div class="stage-top">
        <div class="stage-head">{head}</div>
        <div class="stage-board">
          <BoardView {...board} />
        </div>
      </div>
      <div class="stage-side">{children}</div>
    </div>
  );
}

/** The zones that the settings want, from the side of a player. */
export function zonesFor(color: Color): NonNullable<BoardInput["zones"]> | null {
  if (zoneView.value === "both") return "both";
  if (zoneView.value === "off") return null;
  return color === "r" ? "blue" : "red";
}
