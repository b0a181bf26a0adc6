// The dialog beside a square where several moves are possible.
import { kindIcon } from "../draw/marks.js";
import { pieceIcon } from "../draw/pieces.js";
import type { Geometry } from "../geometry.js";
import { toElement } from "../markup.js";
import type { Choice } from "../options.js";
import type { BoardState } from "../read/state.js";
import { box, html } from "./dom.js";
import type { Emit } from "./presses.js";

/** Where a key leads: to the next button, the one before, or nowhere. Tab stays here: elsewhere, Escape is not heard. */
function stepOf({ key, shiftKey }: KeyboardEvent): number {
  const isTab = key === "Tab";
  return key === "ArrowDown" || (isTab && !shiftKey) ? 1 : key === "ArrowUp" || isTab ? -1 : 0;
}

/** Places the dialog on the side of the square that has more room. */
function place({ style }: HTMLElement, square: Choice["square"], geometry: Geometry): void {
  const { x, y } = geometry.point(square);
  const { left, top, width, height } = geometry.box;
  const [across, down] = [(x - left) / width, (y - top) / height];
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  style.maxWidth = `min(310px,${percent(Math.max(across, 1 - across))})`;
  style.left = across < 0.5 ? percent(across) : "auto";
  style.right = across < 0.5 ? "auto" : percent(1 - across);
  style.top = down < 0.5 ? percent(down + 0.05) : "auto";
  style.bottom = down < 0.5 ? "auto" : percent(1 - down + 0.05);
}

/** A dialog that chooses or cancels. Keys: 1, 2, 3, arrows, Tab, Escape. */
export function choiceDialog(
  choice: Choice,
  { geometry, labels, set }: BoardState,
  emit: Emit,
): HTMLElement {
  const title = choice.title ?? labels.choose;
  const element = box("choice", "dialog", title, html("p", {}, title));
  const choose = (index: number) => {
    const option = choice.options[index];
    if (option) emit("choose", { index, option });
  };
  const buttons = choice.options.map(({ kind, label, piece }, i) => {
    const button = html("button", { type: "button", part: "choice-option", "data-choice": kind });
    if (piece) button.append(toElement(pieceIcon(piece, set, labels)));
    button.append(toElement(kindIcon(kind)), label ?? labels.kinds[kind]);
    button.append(html("kbd", { "aria-hidden": "true" }, String(i + 1)));
    button.addEventListener("click", () => choose(i));
    return button;
  });
  const cancel = html(
    "button",
    { type: "button", part: "choice-cancel" },
    choice.cancel ?? labels.cancel,
  );
  cancel.addEventListener("click", () => emit("cancel", {}));
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
  place(element, choice.square, geometry);
  return element;
}
