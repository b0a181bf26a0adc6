// The text of the rules, by docs/RULES.md and by the rules of the package.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import {
  CoTuLenh,
  FILES,
  OFFICIAL_RULES,
  RULE_OPTIONS,
  STANDARD_RULES,
  type PieceType,
  type Square,
} from "cotulenh-wasm";
import { drawScene } from "../../places/rules/draw.js";
import { GUIDE } from "../../places/rules/text/guide.js";
import { CHAPTERS } from "../../places/rules/text/index.js";
import { OPTION_ROWS } from "../../match/options.js";
import { PIECE_ROWS, type Reach } from "../../places/rules/text/tables.js";
import type { Picture } from "../../places/rules/types.js";
import { LANGUAGES } from "../../storage/languages.js";

const CLAUSES = CHAPTERS.flatMap(({ clauses }) => clauses);
const WORDINGS = CLAUSES.flatMap(({ id, official, ...standard }) => [
  { name: id, ...standard },
  ...(official ? [{ name: `${id} official`, ...official }] : []),
]);
const PICTURES = WORDINGS.flatMap(({ name, pictures = [] }) =>
  pictures.map((picture) => ({ name, picture })),
);

test("every chapter and every clause of docs/RULES.md is there, and no other", () => {
  const text = readFileSync("docs/RULES.md", "utf8");
  const numbers = [...text.matchAll(/^- (R\d+\.\d+) /gm)].map(([, id]) => id);
  const chapters = [...text.matchAll(/^## (R\d+) /gm)].map(([, id]) => id);
  expect(CLAUSES.map(({ id }) => id)).toEqual(numbers);
  expect(CHAPTERS.map(({ id }) => id)).toEqual(chapters);
});

test("every text is there in both languages, and refers to the same clauses", () => {
  const references = (text: string) => (text.match(/\bR\d+(\.\d+)?\b/g) ?? []).sort();
  const known = new Set<string>([...CHAPTERS, ...CLAUSES].map(({ id }) => id));
  const texts = [
    ...WORDINGS.flatMap(({ text, pictures = [] }) => [
      text,
      ...pictures.flatMap(({ alt, caption }) => [alt, caption]),
    ]),
    ...CHAPTERS.flatMap(({ title, lead }) => [title, lead]),
    ...GUIDE.flatMap(({ title, text }) => [title, text]),
  ];
  for (const text of texts) {
    for (const language of LANGUAGES) expect(text[language].trim()).not.toBe("");
    expect(references(text.vi), text.en).toEqual(references(text.en));
    for (const id of references(text.en)) expect(known, text.en).toContain(id);
    // Examples of the notation are the same.
    const code = (one: string) => one.match(/`[^`]*`/g);
    expect(code(text.vi), text.en).toEqual(code(text.en));
    const squares = (one: string) => [...new Set(one.match(/\b[a-k]1?\d\b/g))].sort();
    expect(squares(text.vi), text.en).toEqual(squares(text.en));
  }
});

function gameOf({ fen, rules, play = [] }: Picture): CoTuLenh {
  const game = new CoTuLenh(fen, { autoCommit: false, ...(rules && { rules }) });
  for (const move of play) game.move(move);
  return game;
}

for (const [i, { name, picture }] of PICTURES.entries()) {
  test(`picture ${i + 1}, ${name}: what it says is so`, () => {
    const { valid, errors } = CoTuLenh.validateFen(
      picture.fen,
      picture.rules && { rules: picture.rules },
    );
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    const game = gameOf(picture);
    for (const move of picture.legal ?? []) expect(game.explain(move), move).toBeNull();
    for (const [move, reason] of Object.entries(picture.illegal ?? {})) {
      expect(game.explain(move)?.reason, move).toBe(reason);
    }
    if (picture.outcome) expect(game.outcome()?.reason).toBe(picture.outcome);
    // Points that a caption names are in the picture.
    const [from, to] = picture.part ?? ["a1", "k12"];
    for (const square of picture.caption.en.match(/\b[a-k]1?\d\b/g) ?? []) {
      expect(square[0]! >= from[0]! && square[0]! <= to[0]!, square).toBe(true);
      const rank = (one: string) => Number(one.slice(1));
      expect(rank(square) >= rank(from) && rank(square) <= rank(to), square).toBe(true);
    }
    expect(drawScene(picture, { ink: "#000" })).toMatch(/^<svg .*<\/svg>$/s);
  });
}

/** On the coast, where every piece may stand; the lines below it meet no river. */
const FROM = "c6";
const LINES = { straight: [0, -1], diagonal: [1, -1] } as const;
const LONGEST = 5;

function squareAt(
  from: string,
  [across, up]: readonly [number, number],
  steps: number,
): Square | null {
  const file = FILES[FILES.indexOf(from[0] as (typeof FILES)[number]) + across * steps];
  const rank = Number(from.slice(1)) + up * steps;
  return file && rank >= 1 && rank <= 12 ? (`${file}${rank}` as Square) : null;
}

function fenOf(pieces: Readonly<Record<string, string>>): string {
  const rows = Array.from({ length: 12 }, (_, i) =>
    FILES.map((file) => pieces[`${file}${12 - i}`] ?? " ")
      .join("")
      .replace(/ +/g, (empty) => String(empty.length)),
  );
  return `${rows.join("/")} r - - 0 1`;
}

const PRESETS = { standard: STANDARD_RULES, official: OFFICIAL_RULES };

interface Try {
  type: PieceType;
  heroic: boolean;
  rules: keyof typeof PRESETS;
}

/** How far a piece goes along a line: to empty points, or to an enemy of a kind. */
function measure(
  { type, heroic, rules }: Try,
  line: readonly [number, number],
  target: string | null,
  between: string | null = null,
): number {
  const mover = (heroic ? "+" : "") + type.toUpperCase();
  let reached = 0;
  for (let steps = 1; steps <= LONGEST; steps++) {
    const square = squareAt(FROM, line, steps);
    if (!square) break;
    const middle = between && steps > 1 ? { [squareAt(FROM, line, 1)!]: between } : {};
    const pieces = { [FROM]: mover, ...middle, ...(target && { [square]: target }) };
    const game = new CoTuLenh(fenOf(pieces), { rules: { ...PRESETS[rules], playOn: true } });
    if (game.isLegal({ from: FROM, to: square })) reached = steps;
    game.free();
  }
  return reached;
}

for (const rules of ["standard", "official"] as const) {
  for (const row of PIECE_ROWS) {
    for (const heroic of [false, true]) {
      test(`reach of ${heroic ? "a heroic " : ""}${row.type}, ${rules}`, () => {
        const { type, base, hero, over } = {
          ...row,
          ...(rules === "official" ? row.official : {}),
        };
        const reach: Reach = heroic ? hero : base;
        const one = { type, heroic, rules };
        const diagonal = (steps: number) =>
          reach.directions === 8 ? (reach.diagonal ?? steps) : 0;
        const moves = reach.move ?? LONGEST;
        expect(measure(one, LINES.straight, null)).toBe(moves);
        // A navy cannot go ashore.
        expect(measure(one, LINES.diagonal, null)).toBe(type === "n" ? 0 : diagonal(moves));
        expect(measure(one, LINES.straight, "i")).toBe(reach.capture);
        expect(measure(one, LINES.diagonal, "i")).toBe(diagonal(reach.capture));
        expect(measure(one, LINES.straight, "n")).toBe(reach.ships ?? reach.capture);
        // Over a friend, which it cannot join.
        if (reach.capture > 1) {
          expect(measure(one, LINES.straight, "i", "H") > 1).toBe(over !== "nothing");
        }
      });
    }
  }
}

test("the table of options has every option, and every value that the official rules have", () => {
  const names = Object.keys(RULE_OPTIONS).filter(
    (name) => name !== "objective" && name !== "decidedBy",
  );
  expect(Object.keys(OPTION_ROWS).sort()).toEqual(names.sort());
  for (const [name, { values, clause }] of Object.entries(OPTION_ROWS)) {
    expect(Object.keys(values)).toContain(String(OFFICIAL_RULES[name as keyof typeof OPTION_ROWS]));
    expect(
      CHAPTERS.some(({ id, clauses }) => id === clause || clauses.some((one) => one.id === clause)),
    ).toBe(true);
  }
});
