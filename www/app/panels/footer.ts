// Links to the project, and its version.
import { button, h } from "../dom.js";
import type { Messages } from "../i18n/index.js";

/** The description of the game for players. */
export function linkToRules(m: Messages): string {
  return `${PAGE_REPOSITORY}/blob/main/docs/${m.play.footer.guide}`;
}

export function footer(m: Messages, useBoard: () => void, showKeys: () => void): HTMLElement {
  const texts = m.play.footer;
  const link = (text: string, href: string) => h("a", { href }, text);
  return h(
    "footer",
    { class: "footer" },
    link(texts.rules, linkToRules(m)),
    link(texts.source, PAGE_REPOSITORY),
    link(texts.package, `${PAGE_REPOSITORY}#readme`),
    link(texts.api, `${PAGE_REPOSITORY}/blob/main/docs/API.md`),
    button(texts.useBoard, useBoard, { id: "use-board", class: "link" }),
    button(m.play.keys.open, showKeys, { id: "show-keys", class: "link" }),
    h("span", { class: "muted" }, texts.version(PAGE_VERSION)),
  );
}
