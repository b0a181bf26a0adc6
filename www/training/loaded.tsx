// Loads a value before its content is shown.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadingTexts } from "../parts/loading/texts.js";
import { read } from "../texts/texts.js";

interface Props<T> {
  /** The key of the value: when it changes, `load` is called again; the old value is shown meanwhile. */
  of: string;
  load: () => Promise<T | null>;
  children: (value: T) => ComponentChildren;
}

export function Loaded<T>({ of, load, children }: Props<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setValue(loaded),
      () => isWanted && setFailed(true),
    );
    return () => void (isWanted = false);
  }, [of]);
  if (value) return <>{children(value)}</>;
  const m = read(loadingTexts);
  return (
    <p class="loading" role={hasFailed ? "alert" : undefined}>
      {hasFailed ? m.failed : m.loading}
    </p>
  );
}
