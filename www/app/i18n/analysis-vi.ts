// The texts about analysis and review in Vietnamese.
import type { analysis as englishAnalysis, review as englishReview } from "./analysis-en.js";

const failed = "Không khởi động được máy phân tích. Hãy thử lại hoặc tải lại trang.";

export const analysis: typeof englishAnalysis = {
  title: "Phân tích",
  status: {
    off: "Tắt",
    loading: "Đang tải máy phân tích …",
    running: "Đang tính …",
    paused: "Tạm dừng",
    done: "Đã xong",
    failed,
  },
  evaluation: "Đánh giá",
  better: { red: "Đỏ ưu thế", blue: "Xanh ưu thế", none: "Cân bằng" },
  mate: { red: "Đỏ chiếu hết", blue: "Xanh chiếu hết" },
  depth: (depth) => `Độ sâu ${depth}`,
  speed: (thousands) => `${thousands} nghìn thế mỗi giây`,
  lines: "Số biến",
  lineCount: (lines) => `${lines} biến`,
  pause: "Tạm dừng",
  resume: "Tiếp tục",
  play: (turns) => `Đi ${turns}`,
  over: "Ván cờ đã kết thúc.",
};

export const review: typeof englishReview = {
  title: "Xem lại ván cờ",
  note: "Máy xem từng nước của nhánh hiện tại, đánh dấu nước sai và cho biết nước hay hơn.",
  none: "Hãy chơi hoặc mở một ván trước.",
  start: "Xem lại ván này",
  again: "Xem lại lần nữa",
  stop: "Dừng",
  progress: (done, total) => `${done} trên ${total} thế cờ`,
  failed,
  graph: "Đánh giá qua các nước",
  at: (turn, evaluation) => `${turn}: ${evaluation}`,
  atStart: "Thế ban đầu",
  unknown: "chưa đánh giá",
  side: "Bên",
  accuracy: "Độ chính xác",
  dubious: "Thiếu chính xác",
  mistakes: "Nước sai",
  blunders: "Sai lầm nặng",
  list: "Các nước sai",
  noMistakes: "Không thấy nước sai nào.",
  better: "hay hơn:",
};
