// Writes docs/GAME.md, docs/GAME.vi.md and docs/pictures from the rules as the site has them.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { ROOT } from "../lib/paths.mjs";

/** The folder of the documents, and that of the pictures in it. */
export const DOCS = join(ROOT, "docs");
export const PICTURES = join(DOCS, "pictures");

/**
 * All files, by their names in docs.
 * @returns {Promise<Record<string, string>>}
 */
export async function drawGuide() {
  const file = join(ROOT, "target", "guide.mjs");
  mkdirSync(join(ROOT, "target"), { recursive: true });
  const build = await rolldown({
    input: join(ROOT, "scripts", "pictures", "guide.ts"),
    platform: "node",
    external: /^cotulenh-wasm/,
    resolve: { extensionAlias: { ".js": [".ts", ".js"] } },
  });
  await build.write({ format: "esm", file });
  await build.close();
  const { writeFiles } = await import(pathToFileURL(file).href);
  return writeFiles();
}
