// The examples of README.md, run as they stand there against the packed package: `// → …` behind a
// line is what it prints. And those of the doc comments, which are compiled.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browser, linesOf } from "../toolchain/browser.mjs";
import { CONSUMERS, consumers, emptyProject, TOOL_SETTINGS } from "../lib/consumers.mjs";
import { Problem, step } from "../lib/log.mjs";
import { bin } from "../lib/npm.mjs";
import { ROOT } from "../lib/paths.mjs";
import { readmeBlocks } from "../lib/readme.mjs";
import { run } from "../lib/run.mjs";
import { serveBy, serveFolder } from "../lib/servers.mjs";
import { zonesPicture } from "../lib/zones-picture.mjs";

const promises = (text) => [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);

/** Fails unless an example printed what it promises, and nothing else. */
function compare({ line, text }, printed) {
  const promised = promises(text);
  for (let i = 0; i < Math.max(promised.length, printed.length); i++) {
    if (printed[i] === promised[i]) continue;
    const where = `README.md:${line}`;
    throw new Problem(`${where} promises "${promised[i]}", but "${printed[i]}" is printed`);
  }
}

/** Whether an example is a module or, with `require`, a CommonJS file. */
const kindOf = (text) => (/^\s*import\b/m.test(text) ? "m" : "c");

async function runExample(block, file, cwd) {
  const printed = (await run("node", [file], { cwd })).trimEnd();
  compare(block, printed === "" ? [] : printed.split("\n"));
}

/** The examples that Node runs, those in TypeScript once they are compiled. */
async function inNode({ folder }) {
  const place = join(folder, "readme");
  mkdirSync(place);
  writeFileSync(join(place, "package.json"), JSON.stringify({ type: "module" }));
  const blocks = readmeBlocks().filter(
    ({ language, use }) => (language === "js" || language === "ts") && !use,
  );
  for (const { language, line, text } of blocks) {
    writeFileSync(join(place, `line-${line}.${kindOf(text)}${language}`), text);
  }
  const settings = {
    extends: "../types/tsconfig.base.json",
    compilerOptions: { noEmit: false, outDir: "out", rootDir: ".", lib: ["ES2022", "DOM"] },
    include: ["*.mts", "*.cts"],
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(settings));
  await run(bin("tsc"), ["-p", "tsconfig.json"], { cwd: place });
  for (const block of blocks) {
    const file = `line-${block.line}.${kindOf(block.text)}js`;
    await runExample(block, block.language === "ts" ? join("out", file) : file, place);
  }
  return `${blocks.length} blocks`;
}

/**
 * The examples for browsers: whole pages as they are, scripts (marked `page`) and the files beside
 * them (marked by their name) as Vite serves them.
 */
async function inPages() {
  const place = join(CONSUMERS, "dist", "readme");
  rmSync(place, { recursive: true, force: true });
  const module = join("node_modules", "cotulenh-wasm");
  cpSync(join(CONSUMERS, module), join(place, module), { recursive: true });
  writeFileSync(join(place, "package.json"), "{}");
  const blocks = readmeBlocks().filter(({ language, use }) => language === "html" || use);
  for (const { language, line, text, use } of blocks) {
    if (language === "html") writeFileSync(join(place, `plain-${line}.html`), text);
    else if (use !== "page") writeFileSync(join(place, use), text);
    else {
      const script = `<script type="module" src="./line-${line}.js"></script>`;
      writeFileSync(join(place, `line-${line}.html`), `<!doctype html><body>${script}</body>`);
      writeFileSync(join(place, `line-${line}.js`), text);
    }
  }
  const plain = await serveFolder(place);
  const flags = [join("dist", "readme"), "--host", "127.0.0.1", "--port", "0"];
  const vite = await serveBy(bin("vite", CONSUMERS), flags, TOOL_SETTINGS);
  try {
    for (const block of blocks) {
      const count = promises(block.text).length;
      if (block.language === "html") {
        compare(block, await linesOf(`${plain.address}plain-${block.line}.html`, count));
      } else if (block.use === "page") {
        compare(block, await linesOf(`${vite.address}line-${block.line}.html`, count));
      }
    }
  } finally {
    vite.close();
    await plain.close();
  }
  return `${blocks.length} blocks`;
}

/** The examples in the doc comments of the class; each may use a `game`. */
async function inComments({ folder }) {
  const source = readFileSync(join(ROOT, "js", "src", "game.ts"), "utf8");
  const examples = [...source.matchAll(/\* ```ts\n(.*?)\* ```/gs)].map(([, text]) =>
    text.replace(/^\s*\* ?/gm, ""),
  );
  if (examples.length === 0) throw new Problem("the doc comments have no example");
  const place = join(folder, "comments");
  mkdirSync(place);
  const functions = examples.map(
    (text, i) => `export function example${i}(game: all.CoTuLenh) {\n  {\n${text}  }\n}`,
  );
  const names = "const { AirDefenseResult, BITS, CoTuLenh, CoTuLenhError, SQUARES } = all;";
  const file = ['import * as all from "cotulenh-wasm";', names, ...functions].join("\n");
  writeFileSync(join(place, "examples.mts"), file);
  const settings = {
    extends: "../types/tsconfig.base.json",
    compilerOptions: { noUncheckedIndexedAccess: false, lib: ["ES2022", "DOM"] },
    files: ["examples.mts"],
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(settings));
  await run(bin("tsc"), ["-p", "tsconfig.json"], { cwd: place });
  return `${examples.length} blocks`;
}

export const readmeChecks = [
  { title: "doc comments, examples", needs: emptyProject, check: inComments },
  { title: "README, examples for Node", needs: emptyProject, check: inNode },
  {
    title: "README, examples for pages",
    needs: async () => {
      await consumers();
      await step("Chromium", browser);
    },
    check: inPages,
  },
  {
    title: "README, picture of the zones",
    needs: emptyProject,
    check: (_, { screenshot }) => zonesPicture(screenshot),
  },
];
