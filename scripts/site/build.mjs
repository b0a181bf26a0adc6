// One folder for any static host, target/site: all places, the demo, the gallery of the board,
// the API reference, and pictures for shared links. `npm run site` builds what goes into it first. With
// SITE_URL, the address of the site, the pages name it, and there is a sitemap.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { main, note } from "../lib/log.mjs";
import { ROOT, SITE } from "../lib/paths.mjs";
import { drawSocialPictures } from "./pictures.mjs";

const PLACES = join(ROOT, "www", "dist");
const REFERENCE = join(ROOT, "target", "reference");

await main(async () => {
  rmSync(SITE, { recursive: true, force: true });
  cpSync(PLACES, SITE, { recursive: true });
  cpSync(REFERENCE, join(SITE, "developers", "reference"), { recursive: true });
  // Hosts that run Jekyll leave out what starts with an underscore or a dot.
  writeFileSync(join(SITE, ".nojekyll"), "");
  const pictures = join(SITE, "pictures");
  mkdirSync(pictures, { recursive: true });
  for (const [place, bytes] of Object.entries(await drawSocialPictures())) {
    writeFileSync(join(pictures, `${place}.png`), bytes);
  }
  const isKnown = existsSync(join(SITE, "sitemap.xml"));
  note(`the site is in ${relative(ROOT, SITE)}${isKnown ? "" : "; SITE_URL adds its address"}`);
});
