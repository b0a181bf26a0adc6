// A short explanation: terrain, pieces, destinations, stacks, heroes, air defense.
import type { Piece, PieceType } from "../../game/vocabulary.js";
import { button, h, section } from "../dom.js";
import { KINDS, kindIcon, makePiece, pieceIcon } from "../icons.js";
import { linkToRules } from "./footer.js";
import type { Context, Panel } from "./panel.js";

const EXAMPLE: Piece = {
  ...makePiece("n", "r"),
  carrying: [makePiece("f", "r"), makePiece("t", "r", true)],
};

export function legendPanel({ m, learn }: Context): Panel {
  const { legend } = m;
  const title = (text: string) => h("h3", {}, text);
  const swatch = (name: string) => h("span", { class: `swatch ${name}`, "aria-hidden": "true" });
  const item = (icon: Element, text: string) => h("li", {}, icon, text);
  const list = (...items: Node[]) => h("ul", { class: "key" }, ...items);
  const element = section(
    "legend",
    legend.title,
    h("p", {}, legend.goal),
    h(
      "div",
      { class: "buttons" },
      button(m.play.welcome.learn.title, learn, { id: "learn" }),
      h("a", { href: linkToRules(m) }, m.play.footer.rules),
    ),
    title(legend.terrain),
    list(
      ...(["water", "mixed", "land", "bridge"] as const).map((zone) =>
        item(swatch(zone), legend[zone]),
      ),
    ),
    title(legend.pieces),
    h(
      "ul",
      { class: "key kinds" },
      ...Object.entries(m.words.pieces).map(([type, name]) =>
        item(pieceIcon(makePiece(type as PieceType, "r")), name),
      ),
    ),
    h("p", {}, legend.cards),
    title(legend.marksTitle),
    list(...KINDS.map((kind) => item(kindIcon(kind), legend.marks[kind]))),
    title(legend.stacks),
    h("p", { class: "with-icon" }, pieceIcon(EXAMPLE), legend.stacksText),
    title(legend.heroes),
    h("p", { class: "with-icon" }, pieceIcon(makePiece("i", "b", true)), legend.heroesText),
    title(legend.zones),
    h("p", { class: "with-icon" }, pieceIcon(makePiece("s", "b")), legend.zonesText),
    list(
      ...(["safe", "kamikaze", "stopped"] as const).map((result) =>
        item(h("span", { class: `line ${result}`, "aria-hidden": "true" }), legend.flights[result]),
      ),
    ),
  );
  return { element, update: () => {} };
}
