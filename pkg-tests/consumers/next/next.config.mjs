import { fileURLToPath } from "node:url";

// Where this small project ends; nothing here is about the package.
export default {
  turbopack: { root: fileURLToPath(new URL("..", import.meta.url)) },
  distDir: "dist",
};
