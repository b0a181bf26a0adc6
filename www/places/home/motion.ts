// Whether a scene may move: the visitor wants motion, has not paused it, and can see it.
import { computed, signal, useSignal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { animations } from "../../storage/settings.js";

const query = matchMedia("(prefers-reduced-motion: reduce)");
const isReduced = signal(query.matches);
query.addEventListener("change", () => (isReduced.value = query.matches));

/** Whether nothing may move by itself. */
export const isStill: ReadonlySignal<boolean> = computed(
  () => isReduced.value || animations.value === "off",
);

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

/** Goes round so many pictures, each as long as `stays` says, while `isRunning`. */
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
