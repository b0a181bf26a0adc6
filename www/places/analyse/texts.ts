// The texts of Analyse.
import { table } from "../../texts/table.js";
import { en } from "./texts-en.js";
import { vi } from "./texts-vi.js";

export type PartName = "moves" | "lines" | "review" | "game" | "share";

export const analyseTexts = table({ en, vi });
