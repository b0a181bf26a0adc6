// The menu: the settings, and on phones the places too.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { read } from "../texts/texts.js";
import { PlaceLinks } from "./place-links.js";
import { address } from "./router.js";
import { Settings } from "./settings.js";
import { shellTexts } from "./texts.js";

const Lines = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path
      d="M3 5h14M3 10h14M3 15h14"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
    />
  </svg>
);

export function Menu() {
  const m = read(shellTexts);
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => void (isOpen.value = false), [address.value]);
  useEffect(() => {
    if (!isOpen.value) return;
    // A press or the focus somewhere else.
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) isOpen.value = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      isOpen.value = false;
      opener.current?.focus();
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
  return (
    <div class="menu" ref={box}>
      <button
        ref={opener}
        type="button"
        class="menu-button"
        aria-expanded={isOpen.value}
        aria-controls="menu"
        aria-label={m.menu}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Lines />
      </button>
      <div id="menu" class="menu-box" hidden={!isOpen.value}>
        <PlaceLinks name={m.menu} />
        <Settings />
      </div>
    </div>
  );
}
