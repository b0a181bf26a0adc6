// The attributes of the element: texts, which become options.
import type { Square } from "../../vocabulary/types.js";
import type { Arrow, BoardInput, BoardOptions, Mark, Pen } from "../options.js";
import { checkOption, refuseOption } from "./options.js";
import { readPieces } from "./placement.js";

/** Squares one after the other, with a colour if one is given: `c3c6`, `c3-c6:red`, `e4:blue`. */
const ITEM = /^([a-k]\d\d?)(?:-?([a-k]\d\d?))?(?::(\w+))?$/;

interface Item {
  squares: [Square, Square?];
  color?: Pen;
}

function readItems(text: string, name: string): Item[] {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  return parts.map((part) => {
    const [whole, first, second, color] = ITEM.exec(part) ?? [];
    if (!whole) refuseOption(name, `'${part}' is not "c3", "c3c6" or "c3c6:red"`);
    const squares = [first, second].filter((square) => square !== undefined);
    return { squares: squares as Item["squares"], ...(color && { color: color as Pen }) };
  });
}

function readArrows(text: string): Arrow[] {
  return readItems(text, "arrows").map(({ squares: [from, to], ...rest }) => {
    if (!to)
      refuseOption("arrows", `an arrow goes from a square to another: "c3c6", not '${from}'`);
    return { from, to, ...rest };
  });
}

function readMarks(text: string): Mark[] {
  return readItems(text, "marks").map(({ squares: [square, other], ...rest }) => {
    if (other) refuseOption("marks", `a mark is on one square: "c3", not '${square}${other}'`);
    return { square, ...rest };
  });
}

function readLastMove(text: string): Square[] {
  return readItems(text, "lastMove").flatMap(({ squares }) => squares as Square[]);
}

/** An attribute: the option that it sets, and how its text is read. */
interface Attribute {
  readonly option: keyof BoardOptions;
  readonly read: (text: string) => unknown;
}

const asIs = (text: string): string => text;

/** The attributes of the element. */
export const ATTRIBUTES = {
  fen: { option: "pieces", read: asIs },
  orientation: { option: "orientation", read: asIs },
  zones: { option: "zones", read: asIs },
  rules: { option: "rules", read: asIs },
  arrows: { option: "arrows", read: readArrows },
  marks: { option: "marks", read: readMarks },
  "last-move": { option: "lastMove", read: readLastMove },
  coordinates: { option: "coordinates", read: asIs },
  theme: { option: "theme", read: asIs },
  "piece-set": { option: "pieceSet", read: asIs },
  "view-only": { option: "viewOnly", read: (text) => text !== "false" },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The name of an attribute. */
export type AttributeName = keyof typeof ATTRIBUTES;

/** Whether a name is that of an attribute. */
export function isAttribute(name: string): name is AttributeName {
  return Object.hasOwn(ATTRIBUTES, name);
}

/** The value of an attribute as an option; `undefined` for the default. Throws if no board can draw it. */
function readValue(name: AttributeName, text: string | null): unknown {
  // An empty attribute is none, but for those that are true by being there.
  if (text === null || (text === "" && name !== "view-only")) return undefined;
  const { option, read }: Attribute = ATTRIBUTES[name];
  const value = read(text);
  checkOption(option, value);
  if (option === "pieces") readPieces(text);
  return value;
}

/** What was wrong, so that a page is told of each once. */
const warned = new Set<string>();

/** The option that an attribute sets. A wrong value sets the default, and the console says what it should be. */
export function readAttribute(element: Element, name: AttributeName): BoardInput {
  const { option } = ATTRIBUTES[name];
  const text = element.getAttribute(name);
  try {
    return { [option]: readValue(name, text) };
  } catch (error) {
    const complaint = `<${element.localName} ${name}="${text}">: ${(error as Error).message}`;
    if (!warned.has(complaint)) console.warn(complaint);
    warned.add(complaint);
    return { [option]: undefined };
  }
}

/** The options that the attributes of an element set. */
export function readAttributes(element: Element): BoardInput {
  const names = element.getAttributeNames().filter(isAttribute);
  return Object.assign({}, ...names.map((name) => readAttribute(element, name))) as BoardInput;
}
