// The build of the site: a folder for every place, the demo, and the service worker for working offline.
import { defineConfig } from "vite";
import { figures } from "./building/figures.js";
import { placePages } from "./building/pages.js";
import { placeStyles } from "./building/place-styles.js";
import { PAGES, project, source } from "./building/project.js";
import { servicePlace } from "./building/service.js";
import { tabIcon } from "./building/tab-icon.js";
import { forVisitors } from "./building/visitors.js";
import { serviceWorker } from "./building/worker.js";

export default defineConfig({
  root: source("."),
  // Relative addresses: the built page can be served from any folder.
  base: "./",
  // What is not there is not found, as on any host of files.
  appType: "mpa",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // All browsers that the site works in can do it.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: PAGES },
  },
  // What measures is in bench/, beside this folder.
  server: { fs: { allow: [source("..")] } },
  define: {
    PAGE_REPOSITORY: JSON.stringify(project.repository),
    PAGE_VERSION: JSON.stringify(project.version),
    PAGE_FIGURES: JSON.stringify(figures),
  },
  clearScreen: false,
  plugins: [tabIcon, placePages, placeStyles, forVisitors, servicePlace, serviceWorker],
});
