// A board with a task, as levels and puzzles have it.
import { otherColor } from "cotulenh-wasm";
import type { Board } from "cotulenh-wasm/board";
import type { ComponentChildren, ComponentProps } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { pickByLetters } from "../parts/board/pick.js";
import { PlayBoard } from "../parts/board/play-board.js";
import { switchZones, ZoneSwitch } from "../parts/board/zone-switch.js";
import { useInspector } from "../parts/card/inspect.js";
import { useKeys } from "../parts/controls/keys.js";
import { gameTexts } from "../parts/game-texts.js";
import { useSound } from "../parts/sound.js";
import { answerPresses, useSpeech, useSpoken } from "../parts/speech/use-speech.js";
import { read } from "../texts/texts.js";
import "./task-board.css";

interface Props extends Omit<ComponentProps<typeof PlayBoard>, "pressed" | "idle"> {
  /** Where this is, and the task. */
  head: ComponentChildren;
  /** Whether the zones can be switched on and off. */
  hasZones?: boolean;
  /** The answer to the last try, and the buttons. */
  children: ComponentChildren;
  /** The task, if it is to be said when the board is there: for those whose focus goes to the board. */
  greeting?: string | undefined;
}

export function TaskBoard(props: Props) {
  const { head, hasZones = true, children, options, greeting, onBoard, ...connected } = props;
  const { play } = connected;
  const { spoken, announce } = useSpoken();
  const { shown, close, inspect, hover } = useInspector(play, announce);
  const [isTurned, setTurned] = useState(false);
  const board = useRef<Board | null>(null);
  const side = options?.orientation === "b" ? "b" : "r";
  const bottom = isTurned ? otherColor(side) : side;
  useSound(play);
  useSpeech(play, { announce, greeting });
  useKeys({
    flip: () => {
      setTurned(!isTurned);
      announce(read(gameTexts).flipped[otherColor(bottom)]);
    },
    ...(hasZones && { zones: () => switchZones(announce) }),
  });
  const announcement = spoken.value;
  const shownOptions = useMemo(
    () => ({ ...options, orientation: bottom, inspect, hover, announcement }),
    [options, bottom, announcement],
  );
  return (
    <div class="stage">
      <div class="stage-top">
        <div class="stage-head">
          {head}
          {hasZones && <ZoneSwitch announce={announce} />}
        </div>
        <div class="stage-board" onKeyDownCapture={(event) => pickByLetters(play, event)}>
          <PlayBoard
            {...connected}
            {...answerPresses(play, announce)}
            options={shownOptions}
            onBoard={(made) => {
              board.current = made;
              onBoard?.(made);
            }}
          />
        </div>
      </div>
      <div class="stage-side">
        {shown.value && (
          <shown.value.View
            card={shown.value.card}
            orientation={bottom}
            onClose={() => {
              close();
              board.current?.focus();
            }}
          />
        )}
        {children}
      </div>
    </div>
  );
}
