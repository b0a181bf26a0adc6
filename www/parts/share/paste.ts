// Texts that are pasted anywhere in a place, or files that are dropped on it.
import { useEffect } from "preact/hooks";

/** Files that are larger are no games. */
const MAX_SIZE = 4_000_000;

/** Whether the user types in a field: then what they paste belongs there. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}

/** A text, and the name of its file if it has one. */
type OnText = (text: string, name?: string) => void;

/** The text of what was dropped: of a file, or of a selection or a link. */
async function readDropped({ files, items }: DataTransfer): Promise<string> {
  const [file] = files;
  // A file that is too large is read as far as is needed to refuse it.
  if (file) return file.slice(0, MAX_SIZE).text();
  const item = [...items].find(({ type }) => type === "text/plain" || type === "text/uri-list");
  return item ? new Promise((resolve) => item.getAsString(resolve)) : "";
}

/** Calls a function with each text that is pasted or dropped. */
export function usePaste(onText: OnText): void {
  useEffect(() => {
    const open = (given: DataTransfer) => {
      const name = given.files[0]?.name;
      void readDropped(given).then((text) => onText(text, name));
    };
    const paste = (event: ClipboardEvent) => {
      if (isField(event.target) || !event.clipboardData) return;
      event.preventDefault();
      const { files } = event.clipboardData;
      if (files.length > 0) open(event.clipboardData);
      else onText(event.clipboardData.getData("text/plain"));
    };
    const isWanted = (event: DragEvent) => !isField(event.target) && event.dataTransfer !== null;
    const over = (event: DragEvent) => {
      if (isWanted(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!isWanted(event)) return;
      event.preventDefault();
      open(event.dataTransfer!);
    };
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
    };
  }, [onText]);
}
