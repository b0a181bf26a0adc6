// Begins: a game from the address, or from the start.
import { engineError } from "../game/reasons.js";
import { Store } from "../game/store.js";
import { fromHash } from "./link.js";
import { workOffline } from "./offline.js";
import { Page } from "./page.js";
import { errorText } from "./words.js";

/** An element that index.html is known to have. */
function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** The game a link asks for; what is wrong with it, if it cannot be. */
function begin(): { store: Store; wrong: unknown } {
  const linked = fromHash(location.hash);
  if (!linked) return { store: new Store(), wrong: null };
  try {
    return { store: new Store(linked.fen, linked.rules), wrong: null };
  } catch (error) {
    return { store: new Store(), wrong: error };
  }
}

const { store, wrong } = begin();
const page = new Page(part("app"), store);
const complain = (error: unknown) =>
  page.say(page.messages.badLink + errorText(page.messages, engineError(error)));
if (wrong !== null) complain(wrong);

// A link followed while the page is open.
addEventListener("hashchange", () => {
  const linked = fromHash(location.hash);
  if (!linked) return;
  try {
    store.load(linked.fen, linked.rules);
  } catch (error) {
    complain(error);
  }
});

workOffline();
