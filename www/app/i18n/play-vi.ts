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
    api: "API",
    useBoard: "Dùng bàn cờ này",
    version: (version) => `Phiên bản ${version}`,
  },
  sheet: { more: "Chi tiết", less: "Thu gọn" },
};
