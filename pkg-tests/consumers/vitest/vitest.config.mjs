import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL(".", import.meta.url));

// Once as Vitest does by itself, with packages left to Node, and once with them through Vite.
export default {
  root,
  cacheDir: "../dist/vitest-cache",
  test: {
    projects: [
      { extends: true, test: { name: "packages by Node" } },
      {
        extends: true,
        test: { name: "packages by Vite", server: { deps: { inline: ["cotulenh-wasm"] } } },
      },
    ],
  },
};
