// Making HTML elements, and sharing style sheets between boards.

/** An HTML element with attributes. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]!);
  element.append(...children);
  return element;
}

/** A named box of the board, with what is in it. */
export function box(name: string, role: string, label: string, ...children: Node[]): HTMLElement {
  return html("div", { class: name, part: name, role, "aria-label": label }, ...children);
}

const sheets = new Map<string, CSSStyleSheet>();

/** A constructed style sheet: all boards share it, and security policies of pages allow it. */
export function styleSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
