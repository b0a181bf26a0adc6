// Where the service of online games is. A site without one says so in a file, and hides what needs it.
import { signal } from "@preact/signals";
import { fileAt } from "../shell/router.js";

/** The address of the service; null if there is none, or if it is not known yet. */
export const service = signal<string | null>(null);

/** Resolves when it is known. */
export const serviceKnown: Promise<void> = findService();

async function findService(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const address = new URL(fileAt("service.json"), location.href);
    const { service: found } = (await (await fetch(address)).json()) as { service?: unknown };
    if (typeof found === "string") service.value = new URL(found, address).href;
  } catch {
    // A host without the file: there is no service.
  }
}
