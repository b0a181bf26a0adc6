// The header: the places, the language, and the menu.
import { language } from "../storage/settings.js";
import { read } from "../texts/texts.js";
import { Menu } from "./menu.js";
import { PlaceLinks } from "./place-links.js";
import { address, linkTo } from "../routing/router.js";
import { shellTexts } from "./texts.js";

function LanguageSwitch() {
  const other = language.value === "en" ? "vi" : "en";
  const name = other === "vi" ? "Tiếng Việt" : "English";
  return (
    <button type="button" class="language" lang={other} onClick={() => (language.value = other)}>
      {name}
    </button>
  );
}

export function Header() {
  const m = read(shellTexts);
  const { place } = address.value;
  const isHome = place === "home";
  return (
    <header class="top" data-home={isHome || undefined}>
      <a class="site" href={linkTo("home")} aria-current={isHome ? "page" : undefined}>
        <span class="logo" aria-hidden="true" />
        <span class="site-name">{m.name}</span>
      </a>
      {/* Where there is no room for the links, the place that is visited stands here. */}
      <span class="here" aria-hidden="true">
        {isHome ? m.name : m.places[place]}
      </span>
      <PlaceLinks name={m.name} />
      <LanguageSwitch />
      <Menu />
    </header>
  );
}
