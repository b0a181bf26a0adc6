// Whether the user's last input was a key: the ring around the focused square is drawn only then, and not
// when a script or a press moves the focus.

let isKey = false;
let isWatched = false;

/** Starts to watch the input of the page; it is done once for all boards. */
export function watchInput(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener("keydown", () => (isKey = true), true);
  addEventListener("pointerdown", () => (isKey = false), true);
}

/** Whether the last input was a key. */
export function wasKey(): boolean {
  return isKey;
}
