// The texts of the settings.
import { table } from "../texts/table.js";

export const settingsTexts = table({
  en: {
    title: "Settings",
    language: "Language",
    theme: "Colours",
    themes: { auto: "as the system", light: "light", dark: "dark" },
    pieces: "Pieces",
    pieceSets: { symbols: "symbols", traditional: "traditional", contrast: "high contrast" },
    board: "Board",
    boards: { classic: "classic", map: "map", plain: "plain" },
    zones: "Air-defense zones",
    zoneViews: { enemy: "of the enemy", both: "of both sides", off: "off" },
    sound: "Sound",
    animations: "Animations",
    on: "on",
    off: "off",
  },
  vi: {
    title: "Cài đặt",
    language: "Ngôn ngữ",
    theme: "Màu sắc",
    themes: { auto: "theo hệ thống", light: "sáng", dark: "tối" },
    pieces: "Quân cờ",
    pieceSets: { symbols: "biểu tượng", traditional: "truyền thống", contrast: "tương phản cao" },
    board: "Bàn cờ",
    boards: { classic: "cổ điển", map: "bản đồ", plain: "đơn giản" },
    zones: "Vùng phòng không",
    zoneViews: { enemy: "của đối phương", both: "của hai bên", off: "tắt" },
    sound: "Âm thanh",
    animations: "Hiệu ứng động",
    on: "bật",
    off: "tắt",
  },
});
