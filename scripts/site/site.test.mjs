// The folder that `npm run site` builds: links, valid HTML, and what its pages weigh.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** The HTML of every place after its scripts have run. */
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
      // Some pictures are drawn after the text is there.
      await page.waitForSelector("img:not([src])", { state: "detached" });
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
    // Links to other hosts are not checked.
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
      // Clauses are called R5.4, and HTML allows it.
      "valid-id": ["error", { relaxed: true }],
      // Wide tables scroll in a region inside a section.
      "prefer-native-element": ["error", { exclude: ["region"] }],
      // The bars of a chart have their lengths inline.
      "no-inline-style": "off",
      // Allow labels on every element that may have one.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
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

const ASSETS = join(SITE, "assets");

/**
 * The scripts and style sheets that the HTML of a place names.
 * @param {string} path
 */
function namedBy(path) {
  const html = readFileSync(join(SITE, path, "index.html"), "utf8");
  const names = [...html.matchAll(/(?:src|href)="\.\.?\/assets\/([\w.-]+\.(?:js|css))"/g)];
  assert.ok(names.length > 3, path);
  return names.map(([, name]) => String(name));
}

/**
 * The weight of files after gzip.
 * @param {string[]} names
 */
function weigh(names) {
  const sizes = [...new Set(names)].map(
    (name) => gzipSync(readFileSync(join(ASSETS, name)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("the first board is drawn after 60 kB", () => {
  const drawn = weigh(namedBy(""));
  assert.ok(drawn <= 60_000, `drawn after ${drawn} bytes`);
});

/**
 * The scripts and style sheets that a visitor has loaded when a board can be played on.
 * @param {string} path @param {(page: import("@playwright/test").Page) => Promise<void>} [begin]
 */
async function loadedUntilPlayable(path, begin) {
  const server = await serveFolder(SITE);
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    // With `saveData`, the page does not load places before they are visited.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto(server.address + path);
    await begin?.(page);
    await page.waitForFunction(() => performance.getEntriesByName("playable").length > 0);
    const urls = await page.evaluate(() => {
      const playable = performance.getEntriesByName("playable")[0]?.startTime ?? 0;
      const all = performance.getEntriesByType("resource");
      return all.filter(({ startTime }) => startTime < playable).map(({ name }) => name);
    });
    return urls.flatMap((url) => /assets\/([\w.-]+\.(?:js|css))$/.exec(url)?.[1] ?? []);
  } finally {
    await browser.close();
    server.close();
  }
}

test("a board is played on after 195 kB, at Home and in Play", async () => {
  const home = await loadedUntilPlayable("", (page) => page.locator(".try").click());
  const play = await loadedUntilPlayable("play/#level=1");
  for (const [place, names] of Object.entries({ home, play })) {
    assert.ok(names.length > 8, place);
    assert.ok(weigh(names) <= 195_000, `${place}: played on after ${weigh(names)} bytes`);
  }
});

test("no place loads the engine before it is used", () => {
  const isEngine = (/** @type {string} */ name) => /^engine-[\w-]+\.js$/.test(name);
  assert.equal(readdirSync(ASSETS).filter(isEngine).length, 1);
  for (const path of PAGES) assert.deepEqual(namedBy(path).filter(isEngine), [], path);
});

test("there is a picture for every place", () => {
  for (const path of PAGES) {
    const name = path.slice(0, -1) || "home";
    assert.ok(existsSync(join(SITE, "pictures", `${name}.png`)), name);
  }
});

test("with its address, the site has a sitemap, and its pages name it", () => {
  const site = "https://example.org/game/";
  const code = `
    import { build } from "vite";
    const options = { configFile: "www/vite.config.ts", logLevel: "silent", build: { write: false } };
    const { output } = await build(options);
    const read = (name) => String(output.find(({ fileName }) => fileName === name)?.source);
    const names = ["sitemap.xml", "robots.txt", "404.html", "play/index.html"];
    console.log(JSON.stringify(names.map(read)));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: site },
    encoding: "utf8",
  });
  const [sitemap, robots, lost, play] = JSON.parse(stdout);
  for (const path of PAGES) assert.ok(sitemap.includes(`<loc>${site}${path}</loc>`), path);
  assert.ok(robots.includes(`Sitemap: ${site}sitemap.xml`));
  assert.ok(lost.includes('href="/game/'));
  assert.ok(play.includes(`<link rel="canonical" href="${site}play/">`));
  assert.ok(play.includes(`content="${site}pictures/play.png"`));
});
