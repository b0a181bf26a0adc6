// The list of the keys.
import { button, h, modal } from "../dom.js";
import type { Messages } from "../i18n/index.js";

/** The keys, in the order of the list. */
const KEYS: readonly (readonly [keyof Messages["play"]["keys"]["does"], ...string[]])[] = [
  ["turns", "←", "→"],
  ["ends", "Home", "End"],
  ["undo", "u", "Ctrl+Z"],
  ["redo", "r", "Ctrl+Y"],
  ["flip", "f"],
  ["hint", "h"],
  ["points", "↑", "↓", "←", "→"],
  ["jump", "PgDn", "PgUp"],
  ["select", "Enter"],
  ["card", "i"],
  ["arrow", "d"],
  ["pick", "a–z", "0"],
  ["commit", "Ctrl+Enter"],
  ["cancel", "Esc"],
  ["help", "?"],
];

export function helpDialog(m: Messages): HTMLDialogElement {
  const { title, does, close } = m.play.keys;
  const rows = KEYS.map(([what, ...keys]) => {
    const names = keys.map((key) => h("kbd", {}, key));
    return h("tr", {}, h("td", {}, ...names), h("td", {}, does[what]));
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
