// After the first visit the page works without a network: a service worker keeps its files. All of
// them are of one version; the next version waits until it is asked for, or no page is open.

/** Calls `waiting` when `worker` has got everything. */
function whenInstalled(worker: ServiceWorker, waiting: () => void): void {
  const look = () => worker.state === "installed" && waiting();
  worker.addEventListener("statechange", look);
  look();
}

/**
 * Starts the service worker of the built page; sources being worked on are never kept. `offer` is
 * given a way to change to a new version when there is one.
 */
export function workOffline(offer: (take: () => void) => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const watch = (registration: ServiceWorkerRegistration) => {
    const found = (worker: ServiceWorker | null) => {
      // The first one of all has no page of another version to wait for.
      if (!worker || !serviceWorker.controller) return;
      whenInstalled(worker, () =>
        offer(() => {
          serviceWorker.addEventListener("controllerchange", () => location.reload());
          worker.postMessage("take over");
        }),
      );
    };
    found(registration.waiting ?? registration.installing);
    registration.addEventListener("updatefound", () => found(registration.installing));
  };
  // Where it is not allowed (a private window, a policy), the page works online as before.
  serviceWorker
    .register("./sw.js")
    .then(watch)
    .catch(() => {});
}
