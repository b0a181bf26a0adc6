// The code blocks of README.md. Rust ones are doctests of the crate (src/lib.rs); JavaScript and
// TypeScript ones are run against the packed package; commands must at least exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./log.mjs";
import { ROOT } from "./paths.mjs";

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

/** Every fenced block: its language, its text and the line it begins at. Fails on unknown ones. */
export function readmeBlocks() {
  const lines = readFileSync(join(ROOT, "README.md"), "utf8").split("\n");
  const blocks = [];
  let open = null;
  lines.forEach((content, i) => {
    const fence = /^\s*```(.*)$/.exec(content);
    if (!fence) return void open?.lines.push(content);
    if (!open) return void (open = { language: fence[1].trim(), line: i + 1, lines: [] });
    blocks.push({ language: open.language, line: open.line, text: open.lines.join("\n") });
    open = null;
  });
  if (open) throw new Problem(`README.md:${open.line}: the block does not end`);
  for (const { language, line, text } of blocks) {
    const where = `README.md:${line}`;
    if (language === "sh") {
      for (const command of text.split("\n").filter(Boolean))
        checkCommand(command.split("#")[0].trim(), where);
    } else if (!["js", "ts", "rust"].includes(language)) {
      throw new Problem(`${where}: nothing checks a block of "${language}"`);
    }
  }
  return blocks;
}
