// Two pieces that can be joined: the first press on the other one selects it, the second joins them.
import type { Play } from "cotulenh-wasm/play";
import { useEffect, useState } from "preact/hooks";

/** Where the piece that was selected before can join the selected one: the next press there does it. */
export function useJoin(play: Play): string | null {
  const [join, setJoin] = useState<string | null>(null);
  useEffect(() => {
    let before = play.snapshot().selection;
    setJoin(null);
    return play.subscribe(() => {
      const { selection } = play.snapshot();
      if (selection?.square === before?.square) return void (before = selection);
      const canJoin = before?.moves.some(
        ({ kind, to }) => kind === "combine" && to === selection?.square,
      );
      setJoin(canJoin && selection ? selection.square : null);
      before = selection;
    });
  }, [play]);
  return join;
}
