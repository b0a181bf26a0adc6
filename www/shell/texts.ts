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
      rules: "Rules",
      developers: "Developers",
    },
    menu: "Menu",
    skip: "Skip to the content",
    loading: "Loading …",
    failedTitle: "This did not work",
    failed: "This part of the site could not be loaded. A new version may be there: try again.",
    offline: "You are offline, and this part of the site has not been stored yet.",
    noWasm:
      "The rules need WebAssembly, which is switched off in your browser or forbidden by a policy.",
    again: "Try again",
    update: "A new version is ready.",
    applyUpdate: "Use it",
    close: "Close",
  },
  vi: {
    name: "Cờ Tư Lệnh",
    tagline: "máy bay, tàu chiến và xe tăng",
    places: {
      home: "Trang chủ",
      play: "Chơi",
      online: "Trực tuyến",
      learn: "Học",
      puzzles: "Câu đố",
      analyse: "Phân tích",
      editor: "Bày cờ",
      rules: "Luật chơi",
      developers: "Lập trình",
    },
    menu: "Trình đơn",
    skip: "Đến phần nội dung",
    loading: "Đang tải …",
    failedTitle: "Có trục trặc",
    failed: "Không tải được phần này của trang. Có thể đã có phiên bản mới: hãy thử lại.",
    offline: "Bạn đang ngoại tuyến, và phần này của trang chưa được lưu.",
    noWasm:
      "Luật chơi cần WebAssembly, nhưng trình duyệt của bạn đã tắt nó hoặc không được phép dùng.",
    again: "Thử lại",
    update: "Đã có phiên bản mới.",
    applyUpdate: "Dùng ngay",
    close: "Đóng",
  },
});
