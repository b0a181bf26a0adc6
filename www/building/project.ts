// What the build knows about the project and about where the site will be.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PLACES } from "../routing/places.js";

/** A path inside the folder of the site's sources. */
export const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The places that have a folder of their own: all but Home. */
export const FOLDERS = PLACES.filter((name) => name !== "home");

/** Pages outside the places: the demo, the gallery of the board, and the benchmark. */
export const PAGES = {
  index: source("index.html"),
  demo: source("demo/index.html"),
  gallery: source("gallery/index.html"),
  bench: source("bench.html"),
};

function readVersion(): string {
  const version = /^version = "(.+)"$/m.exec(readFileSync(source("../Cargo.toml"), "utf8"))?.[1];
  if (!version) throw new Error("Cargo.toml has no version");
  return version;
}

/** The address of the repository; null as long as package.json has a placeholder. */
function readRepository(): string | null {
  const { repository } = JSON.parse(readFileSync(source("../package.json"), "utf8"));
  const url: string = repository.url.replace(/^git\+|\.git$/g, "");
  return url.includes("/OWNER/") ? null : url;
}

export const project = { version: readVersion(), repository: readRepository() };

/** The address of the site, with a slash at the end; null if SITE_URL is not set. */
function readSiteUrl(): URL | null {
  const text = process.env["SITE_URL"];
  return text ? new URL(text.endsWith("/") ? text : `${text}/`) : null;
}

export const siteUrl = readSiteUrl();
