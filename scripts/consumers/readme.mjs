// README.md, for the tests. Rust blocks are doctests of the crate (src/lib.rs); those of JavaScript,
// TypeScript, HTML and components run against the packed package; commands must at least exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";

const README = readFileSync(join(ROOT, "README.md"), "utf8");
const SCRIPTS = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts;

/** Languages, and the names of the files that blocks of a language can be. */
const LANGUAGES = {
  html: [],
  js: ["worker.js", "server.js", "workerd.js", "engine-server.js"],
  jsx: ["Game.jsx"],
  rust: [],
  sh: [],
  svelte: ["Game.svelte"],
  ts: [],
  vue: ["Game.vue"],
};

/** Commands of other programs that the tests run. */
const RUN = ["bun server.js", "deno serve server.js", "node engine-server.js 3000"];

/** @param {string} command */
function isKnown(command) {
  if (command === "npm install cotulenh-wasm" || command === "cargo add cotulenh") return true;
  if (RUN.includes(command)) return true;
  const name = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1];
  return name !== undefined && Object.hasOwn(SCRIPTS, name);
}

/**
 * @typedef {object} Block
 * @property {string} language
 * @property {string | undefined} use the word after the language: `page` for a script of a page, or
 *   the name of a file of a project
 * @property {string} text
 * @property {number} line the line at which the block begins
 */

/**
 * Every fenced block. Fails on blocks that nothing checks.
 * @returns {Block[]}
 */
export function readmeBlocks() {
  return [...README.matchAll(/^```(\w*) ?(\S*)\n(.*?)^```$/gms)].map((match) => {
    const [, language = "", use, text = ""] = match;
    const line = README.slice(0, match.index).split("\n").length;
    const where = `README.md:${line}`;
    /** @type {Record<string, string[]>} */
    const { [language]: files } = LANGUAGES;
    if (!files) throw new Problem(`${where}: nothing checks a block of "${language}"`);
    if (use && !files.includes(use) && !(language === "js" && use === "page")) {
      throw new Problem(`${where}: a block of ${language} cannot be "${use}"`);
    }
    for (const command of language === "sh" ? commandsOf(text) : []) {
      if (isKnown(command)) continue;
      throw new Problem(`${where}: "${command}" is not a command of the project`);
    }
    return { language, use: use || undefined, text, line };
  });
}

/** @param {string} text */
const commandsOf = (text) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim());

/**
 * The block that is a file of this name.
 * @param {string} name
 */
export function readmeFile(name) {
  const found = readmeBlocks().filter(({ use }) => use === name);
  if (found.length !== 1) throw new Problem(`README.md has ${found.length} blocks "${name}"`);
  return /** @type {Block} */ (found[0]).text;
}

/**
 * The words of the only command of a program.
 * @param {string} program
 */
export function readmeCommand(program) {
  const blocks = readmeBlocks().filter(({ language }) => language === "sh");
  const found = blocks
    .flatMap(({ text }) => commandsOf(text))
    .map((command) => command.split(" "))
    .filter(([first]) => first === program);
  if (found.length !== 1) throw new Problem(`README.md has ${found.length} commands of ${program}`);
  return /** @type {string[]} */ (found[0]);
}

/**
 * The text under a heading, up to the next one.
 * @param {string} heading
 */
function sectionOf(heading) {
  const [, text] = README.split(new RegExp(`^#+ ${heading}\n`, "m"));
  if (!text) throw new Problem(`README.md has no section "${heading}"`);
  return /** @type {string} */ (text.split(/^#/m, 1)[0]).trim();
}

/**
 * The first paragraph under a heading.
 * @param {string} heading
 */
export const readmeParagraph = (heading) => sectionOf(heading).split("\n\n", 1).join();

/**
 * The cells of the table under a heading, row by row, without its head.
 * @param {string} heading
 */
export function readmeTable(heading) {
  const rows = sectionOf(heading)
    .match(/^\|.*$/gm)
    ?.slice(2);
  if (!rows) throw new Problem(`README.md has no table under "${heading}"`);
  const cellsOf = (/** @type {string} */ row) => row.split("|").slice(1, -1);
  return rows.map((row) => cellsOf(row).map((cell) => cell.trim()));
}
