// What is inside a place. While the next place is loaded, the one that is left still stands.
import { useRef } from "preact/hooks";
import type { PlaceName } from "./names.js";
import { address } from "./router.js";

/** What follows `#` in the address, for as long as it is one of this place. */
export function useInside(name: PlaceName): string {
  const last = useRef("");
  const { place, inside } = address.value;
  if (place === name) last.current = inside;
  return last.current;
}
