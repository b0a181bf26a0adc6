// The demo board, and the formatting of everything that is not Rust.
import { copyFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "../toolchain/chromium.mjs";
import { Problem, step } from "../lib/log.mjs";
import { bin, nodeModules } from "../lib/npm.mjs";
import { buildPackage } from "../lib/package.mjs";
import { buildPage, pageStamp, servePage } from "../lib/page.mjs";
import { LOCKED, ROOT, TEST_RESULTS } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { soak } from "../soak/soak.mjs";

/** Random games in one page; `npm run soak` plays more. */
const GAMES = 300;

/** A picture in the README must not weigh more, in bytes. */
const PICTURE = 150_000;

/** The pictures in docs/, and what the tests call them. */
const PICTURES = { "board.png": "board.png", "deploy.png": "pictures/deploy.png" };

function keepPictures() {
  for (const [kept, made] of Object.entries(PICTURES)) {
    const file = join(TEST_RESULTS, made);
    const { size } = statSync(file);
    if (size > PICTURE) throw new Problem(`${made} has ${size} bytes, more than ${PICTURE}`);
    copyFileSync(file, join(ROOT, "docs", kept));
  }
}

/** The browser and the built page. */
async function builtPage() {
  await buildPackage();
  const browser = await step("Chromium", chromium);
  await buildPage(pageStamp());
  return browser;
}

export const page = [
  {
    title: "formatting",
    needs: nodeModules,
    check: async () => void (await run(bin("prettier"), ["--check", "."])),
  },
  {
    title: "lock files",
    check: () => {
      for (const folder of LOCKED) {
        const file = join(folder, "package-lock.json");
        const text = readFileSync(join(ROOT, file), "utf8");
        if (/"resolved": "(?!pkg)/.test(text)) throw new Problem(`${file} names a registry`);
      }
    },
  },
  {
    title: "types",
    needs: buildPackage,
    check: async () => void (await run(bin("tsc"), ["-p", "www"])),
  },
  { title: "build", needs: buildPackage, check: () => buildPage(pageStamp()) },
  {
    title: "in Chromium",
    needs: builtPage,
    check: async (browser, { screenshot }) => {
      const server = await servePage(5200);
      try {
        const env = { ...process.env, PAGE: server.address, CHROMIUM: browser, FORCE_COLOR: "0" };
        const config = join("www", "playwright.config.mjs");
        const output = await run(bin("playwright"), ["test", "--config", config], { env });
        if (screenshot) keepPictures();
        const count = /^\s*(\d+) passed/m.exec(output)?.[1];
        if (!count) throw new Problem("no test was run");
        return `${count} tests`;
      } finally {
        await server.close();
      }
    },
  },
  {
    title: "random games in Chromium",
    needs: builtPage,
    check: async () => {
      const server = await servePage(5200);
      try {
        const { done, memory } = await soak(server.address, { games: GAMES });
        return `${done.games} games, ${memory}`;
      } finally {
        await server.close();
      }
    },
  },
];
