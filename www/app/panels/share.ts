// Ways to share: the link, the position as a picture, and a board for other pages.
import { button, h } from "../dom.js";
import { copyField, embedSnippet, linkToGame, sharePicture } from "../share.js";
import type { Context } from "./panel.js";

export interface SharePanel {
  element: HTMLElement;
  open(): void;
}

/** `drawPicture` makes a picture of the board on a background. */
export function sharePanel(
  context: Context,
  drawPicture: (background: string) => Promise<Blob>,
): SharePanel {
  const { session, m, settings, notify, focusBoard } = context;
  const texts = m.play.share;
  const close = () => {
    element.hidden = true;
    focusBoard();
  };
  const copy = async (field: HTMLInputElement | HTMLTextAreaElement) => {
    if (await copyField(field)) notify(m.texts.copied);
  };
  const link = h("input", { id: "share-link", type: "text", readonly: true });
  const embed = h("textarea", { id: "share-embed", rows: 4, readonly: true, spellcheck: "false" });
  const picture = async () => {
    try {
      const background = getComputedStyle(document.body).backgroundColor;
      await sharePicture(await drawPicture(background));
    } catch {
      notify(texts.noPicture);
    }
  };
  const element = h(
    "section",
    { id: "share-panel", class: "sheet", "aria-labelledby": "share-title", hidden: true },
    h(
      "header",
      {},
      h("h2", { id: "share-title" }, texts.title),
      button("×", close, { class: "close", "aria-label": texts.close }),
    ),
    h("label", { for: "share-link" }, texts.link),
    h(
      "div",
      { class: "row" },
      link,
      button(m.texts.copy, () => void copy(link)),
    ),
    button(texts.picture, () => void picture(), { id: "share-picture" }),
    h("label", { for: "share-embed" }, texts.embed),
    embed,
    button(m.texts.copy, () => void copy(embed), { id: "copy-embed" }),
    h(
      "p",
      { class: "muted" },
      texts.board,
      " ",
      h("a", { href: `${PAGE_REPOSITORY}/blob/main/docs/BOARD.md` }, texts.boardLink),
    ),
  );
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  return {
    element,
    open: () => {
      const { flipped } = settings();
      link.value = linkToGame(session, flipped);
      embed.value = embedSnippet(session, flipped, m.title);
      element.hidden = false;
      element.parentElement?.scrollTo({ top: 0 });
    },
  };
}
