// What is played, as a value that components follow.
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect, useState } from "preact/hooks";

/** The state of a game that is played. A component that calls this is drawn again after each change. */
export function useSnapshot(play: Play): PlaySnapshot {
  const [snapshot, setSnapshot] = useState(() => play.snapshot());
  useEffect(() => {
    setSnapshot(play.snapshot());
    return play.subscribe(() => setSnapshot(play.snapshot()));
  }, [play]);
  return snapshot;
}
