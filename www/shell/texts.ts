// The texts around every place.
import { table } from "../texts/table.js";

export const shellTexts = table({
  en: {
    name: "Cờ Tư Lệnh",
    tagline: "Commander Chess",
    places: {
      home: "Home",
      play: "Play",
      online: "Online",
      learn: "Learn",
      puzzles: "Puzzles",
      analyse: "Analyse",
      editor: "Editor",
      games: "Your games",
      rules: "Rules",
      developers: "Developers",
    },
    menu: "Menu",
    skip: "Skip to the content",
    update: "A new version is ready.",
    applyUpdate: "Use it",
  },
  vi: {
    name: "Cờ Tư Lệnh",
    tagline: "không quân, hải quân và xe tăng",
    places: {
      home: "Trang chủ",
      play: "Chơi",
      online: "Trực tuyến",
      learn: "Học",
      puzzles: "Câu đố",
      analyse: "Phân tích",
      editor: "Bày cờ",
      games: "Các ván của bạn",
      rules: "Luật chơi",
      developers: "Lập trình",
    },
    menu: "Trình đơn",
    skip: "Đến phần nội dung",
    update: "Đã có phiên bản mới.",
    applyUpdate: "Dùng ngay",
  },
});
