// The texts about variations, comments and tags in Vietnamese.
import type { tree as english } from "./tree-en.js";

export const tree: typeof english = {
  title: "Ghi chú và biến",
  none: "Hãy đi hoặc chọn một nước để ghi chú.",
  comment: (turn) => `Ghi chú cho nước ${turn}`,
  startComment: "Ghi chú cho thế ban đầu",
  signs: {
    1: "nước hay",
    2: "nước sai",
    3: "nước rất hay",
    4: "sai lầm nặng",
    5: "nước đáng chú ý",
    6: "nước thiếu chính xác",
  },
  signsTitle: "Ký hiệu của nước đi",
  variation: "Biến",
  promote: "Đưa biến lên trên",
  remove: "Xóa từ nước này",
  removed: (count) => `Đã xóa ${count} nước.`,
  promoted: "Biến này giờ là nhánh chính.",
  undo: "Hoàn tác",
  names: { Red: "Tên bên Đỏ", Blue: "Tên bên Xanh", Event: "Sự kiện" },
  chessFen: "Đây là thế cờ vua. Cờ Tư Lệnh dùng bàn cờ 11 × 12 và các quân khác.",
};
