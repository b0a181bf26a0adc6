// A board with a task, as levels and puzzles have it.
import type { BoardInput } from "cotulenh-wasm/board";
import type { Color } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { BoardView } from "../parts/board/board.js";
import { useInspector } from "../parts/card/inspect.js";
import { playSound } from "../parts/sound.js";
import { zoneView } from "../storage/settings.js";
import "./stage.css";

interface Props extends ComponentProps<typeof BoardView> {
  play: Play;
  /** Where this is, and the task. */
  head: ComponentChildren;
  /** What has come of it, and what can be done. */
  children: ComponentChildren;
}

/** Every event of the game is heard once. */
function useSound(play: Play): void {
  useEffect(() => {
    let { event } = play.snapshot();
    return play.subscribe(() => {
      const snapshot = play.snapshot();
      if (snapshot.event === event) return;
      event = snapshot.event;
      playSound(snapshot);
    });
  }, [play]);
}

export function Stage({ head, children, options, ...board }: Props) {
  useSound(board.play);
  const { shown, close, inspect, hover } = useInspector(board.play);
  const inspected = useMemo(() => ({ ...options, inspect, hover }), [options]);
  return (
    <div class="stage">
      <div class="stage-top">
        <div class="stage-head">{head}</div>
        <div class="stage-board">
          <BoardView {...board} options={inspected} />
        </div>
      </div>
      <div class="stage-side">
        {shown.value && (
          <shown.value.View
            card={shown.value.card}
            orientation={options?.orientation === "b" ? "b" : "r"}
            onClose={close}
          />
        )}
        {children}
      </div>
    </div>
  );
}

/** The zones that the settings want, from the side of a player. */
export function zonesFor(color: Color): NonNullable<BoardInput["zones"]> | null {
  if (zoneView.value === "both") return "both";
  if (zoneView.value === "off") return null;
  return color === "r" ? "blue" : "red";
}
