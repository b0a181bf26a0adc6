// The texts around every place.
import type { Table } from "../texts/table.js";
import type { PlaceName } from "./names.js";

interface ShellTexts {
  name: string;
  /** What follows the name in the title of Home. */
  tagline: string;
  places: Readonly<Record<PlaceName, string>>;
  /** The description of a place, for search engines and shared links. */
  about: Readonly<Record<PlaceName, string>>;
  menu: string;
  skip: string;
  loading: string;
  failedTitle: string;
  failed: string;
  offline: string;
  noWasm: string;
  again: string;
  update: string;
  applyUpdate: string;
  close: string;
  settings: {
    title: string;
    language: string;
    theme: string;
    themes: { auto: string; light: string; dark: string };
    pieces: string;
    pieceSets: { symbols: string; traditional: string; contrast: string };
    board: string;
    boards: { classic: string; map: string; plain: string };
    zones: string;
    zoneViews: { enemy: string; both: string; off: string };
    sound: string;
    animations: string;
    on: string;
    off: string;
  };
}

export const shellTexts: Table<ShellTexts> = {
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
    about: {
      home: "Commander Chess from Vietnam: planes, ships, tanks and air defense on one board.",
      play: "Play Commander Chess against the computer or a friend.",
      online: "Play Commander Chess with a friend who is elsewhere, by one link.",
      learn: "Learn Commander Chess level by level, by playing.",
      puzzles: "Find the turn that wins: puzzles of Commander Chess.",
      analyse: "Analyse a game of Commander Chess with the engine.",
      editor: "Set up any position of Commander Chess.",
      rules: "The rules of Commander Chess, with pictures.",
      developers: "The rules, the engine and the board as a package for your own site.",
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
    settings: {
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
  },
  vi: {
    name: "Cờ Tư Lệnh",
    tagline: "máy bay, tàu chiến và xe tăng",
    places: {
      home: "Trang chủ",
      play: "Chơi",
      online: "Trực tuyến",
      learn: "Học",
      puzzles: "Thế cờ",
      analyse: "Phân tích",
      editor: "Bày cờ",
      rules: "Luật chơi",
      developers: "Lập trình",
    },
    about: {
      home: "Cờ Tư Lệnh của Việt Nam: máy bay, tàu chiến, xe tăng và phòng không trên một bàn cờ.",
      play: "Chơi Cờ Tư Lệnh với máy hoặc với bạn bè.",
      online: "Chơi Cờ Tư Lệnh với bạn ở xa, chỉ cần một liên kết.",
      learn: "Học Cờ Tư Lệnh từng màn một, vừa học vừa chơi.",
      puzzles: "Tìm nước thắng: các thế cờ của Cờ Tư Lệnh.",
      analyse: "Phân tích ván Cờ Tư Lệnh cùng máy.",
      editor: "Bày bất kỳ thế cờ nào của Cờ Tư Lệnh.",
      rules: "Luật Cờ Tư Lệnh, có hình minh họa.",
      developers: "Luật chơi, máy cờ và bàn cờ thành một gói cho trang web của bạn.",
    },
    menu: "Trình đơn",
    skip: "Đến phần nội dung",
    loading: "Đang tải …",
    failedTitle: "Có trục trặc",
    failed: "Không tải được phần này của trang. Có thể đã có phiên bản mới: hãy thử lại.",
    offline: "Bạn đang ngoại tuyến, và phần này của trang chưa được lưu.",
    noWasm: "Luật chơi cần WebAssembly, nhưng trình duyệt của bạn đã tắt hoặc bị chính sách chặn.",
    again: "Thử lại",
    update: "Đã có phiên bản mới.",
    applyUpdate: "Dùng ngay",
    close: "Đóng",
    settings: {
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
  },
};
