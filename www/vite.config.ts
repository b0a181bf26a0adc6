// The build of the site: a folder for every place, the demo, and the service worker for working offline.
import { defineConfig } from "vite";
import { figures } from "./building/figures.js";
import { placePages } from "./building/pages.js";
import { placeStyles } from "./building/place-styles.js";
import { contentPolicy } from "./building/policy.js";
import { PAGES, project, source } from "./building/project.js";
import { servicePlace } from "./building/service.js";
import { tabIcon } from "./building/tab-icon.js";
import { slashes } from "./building/slashes.js";
import { forVisitors } from "./building/visitors.js";
import { serviceWorker } from "./building/worker.js";

/** What is always loaded together stands in one file, which is compressed better than many small ones. */
const GROUPS = [
  { name: "play", test: /pkg\/play\/(?!task)/ },
  { name: "board", test: /pkg\/board\/view|www\/parts\/board\/(board|labels)\./ },
  { name: "play-board", test: /pkg\/board\/play|www\/parts\/board\/play-board/ },
  {
    name: "frame",
    test: /node_modules\/(preact|@preact)|www\/(shell\/(?!settings|updates).*\.ts|routing|storage\/(settings|values|languages|games)|texts\/t|parts\/(media|loading|dialogs\/(notices|popup)|controls\/((icon|close)-button|keys)))|vite\/|rolldown/,
  },
  { name: "match", test: /www\/(game\/game-board|match\/(match|saving|setup)\.)/ },
  {
    name: "words",
    test: /pkg\/texts|www\/(texts\/words|match\/turn-words|parts\/(snapshot|game-texts|last-turn))/,
  },
];

export default defineConfig({
  root: source("."),
  // Relative addresses: the built page can be served from any folder.
  base: "./",
  // Unknown addresses are 404, as on any static host.
  appType: "mpa",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: {
      // All supported browsers have module preloading.
      polyfill: false,
      // Pages name what they need, and a chunk imports its own: a table of all chunks in the frame would weigh more.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      input: PAGES,
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } },
    },
  },
  // The benchmark page imports from bench/, beside this folder.
  server: { fs: { allow: [source("..")] } },
  define: {
    PAGE_REPOSITORY: JSON.stringify(project.repository),
    PAGE_VERSION: JSON.stringify(project.version),
    PAGE_FIGURES: JSON.stringify(figures),
  },
  clearScreen: false,
  plugins: [
    slashes,
    tabIcon,
    placePages,
    placeStyles,
    forVisitors,
    servicePlace,
    contentPolicy,
    serviceWorker,
  ],
});
