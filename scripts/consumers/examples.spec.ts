// The examples of README.md and docs, run as they are against the packed package: `// → …` after a line
// is what it prints. Those of the doc comments, and the declarations in docs/API.md, are compiled.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { measureEntries, readTable } from "../package/sizes.mjs";
import { DOCS, drawGuide, PICTURES } from "../pictures/draw.mjs";
import { makeProject } from "./example-project.mjs";
import { allBlocks, exampleFile, listedNames } from "./examples.mjs";
import { CONSUMERS, PROJECT } from "./project.mjs";
import { runTool, serveFolder, startTool } from "./servers.mjs";
import { drawZones } from "./zones-picture.mjs";

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
  // Variables for every example, which runs in an async function.
  const given =
    "game: all.CoTuLenh, tree: GameTree, play: Play, board: PlayBoard, image: HTMLImageElement, engine: Engine, fen: string, best: string, choice: all.Move, level: Level, lesson: Lesson, progress: Progress, online: OnlineGame, lobby: Lobby, key: string, referee: Referee, now: number, message: string, service: string, seat: string, invitation: string, puzzle: Puzzle, run: PuzzleRun, record: PuzzleRecord, today: string";
  const functions = examples.map(
    (example, i) => `export async function example${i}(${given}) {\n  {\n${example}  }\n}`,
  );
  const names =
    "AirDefenseResult, BITS, canStand, CoTuLenh, CoTuLenhError, isSquare, parsePgn, parseRules, SQUARES, terrainOf, writePgn";
  const imports = [
    'import * as all from "cotulenh-wasm";',
    'import { Board } from "cotulenh-wasm/board";',
    'import { connect, type PlayBoard } from "cotulenh-wasm/board/play";',
    'import { toAPNG } from "cotulenh-wasm/board/animation";',
    'import { renderBoard, renderFrames } from "cotulenh-wasm/board/server";',
    'import { Engine, winChance } from "cotulenh-wasm/engine";',
    'import { arrows, createPlay, effects, EnginePlayer, flightsOf, type Play } from "cotulenh-wasm/play";',
    'import { connectOnline, createOnlineGame, cleanName, createSeat, Lobby, OnlineGame, playOptions } from "cotulenh-wasm/online";',
    'import { createReferee, createSecret, readHello, type Referee } from "cotulenh-wasm/referee";',
    'import { applyChange, createRecord, formatClock, GameTree, nagGlyph, nextId, writeRecord } from "cotulenh-wasm/tree";',
    'import { clauseOf, createLesson, createProgress, findAnswer, judge, loadSubject, type Lesson, type Level, type Progress } from "cotulenh-wasm/lessons";',
    'import { chooseNext, createPuzzle, createPuzzleRecord, findDaily, findPuzzle, loadPuzzles, puzzleNeeds, type Puzzle, type PuzzleRecord, type PuzzleRun } from "cotulenh-wasm/puzzles";',
    'import { chooseBookTurn, findBookTurns, withBook } from "cotulenh-wasm/book";',
    'import { describeIllegal, describeOutcome, describeStatus, en, pieceName } from "cotulenh-wasm/texts";',
    `const { ${names} } = all;`,
  ];
  const file = [...imports, ...functions].join("\n");
  writeFileSync(join(folder, "examples.mts"), file);
  await run("tsc", ["-p", "tsconfig.json"], { cwd: folder });
});

test("documents, examples for Node", async () => {
  const folder = makeFolder("documents", {
    compilerOptions: { noEmit: false, outDir: "out", rootDir: ".", lib: ["ES2022", "DOM"] },
    include: ["*.mts", "*.cts"],
  });
  // Those for pages are compiled, and run below.
  const isCompiled = ({ language, use }: ReturnType<typeof allBlocks>[number]) =>
    use === undefined ? /^[jt]s$/.test(language) : language === "ts" && use === "page";
  const blocks = allBlocks().filter(isCompiled);
  // An example with `require` is a CommonJS file.
  const kindOf = (text: string) => (/^\s*import\b/m.test(text) ? "m" : "c");
  for (const { language, name, text } of blocks) {
    writeFileSync(join(folder, `${name}.${kindOf(text)}${language}`), text);
  }
  const settings = { cwd: folder, env: { ...process.env, FORCE_COLOR: "0" }, quiet: true };
  const check = run("tsc", ["-p", "tsconfig.json", "--pretty", "false"], settings);
  const complaints = (await check.then(() => "", String)).split("\n");
  // All examples run, even if one fails.
  for (const { language, name, text, use, where } of blocks) {
    const [source, file] = [language, "js"].map((end) => `${name}.${kindOf(text)}${end}`);
    const errors = complaints.filter((complaint) => complaint.startsWith(`${source}(`));
    expect.soft(errors, `${where} compiles`).toEqual([]);
    if (use) continue;
    const place = language === "ts" ? join("out", file!) : file!;
    const printed = (await run("node", [place], settings).catch(String)).trimEnd();
    const lines = printed === "" ? [] : printed.split("\n");
    expect.soft(lines, `${where} prints what it promises`).toEqual(promisedBy(text));
  }
  if (!complaints.some((complaint) => /^\S+-\d+\.[mc]ts\(/.test(complaint))) {
    expect(complaints, "the compiler has no other complaints").toEqual([""]);
  }
});

/** Whether a type is another: what it takes, and which fields it may have. */
const IS = `
type Fields<T> = T extends unknown ? keyof T : never;
type Is<A, B> = [A, Fields<A>] extends [B, Fields<B>] ? true : false;
`;

const TIMES = "type Seconds = number; type Milliseconds = number;";

/** The blocks of each kind, the entry whose types they declare, and what else they use. */
const DECLARED = [
  ["types", "cotulenh-wasm", "type PieceTypeInput = real.PieceTypeInput;"],
  [
    "engine-types",
    "cotulenh-wasm/engine",
    TIMES + 'type EngineSignal = real.EngineSignal; type Move = import("cotulenh-wasm").Move;',
  ],
  [
    "tree-types",
    "cotulenh-wasm/tree",
    TIMES +
      'import type { Color, Outcome, Rules, Square, Turn } from "cotulenh-wasm"; import type { ClockState } from "cotulenh-wasm/play";',
  ],
  [
    "play-types",
    "cotulenh-wasm/play",
    TIMES +
      'import type * as all from "cotulenh-wasm"; import type { CoTuLenh } from "cotulenh-wasm"; import type { Limits } from "cotulenh-wasm/engine"; type SearchEngine = real.SearchEngine; type TreeData = import("cotulenh-wasm/tree").TreeData; type CoTuLenhError = all.CoTuLenhError;' +
      "type GameTree = real.GameTree; type Color = all.Color; type Square = all.Square; type Move = all.Move; type Turn = all.Turn;" +
      "type Piece = all.Piece; type PieceType = all.PieceType; type SquarePiece = all.SquarePiece; type Illegal = all.Illegal; type Outcome = all.Outcome; type DeployState = all.DeployState;",
  ],
] as const;

for (const [use, entry, others] of DECLARED) {
  test(`documents, ${use} are those of the package`, async () => {
    const folder = makeFolder(`declared-${use}`, {
      compilerOptions: { exactOptionalPropertyTypes: false, lib: ["ES2022", "DOM"] },
      include: ["types.mts"],
    });
    const blocks = allBlocks().filter((block) => block.use === use);
    const text = blocks.map((block) => block.text).join("\n");
    const names = [...text.matchAll(/^(?:type|interface) (\w+)/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(4);
    const file = [
      `import type * as real from "${entry}";`,
      others,
      IS,
      text,
      ...names.map((name) => `true satisfies Is<${name}, real.${name}>;`),
      ...names.map((name) => `true satisfies Is<real.${name}, ${name}>;`),
    ];
    writeFileSync(join(folder, "types.mts"), file.join("\n"));
    await run("tsc", ["-p", "tsconfig.json"], { cwd: folder });
  });
}

test("docs/API.md lists every member and every export, and nothing else", async () => {
  const web = await import("cotulenh-wasm/web");
  const engine = await import("cotulenh-wasm/engine");
  const texts = await import("cotulenh-wasm/texts");
  const tree = await import("cotulenh-wasm/tree");
  const play = await import("cotulenh-wasm/play");
  const online = await import("cotulenh-wasm/online");
  const referees = await import("cotulenh-wasm/referee");
  const board = await import("cotulenh-wasm/board/play");
  const book = await import("cotulenh-wasm/book");
  const entries = [web, engine, texts, tree, play, online, referees, board, book];
  const there = new Set(entries.flatMap((entry) => Object.keys(entry)));
  const { CoTuLenh } = await import("cotulenh-wasm");
  const made = play.createPlay({ game: new CoTuLenh() });
  made.destroy();
  const referee = referees.createReferee({}, { CoTuLenh });
  for (const name of Object.keys(referee)) there.add(name);
  for (const each of [
    web.CoTuLenh,
    engine.Engine,
    tree.GameTree,
    online.OnlineGame,
    online.Lobby,
    made.constructor,
    referee.constructor,
  ]) {
    for (const name of Object.getOwnPropertyNames(each.prototype)) there.add(name);
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(each))) there.add(name);
  }
  for (const name of ["constructor", "default", "length", "name", "prototype"]) there.delete(name);
  const listed = new Set(listedNames("docs/API.md"));
  expect([...there].filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !there.has(name))).toEqual([]);
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
test("documents, examples for pages", async ({ context }) => {
  const folder = join(CONSUMERS, "dist", "documents");
  rmSync(folder, { recursive: true, force: true });
  const module = join("node_modules", "cotulenh-wasm");
  cpSync(join(CONSUMERS, module), join(folder, module), { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "worker.js"), exampleFile("worker.js"));
  const blocks = allBlocks().filter(
    ({ language, use }) => (language === "html" && !use) || use === "page",
  );
  for (const { language, name, text } of blocks) {
    if (language === "html") writeFileSync(join(folder, `${name}.html`), text);
    else {
      const script = `<script type="module" src="./${name}.${language}"></script>`;
      writeFileSync(join(folder, `${name}.html`), `<!doctype html><body>${script}</body>`);
      writeFileSync(join(folder, `${name}.${language}`), text);
    }
  }
  const plain = await serveFolder(folder);
  const flags = ["--host", "127.0.0.1", "--port", "0"];
  const vite = await startTool("vite", join("dist", "documents"), ...flags);
  for (const { language, name, text, where } of blocks) {
    const { address } = language === "html" ? plain : vite;
    const page = await context.newPage();
    await expectLines(page, `${address}${name}.html`, promisedBy(text), where);
  }
  vite.close();
  plain.close();
});

test("documents, a page in parts, which Vite builds without a warning", async ({ page }) => {
  const folder = makeProject("split", ["split.js"]);
  const place = join(CONSUMERS, folder);
  const script = '<script type="module" src="./split.js"></script>';
  writeFileSync(join(place, "index.html"), `<!doctype html><body>${script}</body>`);
  const { all } = await runTool("vite", "build", folder);
  expect(all).toContain("built in");
  expect(all).not.toMatch(/warn|larger than|\(!\)/i);
  const server = await serveFolder(join(place, "dist"));
  await expectLines(page, server.address, promisedBy(exampleFile("split.js")), "split.js");
  server.close();
});

test("docs/ENVIRONMENTS.md has a page with a game in at most 15 lines", () => {
  const text = readFileSync("docs/ENVIRONMENTS.md", "utf8");
  const [, page = ""] = text.match(/```html\n([^`]*createPlay[^`]*)```/) ?? [];
  const lines = page.split("\n").filter((line) => line.trim() !== "");
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.length).toBeLessThanOrEqual(15);
});

test("docs/ENVIRONMENTS.md has the sizes of the entries", () => {
  const measured = measureEntries();
  const table = readTable();
  const advice = "`node scripts/package/sizes.mjs` writes the table";
  expect(
    table.map(({ entry }) => entry),
    advice,
  ).toEqual(measured.map(({ entry }) => entry));
  for (const [i, { entry, kB }] of measured.entries()) {
    expect(Math.abs(table[i]!.kB - kB), `${entry}: ${advice}`).toBeLessThan(1);
  }
});

test("documents, the picture of zones", async () => {
  const stored = readFileSync(join(ROOT, "docs", "zone-sides.svg"), "utf8");
  const drawn = drawZones(await import("cotulenh-wasm"));
  expect(stored, "`npm run pictures` draws it").toBe(drawn);
});

// What a picture shows counts, not how it looks: the design of the board may change.
test("docs, the guide of the game and its pictures", async () => {
  const facts = (text: string) => text.match(/class="(target|flight) [^"]*"|data-[a-z]+="[^"]*"/g);
  const files = Object.entries(await drawGuide());
  const drawn = files.filter(([name]) => name.startsWith("pictures/"));
  expect(
    readdirSync(PICTURES)
      .map((name) => `pictures/${name}`)
      .sort(),
  ).toEqual(drawn.map(([name]) => name).sort());
  for (const [name, text] of files) {
    const stored = readFileSync(join(DOCS, name), "utf8");
    const [is, should] = name.endsWith(".svg") ? [facts(stored), facts(text)] : [stored, text];
    expect(is, `docs/${name}; \`npm run pictures\` writes it`).toEqual(should);
  }
});
