// The texts of the list of turns.
import { table } from "../../texts/table.js";

export const treeTexts = table({
  en: {
    moves: "Moves",
    none: "No moves yet. Move a piece on the board.",
    variation: "Variation",
    signs: {
      1: "good move",
      2: "mistake",
      3: "excellent move",
      4: "blunder",
      5: "interesting move",
      6: "inaccuracy",
    },
  },
  vi: {
    moves: "Biên bản",
    none: "Chưa có nước đi. Hãy đi một quân trên bàn cờ.",
    variation: "Biến",
    signs: {
      1: "nước hay",
      2: "nước sai",
      3: "nước rất hay",
      4: "sai lầm nặng",
      5: "nước đáng chú ý",
      6: "nước thiếu chính xác",
    },
  },
});
