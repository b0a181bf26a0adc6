// Texts in both languages. Every part of the page has its own table beside it, so that a place loads only
// its own words; the compiler checks that both languages have the same entries.
import { language } from "../storage/settings.js";
import type { Table } from "./table.js";

export type { Table } from "./table.js";

/** The texts of a table in the language of the visitor. Components that call this follow the setting. */
export function read<T>(table: Table<T>): T {
  return table[language.value];
}
