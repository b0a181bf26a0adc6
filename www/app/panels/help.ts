// The list of the keys.
import { button, h, modal } from "../dom.js";
import type { Messages } from "../i18n/index.js";

export function helpDialog(m: Messages): HTMLDialogElement {
  const { title, list, close } = m.play.keys;
  const rows = list.map(([keys, what]) => {
    const names = keys.split(" ").map((key) => h("kbd", {}, key));
    return h("tr", {}, h("td", {}, ...names), h("td", {}, what));
  });
  const dialog: HTMLDialogElement = modal(
    "keys-dialog",
    h("h2", { id: "keys-dialog-title" }, title),
    h("table", { class: "keys" }, h("tbody", {}, ...rows)),
    h(
      "div",
      { class: "buttons" },
      button(close, () => dialog.close(), { autofocus: true }),
    ),
  );
  return dialog;
}
