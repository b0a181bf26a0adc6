// Reads the imports of the sources in www/.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../../", import.meta.url));

/** `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** The folder of a path inside www/, with `/`; a path outside begins with `../`. */
const folderOf = (path) => dirname(relative(WWW, path)).split(sep).join("/");

/** The imports of the files in a folder of www/ and in its subfolders. */
export function importsIn(folder) {
  const files = readdirSync(join(WWW, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(WWW, folder, file);
      const names = [...readFileSync(path, "utf8").matchAll(IMPORT)].map(([, name]) => name);
      return names.map((name) => ({
        file: relative(WWW, path).split(sep).join("/"),
        from: folderOf(path),
        to: name.startsWith(".") ? folderOf(join(dirname(path), name)) : name,
        isSource: name.startsWith("."),
      }));
    });
}
