// The focus goes to the head of a level that is shown after something else of the place, so that its task is read.
import { useEffect, useRef } from "preact/hooks";

/** What the place has shown last: a level, the map, or nothing yet. */
let shown: string | null = null;

/** Says that the map is shown. */
export function leaveLevel(): void {
  shown = "map";
}

/** The head of a level. The first one of a visit leaves the focus where it is. */
export function useFocusOnChange(id: string) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== null && shown !== id) {
      head.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    shown = id;
  }, []);
  return head;
}
