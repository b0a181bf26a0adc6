const shared = {
  cacheDirectory: "../dist/jest-cache",
  moduleFileExtensions: ["js", "mjs", "cjs", "json"],
};

const node = { ...shared, testEnvironment: "node" };
const browser = { ...shared, testEnvironment: "./like-jsdom.cjs" };
const required = {
  testMatch: ["**/*.test.cjs"],
  transform: { "short-(game|search)\\.mjs$": "./to-commonjs.cjs" },
};
const imported = { testMatch: ["**/*.test.mjs"], transform: {} };

// With everything as CommonJS, as Jest does by itself, and with Node's modules; both for Node and
// for pages.
module.exports = {
  projects: [
    { displayName: "require", ...node, ...required },
    { displayName: "import", ...node, ...imported },
    { displayName: "require, jsdom", ...browser, ...required },
    { displayName: "import, jsdom", ...browser, ...imported },
  ],
};
