import { nodeResolve } from "@rollup/plugin-node-resolve";

// `nodeResolve` finds packages in node_modules, any package.
export default {
  input: { main: "browser/single.js", engine: "browser/engine.js" },
  output: { dir: "dist/rollup", format: "es" },
  plugins: [nodeResolve()],
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
};
