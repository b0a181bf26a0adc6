// The texts of Analyse.
import type { AnalysisStatus } from "../../review/analysis.js";
import type { MistakeSign } from "../../review/scale.js";
import type { StorageProblem } from "../../storage/games.js";
import type { Table } from "../../texts/table.js";

export type PartName = "moves" | "lines" | "review" | "game" | "share";

export interface AnalyseTexts {
  title: string;
  parts: Readonly<Record<PartName, string>>;
  partsLabel: string;
  severalGames: (count: number) => string;
  badLink: string;
  undo: string;
  redo: string;
  problems: Readonly<Record<StorageProblem, string>>;
  toMove: Readonly<Record<"r" | "b", string>>;
  check: string;
  deploying: Readonly<Record<"r" | "b", string>>;
  commit: string;
  cancel: string;
  illegal: (reason: string) => string;
  nav: { label: string; first: string; back: string; forward: string; last: string; flip: string };
  mate: {
    show: string;
    hide: string;
    attackers: (names: string) => string;
    flights: (list: string) => string;
    flight: (square: string, by: string) => string;
    noFlights: string;
    noHelp: string;
  };
  lines: {
    engine: string;
    status: Readonly<Record<AnalysisStatus, string>>;
    over: string;
    off: string;
    evaluation: string;
    better: { r: string; b: string; none: string };
    mates: { r: string; b: string };
    depth: (depth: number) => string;
    speed: (thousands: string) => string;
    count: string;
    depthLabel: string;
    unlimited: string;
    arrows: string;
    options: string;
    list: string;
    play: (turns: string) => string;
  };
  notes: {
    show: string;
    signs: string;
    comment: (turn: string) => string;
    startComment: string;
    promote: string;
    remove: string;
    removed: (count: number) => string;
    promoted: string;
  };
  review: {
    note: string;
    none: string;
    start: string;
    again: string;
    stop: string;
    progress: (done: number, total: number) => string;
    failed: string;
    undo: string;
    side: string;
    accuracy: string;
    counts: Readonly<Record<MistakeSign, string>>;
    list: string;
    noMistakes: string;
    better: string;
    previous: string;
    next: string;
    at: (number: number, count: number) => string;
  };
  game: {
    details: string;
    names: Readonly<Record<"Red" | "Blue" | "Event" | "Date", string>>;
    open: string;
    openLabel: string;
    openNote: string;
    openButton: string;
    file: string;
    startNew: string;
    playFrom: string;
    editFrom: string;
    library: string;
    noGames: string;
    you: string;
    computer: (level: number | undefined) => string;
    sides: Readonly<Record<"r" | "b", string>>;
    turns: (count: number) => string;
    results: Readonly<Record<string, string>>;
    source: Readonly<Record<"analysis" | "computer" | "friend" | "lesson" | "online", string>>;
    remove: (name: string) => string;
    removed: string;
  };
  share: {
    link: string;
    shareLink: string;
    pgn: string;
    fen: string;
    copy: string;
    copied: string;
    download: string;
    picture: string;
    noPicture: string;
    embed: string;
    openFull: string;
  };
}

export const analyseTexts: Table<AnalyseTexts> = {
  en: {
    title: "Analyse",
    parts: { moves: "Moves", lines: "Lines", review: "Review", game: "Game", share: "Share" },
    partsLabel: "About this game",
    severalGames: (count) => `The text has ${count} games. The first one is open.`,
    badLink: "This link does not contain a position or a game.",
    undo: "Undo",
    redo: "Redo",
    problems: {
      full: "Your changes are not stored: the browser’s storage is full. Closing this tab loses them.",
      denied:
        "Your changes are not stored: the browser does not allow it. Closing this tab loses them.",
    },
    toMove: { r: "Red to move", b: "Blue to move" },
    check: "check",
    deploying: { r: "Red is deploying", b: "Blue is deploying" },
    commit: "Commit",
    cancel: "Cancel",
    illegal: (reason) => `Not possible: ${reason}.`,
    nav: {
      label: "Go through the game",
      first: "Go to the start",
      back: "One turn back",
      forward: "One turn forward",
      last: "Go to the end",
      flip: "Flip the board",
    },
    mate: {
      show: "Why is it mate?",
      hide: "Hide the reasons",
      attackers: (names) => `The commander is attacked by the ${names}.`,
      flights: (list) => `It cannot flee: ${list}.`,
      flight: (square, by) => `${square} is covered by ${by}`,
      noFlights: "No square around it is free.",
      noHelp: "No other piece can capture the attackers or step between.",
    },
    lines: {
      engine: "Engine",
      status: {
        off: "Off",
        loading: "The engine is loading …",
        running: "Thinking …",
        done: "Done",
        failed: "The engine could not start. Try again, or reload the page.",
      },
      over: "The game is over.",
      off: "Switch the engine on to see the best lines.",
      evaluation: "Evaluation",
      better: { r: "Red is better", b: "Blue is better", none: "Both are equal" },
      mates: { r: "Red mates", b: "Blue mates" },
      depth: (depth) => `depth ${depth}`,
      speed: (thousands) => `${thousands}k/s`,
      count: "Lines",
      depthLabel: "Depth",
      unlimited: "no limit",
      arrows: "Arrows",
      options: "Options of the engine",
      list: "Best lines",
      play: (turns) => `Play ${turns}`,
    },
    notes: {
      show: "Comment and sign",
      signs: "Sign of the move",
      comment: (turn) => `Comment on ${turn}`,
      startComment: "Comment on the start",
      promote: "Promote variation",
      remove: "Delete from here",
      removed: (count) => (count === 1 ? "1 turn deleted." : `${count} turns deleted.`),
      promoted: "The variation was promoted.",
    },
    review: {
      note: "The engine looks at every turn, marks mistakes and shows what was better.",
      none: "Play or open a game first.",
      start: "Review this game",
      again: "Review again",
      stop: "Stop",
      progress: (done, total) => `${done} of ${total} positions`,
      failed: "The engine could not start. Try again, or reload the page.",
      undo: "Undo the review",
      side: "Side",
      accuracy: "Accuracy",
      counts: { 6: "Inaccuracies", 2: "Mistakes", 4: "Blunders" },
      list: "Mistakes",
      noMistakes: "No mistakes were found.",
      better: "better:",
      previous: "Previous mistake",
      next: "Next mistake",
      at: (number, count) => `${number} of ${count}`,
    },
    game: {
      details: "About this game",
      names: { Red: "Red’s name", Blue: "Blue’s name", Event: "Event", Date: "Date" },
      open: "Open a game or a position",
      openLabel: "FEN, PGN or link",
      openNote: "You can also paste it anywhere on this page, or drop a file.",
      openButton: "Open",
      file: "Choose a file",
      startNew: "New analysis",
      playFrom: "Play from here",
      editFrom: "Edit this position",
      library: "Your games",
      noGames: "None yet. Games that you play or analyse are kept here, in this browser.",
      you: "You",
      computer: (level) => (level ? `Computer, level ${level}` : "Computer"),
      sides: { r: "Red", b: "Blue" },
      turns: (count) => (count === 1 ? "1 turn" : `${count} turns`),
      results: { "1-0": "Red won", "0-1": "Blue won", "1/2-1/2": "Draw", "*": "Not finished" },
      source: {
        analysis: "Analysis",
        computer: "Against the computer",
        friend: "Two players",
        lesson: "Lesson",
        online: "Online",
      },
      remove: (name) => `Delete ${name}`,
      removed: "The game was deleted.",
    },
    share: {
      link: "Link to this game",
      shareLink: "Share the link",
      pgn: "Game (PGN)",
      fen: "Position (FEN)",
      copy: "Copy",
      copied: "Copied.",
      download: "Save as a file",
      picture: "Save the position as a picture",
      noPicture: "The browser does not allow a picture.",
      embed: "This game in another page (HTML)",
      openFull: "Open",
    },
  },
  vi: {
    title: "Phân tích",
    parts: { moves: "Nước đi", lines: "Biến", review: "Xem lại", game: "Ván cờ", share: "Chia sẻ" },
    partsLabel: "Về ván cờ này",
    severalGames: (count) => `Văn bản có ${count} ván. Ván đầu tiên đang mở.`,
    badLink: "Liên kết này không có thế cờ hay ván cờ nào.",
    undo: "Hoàn tác",
    redo: "Làm lại",
    problems: {
      full: "Thay đổi không được lưu: trình duyệt hết chỗ. Đóng thẻ này thì mất.",
      denied: "Thay đổi không được lưu: trình duyệt không cho phép. Đóng thẻ này thì mất.",
    },
    toMove: { r: "Đỏ đi", b: "Xanh đi" },
    check: "chiếu",
    deploying: { r: "Đỏ đang triển khai", b: "Xanh đang triển khai" },
    commit: "Hoàn tất",
    cancel: "Hủy",
    illegal: (reason) => `Không đi được: ${reason}.`,
    nav: {
      label: "Xem từng nước",
      first: "Về đầu ván",
      back: "Lùi một nước",
      forward: "Tiến một nước",
      last: "Tới cuối ván",
      flip: "Xoay bàn cờ",
    },
    mate: {
      show: "Vì sao chiếu hết?",
      hide: "Ẩn lời giải thích",
      attackers: (names) => `Tư lệnh đang bị ${names} chiếu.`,
      flights: (list) => `Không còn đường thoát: ${list}.`,
      flight: (square, by) => `${square} bị ${by} khống chế`,
      noFlights: "Xung quanh không còn chỗ trống.",
      noHelp: "Không quân nào bắt được quân chiếu hay che đỡ được.",
    },
    lines: {
      engine: "Máy",
      status: {
        off: "Tắt",
        loading: "Đang tải máy phân tích …",
        running: "Đang tính …",
        done: "Đã xong",
        failed: "Không khởi động được máy phân tích. Hãy thử lại hoặc tải lại trang.",
      },
      over: "Ván cờ đã kết thúc.",
      off: "Bật máy để xem các biến hay nhất.",
      evaluation: "Đánh giá",
      better: { r: "Đỏ ưu thế", b: "Xanh ưu thế", none: "Cân bằng" },
      mates: { r: "Đỏ chiếu hết", b: "Xanh chiếu hết" },
      depth: (depth) => `độ sâu ${depth}`,
      speed: (thousands) => `${thousands}k/s`,
      count: "Số biến",
      depthLabel: "Độ sâu",
      unlimited: "không giới hạn",
      arrows: "Mũi tên",
      options: "Tùy chọn của máy",
      list: "Các biến hay nhất",
      play: (turns) => `Đi ${turns}`,
    },
    notes: {
      show: "Ghi chú và ký hiệu",
      signs: "Ký hiệu của nước đi",
      comment: (turn) => `Ghi chú cho nước ${turn}`,
      startComment: "Ghi chú cho thế ban đầu",
      promote: "Đưa biến lên trên",
      remove: "Xóa từ nước này",
      removed: (count) => `Đã xóa ${count} nước.`,
      promoted: "Đã đưa biến lên trên.",
    },
    review: {
      note: "Máy xem từng nước, đánh dấu nước sai và cho biết nước hay hơn.",
      none: "Hãy chơi hoặc mở một ván trước.",
      start: "Xem lại ván này",
      again: "Xem lại lần nữa",
      stop: "Dừng",
      progress: (done, total) => `${done} trên ${total} thế cờ`,
      failed: "Không khởi động được máy phân tích. Hãy thử lại hoặc tải lại trang.",
      undo: "Bỏ kết quả xem lại",
      side: "Bên",
      accuracy: "Độ chính xác",
      counts: { 6: "Thiếu chính xác", 2: "Nước sai", 4: "Sai lầm nặng" },
      list: "Các nước sai",
      noMistakes: "Không thấy nước sai nào.",
      better: "hay hơn:",
      previous: "Nước sai trước",
      next: "Nước sai sau",
      at: (number, count) => `${number} trên ${count}`,
    },
    game: {
      details: "Về ván cờ này",
      names: { Red: "Tên bên Đỏ", Blue: "Tên bên Xanh", Event: "Sự kiện", Date: "Ngày" },
      open: "Mở ván cờ hay thế cờ",
      openLabel: "FEN, PGN hoặc liên kết",
      openNote: "Cũng có thể dán vào bất cứ đâu trên trang này, hoặc thả một tệp.",
      openButton: "Mở",
      file: "Chọn tệp",
      startNew: "Phân tích mới",
      playFrom: "Chơi từ đây",
      editFrom: "Sửa thế cờ này",
      library: "Các ván của bạn",
      noGames: "Chưa có. Những ván bạn chơi hay phân tích được giữ ở đây, trong trình duyệt này.",
      you: "Bạn",
      computer: (level) => (level ? `Máy, cấp ${level}` : "Máy"),
      sides: { r: "Đỏ", b: "Xanh" },
      turns: (count) => `${count} nước`,
      results: { "1-0": "Đỏ thắng", "0-1": "Xanh thắng", "1/2-1/2": "Hòa", "*": "Chưa xong" },
      source: {
        analysis: "Phân tích",
        computer: "Đấu với máy",
        friend: "Hai người chơi",
        lesson: "Bài học",
        online: "Trực tuyến",
      },
      remove: (name) => `Xóa ${name}`,
      removed: "Đã xóa ván cờ.",
    },
    share: {
      link: "Liên kết tới ván cờ này",
      shareLink: "Chia sẻ liên kết",
      pgn: "Ván cờ (PGN)",
      fen: "Thế cờ (FEN)",
      copy: "Sao chép",
      copied: "Đã sao chép.",
      download: "Lưu thành tệp",
      picture: "Lưu thế cờ thành hình",
      noPicture: "Trình duyệt không cho tạo hình.",
      embed: "Đưa ván cờ này vào trang khác (HTML)",
      openFull: "Mở",
    },
  },
};
