// The examples and tables of README.md and docs, for the tests. Rust blocks of the README are doctests of
// the crate (src/lib.rs); those of JavaScript, TypeScript, HTML and components run against the packed
// package, and commands must at least exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";
import { SHIPPED } from "../package/documents.mjs";

/** The documents whose blocks of code are checked. */
const DOCUMENTS = SHIPPED.filter(
  (name) => !["CHANGELOG.md", "docs/ONLINE.md", "docs/RULES.md"].includes(name),
);

const SCRIPTS = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts;

/**
 * Languages, and the words that may follow one: the name of a file of a project, `page` for a script of a
 * page, `types` and those like it for declarations that must agree with those of an entry.
 * @type {Record<string, string[]>}
 */
const LANGUAGES = {
  html: ["game.html"],
  js: [
    "page",
    "worker.js",
    "server.js",
    "workerd.js",
    "engine-server.js",
    "game-server.js",
    "source.js",
    "split.js",
    "game.js",
    "game-element.js",
    "lazy-engine.js",
    "react-play.js",
    "vue-play.js",
    "svelte-play.js",
  ],
  jsx: ["Game.jsx", "Panel.jsx", "App.jsx", "Match.jsx", "page.jsx", "HydratedGame.jsx"],
  rust: [],
  sh: [],
  svelte: ["Game.svelte"],
  ts: ["page", "types", "engine-types", "tree-types", "play-types"],
  vue: ["Game.vue"],
};

/** Commands of other programs. The tests run them, or what they install is what is tested. */
const COMMANDS = [
  "npm install cotulenh-wasm",
  "cargo add cotulenh",
  "bun server.js",
  "deno serve server.js",
  "node engine-server.js 3000",
  "node game-server.js games.db 8787",
];

/** @param {string} command */
function isKnown(command) {
  const name = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1];
  return COMMANDS.includes(command) || (name !== undefined && Object.hasOwn(SCRIPTS, name));
}

/** @param {string} document */
const read = (document) => readFileSync(join(ROOT, document), "utf8");

/** @param {string} text */
const commandsOf = (text) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim());

/**
 * @typedef {object} Block
 * @property {string} language
 * @property {string | undefined} use the word after the language
 * @property {string} text
 * @property {string} where the document and the line at which the block begins: `README.md:12`
 * @property {string} name the same as the name of a file: `README-12`
 */

/**
 * The fenced blocks of a document. Fails on blocks that nothing checks.
 * @param {string} document
 * @returns {Block[]}
 */
function blocksOf(document) {
  const whole = read(document);
  return [...whole.matchAll(/^```(\w*) ?(\S*)\n(.*?)^```$/gms)].map((match) => {
    const [, language = "", use, text = ""] = match;
    const line = whole.slice(0, match.index).split("\n").length;
    const where = `${document}:${line}`;
    const { [language]: uses } = LANGUAGES;
    if (!uses) throw new Problem(`${where}: nothing checks a block of "${language}"`);
    if (use && !uses.includes(use)) {
      throw new Problem(`${where}: a block of ${language} cannot be "${use}"`);
    }
    for (const command of language === "sh" ? commandsOf(text) : []) {
      if (isKnown(command)) continue;
      throw new Problem(`${where}: "${command}" is not a command of the project`);
    }
    const name = `${document.replace(/^docs\/|\.md$/g, "")}-${line}`;
    return { language, use: use || undefined, text, where, name };
  });
}

/** The fenced blocks of all documents. */
export const allBlocks = () => DOCUMENTS.flatMap(blocksOf);

/**
 * The block that is a file of this name.
 * @param {string} name
 */
export function exampleFile(name) {
  const found = allBlocks().filter(({ use }) => use === name);
  if (found.length !== 1) throw new Problem(`the documents have ${found.length} blocks "${name}"`);
  return /** @type {Block} */ (found[0]).text;
}

/**
 * The words of the only command of a program, with a file if it has several.
 * @param {string} program
 * @param {string} [file]
 */
export function exampleCommand(program, file) {
  const blocks = allBlocks().filter(({ language }) => language === "sh");
  const found = blocks
    .flatMap(({ text }) => commandsOf(text))
    .map((command) => command.split(" "))
    .filter(([first, ...words]) => first === program && (!file || words.includes(file)));
  if (found.length !== 1) throw new Problem(`${found.length} commands of ${program}`);
  return /** @type {string[]} */ (found[0]);
}

/**
 * The text under a heading of a document, up to the next one.
 * @param {string} document
 * @param {string} heading
 */
function sectionOf(document, heading) {
  const [, text] = read(document).split(new RegExp(`^#+ ${heading}\n`, "m"));
  if (!text) throw new Problem(`${document} has no section "${heading}"`);
  return /** @type {string} */ (text.split(/^#/m, 1)[0]).trim();
}

/**
 * The first paragraph under a heading.
 * @param {string} document
 * @param {string} heading
 */
export const firstParagraph = (document, heading) =>
  sectionOf(document, heading).split("\n\n", 1).join();

/**
 * The cells of the table under a heading, row by row, without its head.
 * @param {string} document
 * @param {string} heading
 */
export function tableUnder(document, heading) {
  const rows = sectionOf(document, heading)
    .match(/^\|.*$/gm)
    ?.slice(2);
  if (!rows) throw new Problem(`${document} has no table under "${heading}"`);
  const cellsOf = (/** @type {string} */ row) => row.split("|").slice(1, -1);
  return rows.map((row) => cellsOf(row).map((cell) => cell.trim()));
}

/**
 * The names of the members and exports that a document lists: what begins an entry of a list, as code.
 * @param {string} document
 */
export function listedNames(document) {
  const entries = read(document).match(/^- (?:`[^`]+`(?:, | and )?)+/gm) ?? [];
  return entries.flatMap((entry) =>
    [...entry.matchAll(/`(?:new |CoTuLenh\.)?(\w+)/g)].map(([, name]) => String(name)),
  );
}
