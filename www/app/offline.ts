// After the first visit the page works without a network: a service worker keeps its files.

/** Starts the service worker of the built page; sources being worked on are never kept. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Where it is not allowed (a private window, a policy), the page works online as before.
  navigator.serviceWorker.register("./sw.js").catch(() => {});
}
