import { nodeResolve } from "@rollup/plugin-node-resolve";

// `nodeResolve` finds packages in node_modules, any package.
export default {
  input: "browser/single.js",
  output: { file: "dist/rollup/main.js", format: "es" },
  plugins: [nodeResolve()],
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
};
