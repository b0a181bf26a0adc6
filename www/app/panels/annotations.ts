// What is written about the current turn: a sign and a comment; its variation is promoted or deleted
// here, and both can be taken back.
import type { State } from "../../game/state.js";
import { isVariation } from "../../game/record.js";
import { findSign, SIGNS } from "../../game/signs.js";
import {
  comment as writeComment,
  giveSign,
  promote as promoteTurn,
  remove as removeTurn,
  undoEdit,
} from "../../game/tree-edits.js";
import { button, h, section } from "../dom.js";
import type { Context, Panel } from "./panel.js";
import { SIGN_TEXTS } from "./tree-list.js";

export function annotationsPanel({ session, m }: Context): Panel & { toast: HTMLElement } {
  const texts = m.tree;
  const node = () => session.state.node;
  const signs = SIGNS.map((sign) =>
    button(SIGN_TEXTS[sign], () => giveSign(session, node(), sign), {
      "aria-label": texts.signs[sign],
      title: texts.signs[sign],
      "data-give-sign": sign,
    }),
  );
  const group = h(
    "div",
    { class: "buttons signs", role: "group", "aria-label": texts.signsTitle },
    ...signs,
  );
  const label = h("label", { for: "comment" });
  const comment = h("textarea", { id: "comment", rows: 2 });
  comment.addEventListener("input", () => {
    writeComment(session, node(), comment.value);
  });
  const promote = button(texts.promote, () => promoteTurn(session, node()), { id: "promote" });
  const remove = button(texts.remove, () => removeTurn(session, node()), { id: "remove-turn" });
  const actions = h("div", { class: "buttons" }, promote, remove);
  const element = section("annotations", texts.title, group, label, comment, actions);

  const message = h("span", {});
  const undo = button(texts.undo, () => undoEdit(session), { id: "undo-edit" });
  const toast = h("p", { id: "tree-toast", class: "toast", role: "status" });
  let edit: object | null = null;
  const showEdit = ({ edit: lastEdit }: State) => {
    if (lastEdit === edit) return;
    edit = lastEdit;
    if (!lastEdit) return toast.replaceChildren();
    message.textContent =
      lastEdit.kind === "removed" ? texts.removed(lastEdit.count) : texts.promoted;
    toast.replaceChildren(message, " ", undo);
  };

  const update = (state: State) => {
    showEdit(state);
    if (!element.open) return;
    const { node: shown } = state;
    const { turn } = shown;
    const sign = findSign(shown);
    group.hidden = !turn;
    for (const one of signs) {
      one.setAttribute("aria-pressed", String(one.dataset["giveSign"] === String(sign)));
    }
    label.textContent = turn ? texts.comment(turn.san) : texts.startComment;
    const text = shown.comments.join("\n");
    // Spaces stay while the user is typing.
    if (comment.value.trim().replace(/\s+/g, " ") !== text.replace(/\s+/g, " ")) {
      comment.value = text;
    }
    promote.disabled = !isVariation(shown);
    remove.disabled = !turn;
  };
  element.addEventListener("toggle", () => update(session.state));
  return { element, toast, update };
}
