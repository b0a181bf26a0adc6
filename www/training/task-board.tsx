// A board with a task, as levels and puzzles have it.
import type { Play } from "cotulenh-wasm/play";
import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { PlayBoard } from "../parts/board/play-board.js";
import { useInspector } from "../parts/card/inspect.js";
import { playSound } from "../parts/sound.js";
import { useVoice } from "./voice.js";
import { ZoneButton } from "../parts/board/zone-switch.js";
import "./task-board.css";

interface Props extends ComponentProps<typeof PlayBoard> {
  /** Where this is, and the task. */
  head: ComponentChildren;
  /** Whether the zones can be switched on and off. */
  hasZones?: boolean;
  /** The answer to the last try, and the buttons. */
  children: ComponentChildren;
  /** The task, if it is to be said when the board is there: for those whose focus goes to the board. */
  spoken?: string | undefined;
}

/** Plays the sound of each event once. */
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

export function TaskBoard({ head, hasZones = true, children, options, spoken, ...board }: Props) {
  useSound(board.play);
  const { shown, close, inspect, hover } = useInspector(board.play);
  const announcement = useVoice(board.play, spoken);
  const inspected = useMemo(
    () => ({ ...options, inspect, hover, announcement }),
    [options, announcement],
  );
  return (
    <div class="stage">
      <div class="stage-top">
        <div class="stage-head">
          {head}
          {hasZones && <ZoneButton />}
        </div>
        <div class="stage-board">
          <PlayBoard {...board} options={inspected} />
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
