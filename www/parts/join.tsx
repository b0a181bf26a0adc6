// Two own pieces that can join: a first press selects the second one, another press joins them.
import type { Play } from "cotulenh-wasm/play";
import { useEffect, useState } from "preact/hooks";
import { read } from "../texts/texts.js";
import { gameTexts } from "./game-texts.js";

/** Where the piece that was selected before can join the selected one: the next press there does it. */
function useJoin(play: Play): string | null {
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

/** Says how the two are joined; `class` is that of the other notes in this place. */
export function JoinNote({ play, class: name }: { play: Play; class: string }) {
  const join = useJoin(play);
  if (!join) return null;
  return (
    <p class={name} data-kind="hint" role="status">
      {read(gameTexts).join(join)}
    </p>
  );
}
