// The folder of `npm run site`: its links lead somewhere, its HTML is valid, and its first board is light.
import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { chromium as playwright } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { LinkChecker } from "linkinator";
import { serveFolder } from "../consumers/servers.mjs";
import { ROOT, SITE } from "../lib/paths.mjs";
import { chromium, CHROMIUM_FLAGS } from "../toolchain/browsers.mjs";

const PAGES = ["", ...readPlaces().map((name) => `${name}/`)];

/** The site as visitors see it: the HTML of every place after its scripts have run. */
const SEEN = join(ROOT, "target", "site-seen");

/** The places that have a folder. */
function readPlaces() {
  const worker = readFileSync(join(SITE, "sw.js"), "utf8");
  const names = [...worker.matchAll(/"(\w+)\/index\.html"/g)].map(([, name]) => String(name));
  return names.filter((name) => !["demo", "gallery"].includes(name));
}

/** Writes the site as it is seen. */
async function render() {
  rmSync(SEEN, { recursive: true, force: true });
  cpSync(SITE, SEEN, { recursive: true });
  const server = await serveFolder(SITE);
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage({ serviceWorkers: "block", reducedMotion: "reduce" });
    for (const path of PAGES) {
      await page.goto(server.address + path);
      await page.waitForSelector("main[data-place] > *", { state: "attached" });
      writeFileSync(join(SEEN, path, "index.html"), await page.content());
    }
  } finally {
    await browser.close();
    server.close();
  }
}

before(render);

test("every link leads somewhere", async () => {
  const { links } = await new LinkChecker().check({
    path: SEEN,
    recurse: true,
    // Other hosts are not a matter of the build.
    linksToSkip: async (link) => !/^http:\/\/localhost:\d+\//.test(link),
  });
  const broken = links.filter(({ state }) => state === "BROKEN");
  assert.deepEqual(
    broken.map(({ url, parent, status }) => `${status} ${url} in ${parent}`),
    [],
  );
  assert.ok(links.length > PAGES.length * 10);
});

test("the HTML is valid, as it is sent and as it is seen", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: {
      // Prettier and the serializer of the browser decide on these.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "no-trailing-whitespace": "off",
      "void-style": "off",
    },
  });
  const files = [...PAGES.map((path) => `${path}index.html`), "404.html", "demo/index.html"];
  const faults = [];
  for (const file of [SITE, SEEN].flatMap((folder) => files.map((name) => join(folder, name)))) {
    const { results } = await validator.validateFile(file);
    for (const { messages } of results) {
      for (const { ruleId, message, line } of messages)
        faults.push(`${file}:${line} ${ruleId} ${message}`);
    }
  }
  assert.deepEqual(faults, []);
});

/**
 * What the HTML of a place loads before the place is there: its scripts and style sheets, after gzip.
 * @param {string} path
 */
function weigh(path) {
  const html = readFileSync(join(SITE, path, "index.html"), "utf8");
  const files = [...html.matchAll(/(?:src|href)="(?:\.\.?\/)(assets\/[\w.-]+\.(?:js|css))"/g)];
  const names = new Set(files.map(([, name]) => String(name)));
  assert.ok(names.size > 3);
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(SITE, name))).length, 0);
}

test("the first board is drawn after 60 kB", () => {
  const bytes = weigh("");
  assert.ok(bytes <= 60_000, `${bytes} bytes`);
});

test("a game can be played after 160 kB", () => {
  const bytes = weigh("play");
  assert.ok(bytes <= 160_000, `${bytes} bytes`);
});

test("there is a picture for every place", () => {
  for (const path of PAGES) {
    const name = path.slice(0, -1) || "home";
    assert.ok(existsSync(join(SITE, "pictures", `${name}.png`)), name);
  }
});
