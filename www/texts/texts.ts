// Texts in both languages. Every part of the page has its own table beside it, so that a place loads only
// its own words; the compiler checks that both languages have the same entries.
import { en as packageEn, vi as packageVi, type Texts } from "cotulenh-wasm/texts";
import { language } from "../storage/settings.js";
import type { Table } from "./table.js";

export type { Table } from "./table.js";

/** The texts of a table in the language of the visitor. Components that call this follow the setting. */
export function read<T>(table: Table<T>): T {
  return table[language.value];
}

const WORDS: Table<Texts> = { en: packageEn, vi: packageVi };

/** The words of the package for pieces, moves, refusals and outcomes. */
export function words(): Texts {
  return read(WORDS);
}
