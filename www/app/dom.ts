// Creating and updating elements.

type Value = string | number | boolean | undefined | ((event: Event) => void);

/** Creates an element. Functions become listeners; `true` is an attribute without a value. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.replace(/^on/, ""), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** Replaces the children of an element. The focus moves to the child with the same `data-key`. */
export function replaceChildren(container: HTMLElement, ...children: (Node | string)[]): void {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && container.contains(active) && active.dataset["key"];
  container.replaceChildren(...children);
  if (key) container.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Changes the text of an element, unless it has that text: a change costs a layout. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** A button with a text. */
export function button(
  text: string,
  click: () => void,
  attributes: Readonly<Record<string, Value>> = {},
): HTMLButtonElement {
  return h("button", { type: "button", onclick: click, ...attributes }, text);
}

/** Scrolls to the board, at the top of the page. */
export function scrollToBoard(): void {
  scrollTo({ top: 0 });
}

/** A section that can be opened and closed. */
export function section(id: string, title: string, ...children: Node[]): HTMLDetailsElement {
  const body = h("div", { class: "section-body" }, ...children);
  return h("details", { class: "section", id }, h("summary", {}, title), body);
}

/** A menu under its label. */
export function choiceField(
  label: string,
  options: readonly { value: string; text: string }[],
  attributes: Readonly<Record<string, Value>> = {},
): { element: HTMLLabelElement; select: HTMLSelectElement } {
  const items = options.map(({ value, text }) => h("option", { value }, text));
  const select = h("select", attributes, ...items);
  return { element: h("label", { class: "choice-field" }, label, select), select };
}

/** A dialog of the page. It is modal: Escape closes it, and so does a click beside it. */
export function modal(id: string, ...children: Node[]): HTMLDialogElement {
  const box = h("div", { class: "dialog-body" }, ...children);
  const dialog = h("dialog", { id, class: "dialog", "aria-labelledby": `${id}-title` }, box);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
