// A box that opens from a button, and closes by Escape or by a press or the focus somewhere else.
import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Popup {
  isOpen: Signal<boolean>;
  /** The element that has the button and the box. */
  box: RefObject<HTMLDivElement | null>;
  /** Closes it, with the focus on the button. */
  close: () => void;
}

export function usePopup(): Popup {
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    isOpen.value = false;
    box.current?.querySelector("button")?.focus();
  };
  // A layout effect, so that no press in between is missed.
  useLayoutEffect(() => {
    if (!isOpen.value) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) isOpen.value = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen.value]);
  return { isOpen, box, close };
}
