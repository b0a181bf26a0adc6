import { fileURLToPath } from "node:url";

export default {
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Relative addresses: the built page can be served from any folder.
  base: "./",
  build: { outDir: "dist", emptyOutDir: true, target: "es2022" },
  clearScreen: false,
};
