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

/** A comment of a member, and nothing of the one before it. */
const COMMENT = String.raw`^ {2}\/\*\*((?:(?!\*\/).)*)\*\/\n {2}`;

/** @typedef {{ name: string, description: string, type: { text: string } }} Member */
/** @typedef {{ name: string, description: string, parameters: { name: string, optional: boolean, type: { text: string } }[], return: { type: { text: string } } }} Method */

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
    ...body.matchAll(new RegExp(`${COMMENT}"?([\\w-]+)"?\\??: (.*?)(?:;$|\\{$)`, "gms")),
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
 * The accessors and the methods of the class of an element, which are public: what the page calls itself has
 * `@internal` in its comment.
 * @param {string} file
 * @returns {{ fields: Member[], methods: Method[] }}
 */
function partsOf(file) {
  const text = readFileSync(join(ROOT, "js", "src", file), "utf8");
  const body = /^export class \w+ extends Base \{\n(.*?)^\}/ms.exec(text)?.[1];
  if (!body) throw new Problem(`${file} has no element`);
  const written = new RegExp(
    `${COMMENT}(?:override )?(get )?([\\w]+)\\((.*?)\\)(?:: ([^{]+?))? \\{$`,
    "gms",
  );
  const found = [...body.matchAll(written)]
    .filter(([, comment = ""]) => !comment.includes("@internal"))
    .map(([, comment = "", getter, name = "", given = "", type = "void"]) => ({
      isField: getter !== undefined,
      name,
      given,
      type: { text: type },
      description: plain(comment),
    }))
    // A setter is the field of its getter.
    .filter((one, i, all) => all.findIndex(({ name }) => name === one.name) === i);
  return {
    fields: found
      .filter(({ isField }) => isField)
      .map(({ name, description, type }) => ({ name, description, type })),
    methods: found
      .filter(({ isField }) => !isField)
      .map(({ name, given, description, type }) => ({
        name,
        description,
        parameters: parametersOf(given),
        return: { type },
      })),
  };
}

/** @param {string} given */
function parametersOf(given) {
  return [...given.matchAll(/(\w+)(\?)?(?:: ([^,=]+))?(?: = (\w+))?/g)].map(
    ([, name = "", mark, type, value]) => ({
      name,
      optional: mark !== undefined || value !== undefined,
      // What has a default value is of its type.
      type: { text: type?.trim() ?? typeof JSON.parse(value ?? "null") },
    }),
  );
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
    parts: partsOf("board/element.ts"),
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
    members: [],
    parts: partsOf("viewer/element.ts"),
    events: "CotulenhGameEvents",
    eventsOf: membersOf("viewer/element.ts", "CotulenhGameEvents"),
    attributes: membersOf("viewer/element.ts", "CotulenhGameProps"),
  },
];

/** The manifest. */
export function describeElements() {
  const modules = ELEMENTS.map(
    ({ tag, description, members, parts, events, eventsOf, attributes, ...made }) => ({
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
          members: [
            ...[...members, ...parts.fields].map((member) => ({ kind: "field", ...member })),
            ...parts.methods.map((method) => ({ kind: "method", ...method })),
          ],
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
