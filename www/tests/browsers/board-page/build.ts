// Builds the pages of this folder for a browser, once: those of another project, which has the package.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ROOT } from "../../../../scripts/lib/paths.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** Builds the pages into a folder of this name, and returns the folder. */
export async function buildBoardPage(name: string): Promise<string> {
  const outDir = join(ROOT, "target", "board-page", name);
  const pages = readdirSync(HERE).filter((file) => file.endsWith(".html"));
  await build({
    configFile: false,
    logLevel: "warn",
    root: HERE,
    base: "./",
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((file) => join(HERE, file)) },
    },
  });
  return outDir;
}
