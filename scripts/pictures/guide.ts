// docs/GAME.md, docs/GAME.vi.md and their pictures, from the rules as the site has them: `draw.mjs` bundles
// this file.
import { POINTS, type PieceType } from "cotulenh-wasm";
import { en, vi, type Texts } from "cotulenh-wasm/texts";
import { drawKind, drawPiece, drawScene, type Look } from "../../www/places/rules/draw.js";
import { CHAPTERS } from "../../www/places/rules/text/index.js";
import { listOptions } from "../../www/places/rules/text/options.js";
import { DEPLOY_ROW, KIND_ROWS, PIECE_ROWS } from "../../www/places/rules/text/tables.js";
import { rulesTexts } from "../../www/places/rules/texts.js";
import type { Chapter, Clause, Picture, Wording } from "../../www/places/rules/types.js";
import type { Language } from "../../www/storage/languages.js";

const WORDS: Record<Language, Texts> = { en, vi };

/** What stands around the rules in a document. */
const FRAME: Record<Language, { links: string; official: string; note: string }> = {
  en: {
    links: "[Tiếng Việt](GAME.vi.md) · for those who implement the game: [RULES.md](RULES.md)",
    official: "Under the official rules",
    note: "This text and its pictures are the rules of the site: `npm run pictures` writes them.",
  },
  vi: {
    links: "[English](GAME.md) · cho người lập trình (tiếng Anh): [RULES.md](RULES.md)",
    official: "Theo luật chính thức",
    note: "Bài này và các hình là phần luật của trang web: `npm run pictures` viết ra.",
  },
};

/** The colour around the board, so that coordinates are readable on every page. */
const LOOK: Look = { ink: "#5f5a4e", paper: "#f4efe4" };

/** Only the style rules that apply, an element a line. */
function shorten(svg: string): string {
  const [before = "", css = "", after = ""] = svg.split(/<style>|<\/style>/);
  const classes = new Set(
    [...after.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" ")),
  );
  const applies = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!));
  const rules = css.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const kept = rules.filter((rule) => rule.split("{")[0]!.split(",").some(applies));
  return `${before}<style>${kept.join("\n")}</style>${after}`.replace(/></g, ">\n<") + "\n";
}

const fileOf = (name: string, i: number) => `pictures/${name.toLowerCase()}-${i + 1}.svg`;

/** The wordings of a clause with the names of their pictures. */
function wordingsOf({ id, official, ...standard }: Clause): (Wording & { name: string })[] {
  return [
    { ...standard, name: id },
    ...(official ? [{ ...official, name: `${id}-official` }] : []),
  ];
}

function writePictures(pictures: readonly Picture[], name: string, language: Language): string {
  const images = pictures.map(({ alt }, i) => `![${alt[language]}](${fileOf(name, i)})`);
  const captions = pictures.map(({ caption }) => caption[language]);
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [row(images), row(images.map(() => "---")), row(captions)].join("\n");
}

function writeClause(clause: Clause, language: Language): string {
  const [standard, official] = wordingsOf(clause);
  const write = ({ text, pictures = [], name }: Wording & { name: string }, lead: string) => [
    `**${lead}** ${spread(text[language])}`,
    ...(pictures.length > 0 ? [writePictures(pictures, name, language)] : []),
  ];
  return [
    ...write(standard!, clause.id),
    ...(official ? write(official, `${FRAME[language].official}:`) : []),
  ].join("\n\n");
}

/** Paragraphs with an empty line between them; the items of a list stay together. */
function spread(text: string): string {
  const isItem = (line: string | undefined) => line?.startsWith("- ") ?? false;
  const lines = text.split("\n");
  return lines
    .map((line, i) => (i === 0 ? "" : isItem(line) && isItem(lines[i - 1]) ? "\n" : "\n\n") + line)
    .join("");
}

const TABLES: Record<NonNullable<Chapter["table"]>, (language: Language) => string[][]> = {
  pieces: (language) => {
    const m = rulesTexts[language];
    const { title, pieces } = WORDS[language];
    const head = ["", m.pieces.piece, "", m.hero.replace(":", ""), ""];
    const rows = PIECE_ROWS.map(({ type, count, base, hero, over, note }) => [
      `![${title(pieces[type])}](pictures/piece-${type}.svg)`,
      `${title(pieces[type])} (${type.toUpperCase()}), ${m.pieces.count(count)}, ${m.pieces.points(POINTS[type])}`,
      [m.reach(base), m.over[over]].filter(Boolean).join("; "),
      m.reach(hero),
      note?.[language] ?? "",
    ]);
    return [head, ...rows];
  },
  kinds: (language) => {
    const { mark, written, meaning } = rulesTexts[language].kinds;
    const code = (text: string) => (text ? `\`${text}\`` : "");
    const kinds = KIND_ROWS.map((row) => [
      `![${WORDS[language].kinds[row.kind]}](pictures/mark-${row.kind}.svg)`,
      code(row.mark),
      row.text[language],
    ]);
    return [
      [mark, written, meaning],
      ...kinds,
      ["", code(DEPLOY_ROW.mark), DEPLOY_ROW.text[language]],
    ];
  },
  options: (language) => {
    const { options, rulesets } = rulesTexts[language];
    const rows = listOptions().map(({ name, clause, text, standard, official, others }) => [
      `${text[language]} (${clause}) \`${name}\``,
      standard[language],
      official[language],
      others.map((one) => one[language]).join("; "),
    ]);
    return [[options.option, rulesets.standard, rulesets.official, options.other], ...rows];
  },
  points: (language) => {
    const { piece, value } = rulesTexts[language].points;
    const { title, pieces } = WORDS[language];
    const types = Object.keys(POINTS) as PieceType[];
    return [[piece, value], ...types.map((type) => [title(pieces[type]), String(POINTS[type])])];
  },
};

function writeTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  return [head, head.map(() => "---"), ...others].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function writeChapter({ id, title, lead, table, clauses }: Chapter, language: Language): string {
  return [
    `## ${id} ${title[language]}`,
    lead[language],
    ...(table ? [writeTable(TABLES[table](language))] : []),
    ...clauses.map((clause) => writeClause(clause, language)),
  ].join("\n\n");
}

function writeGuide(language: Language): string {
  const { title, lead } = rulesTexts[language];
  const { links, note } = FRAME[language];
  const chapters = CHAPTERS.map((chapter) => writeChapter(chapter, language));
  return `${[`# ${title}`, links, lead, ...chapters, `_${note}_`].join("\n\n")}\n`;
}

/** All files, by their names in docs. */
export function writeFiles(): Record<string, string> {
  const scenes = CHAPTERS.flatMap(({ clauses }) => clauses)
    .flatMap(wordingsOf)
    .flatMap(({ name, pictures = [] }) =>
      pictures.map((picture, i) => [fileOf(name, i), drawScene(picture, LOOK)] as const),
    );
  const pieces = PIECE_ROWS.map(
    ({ type }) => [`pictures/piece-${type}.svg`, drawPiece(type, LOOK)] as const,
  );
  const marks = KIND_ROWS.map(
    ({ kind }) => [`pictures/mark-${kind}.svg`, drawKind(kind, LOOK)] as const,
  );
  const drawn = [...scenes, ...pieces, ...marks].map(([name, svg]) => [name, shorten(svg)]);
  return {
    "GAME.md": writeGuide("en"),
    "GAME.vi.md": writeGuide("vi"),
    ...Object.fromEntries(drawn),
  };
}
