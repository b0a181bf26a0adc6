// A modal dialog of the browser, which traps and restores the focus and closes by Escape.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CloseButton } from "../controls/close-button.js";
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
          <CloseButton onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
