// The dialog beside a square where several moves are possible.
import type { Geometry } from "./geometry.js";
import { markIcon } from "./marks.js";
import type { BoardActions, Choice } from "./model.js";

// Tab stays in the dialog, too: elsewhere, Escape would not close it.
const isForward = ({ key, shiftKey }: KeyboardEvent) =>
  key === "ArrowDown" || (key === "Tab" && !shiftKey);
const isBack = ({ key, shiftKey }: KeyboardEvent) =>
  key === "ArrowUp" || (key === "Tab" && shiftKey);

/** Places the dialog on the side of the square that has more room. */
function place(element: HTMLElement, square: string, geometry: Geometry): void {
  const { x, y } = geometry.point(square);
  const { left, top, right, bottom } = geometry.box;
  const [across, down] = [(x - left) / (right - left), (y - top) / (bottom - top)];
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const { style } = element;
  const room = percent(Math.max(across, 1 - across));
  style.maxWidth = `min(310px, ${room})`;
  style.left = across < 0.5 ? percent(across) : "auto";
  style.right = across < 0.5 ? "auto" : percent(1 - across);
  style.top = down < 0.5 ? percent(down + 0.05) : "auto";
  style.bottom = down < 0.5 ? "auto" : percent(1 - down + 0.05);
}

/** A dialog that calls `choose` or `cancel`. Keys: 1, 2, 3, arrows, Tab, Escape. */
export function choiceDialog(
  choice: Choice,
  geometry: Geometry,
  actions: BoardActions,
): HTMLElement {
  const element = document.createElement("div");
  element.className = "board-choice";
  element.setAttribute("role", "dialog");
  element.setAttribute("aria-label", choice.title);
  const title = document.createElement("p");
  title.textContent = choice.title;
  element.append(title);
  const buttons = choice.options.map(({ mark, label }, i) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["choice"] = mark;
    const key = document.createElement("kbd");
    key.textContent = String(i + 1);
    button.append(markIcon(mark), label, key);
    button.addEventListener("click", () => actions.choose(i));
    return button;
  });
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = "cancel";
  cancel.textContent = choice.cancel;
  cancel.addEventListener("click", () => actions.cancel());
  const all = [...buttons, cancel];
  element.append(...all);
  element.addEventListener("keydown", (event) => {
    const number = Number(event.key);
    const focused = all.findIndex((button) => button === document.activeElement);
    if (number >= 1 && number <= buttons.length) actions.choose(number - 1);
    else if (event.key === "Escape") actions.cancel();
    else if (isForward(event)) all[(focused + 1) % all.length]?.focus();
    else if (isBack(event)) all.at(focused - 1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  place(element, choice.square, geometry);
  return element;
}
