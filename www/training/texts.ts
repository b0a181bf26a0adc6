// The texts beside a board with a task.
import type { Table } from "../texts/texts.js";

interface TrainingTexts {
  rule: string;
}

export const trainingTexts: Table<TrainingTexts> = {
  en: { rule: "Rule" },
  vi: { rule: "Luật" },
};
