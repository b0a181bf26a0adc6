// The texts beside a board with a task.
import type { Table } from "../texts/texts.js";

interface TrainingTexts {
  rule: string;
  /** Nothing is selected any more. */
  deselected: string;
  /** Turns were taken back. */
  back: string;
}

export const trainingTexts: Table<TrainingTexts> = {
  en: {
    rule: "Rule",
    deselected: "Nothing is selected.",
    back: "Taken back.",
  },
  vi: {
    rule: "Luật",
    deselected: "Không chọn quân nào.",
    back: "Đã đi lại.",
  },
};
