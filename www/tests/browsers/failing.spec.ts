// Where something is missing: the network, or WebAssembly.
import { expect, test } from "./fixtures.js";

test("the page works offline after the first visit", async ({ visitor }) => {
  const server = await visitor.serve({ script: 'localStorage.setItem("cotulenh-welcomed", "1");' });
  await visitor.openAt(server.address);
  await visitor.session.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    });
  });
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
  await visitor.sees("[data-square]", 132);
  await visitor.expectTurns("Mg6");
  await visitor.click("g8", "g7");
  await visitor.expectOn("g7", "blue militia");
  // The engine is offline, too.
  await visitor.session.click("#hint");
  await visitor.reads("#notice", /Click Hint again to see the whole turn\./);
});

const SENTENCE = /^This page needs WebAssembly.*forbidden by a policy/;

for (const [title, settings] of [
  ["switched off", { script: "delete globalThis.WebAssembly;" }],
  ["forbidden by a policy", { policy: "script-src 'self' 'unsafe-inline'" }],
] as const) {
  test(`where WebAssembly is ${title}, the page says so`, async ({ visitor }) => {
    const { address } = await visitor.serve(settings);
    await visitor.session.goTo(address);
    await visitor.reads("[role=alert]", SENTENCE);
    await visitor.picture("no-wasm");
  });
}
