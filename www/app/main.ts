// Begins: with the game of this tab, of a link, or the one played last.
import { beginKeeping } from "./keeper.js";
import { workOffline } from "./offline.js";
import { Page } from "./page.js";

/** An element that index.html is known to have. */
function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

const { keeper, flawed } = beginKeeping();
const page = new Page(part("app"), keeper);
if (flawed) page.complain(flawed);

workOffline((take) => page.offerUpdate(take));
