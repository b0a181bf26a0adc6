// Các chữ khi chơi: lần đầu vào, máy, gợi ý, thẻ quân, phím, chia sẻ.
import type { Messages } from "./en.js";

export const play: Messages["play"] = {
  sheet: { more: "Chi tiết", less: "Thu gọn" },
};
