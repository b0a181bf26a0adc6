// The links to all places except Home, which is the name of the site itself, and those that other places lead to.
import { read } from "../texts/texts.js";
import { PLACES, type PlaceName } from "../routing/places.js";
import { address, linkTo } from "../routing/router.js";
import { shellTexts } from "./texts.js";

/** Places without a link of their own, and the place that leads to them. */
const LED_TO: Partial<Record<PlaceName, PlaceName>> = { online: "play", games: "analyse" };

const LINKED = PLACES.filter((name) => name !== "home" && !(name in LED_TO));

export function PlaceLinks({ name }: { name: string }) {
  const m = read(shellTexts);
  const { place: visited } = address.value;
  const here = LED_TO[visited] ?? visited;
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
