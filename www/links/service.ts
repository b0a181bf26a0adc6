// The address of the online service, from service.json. Without a service, the site hides what needs it.
import { signal } from "@preact/signals";
import { fileAt } from "../routing/router.js";

/** The address of the service; null if there is none, or if it is not known yet. */
export const service = signal<string | null>(null);

/** Resolves when the address is known, or at once offline; then the file is fetched again once the page is
 * online. */
export const serviceKnown: Promise<void> = findService();

async function findService(): Promise<void> {
  try {
    if (!navigator.onLine) throw new TypeError("the page is offline");
    const address = new URL(fileAt("service.json"), location.href);
    const response = await fetch(address);
    // Without the file there is no service.
    if (!response.ok) return;
    const { service: found } = (await response.json()) as { service?: unknown };
    if (typeof found === "string") service.value = new URL(found, address).href;
  } catch (error) {
    // Hosts answer a missing file with an HTML page, which is not JSON.
    if (error instanceof SyntaxError) return;
    addEventListener("online", () => void findService(), { once: true });
  }
}
