// Shapes of a drawing as plain data. A browser makes elements of them, a server a text: one drawing
// serves both, and no HTML is parsed, which some pages forbid.
import type { Shape } from "./shape.js";

export type { Shape };

/** A part of a drawing; null stands for nothing. */
export type Shapes = readonly (Shape | null)[];

/** A shape. */
export function shape(
  tag: string,
  attributes: Shape["attributes"] = {},
  ...children: readonly (Shape | string | null)[]
): Shape {
  return { tag, attributes, children: children.filter((child) => child !== null) };
}

/** A path. */
export function path(className: string, d: string, more: Shape["attributes"] = {}): Shape {
  return shape("path", { class: className, d, ...more });
}

/** A group of shapes. */
export function group(className: string, ...children: Shapes): Shape {
  return shape("g", { class: className }, ...children);
}

/** A shape at a point. */
export function at({ x, y }: { x: number; y: number }, ...children: Shapes): Shape {
  return shape("g", { transform: `translate(${x} ${y})` }, ...children);
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

/** A text for markup. */
export function escape(text: string): string {
  return text.replace(/[&<"]/g, (character) => ESCAPES[character]!);
}

/** The shape as text. */
export function toMarkup({ tag, attributes, children }: Shape): string {
  let text = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${name}="${escape(String(value))}"`;
  }
  if (children.length === 0) return `${text}/>`;
  const inside = children.map((child) =>
    typeof child === "string" ? escape(child) : toMarkup(child),
  );
  return `${text}>${inside.join("")}</${tag}>`;
}

/** The shape as an element. */
export function toElement({ tag, attributes, children }: Shape): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag) as SVGElement;
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children) {
    element.append(typeof child === "string" ? child : toElement(child));
  }
  return element;
}

/** Puts shapes into an element, instead of what is there. */
export function fill(element: Element, shapes: Shapes): void {
  element.replaceChildren(...shapes.flatMap((one) => (one ? [toElement(one)] : [])));
}
