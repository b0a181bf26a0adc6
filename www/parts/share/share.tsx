// Sharing: texts to copy, files to save, links to share.
import { useRef } from "preact/hooks";
import { table } from "../../texts/table.js";
import { read } from "../../texts/texts.js";
import { notify } from "../dialogs/notices.js";
import "./share.css";

const texts = table({
  en: {
    copy: "Copy",
    copied: "Copied.",
    select: "Press Ctrl+C to copy.",
    denied: "The browser allows neither sharing nor copying.",
  },
  vi: {
    copy: "Sao chép",
    copied: "Đã sao chép.",
    select: "Nhấn Ctrl+C để sao chép.",
    denied: "Trình duyệt không cho chia sẻ hay sao chép.",
  },
});

/** A text with a button that copies it, or selects it where copying is not allowed. */
export function CopyField({ label, value, rows }: { label: string; value: string; rows?: number }) {
  const m = read(texts);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify(m.copied);
    } catch {
      field.current?.select();
      notify(m.select);
    }
  };
  return (
    <div class="copy-field">
      <label class="labelled">
        <span>{label}</span>
        {rows ? (
          <textarea ref={field} rows={rows} readOnly spellcheck={false} value={value} />
        ) : (
          <input ref={field} type="text" readOnly value={value} />
        )}
      </label>
      <button type="button" aria-label={`${m.copy}: ${label}`} onClick={() => void copy()}>
        {m.copy}
      </button>
    </div>
  );
}

/** Saves a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  // The browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Offers a picture by the system's dialog, or saves it as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: document.title });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // The system cannot share this, so the picture is saved.
    }
  }
  saveFile(picture, name);
}

/** Whether the system has a dialog to share links. */
export const canShareLinks = typeof navigator.share === "function";

/** Offers a link by the system's dialog, or copies it and says so. */
export async function shareLink(url: string, copied = read(texts).copied): Promise<void> {
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    // The visitor has closed the dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await navigator.clipboard.writeText(url).then(
      () => notify(copied),
      () => notify(read(texts).denied),
    );
  }
}
