// The corner of a board by which its size is dragged. The menu has the same sizes for those who use keys.
import { useRef } from "preact/hooks";
import { boardSize, LEAST_SIZE } from "../../storage/settings.js";

export function SizeHandle() {
  const handle = useRef<HTMLSpanElement>(null);
  const drag = (event: PointerEvent) => {
    const element = handle.current!;
    if (!element.hasPointerCapture(event.pointerId)) return;
    // The board stands in the middle of its room.
    const box = element.parentElement!.getBoundingClientRect();
    const width = 2 * (event.clientX - (box.left + box.width / 2));
    const size = Math.round((boardSize.peek() * width) / box.width);
    boardSize.value = Math.min(Math.max(size, LEAST_SIZE), 100);
  };
  return (
    <span
      ref={handle}
      class="size-handle"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        handle.current!.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onDblClick={() => (boardSize.value = 100)}
    />
  );
}
