// A dialog of the browser: it keeps the focus inside, closes by Escape, and gives the focus back.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { shellTexts } from "../../shell/texts.js";
import { IconButton } from "../controls/icon-button.js";
import "./dialog.css";

interface Props {
  title: string;
  /** Called when the visitor closes it; the caller removes it then. */
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const closeOutside = (event: MouseEvent) => {
    // The dialog itself is pressed only outside its box: on the backdrop.
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      class="dialog card"
      ref={dialog}
      aria-label={title}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-box stack">
        <header class="dialog-head">
          <h2>{title}</h2>
          <IconButton class="quiet" name={read(shellTexts).close} onClick={onClose}>
            ×
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
