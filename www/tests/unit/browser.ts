// What modules of the page read when they are loaded, for tests that need no page: import this first.
const names = { navigator: { languages: ["en"] }, addEventListener: () => {} };
for (const [name, value] of Object.entries(names)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value });
}
