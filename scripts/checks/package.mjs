// The npm package, as those who install it get it.
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { emptyProject } from "../lib/consumers.mjs";
import { Problem } from "../lib/log.mjs";
import { bin } from "../lib/npm.mjs";
import { buildPackage } from "../lib/package.mjs";
import { PKG, ROOT } from "../lib/paths.mjs";
import { buildReference, referenceTools } from "../lib/reference.mjs";
import { run } from "../lib/run.mjs";

/**
 * What the entries weigh at most, in bytes after gzip, so that they do not grow unnoticed, and the
 * goal to bring them down to.
 */
const BUDGETS = [
  {
    entry: "cotulenh-wasm/web",
    files: ["web.js", "cotulenh_wasm_bg.wasm"],
    most: 80_000,
    goal: 40_000,
  },
  { entry: "cotulenh-wasm", files: ["index.js"], most: 81_000, goal: 56_000 },
];

/** Runs Node's test runner on some of the files in pkg-tests/, in the consumer's project. */
async function nodeTests(folder, pattern) {
  const files = readdirSync(folder).filter((file) => pattern.test(file));
  if (files.length === 0) throw new Problem(`no test matches ${pattern}`);
  const output = await run("node", ["--test", "--test-reporter=spec", ...files], {
    cwd: folder,
    env: {
      ...process.env,
      COTULENH_VECTORS: join(ROOT, "tests", "data", "vectors"),
    },
  });
  const count = /^ℹ pass (\d+)$/m.exec(output)?.[1];
  if (!count || count === "0") throw new Problem("no test was run");
  return `${count} tests`;
}

const tsc = (folder, project) => run(bin("tsc"), ["-p", project], { cwd: folder });

export const packageChecks = [
  {
    title: "used from Node, ESM and CJS",
    needs: emptyProject,
    check: ({ folder }) => nodeTests(folder, /\.test\.[mc]js$/),
  },
  {
    title: "used from strict TypeScript",
    needs: emptyProject,
    check: async ({ folder }) => {
      // The same file as an ES module and as a CommonJS one.
      const types = join(folder, "types");
      for (const kind of ["mts", "cts"]) {
        copyFileSync(join(types, "consumer.ts"), join(types, `consumer.${kind}`));
      }
      for (const name of ["nodenext", "commonjs", "bundler", "web"]) {
        await tsc(folder, join("types", `tsconfig.${name}.json`));
      }
    },
  },
  {
    title: "publint",
    needs: emptyProject,
    check: async ({ tarball }) => void (await run(bin("publint"), [tarball, "--strict"])),
  },
  {
    title: "are the types wrong",
    needs: emptyProject,
    check: async ({ tarball }) => {
      const plain = ["--no-color", "--no-emoji"];
      await run(bin("attw"), [tarball, "--entrypoints", ".", ...plain]);
      const web = ["--entrypoints", "web", "--profile", "esm-only"];
      await run(bin("attw"), [tarball, ...web, ...plain]);
    },
  },
  { title: "API reference", needs: referenceTools, check: buildReference },
  {
    title: "size",
    needs: buildPackage,
    check: () => {
      const sizes = BUDGETS.map(({ entry, files, most, goal }) => {
        const bytes = files.map((file) => gzipSync(readFileSync(join(PKG, file)), { level: 9 }));
        const size = bytes.reduce((sum, { length }) => sum + length, 0);
        return {
          text: `${entry} ${(size / 1000).toFixed(1)} of ${most / 1000} kB (goal ${goal / 1000})`,
          ok: size <= most,
        };
      });
      const text = sizes.map((size) => size.text).join(", ");
      if (!sizes.every((size) => size.ok)) throw new Problem(`too large after gzip: ${text}`);
      return `gzip: ${text}`;
    },
  },
];
