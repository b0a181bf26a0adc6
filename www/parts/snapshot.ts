// The snapshot of a play or an online game as a hook.
import { useEffect, useState } from "preact/hooks";

interface Source<T> {
  snapshot(): T;
  subscribe(listener: () => void): () => void;
}

/** The state of a game. A component that calls this is drawn again after each change. */
export function useSnapshot<T>(source: Source<T>): T {
  const [snapshot, setSnapshot] = useState(() => source.snapshot());
  useEffect(() => {
    setSnapshot(source.snapshot());
    return source.subscribe(() => setSnapshot(source.snapshot()));
  }, [source]);
  return snapshot;
}
