// Where something is missing: the network, WebAssembly, or a newer browser.
import { expect, test } from "./fixtures.js";

test("a game goes on offline, with hints, after the first visit @quick", async ({ visitor }) => {
  const server = await visitor.serve();
  await visitor.openAt(`${server.address}play/`);
  await visitor.session.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    });
  });
  await visitor.session.click('[name=opponent][value="friend"]');
  await visitor.press("Start");
  await visitor.click("g5", "g6");
  await visitor.expectOn("g6", "red militia");
  server.close();
  await expect(fetch(server.address)).rejects.toThrow();
  // The driver of Firefox reloads past the service worker; users do not.
  await visitor.session.evaluate(() => {
    document.body.dataset["left"] = "yes";
    location.reload();
  });
  await visitor.sees("body:not([data-left])");
  await visitor.expectTurns("Mg6");
  await visitor.click("g8", "g7");
  await visitor.expectOn("g7", "blue militia");
  // The engine is offline, too.
  await visitor.press("Hint");
  await visitor.reads(".game-message", /^Hint: /);
});

const SENTENCE = /The rules need WebAssembly.*forbidden by a policy/;

for (const [title, settings] of [
  ["switched off", { script: "delete globalThis.WebAssembly;" }],
  ["forbidden by a policy", { policy: "script-src 'self' 'unsafe-inline'" }],
] as const) {
  test(`where WebAssembly is ${title}, the site says so`, async ({ visitor }) => {
    const { address } = await visitor.serve(settings);
    await visitor.openAt(`${address}play/`);
    await visitor.reads("[role=alert]", SENTENCE);
    await visitor.picture("no-wasm");
  });
}

test("an older browser gets a sentence", async ({ visitor }) => {
  const { address } = await visitor.serve({ script: "delete globalThis.HTMLDialogElement;" });
  await visitor.openAt(`${address}play/`);
  await visitor.reads("body", /This site needs a browser of 2024 or later\./);
  await visitor.sees("#app", 0);
});
