// The address of the online service, from service.json. Without a service, the site hides what needs it.
import { signal } from "@preact/signals";
import { fileAt } from "../routing/router.js";

/** The address of the service; null if there is none, or if it is not known yet. */
export const service = signal<string | null>(null);

/** Milliseconds before the file is fetched again; each further time it takes twice as long. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;

/**
 * Resolves when the address is known, or at once offline or after a failure; then the file is fetched again when the
 * network is back, and from time to time.
 */
export const serviceKnown: Promise<void> = findService();

async function findService(delay = FIRST_DELAY): Promise<void> {
  try {
    if (!navigator.onLine) throw new TypeError("the page is offline");
    const address = new URL(fileAt("service.json"), location.href);
    const response = await fetch(address);
    // A host that fails may have it later. Without the file there is no service.
    if (response.status >= 500) throw new TypeError(`the host answers ${response.status}`);
    if (!response.ok) return;
    const { service: found } = (await response.json()) as { service?: unknown };
    if (typeof found === "string") service.value = new URL(found, address).href;
  } catch (error) {
    // Hosts answer a missing file with an HTML page, which is not JSON.
    if (error instanceof SyntaxError) return;
    tryAgain(delay);
  }
}

/** Browsers say that they are online whenever there is any network, and not when it begins to work. */
function tryAgain(delay: number): void {
  const stop = new AbortController();
  const again = (next: number) => {
    stop.abort();
    clearTimeout(timer);
    void findService(next);
  };
  const timer = setTimeout(() => again(Math.min(2 * delay, LONGEST_DELAY)), delay);
  addEventListener("online", () => again(FIRST_DELAY), { signal: stop.signal });
}
