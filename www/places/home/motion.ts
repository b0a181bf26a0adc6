// Hooks for the animated scene, which moves only while it is in view.
import { useSignal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Whether an element is in view, in a tab that is in view. */
export function useInView(element: RefObject<Element | null>): Signal<boolean> {
  const isInView = useSignal(false);
  useEffect(() => {
    let isNear = false;
    const update = () => (isInView.value = isNear && document.visibilityState === "visible");
    const watch = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { threshold: 0.3 },
    );
    watch.observe(element.current!);
    document.addEventListener("visibilitychange", update);
    return () => {
      watch.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return isInView;
}

/** Cycles through `count` pictures while `isRunning`; `stays` gives the milliseconds of each. */
export function useLoop(
  count: number,
  stays: (index: number) => number,
  isRunning: ReadonlySignal<boolean>,
): Signal<number> {
  const index = useSignal(0);
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setTimeout(() => (index.value = (index.value + 1) % count), stays(index.value));
    return () => clearTimeout(timer);
  }, [index.value, isRunning.value]);
  return index;
}
