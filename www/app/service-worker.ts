// A service worker caches the files of the page, so that it works offline after the first visit.
// All files are of one version; the next version waits until the user applies it, or until no page
// is open.

/** Calls `done` as soon as a worker has cached all files. */
function whenInstalled(worker: ServiceWorker, done: () => void): void {
  const check = () => worker.state === "installed" && done();
  worker.addEventListener("statechange", check);
  check();
}

/**
 * Registers the service worker of the built page; there is none in development. When a new version
 * is ready, `offer` gets a function that applies it.
 */
export function registerServiceWorker(offer: (apply: () => void) => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const watch = (registration: ServiceWorkerRegistration) => {
    const onWorker = (worker: ServiceWorker | null) => {
      // The very first worker does not replace another version.
      if (!worker || !serviceWorker.controller) return;
      whenInstalled(worker, () =>
        offer(() => {
          serviceWorker.addEventListener("controllerchange", () => location.reload());
          worker.postMessage("take over");
        }),
      );
    };
    onWorker(registration.waiting ?? registration.installing);
    registration.addEventListener("updatefound", () => onWorker(registration.installing));
  };
  // If it is not allowed (a private window, a policy), the page works online only.
  serviceWorker
    .register("./sw.js")
    .then(watch)
    .catch(() => {});
}
