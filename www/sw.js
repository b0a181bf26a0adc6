// Keeps the files of the page. The build replaces the two lines below: each version of the page
// has a cache of its own, filled at once, so that the files in it fit together.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];

self.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(VERSION);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== VERSION);
    // Other pages of the same origin have caches too.
    await Promise.all(
      old.filter((name) => name.startsWith("cotulenh-")).map((n) => caches.delete(n)),
    );
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(VERSION);
    // The position is in the address behind "#"; headers that a server varies by do not matter.
    const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
