// The fragment of the address, as a place reads it. While the next place is loaded, the one before still stands.
import { useRef } from "preact/hooks";
import type { PlaceName } from "./places.js";
import { address } from "./router.js";

/** What follows `#` in the address, for as long as it is one of this place. */
export function useFragment(name: PlaceName): string {
  const last = useRef("");
  const { place, fragment } = address.value;
  if (place === name) last.current = fragment;
  return last.current;
}
