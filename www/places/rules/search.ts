// Finds words in the rules: in the page of ten minutes, and in the clauses.
import type { Language } from "../../storage/languages.js";
import { CHAPTERS } from "./text/index.js";
import { GUIDE } from "./text/guide.js";
import type { Clause } from "./types.js";

/** A place of the rules where the words stand. */
export interface Found {
  /** The fragment of its address. */
  id: string;
  title: string;
  /** The words with some text around them: before, the words as they stand there, after. */
  excerpt: readonly [string, string, string];
}

/** How much of the text around is shown, in characters. */
const AROUND = 70;

/** Small letters without their marks: who types "tu lenh" finds "Tư lệnh". As long as the text. */
const plain = (text: string): string =>
  Array.from(text.normalize("NFC"), (letter) => {
    const [base = letter] = letter.normalize("NFD").toLowerCase();
    return base === "đ" ? "d" : base;
  }).join("");

/** Cuts at a word, with dots where something is left out. */
function cut(text: string, start: number, end: number): [string, string, string] {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const from = before.length > AROUND ? before.indexOf(" ", before.length - AROUND) : -1;
  const to = after.length > AROUND ? after.lastIndexOf(" ", AROUND) : after.length;
  return [
    from < 0 ? before : `…${before.slice(from)}`,
    text.slice(start, end),
    to === after.length ? after : `${after.slice(0, Math.max(0, to))} …`,
  ];
}

/** All that is searched, in the order of the page. */
function listTexts(language: Language, isOfficial: boolean) {
  const of = ({ official, ...clause }: Clause) =>
    ((isOfficial && official) || clause).text[language];
  return [
    ...GUIDE.map(({ id, title, text }) => ({ id, title: title[language], text: text[language] })),
    ...CHAPTERS.flatMap(({ id, title, lead, clauses }) => [
      { id, title: `${id} ${title[language]}`, text: lead[language] },
      ...clauses.map((clause) => ({
        id: clause.id,
        title: `${clause.id} ${title[language]}`,
        text: of(clause),
      })),
    ]),
  ];
}

/** Where a word begins that starts with these letters; -1 if none does. */
function findStart(text: string, letters: string): number {
  let at = text.indexOf(letters);
  while (at > 0 && /[a-z0-9]/.test(text[at - 1]!)) at = text.indexOf(letters, at + 1);
  return at;
}

/**
 * Where all of some words begin, each in any form of capitals and marks: first where they stand together, in a title
 * before a text. None if less than two letters are searched.
 */
export function search(words: string, language: Language, isOfficial: boolean): Found[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const phrase = wanted.join(" ");
  if (phrase.length < 2) return [];
  const found = listTexts(language, isOfficial).flatMap(({ id, title, text }) => {
    const line = text
      .normalize("NFC")
      .replace(/\n-? ?/g, " ")
      .replaceAll("`", "");
    const [inTitle, inText] = [plain(title), plain(line)];
    const all = `${inTitle} ${inText}`;
    if (!wanted.every((word) => findStart(all, word) >= 0)) return [];
    const [at, length] = [phrase, ...wanted]
      .map((one): [number, number] => [findStart(inText, one), one.length])
      .find(([start]) => start >= 0) ?? [0, 0];
    const rank = findStart(inTitle, phrase) >= 0 ? 0 : length === phrase.length ? 1 : 2;
    return [{ rank, id, title, excerpt: cut(line, at, at + length) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ rank: _, ...one }) => one);
}
