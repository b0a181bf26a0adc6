const shared = {
  testEnvironment: "node",
  cacheDirectory: "../dist/jest-cache",
  moduleFileExtensions: ["js", "mjs", "cjs", "json"],
};

// Once with everything as CommonJS, as Jest does by itself, and once with Node's modules.
module.exports = {
  projects: [
    {
      ...shared,
      displayName: "require",
      testMatch: ["**/*.test.cjs"],
      transform: { "short-game\\.mjs$": "./to-commonjs.cjs" },
    },
    { ...shared, displayName: "import", testMatch: ["**/*.test.mjs"], transform: {} },
  ],
};
