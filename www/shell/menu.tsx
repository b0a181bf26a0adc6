// The menu: the settings, and on phones the places too.
import { useEffect } from "preact/hooks";
import { lazy } from "../parts/loading/lazy.js";
import { usePopup } from "../parts/dialogs/popup.js";
import { read } from "../texts/texts.js";
import { PlaceLinks } from "./place-links.js";
import { address } from "../routing/router.js";
import { shellTexts } from "./texts.js";

const Settings = lazy(() => import("./settings/settings.js").then((module) => module.Settings));

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
  const { isOpen, box } = usePopup();
  useEffect(() => void (isOpen.value = false), [address.value]);
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class="menu-button"
        aria-expanded={isOpen.value}
        aria-controls="menu"
        aria-label={m.menu}
        onPointerEnter={Settings.prepare}
        onFocus={Settings.prepare}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Lines />
      </button>
      <div id="menu" class="menu-box" hidden={!isOpen.value}>
        <PlaceLinks name={m.menu} />
        {isOpen.value && <Settings />}
      </div>
    </div>
  );
}
