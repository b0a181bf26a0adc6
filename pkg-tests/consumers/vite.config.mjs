import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Nothing here is about the package: it needs no plugin and no setting.
export default {
  root: here("browser"),
  base: "./",
  cacheDir: here("dist/vite-cache"),
  clearScreen: false,
  logLevel: "warn",
  build: {
    outDir: here("dist/vite"),
    emptyOutDir: true,
    rolldownOptions: {
      input: ["main", "web", "engine", "engine-file"].map((name) => here(`browser/${name}.html`)),
    },
  },
  worker: { format: "es" },
  server: { host: "127.0.0.1", port: 0, fs: { allow: [here(".")] } },
  // The package's files change from run to run without a new version.
  optimizeDeps: { force: true },
};
