// Các chữ khi chơi: lần đầu vào, máy, gợi ý, thẻ quân, phím, chia sẻ.
import type { Messages } from "./en.js";

export const play: Messages["play"] = {
  welcome: {
    title: "Cờ Tư Lệnh",
    lead: "Chỉ huy lục quân, hải quân và không quân, bắt Tư lệnh đối phương.",
    computer: { title: "Đấu với máy", note: "Tám mức, từ ván đầu tiên trở lên" },
    learn: {
      title: "Học trong năm bước",
      resume: "Học tiếp",
      note: "Vài phút, ngay trên bàn cờ",
    },
    friend: { title: "Chơi với bạn tại đây", note: "Hai người, một màn hình" },
    close: "Chỉ xem bàn cờ",
  },
  footer: {
    rules: "Luật chơi",
    guide: "GAME.vi.md",
    source: "Mã nguồn",
    package: "Gói npm",
    api: "API (tiếng Anh)",
    useBoard: "Dùng bàn cờ này",
    version: (version) => `Phiên bản ${version}`,
  },
  computer: {
    opponent: "Đối thủ",
    kinds: { friend: "Bạn, cùng màn hình", computer: "Máy" },
    side: "Bạn cầm quân",
    sides: { r: "Đỏ, đi trước", b: "Xanh", random: "Ngẫu nhiên" },
    level: "Mức",
    levels: {
      1: { name: "ván đầu", note: "Chỉ nhìn một nước và hay sai. Dành cho những ván đầu tiên." },
      2: { name: "mới chơi", note: "Bắt quân không được bảo vệ, còn lại hay bỏ sót." },
      3: { name: "đang học", note: "Thấy các đòn đơn giản. Hãy tính trước hai lượt." },
      4: { name: "chơi vui", note: "Hiếm khi mất quân vô ích." },
      5: { name: "chơi đều", note: "Dùng triển khai và phòng không tốt." },
      6: { name: "mạnh", note: "Phạt hầu hết các sai lầm." },
      7: { name: "rất mạnh", note: "Khó thắng nếu bạn mắc lỗi." },
      8: { name: "hết sức", note: "Nghĩ tối đa bốn giây mỗi lượt, hầu như không sai." },
    },
    playing: (side, level) => `Bạn cầm quân ${side}. Máy chơi ở mức ${level}.`,
    thinking: "Máy đang nghĩ",
    failed: "Máy không chơi được trong trình duyệt này.",
    retry: "Thử lại",
  },
  hint: {
    button: "Gợi ý",
    searching: "Đang tìm nước hay …",
    piece: (piece, square) => `Gợi ý: ${piece} ở ${square}. Bấm lần nữa để xem cả lượt.`,
    turn: (san) => `Gợi ý: ${san}`,
    inDeploy: "Đang triển khai: hãy hủy để xem gợi ý.",
  },
  sheet: { more: "Chi tiết", less: "Thu gọn" },
};
