// The header: the places, the language, and the menu with the settings.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { language } from "../storage/settings.js";
import { read } from "../texts/texts.js";
import { PLACES } from "./names.js";
import { address, linkTo } from "./router.js";
import { Settings } from "./settings.js";
import { shellTexts } from "./texts.js";

/** Every place except Home, which is the name of the site itself. */
const LINKED = PLACES.filter((name) => name !== "home");

function Places({ name }: { name: string }) {
  const m = read(shellTexts);
  return (
    <nav class="places" aria-label={name}>
      {LINKED.map((place) => (
        <a href={linkTo(place)} aria-current={address.value.place === place ? "page" : undefined}>
          {m.places[place]}
        </a>
      ))}
    </nav>
  );
}

function LanguageSwitch() {
  const other = language.value === "en" ? "vi" : "en";
  const name = other === "vi" ? "Tiếng Việt" : "English";
  return (
    <button type="button" class="language" lang={other} onClick={() => (language.value = other)}>
      {name}
    </button>
  );
}

/** The menu: on phones it has the places too. */
function Menu() {
  const m = read(shellTexts);
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const { place } = address.value;
  useEffect(() => void (isOpen.value = false), [place]);
  useEffect(() => {
    if (!isOpen.value) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) isOpen.value = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      isOpen.value = false;
      box.current?.querySelector("button")?.focus();
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("keydown", closeByKey);
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("keydown", closeByKey);
    };
  }, [isOpen.value]);
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class="menu-button"
        aria-expanded={isOpen.value}
        aria-controls="menu"
        aria-label={m.menu}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        ☰
      </button>
      <div id="menu" class="menu-box" hidden={!isOpen.value}>
        <Places name={m.menu} />
        <Settings />
      </div>
    </div>
  );
}

export function Header() {
  const m = read(shellTexts);
  return (
    <header class="top">
      <a
        class="site"
        href={linkTo("home")}
        aria-current={address.value.place === "home" ? "page" : undefined}
      >
        <span class="logo" aria-hidden="true" />
        {m.name}
      </a>
      <Places name={m.name} />
      <span class="here" aria-hidden="true">
        {m.places[address.value.place]}
      </span>
      <LanguageSwitch />
      <Menu />
    </header>
  );
}
