// The examples of README.md, run as they are against the packed package: `// → …` after a line is
// what it prints. And those of the doc comments, which are compiled.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { drawPictures, PICTURES } from "../pictures/draw.mjs";
import { CONSUMERS, PROJECT } from "./project.mjs";
import { readmeBlocks, readmeFile } from "./readme.mjs";
import { serveFolder, startTool } from "./servers.mjs";
import { drawZones, ZONES } from "./zones-picture.mjs";

const promisedBy = (text: string) => [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);

/** Makes an empty folder for examples in the project with the packed package. */
function makeFolder(
  name: string,
  settings: { compilerOptions: object; include: string[] },
): string {
  const folder = join(PROJECT, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const config = { extends: "../types/tsconfig.base.json", ...settings };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  return folder;
}

test("doc comments, examples", async () => {
  const folder = makeFolder("comments", {
    compilerOptions: { noUncheckedIndexedAccess: false, lib: ["ES2022", "DOM"] },
    include: ["examples.mts"],
  });
  const sources = join(ROOT, "js", "src");
  const text = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(join(sources, file), "utf8"))
    .join("\n");
  const examples = [...text.matchAll(/\* ```ts\n(.*?)\* ```/gs)].map(([, example]) =>
    example!.replace(/^\s*\* ?/gm, ""),
  );
  expect(examples.length).toBeGreaterThan(10);
  // Each example may use a `game`, an `engine` and a `fen`, and may wait.
  const given = "game: all.CoTuLenh, engine: Engine, fen: string";
  const functions = examples.map(
    (example, i) => `export async function example${i}(${given}) {\n  {\n${example}  }\n}`,
  );
  const names =
    "AirDefenseResult, BITS, CoTuLenh, CoTuLenhError, isSquare, parsePgn, SQUARES, terrainOf, writePgn";
  const imports = [
    'import * as all from "cotulenh-wasm";',
    'import { Engine, winChance } from "cotulenh-wasm/engine";',
    `const { ${names} } = all;`,
  ];
  const file = [...imports, ...functions].join("\n");
  writeFileSync(join(folder, "examples.mts"), file);
  await run("tsc", ["-p", "tsconfig.json"], { cwd: folder });
});

test("README, examples for Node", async () => {
  const folder = makeFolder("readme", {
    compilerOptions: { noEmit: false, outDir: "out", rootDir: ".", lib: ["ES2022", "DOM"] },
    include: ["*.mts", "*.cts"],
  });
  const blocks = readmeBlocks().filter(({ language, use }) => /^[jt]s$/.test(language) && !use);
  // An example with `require` is a CommonJS file.
  const kindOf = (text: string) => (/^\s*import\b/m.test(text) ? "m" : "c");
  for (const { language, line, text } of blocks) {
    writeFileSync(join(folder, `line-${line}.${kindOf(text)}${language}`), text);
  }
  const settings = { cwd: folder, env: { ...process.env, FORCE_COLOR: "0" }, quiet: true };
  const check = run("tsc", ["-p", "tsconfig.json", "--pretty", "false"], settings);
  const complaints = (await check.then(() => "", String)).split("\n");
  // One broken example does not hide the others.
  for (const { language, line, text } of blocks) {
    const [source, file] = [language, "js"].map((end) => `line-${line}.${kindOf(text)}${end}`);
    const where = `README.md:${line}`;
    const errors = complaints.filter((complaint) => complaint.startsWith(`${source}(`));
    expect.soft(errors, `${where} compiles`).toEqual([]);
    const place = language === "ts" ? join("out", file!) : file!;
    const printed = (await run("node", [place], settings).catch(String)).trimEnd();
    const lines = printed === "" ? [] : printed.split("\n");
    expect.soft(lines, `${where} prints what it promises`).toEqual(promisedBy(text));
  }
  if (!complaints.some((complaint) => complaint.startsWith("line-"))) {
    expect(complaints, "the compiler has no other complaints").toEqual([""]);
  }
});

/** Expects a page to log these lines, and no error. */
async function expectLines(page: Page, address: string, wanted: unknown[], where: string) {
  const printed: string[] = [];
  page.on("pageerror", (error) => printed.push(String(error)));
  page.on("console", (message) => {
    if (message.location().url.endsWith("/favicon.ico")) return;
    if (message.type() === "log" || message.type() === "error") printed.push(message.text());
  });
  await page.goto(address);
  const settings = { timeout: 30_000, message: `${where} prints what it promises` };
  await expect.poll(() => printed.length, settings).toBeGreaterThanOrEqual(wanted.length);
  expect(printed, settings.message).toEqual(wanted);
}

// Whole pages run as they are; scripts (marked `page`) and the worker that one of them starts as Vite
// serves them.
test("README, examples for pages", async ({ context }) => {
  const folder = join(CONSUMERS, "dist", "readme");
  rmSync(folder, { recursive: true, force: true });
  const module = join("node_modules", "cotulenh-wasm");
  cpSync(join(CONSUMERS, module), join(folder, module), { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "worker.js"), readmeFile("worker.js"));
  const blocks = readmeBlocks().filter(
    ({ language, use }) => language === "html" || use === "page",
  );
  for (const { language, line, text } of blocks) {
    if (language === "html") writeFileSync(join(folder, `line-${line}.html`), text);
    else {
      const script = `<script type="module" src="./line-${line}.js"></script>`;
      writeFileSync(join(folder, `line-${line}.html`), `<!doctype html><body>${script}</body>`);
      writeFileSync(join(folder, `line-${line}.js`), text);
    }
  }
  const plain = await serveFolder(folder);
  const flags = ["--host", "127.0.0.1", "--port", "0"];
  const vite = await startTool("vite", join("dist", "readme"), ...flags);
  for (const { language, line, text } of blocks) {
    const { address } = language === "html" ? plain : vite;
    const page = await context.newPage();
    const where = `README.md:${line}`;
    await expectLines(page, `${address}line-${line}.html`, promisedBy(text), where);
  }
  vite.close();
  plain.close();
});

test("README, picture of the zones", async () => {
  const drawn = drawZones(await import("cotulenh-wasm"));
  expect(readFileSync(ZONES, "utf8"), "docs/zones.svg; `npm run pictures` draws it").toBe(drawn);
});

// What a picture shows counts, not how it looks: the design of the board may change.
test("docs, pictures of the game", async ({ page }) => {
  const facts = (text: string) => text.match(/class="(target|flight) [^"]*"|data-[a-z]+="[^"]*"/g);
  const drawn = Object.entries(await drawPictures(page));
  expect(readdirSync(PICTURES).sort()).toEqual(drawn.map(([name]) => name).sort());
  for (const [name, text] of drawn) {
    const stored = readFileSync(join(PICTURES, name), "utf8");
    expect(facts(stored), `docs/pictures/${name}; \`npm run pictures\` draws it`).toEqual(
      facts(text),
    );
  }
});
