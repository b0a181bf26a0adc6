// What is loaded before it can be shown.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { shellTexts } from "../shell/texts.js";
import { read } from "../texts/texts.js";

interface Props<T> {
  /** What this is about: when it changes, `load` is called again, and the last value is shown until then. */
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
  const m = read(shellTexts);
  return (
    <p class="loading" role={hasFailed ? "alert" : undefined}>
      {hasFailed ? m.failed : m.loading}
    </p>
  );
}
