// The code blocks of README.md. Rust ones are doctests of the crate (src/lib.rs); JavaScript,
// TypeScript and HTML ones are run against the packed package; commands must at least exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./log.mjs";
import { ROOT } from "./paths.mjs";

/**
 * The README as registries show it: pictures of the checkout are left out, and links to its files
 * are plain text, because nothing stands behind them there.
 */
export function withoutLocalLinks(text) {
  const local = "(?!https?:|#)[^)]*";
  return text
    .replace(new RegExp(`^!\\[[^\\]]*\\]\\(${local}\\)\\n\\n?`, "gm"), "")
    .replace(new RegExp(`\\[([^\\]]*)\\]\\(${local}\\)`, "g"), "$1");
}

const BUILT_IN = new Set(["start", "test"]);

function checkCommand(command, where) {
  const scripts = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts;
  const words = command.split(/\s+/);
  const fine = {
    npm: () => {
      if (words[1] === "install") return words.length === 3 && words[2] === "cotulenh-wasm";
      const name = words[1] === "run" ? words[2] : BUILT_IN.has(words[1]) ? words[1] : undefined;
      return name !== undefined && Object.hasOwn(scripts, name);
    },
    cargo: () => words[1] === "add" && words[2] === "cotulenh",
  }[words[0]];
  if (!fine?.()) throw new Problem(`${where}: "${command}" is no command that the project has`);
}

/**
 * Every fenced block: its language, its text, the line it begins at, and its use, the word behind
 * the language: `page` for a script of a page, or the name of a file that another block needs.
 * Fails on blocks that nothing checks.
 */
export function readmeBlocks() {
  const lines = readFileSync(join(ROOT, "README.md"), "utf8").split("\n");
  const blocks = [];
  let open = null;
  lines.forEach((content, i) => {
    const fence = /^\s*```(.*)$/.exec(content);
    if (!fence) return void open?.lines.push(content);
    if (!open) {
      const [language, use] = fence[1].trim().split(/\s+/);
      return void (open = { language, use, line: i + 1, lines: [] });
    }
    const { lines: inside, ...about } = open;
    blocks.push({ ...about, text: inside.join("\n") });
    open = null;
  });
  if (open) throw new Problem(`README.md:${open.line}: the block does not end`);
  for (const { language, use, line, text } of blocks) {
    const where = `README.md:${line}`;
    if (language === "sh") {
      for (const command of text.split("\n").filter(Boolean))
        checkCommand(command.split("#")[0].trim(), where);
    } else if (!["html", "js", "ts", "rust"].includes(language)) {
      throw new Problem(`${where}: nothing checks a block of "${language}"`);
    }
    const fine = language === "js" ? /^(page|[\w-]+\.js)$/.test(use ?? "page") : !use;
    if (!fine) throw new Problem(`${where}: a block of ${language} cannot be "${use}"`);
  }
  return blocks;
}
