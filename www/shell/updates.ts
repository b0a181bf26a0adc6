// A service worker caches the files of the site, so that it works offline after the first visit. All files
// are of one version; the next version waits until the visitor applies it, or until no page is open.
import { notify } from "../parts/dialogs/notices.js";
import { read } from "../texts/texts.js";
import { fileAt } from "../routing/router.js";
import { isStored } from "../storage/offline.js";
import { shellTexts } from "./texts.js";

/** Calls `done` as soon as a worker has cached all files. */
function whenInstalled(worker: ServiceWorker, done: () => void): void {
  const check = () => worker.state === "installed" && done();
  worker.addEventListener("statechange", check);
  check();
}

/** Registers the service worker of the built site; there is none in development. */
export function offerUpdates(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  void serviceWorker.ready.then(() => (isStored.value = true));
  const offer = (worker: ServiceWorker) => {
    const m = read(shellTexts);
    const act = () => {
      serviceWorker.addEventListener("controllerchange", () => location.reload());
      worker.postMessage("take over");
    };
    notify(m.update, { name: m.applyUpdate, act });
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    const onWorker = (worker: ServiceWorker | null) => {
      // The first worker of a visitor replaces no other version.
      if (worker && serviceWorker.controller) whenInstalled(worker, () => offer(worker));
    };
    onWorker(registration.waiting ?? registration.installing);
    registration.addEventListener("updatefound", () => onWorker(registration.installing));
  };
  // If it is not allowed (a private window, a policy), the page works online only.
  serviceWorker
    .register(fileAt("sw.js"))
    .then(watch)
    .catch(() => {});
}
