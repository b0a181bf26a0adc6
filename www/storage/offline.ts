// What the browser keeps of the site itself: whether all files are stored, and whether it can be installed.
import { signal } from "@preact/signals";

/** The event of browsers that ask the visitor themselves; not all of them have it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** Whether the service worker has stored all files: then the site works offline. */
export const isStored = signal(false);

/** What asks the visitor whether to install the site, once the browser offers it. */
export const installPrompt = signal<InstallPrompt | null>(null);

/** Keeps the offer of the browser, which may come before there is a place that shows it. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // The place says it instead of the browser.
    event.preventDefault();
    installPrompt.value = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => (installPrompt.value = null));
}
