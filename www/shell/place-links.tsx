// The links to all places except Home, which is the name of the site itself, and Online, which Play leads to.
import { read } from "../texts/texts.js";
import { PLACES } from "./names.js";
import { address, linkTo } from "./router.js";
import { shellTexts } from "./texts.js";

const LINKED = PLACES.filter((name) => name !== "home" && name !== "online");

export function PlaceLinks({ name }: { name: string }) {
  const m = read(shellTexts);
  const here = address.value.place === "online" ? "play" : address.value.place;
  return (
    <nav class="places" aria-label={name}>
      {LINKED.map((place) => (
        <a href={linkTo(place)} aria-current={here === place ? "page" : undefined}>
          {m.places[place]}
        </a>
      ))}
    </nav>
  );
}
