// The code for the current settings: a module that runs as it is.

/** A value, and how it is written. */
export interface Sample {
  readonly value: unknown;
  readonly code: string;
  /** What the code needs, by the entries that have it. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
}

/** What the page shows. */
export interface Shown {
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, Sample>>;
  /** The position; null for a game that is played from the start. */
  readonly fen: Sample | null;
  /** What is set on the element: properties of its style. */
  readonly style: Readonly<Record<string, string>>;
  /** A move that is shown at the end. */
  readonly move: string | null;
}

const WIDTH = 90;
const isName = (text: string) => /^[a-z]\w*$/i.test(text);

/** A plain value as JavaScript. */
export function write(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => write(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${isName(name) ? name : JSON.stringify(name)}: ${write(item, inner)}`,
      );
  const [open, close] = isList ? ["[", "]"] : ["{ ", " }"];
  const line = `${open}${items.join(", ")}${close}`;
  if (items.length === 0) return isList ? "[]" : "{}";
  if (line.length + indent.length < WIDTH && !line.includes("\n")) return line;
  return `${open.trim()}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close.trim()}`;
}

/** A value that can be written as it is. */
export const literal = (value: unknown): Sample => ({ value, code: write(value, "  ") });

function writeImports(entries: Map<string, Set<string>>): string[] {
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, names]) => `import { ${[...names].sort().join(", ")} } from "${entry}";`);
}

/** A board with these settings, as a module. */
export function writeCode({ options, fen, style, move }: Shown): string {
  const entries = new Map([["cotulenh-wasm/board", new Set(["Board"])]]);
  const need = (entry: string, ...names: string[]) => {
    entries.set(entry, new Set([...(entries.get(entry) ?? []), ...names]));
  };
  need("cotulenh-wasm", "CoTuLenh");
  if (!fen) need("cotulenh-wasm/play", "createPlay");
  if (!fen) need("cotulenh-wasm/board/play", "connect");
  if (move) need("cotulenh-wasm/play", "effects");
  const given = Object.entries(options);
  for (const [, { imports = {} }] of given) {
    for (const [entry, names] of Object.entries(imports)) need(entry, ...names);
  }
  const fields = given.map(([name, { code }]) => `  ${name}: ${code},\n`).join("");
  const made = fields ? `, {\n${fields}}` : "";
  return [
    ...writeImports(entries),
    "",
    `const game = new CoTuLenh(${fen?.code ?? ""});`,
    `const board = new Board(document.body${made});`,
    ...Object.entries(style).map(
      ([name, value]) => `board.element.style.setProperty(${write(name)}, ${write(value)});`,
    ),
    ...(fen ? [] : ["connect(board, createPlay({ game }));"]),
    ...(move ? writeMove(move) : []),
    "",
  ].join("\n");
}

function writeMove(move: string): string[] {
  return [
    "",
    `const move = game.move(${write(move)});`,
    "board.set({ pieces: game.pieces(), lastMove: move, effects: effects(move) });",
  ];
}
