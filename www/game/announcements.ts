// What a game says to screen readers beyond the sentences of every board: who plays whom, what a turn means, a flip.
import { useEffect } from "preact/hooks";
import { useSpeech } from "../parts/speech/use-speech.js";
import type { PanelProps } from "./controls.js";

export function useAnnouncements(
  { controls, host, snapshot }: PanelProps,
  consequences: readonly string[],
): void {
  const { play, announce, lookedAt, saying } = controls;
  const { selection } = snapshot;
  useSpeech(play, {
    announce,
    greeting: host.greeting,
    consequences,
    isLook: (event) => event === lookedAt.current,
  });
  // A new selection means that the refusal has been read.
  useEffect(() => {
    if (selection && saying.value?.kind === "refused") saying.value = null;
  }, [selection && `${selection.square} ${selection.types.join("")}`]);
}
