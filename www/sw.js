// Keeps the files of the page. The build replaces the two lines below: each version of the page
// has a cache of its own, filled at once, so that the files in it fit together.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];

/** Fetches a file past all caches. A server that is just being changed fails the installation. */
async function fetched(file) {
  const response = await fetch(new Request(file, { cache: "reload" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // Only the names of the page itself stay the same from version to version.
  const page = file === "./" || file.endsWith(".html");
  const named = page ? ((await response.clone().text()).match(/assets\/[\w.-]+/g) ?? []) : [];
  const strange = named.find((name) => !FILES.includes(name));
  if (strange) throw new Error(`${file} is of another version: it names ${strange}`);
  return response;
}

self.addEventListener("install", (event) => {
  const fill = async () => {
    const responses = await Promise.all(FILES.map(fetched));
    const cache = await caches.open(VERSION);
    await Promise.all(FILES.map((file, i) => cache.put(file, responses[i])));
  };
  event.waitUntil(fill());
  // A new version waits until no page of the old one is open, or until it is sent for.
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
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
    // The position is in the address behind "#"; headers that a server varies by do not matter.
    const options = { cacheName: VERSION, ignoreSearch: true, ignoreVary: true };
    const kept = await caches.match(request, options).catch(() => undefined);
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
