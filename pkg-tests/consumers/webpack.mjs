// Builds by webpack's own interface; warnings are failures.
import { fileURLToPath } from "node:url";
import webpack from "webpack";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Nothing here is about the package: it needs no loader and no experiment.
const compiler = webpack({
  mode: "production",
  context: here("."),
  entry: {
    main: "./browser/main.js",
    web: "./browser/web.js",
    engine: "./browser/engine.js",
    "engine-file": "./browser/engine-file.js",
  },
  output: { path: here("dist/webpack"), clean: true },
  performance: { hints: false },
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ all: false, errors: true, warnings: true }));
    process.exitCode = 1;
  }
  compiler.close(() => {});
});
