// Where the project lives. The root package.json says it; everything else that links there is checked
// against it, and written by this script:
//
//   node scripts/repository.mjs OWNER/NAME           moves all links to another repository
//   node scripts/repository.mjs --check OWNER/NAME   fails unless the project is in that one, whose owner is no placeholder
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The files that link to the repository. */
export const LINKING = [
  "package.json",
  "js/package.json",
  "Cargo.toml",
  "engine/Cargo.toml",
  "engine/wasm/Cargo.toml",
  "engine/tools/Cargo.toml",
  "README.md",
  "CONTRIBUTING.md",
  "HACKING.md",
  "SECURITY.md",
  ".github/ISSUE_TEMPLATE/config.yml",
];

/** @param {string} file */
export const read = (file) => readFileSync(join(ROOT, file), "utf8");

/** The repository on GitHub, as `owner/name`. */
export function repository() {
  const { url } = JSON.parse(read("package.json")).repository;
  const name = /^git\+https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\.git$/.exec(url)?.[1];
  if (!name) throw new Error(`package.json: ${url} is not a repository on GitHub`);
  return name;
}

/** Who owns the project as long as nobody has said where it lives. */
const PLACEHOLDER = "OWNER/";

/** The repository, or `null` as long as its owner is a placeholder. */
export function publicRepository() {
  const name = repository();
  return name.startsWith(PLACEHOLDER) ? null : name;
}

/** The hosts of a repository's pages and of its files. */
const HOSTS = ["github.com", "raw.githubusercontent.com"];

/**
 * A text with its links to one repository as links to another.
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
export function renameLinks(text, from, to) {
  return HOSTS.reduce(
    (renamed, host) => renamed.replaceAll(`${host}/${from}`, `${host}/${to}`),
    text,
  );
}

/** @param {string[]} args */
function main(args) {
  const [option, name = option] = args;
  if (!name || !/^[\w.-]+\/[\w.-]+$/.test(name)) {
    throw new Error("usage: node scripts/repository.mjs [--check] OWNER/NAME");
  }
  const current = repository();
  if (option === "--check") {
    if (name !== current) throw new Error(`the manifests name ${current}, and not ${name}`);
    if (!publicRepository()) throw new Error(`${current} is a placeholder`);
    return;
  }
  for (const file of LINKING) {
    writeFileSync(join(ROOT, file), renameLinks(read(file), current, name));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
