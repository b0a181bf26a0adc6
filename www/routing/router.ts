// Where the visitor is. Every place is a folder of the site, so that any static host can serve it; what is
// shown there (a level, a game, a clause) is the fragment: the part after `#`.
import { signal } from "@preact/signals";
import { PLACES, type PlaceName } from "./places.js";

/** An address of the site. */
export interface Address {
  place: PlaceName;
  /** What follows `#`, as it was written. */
  fragment: string;
  /** What follows `?`. */
  query: URLSearchParams;
}

/** The root of the site. The HTML of a place says how far up it is. */
const root = new URL(document.documentElement.dataset["root"] ?? "./", location.href);

/** The address in a URL; null if no place of the site has it. */
function read({ origin, pathname, search, hash }: Location | URL): Address | null {
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return null;
  const folder = pathname.slice(root.pathname.length).replace(/(\/|^)(index\.html)?$/, "");
  const place = folder === "" ? "home" : PLACES.find((name) => name === folder);
  if (!place) return null;
  return { place, fragment: hash.slice(1), query: new URLSearchParams(search) };
}

const HOME: Address = { place: "home", fragment: "", query: new URLSearchParams() };

/** Where the visitor is now. */
export const address = signal<Address>(read(location) ?? HOME);

/** Whether the site is a part of another page, by `?embed`: then a place stands alone, without the header. */
export const isEmbedded = address.peek().query.has("embed") && address.peek().place !== "home";

/** The address of a place, for links. */
export function linkTo(place: PlaceName, fragment = ""): string {
  const folder = place === "home" ? "" : `${place}/`;
  return `${root.pathname}${folder}${fragment && `#${fragment}`}`;
}

/** The place that a link leads to; null if it leads elsewhere. */
export function placeOf(link: HTMLAnchorElement): PlaceName | null {
  return read(new URL(link.href))?.place ?? null;
}

/** The address of a file of the site. */
export function fileAt(path: string): string {
  return `${root.pathname}${path}`;
}

function visit(url: string | URL): void {
  history.pushState(null, "", url);
  address.value = read(location) ?? address.value;
  scrollTo(0, 0);
}

/** Goes to another address of the site. */
export function go(place: PlaceName, fragment = ""): void {
  visit(linkTo(place, fragment));
}

/** Changes the fragment without a step in the browser's history. */
export function replaceFragment(fragment: string): void {
  const hash = fragment && `#${fragment}`;
  history.replaceState(history.state, "", location.pathname + location.search + hash);
  address.value = { ...address.value, fragment };
}

/** Links of the site do not load the page again. */
function follow(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  const link = (event.target as Element).closest?.("a");
  if (event.defaultPrevented || !isPlain || !link?.href || link.target || link.download) return;
  const url = new URL(link.href);
  // A part of the same place is the browser's own work: it scrolls there.
  const isHere = url.pathname === location.pathname && url.hash !== "";
  if (isHere || !read(url)) return;
  event.preventDefault();
  // Following a link to the current address adds no history entry.
  if (url.href !== location.href) visit(url);
}

/** Keeps the address in step with the browser. */
export function startRouter(): void {
  const update = () => (address.value = read(location) ?? address.value);
  document.addEventListener("click", follow);
  addEventListener("popstate", update);
  // The fragment was typed, or a link to it followed.
  addEventListener("hashchange", update);
}
