// The dialog beside a square where several moves are possible.
import type { MoveKind } from "../../vocabulary/types.js";
import { kindIcon } from "../draw/marks.js";
import { pieceIcon } from "../draw/pieces.js";
import type { Labels } from "../labels.js";
import { toElement } from "../markup.js";
import type { Choice } from "../options.js";
import type { BoardState } from "../read/state.js";
import { box, html } from "../view/dom.js";
import type { Emit } from "../view/presses.js";

/** Where a key leads: to the next button, the one before, or nowhere. Tab stays in the dialog, which handles Escape. */
function stepOf({ key, shiftKey }: KeyboardEvent): number {
  const isTab = key === "Tab";
  return key === "ArrowDown" || (isTab && !shiftKey) ? 1 : key === "ArrowUp" || isTab ? -1 : 0;
}

/** What a move does, as a button says it. */
function nameChoice(kind: MoveKind, { choices, flightChoices }: Labels, isPlane: boolean): string {
  const isStrike = isPlane && (kind === "capture" || kind === "stay");
  return isStrike ? flightChoices[kind] : choices[kind];
}

/** A dialog that chooses or cancels. Keys: 1, 2, 3, arrows, Tab, Escape. */
export function choiceDialog(choice: Choice, { labels, set }: BoardState, emit: Emit): HTMLElement {
  const title = choice.title ?? labels.choose;
  const element = box("choice", "dialog", title, html("p", {}, title));
  const choose = (index: number) => {
    const option = choice.options[index];
    if (option) emit("choose", { index, option });
  };
  // The tap that asks for the dialog may end as a click on what stands under the finger now.
  let isTouched = false;
  element.addEventListener("pointerdown", () => (isTouched = true));
  const pressed = (act: () => void) => (event: MouseEvent) => {
    if (isTouched || event.detail === 0) act();
  };
  const buttons = choice.options.map(({ kind, label, piece }, i) => {
    const button = html("button", { type: "button", part: "choice-option", "data-choice": kind });
    if (piece) button.append(toElement(pieceIcon(piece, set, labels)));
    button.setAttribute("aria-keyshortcuts", String(i + 1));
    button.append(
      toElement(kindIcon(kind)),
      label ?? nameChoice(kind, labels, piece?.type === "f"),
    );
    button.addEventListener(
      "click",
      pressed(() => choose(i)),
    );
    return button;
  });
  const cancel = html(
    "button",
    { type: "button", part: "choice-cancel" },
    choice.cancel ?? labels.cancel,
  );
  cancel.addEventListener(
    "click",
    pressed(() => emit("cancel", {})),
  );
  const all = [...buttons, cancel];
  element.append(...all);
  element.addEventListener("keydown", (event) => {
    const number = Number(event.key);
    const step = stepOf(event);
    const focused = all.findIndex((button) => button === event.target);
    if (number >= 1 && number <= buttons.length) choose(number - 1);
    else if (event.key === "Escape") emit("cancel", {});
    else if (step) all.at((focused + step) % all.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return element;
}
