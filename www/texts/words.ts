// The words of the package for pieces, moves, refusals and outcomes, in the language of the visitor.
import { en, vi, type Texts } from "cotulenh-wasm/texts";
import { language } from "../storage/settings.js";
import type { Table } from "./table.js";

const WORDS: Table<Texts> = { en, vi };

export function words(): Texts {
  return WORDS[language.value];
}
