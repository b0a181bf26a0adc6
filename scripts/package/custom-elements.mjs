// Describes the elements of the package for editors: custom-elements.json, as
// https://github.com/webcomponents/custom-elements-manifest has it. What is said of an option or an event is the
// comment that it has in the sources.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";

/** @param {string} comment */
const plain = (comment) =>
  comment
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** @typedef {{ name: string, description: string, type: { text: string } }} Member */

/**
 * The members of an interface, with their comments and types.
 * @param {string} file
 * @param {string} name
 * @returns {Member[]}
 */
function membersOf(file, name) {
  const text = readFileSync(join(ROOT, "js", "src", file), "utf8");
  const body = new RegExp(`^export (?:interface|type) ${name}\\b[^{]*\\{\\n(.*?)^\\}`, "ms").exec(
    text,
  )?.[1];
  if (!body) throw new Problem(`${file} has no interface ${name}`);
  const members = [
    ...body.matchAll(/^ {2}\/\*\*(.*?)\*\/\n {2}"?([\w-]+)"?\??: (.*?)(?:;$|\{$)/gms),
  ];
  return members.map(([, comment = "", member = "", type = ""]) => ({
    name: member,
    description: plain(comment),
    type: {
      text:
        type
          .replace(/\s+/g, " ")
          .replace(/ \| undefined$/, "")
          .trim() || "object",
    },
  }));
}

/**
 * The attributes of an element, and the options that they set.
 * @param {string} file
 */
function attributesOf(file) {
  const text = readFileSync(join(ROOT, "js", "src", file), "utf8");
  const options = membersOf("board/options.ts", "BoardOptions");
  return [...text.matchAll(/^ {2}"?([\w-]+)"?: \{ option: "(\w+)"/gm)].map(
    ([, name = "", option = ""]) => {
      const { description, type } = /** @type {Member} */ (
        options.find((one) => one.name === option)
      );
      return { name, fieldName: option, description, type };
    },
  );
}

/** The elements: where each is made, and where its properties, events and attributes are described. */
const ELEMENTS = [
  {
    tag: "cotulenh-board",
    class: "CotulenhBoardElement",
    description:
      "A board of Cờ Tư Lệnh. It knows no rules: what it is told is drawn, what the user does is told.",
    module: "board/element.js",
    members: membersOf("board/options.ts", "BoardOptions"),
    events: "BoardEvents",
    eventsOf: membersOf("board/options.ts", "BoardEvents"),
    attributes: attributesOf("board/read/attributes.ts"),
  },
  {
    tag: "cotulenh-game",
    class: "CotulenhGameElement",
    description:
      "A game of Cờ Tư Lệnh from a PGN: a board, the moves with variations, comments and glyphs, and buttons.",
    module: "game-viewer.js",
    members: [
      { name: "pgn", description: "The PGN that is shown.", type: { text: "string" } },
      { name: "tree", description: "The game that is shown.", type: { text: "GameTree | null" } },
    ],
    events: "CotulenhGameEvents",
    eventsOf: membersOf("viewer/element.ts", "CotulenhGameEvents"),
    attributes: membersOf("viewer/element.ts", "CotulenhGameProps"),
  },
];

/** The manifest. */
export function describeElements() {
  const modules = ELEMENTS.map(
    ({ tag, description, members, events, eventsOf, attributes, ...made }) => ({
      kind: "javascript-module",
      path: made.module,
      declarations: [
        {
          kind: "class",
          customElement: true,
          name: made.class,
          tagName: tag,
          description,
          superclass: { name: "HTMLElement" },
          attributes,
          members: members.map((member) => ({ kind: "field", ...member })),
          events: eventsOf.map((event) => ({
            name: event.name,
            description: event.description,
            type: {
              text:
                tag === "cotulenh-board"
                  ? `CustomEvent<${events}["${event.name}"]>`
                  : `${events}["${event.name}"]`,
            },
          })),
        },
      ],
      exports: [
        { kind: "js", name: made.class, declaration: { name: made.class } },
        { kind: "custom-element-definition", name: tag, declaration: { name: made.class } },
      ],
    }),
  );
  return { schemaVersion: "1.0.0", modules };
}
