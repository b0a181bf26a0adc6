// Caches the files of the page. The build replaces the two lines below: each version of the page has
// its own cache, which is filled as a whole, so that its files belong together.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];

/** Fetches a file from the server. Fails if the server has a mixture of two versions. */
async function fetchFile(file) {
  // Names in assets/ contain a hash of the content, so the HTTP cache may answer.
  const cache = file.startsWith("assets/") ? "default" : "reload";
  const response = await fetch(new Request(file, { cache }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // The names of all other files change with their content.
  const isPage = file.endsWith("/") || file.endsWith(".html");
  const named = isPage ? ((await response.clone().text()).match(/assets\/[\w.-]+/g) ?? []) : [];
  const unknown = named.find((name) => !FILES.includes(name));
  if (unknown) throw new Error(`${file} is of another version: it uses ${unknown}`);
  return response;
}

self.addEventListener("install", (event) => {
  const fill = async () => {
    const responses = await Promise.all(FILES.map(fetchFile));
    const cache = await caches.open(VERSION);
    await Promise.all(FILES.map((file, i) => cache.put(file, responses[i])));
  };
  event.waitUntil(fill());
  // A new version waits until no page of the old one is open, or until the user applies it.
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const removeOldCaches = async () => {
    const old = (await caches.keys()).filter((name) => name !== VERSION);
    // Other pages of the same origin have caches too.
    await Promise.all(
      old.filter((name) => name.startsWith("cotulenh-")).map((n) => caches.delete(n)),
    );
    await self.clients.claim();
  };
  event.waitUntil(removeOldCaches());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const respond = async () => {
    // Neither the query nor the headers of the request change a file.
    const options = { cacheName: VERSION, ignoreSearch: true, ignoreVary: true };
    const cached = await caches.match(request, options).catch(() => undefined);
    return cached ?? fetch(request);
  };
  event.respondWith(respond());
});
