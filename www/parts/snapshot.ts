// What is played, as a value that components follow.
import { useEffect, useState } from "preact/hooks";

interface Played<Snapshot> {
  snapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
}

/** The state of what is played. A component that calls this is drawn again after each change. */
export function useSnapshot<Snapshot>(play: Played<Snapshot>): Snapshot {
  const [snapshot, setSnapshot] = useState(() => play.snapshot());
  useEffect(() => {
    setSnapshot(play.snapshot());
    return play.subscribe(() => setSnapshot(play.snapshot()));
  }, [play]);
  return snapshot;
}
