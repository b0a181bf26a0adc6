// The components of docs/FRAMEWORKS.md, which the test copies beside this file.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  root: here("."),
  logLevel: "warn",
  plugins: [svelte(), vue()],
  // React's StrictMode does nothing in production.
  define: { "process.env.NODE_ENV": '"development"' },
  build: {
    minify: false,
    // For chunks that are not minified; the project of bundlers has the warning of Vite as it is.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ["react", "vue", "svelte", "lit"].map((name) => here(`${name}.html`)),
    },
  },
};
