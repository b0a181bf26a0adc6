// The texts beside a board with a task.
import type { Table } from "../texts/texts.js";

interface TrainingTexts {
  rule: (clause: string) => string;
  pick: string;
  title: string;
  ready: string;
  danger: string;
  commit: string;
  back: string;
}

export const trainingTexts: Table<TrainingTexts> = {
  en: {
    rule: (clause) => `Rule ${clause}`,
    pick: "Only move:",
    title: "Deploying",
    ready: "Move another piece, or finish your turn: the rest stays.",
    danger: "Your commander would be in danger: deploy on, or take a step back.",
    commit: "Finish the turn",
    back: "Step back",
  },
  vi: {
    rule: (clause) => `Luật ${clause}`,
    pick: "Chỉ đi:",
    title: "Triển khai",
    ready: "Đi thêm quân khác, hoặc hoàn tất lượt: các quân còn lại đứng yên.",
    danger: "Tư lệnh của bạn sẽ gặp nguy: triển khai tiếp, hoặc lùi một bước.",
    commit: "Hoàn tất lượt",
    back: "Lùi một bước",
  },
};
