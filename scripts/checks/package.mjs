// The npm package, as those who install it get it.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Problem, step } from "../lib/log.mjs";
import { bin } from "../lib/npm.mjs";
import { buildPackage } from "../lib/package.mjs";
import { PKG, ROOT } from "../lib/paths.mjs";
import { readmeBlocks } from "../lib/readme.mjs";
import { once, run } from "../lib/run.mjs";

/** What the entries may weigh, in bytes after gzip. */
const BUDGETS = [
  { entry: "cotulenh-wasm/web", files: ["web.js", "cotulenh_wasm_bg.wasm"], most: 40_000 },
  { entry: "cotulenh-wasm", files: ["index.js"], most: 56_000 },
];

/** An empty project, outside the checkout, into which the packed package is installed. */
const project = once(async () => {
  await buildPackage();
  return step("pack and install", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cotulenh-consumer-"));
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    const packed = await run("npm", ["pack", "--json", "--pack-destination", folder], {
      cwd: PKG,
      quiet: true,
    });
    const name = /"filename":\s*"([^"]+\.tgz)"/.exec(packed)?.[1];
    if (!name) throw new Problem("npm pack did not say what it packed");
    const tarball = join(folder, name);
    const description = { name: "consumer", private: true };
    writeFileSync(join(folder, "package.json"), JSON.stringify(description));
    await run("npm", ["install", "--no-audit", "--no-fund", "--offline", tarball], {
      cwd: folder,
      quiet: true,
    });
    cpSync(join(ROOT, "pkg-tests"), folder, { recursive: true });
    return { folder, tarball };
  });
});

/** Runs Node's test runner on some of the files in pkg-tests/, in the consumer's project. */
async function nodeTests(folder, pattern) {
  const files = readdirSync(folder).filter((file) => pattern.test(file));
  if (files.length === 0) throw new Problem(`no test matches ${pattern}`);
  const output = await run("node", ["--test", "--test-reporter=spec", ...files], {
    cwd: folder,
    env: {
      ...process.env,
      COTULENH_SOURCES: join(ROOT, "src"),
      COTULENH_VECTORS: join(ROOT, "tests", "data", "vectors"),
    },
  });
  const count = /^ℹ pass (\d+)$/m.exec(output)?.[1];
  if (!count || count === "0") throw new Problem("no test was run");
  return `${count} tests`;
}

/** Runs an example, which must print what the comments `// → …` behind its lines say. */
async function runExample(file, cwd, text) {
  const printed = (await run("node", [file], { cwd })).trimEnd().split("\n");
  const promised = [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
  promised.forEach((line, i) => {
    if (printed[i] === line) return;
    throw new Problem(`README.md promises "${line}", but "${printed[i]}" is printed`);
  });
}

const tsc = (folder, project) => run(bin("tsc"), ["-p", project], { cwd: folder });

export const packageChecks = [
  {
    title: "used from Node, ESM and CJS",
    needs: project,
    check: ({ folder }) => nodeTests(folder, /\.test\.[mc]js$/),
  },
  {
    title: "used from strict TypeScript",
    needs: project,
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
    title: "README examples",
    needs: project,
    check: async ({ folder }) => {
      const blocks = readmeBlocks();
      const place = join(folder, "readme");
      mkdirSync(place);
      writeFileSync(join(place, "package.json"), JSON.stringify({ type: "module" }));
      for (const { language, line, text } of blocks) {
        if (language !== "js" && language !== "ts") continue;
        const module = /^\s*import\b/m.test(text) ? "m" : "c";
        const file = `line-${line}.${module}${language}`;
        writeFileSync(join(place, file), text);
        if (language === "js") await runExample(file, place, text);
      }
      const typed = blocks.filter(({ language }) => language === "ts");
      if (typed.length > 0) {
        const settings = {
          extends: "../types/tsconfig.base.json",
          compilerOptions: { noEmit: false, outDir: "out", rootDir: ".", lib: ["ES2022", "DOM"] },
          include: ["*.mts", "*.cts"],
        };
        writeFileSync(join(place, "tsconfig.json"), JSON.stringify(settings));
        await tsc(place, "tsconfig.json");
        for (const { line, text } of typed) {
          const extension = /^\s*import\b/m.test(text) ? "mjs" : "cjs";
          await runExample(join("out", `line-${line}.${extension}`), place, text);
        }
      }
      return `${blocks.length} blocks`;
    },
  },
  {
    title: "publint",
    needs: project,
    check: async ({ tarball }) => void (await run(bin("publint"), [tarball, "--strict"])),
  },
  {
    title: "are the types wrong",
    needs: project,
    check: async ({ tarball }) => {
      const plain = ["--no-color", "--no-emoji"];
      await run(bin("attw"), [tarball, "--entrypoints", ".", ...plain]);
      const web = ["--entrypoints", "web", "--profile", "esm-only"];
      await run(bin("attw"), [tarball, ...web, ...plain]);
    },
  },
  {
    title: "size",
    needs: buildPackage,
    check: () => {
      const sizes = BUDGETS.map(({ entry, files, most }) => {
        const bytes = files.map((file) => gzipSync(readFileSync(join(PKG, file)), { level: 9 }));
        const size = bytes.reduce((sum, { length }) => sum + length, 0);
        return {
          text: `${entry} ${(size / 1000).toFixed(1)} of ${most / 1000} kB`,
          ok: size <= most,
        };
      });
      const text = sizes.map((size) => size.text).join(", ");
      if (!sizes.every((size) => size.ok)) throw new Problem(`too large after gzip: ${text}`);
      return `gzip: ${text}`;
    },
  },
];
