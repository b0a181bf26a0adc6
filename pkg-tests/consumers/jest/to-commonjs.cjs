// What babel or ts-jest do to the sources of other projects.
const { transformSync } = require("esbuild");

exports.process = (source) => ({ code: transformSync(source, { format: "cjs" }).code });
