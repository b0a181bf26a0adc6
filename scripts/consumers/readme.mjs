// The code blocks of README.md. Rust ones are doctests of the crate (src/lib.rs); JavaScript,
// TypeScript and HTML ones run against the packed package; commands must at least exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";

const SCRIPTS = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts;

/** @param {string} command */
function isKnown(command) {
  if (command === "npm install cotulenh-wasm" || command === "cargo add cotulenh") return true;
  const name = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1];
  return name !== undefined && Object.hasOwn(SCRIPTS, name);
}

/**
 * @typedef {object} Block
 * @property {string} language
 * @property {string | undefined} use the word after the language: `page` for a script of a page, or
 *   the name of a file that another block needs
 * @property {string} text
 * @property {number} line the line at which the block begins
 */

/**
 * Every fenced block. Fails on blocks that nothing checks.
 * @returns {Block[]}
 */
export function readmeBlocks() {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  return [...readme.matchAll(/^```(\w*) ?(\S*)\n(.*?)^```$/gms)].map((match) => {
    const [, language = "", use, text = ""] = match;
    const line = readme.slice(0, match.index).split("\n").length;
    const where = `README.md:${line}`;
    if (!["html", "js", "rust", "sh", "ts"].includes(language)) {
      throw new Problem(`${where}: nothing checks a block of "${language}"`);
    }
    if (use && !(language === "js" && /^(page|[\w-]+\.js)$/.test(use))) {
      throw new Problem(`${where}: a block of ${language} cannot be "${use}"`);
    }
    for (const command of language === "sh" ? text.trim().split("\n") : []) {
      if (isKnown(command.replace(/#.*/, "").trim())) continue;
      throw new Problem(`${where}: "${command}" is not a command of the project`);
    }
    return { language, use: use || undefined, text, line };
  });
}
