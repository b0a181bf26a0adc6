// Where the visitor is. Every place is a folder of the site, so that any static host can serve it; what is
// inside a place (a level, a game, a clause) is the part after `#`.
import { signal } from "@preact/signals";
import { PLACES, type PlaceName } from "./names.js";

/** An address of the site. */
export interface Address {
  place: PlaceName;
  /** What follows `#`, as it was written. */
  inside: string;
  /** What follows `?`. */
  query: URLSearchParams;
}

/** The root of the site. The HTML of a place says how far up it is. */
const root = new URL(document.documentElement.dataset["root"] ?? "./", location.href);

function read({ pathname, search, hash }: Location | URL): Address | null {
  if (!pathname.startsWith(root.pathname)) return null;
  const folder = pathname.slice(root.pathname.length).replace(/(\/|^)(index\.html)?$/, "");
  const place = folder === "" ? "home" : PLACES.find((name) => name === folder);
  if (!place) return null;
  return { place, inside: hash.slice(1), query: new URLSearchParams(search) };
}

/** Where the visitor is now. */
export const address = signal<Address>(
  read(location) ?? { place: "home", inside: "", query: new URLSearchParams() },
);

/** The address of a place, for links. */
export function linkTo(place: PlaceName, inside = ""): string {
  const folder = place === "home" ? "" : `${place}/`;
  return `${root.pathname}${folder}${inside && `#${inside}`}`;
}

/** The address of a file of the site. */
export function fileAt(path: string): string {
  return `${root.pathname}${path}`;
}

/** Goes to another address of the site. */
export function go(place: PlaceName, inside = ""): void {
  history.pushState(null, "", linkTo(place, inside));
  address.value = read(location) ?? address.value;
}

/** Changes what is inside the place without a step in the browser's history. */
export function renameInside(inside: string): void {
  history.replaceState(history.state, "", linkTo(address.value.place, inside) + "");
  address.value = { ...address.value, inside };
}

/** Links of the site do not load the page again. */
function follow(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = (event.target as Element).closest?.("a");
  if (event.defaultPrevented || !isPlain || !link || link.target || link.download) return;
  const url = new URL(link.href);
  // A part of the same place is the browser's own work: it scrolls there.
  const isHere = url.pathname === location.pathname && url.hash !== "";
  if (url.origin !== location.origin || isHere || !read(url)) return;
  event.preventDefault();
  history.pushState(null, "", url);
  address.value = read(url) ?? address.value;
  scrollTo(0, 0);
}

/** Keeps the address in step with the browser. */
export function startRouter(): void {
  document.addEventListener("click", follow);
  addEventListener("popstate", () => {
    address.value = read(location) ?? address.value;
  });
  // A part of the same place that was typed or followed.
  addEventListener("hashchange", () => {
    address.value = read(location) ?? address.value;
  });
}
