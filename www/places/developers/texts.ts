// The texts of Developers.
import type { Table } from "../../texts/texts.js";

/** The pages that the place links to. */
export type LinkName = "reference" | "gallery" | "demo" | "bench" | "source";

interface DeveloperTexts {
  title: string;
  lead: string;
  install: string;
  board: string;
  boardAbout: string;
  run: string;
  running: string;
  failed: string;
  rules: string;
  rulesAbout: string;
  embed: string;
  embedAbout: string;
  element: string;
  elementAbout: string;
  more: string;
  links: Readonly<Record<LinkName, LinkTexts>>;
  entries: string;
  entriesAbout: string;
  entry: string;
  contents: string;
  size: string;
  what: Readonly<Record<string, string>>;
  speed: string;
  speedAbout: string;
  rows: Readonly<Record<string, string>>;
  times: (ratio: number) => string;
  copy: string;
  copied: string;
  copyWhat: (name: string) => string;
  version: (version: string) => string;
}

interface LinkTexts {
  name: string;
  about: string;
}

export const developerTexts: Table<DeveloperTexts> = {
  en: {
    title: "Build your own",
    lead: "The rules, an engine and a board in one npm package. It has no dependencies, needs no set-up, and this site is made with it.",
    install: "Install",
    board: "A board in ten lines",
    boardAbout: "Selection, deploys, zones and every rule are already in it.",
    run: "Run it",
    running: "Loading the rules …",
    failed: "The rules could not be loaded.",
    rules: "The rules alone",
    rulesAbout: "In Node, in the browser, in a worker: nothing to await.",
    embed: "A game in your page",
    embedAbout: "One line of HTML shows the board of this site, without its header.",
    element: "A position in your page",
    elementAbout: "The element draws a FEN, with zones; it needs no rules.",
    more: "More",
    links: {
      reference: { name: "API reference", about: "Every class, function and type." },
      gallery: { name: "Gallery of the board", about: "All it can draw, with its code." },
      demo: { name: "Small demo", about: "A whole game in one small file." },
      bench: { name: "Measure it here", about: "The speed in your browser, beside chess.js." },
      source: { name: "Source", about: "Rust and TypeScript, MIT or Apache 2.0." },
    },
    entries: "Entries and sizes",
    entriesAbout: "What a page loads for each, after gzip.",
    entry: "entry",
    contents: "what it has",
    size: "gzip",
    what: {
      "": "rules, FEN, SAN, PGN; starts at import",
      "/web": "the same with a wasm file of its own",
      "/engine": "an opponent and an analyst, in a worker",
      "/play": "a game being played: selection, deploys, clocks",
      "/tree": "games with variations",
      "/lessons": "lessons as data, and what runs one",
      "/puzzles": "puzzles as data, what runs one, and a record",
      "/board": "the board; knows no rules",
      "/board/play": "connects a board with a game",
      "/board/element": "the board as an HTML element",
      "/board/server": "the board as text, for servers",
      "/board/traditional": "pieces with letters",
      "/board/contrast": "pieces of high contrast",
      "/board/map": "the ground as a map",
      "/board/plain": "a plain ground",
      "/texts": "sentences in English and Vietnamese",
      "/constants": "squares, names, points; no wasm",
    },
    speed: "Speed",
    speedAbout: "Against chess.js, in the same process.",
    rows: {
      "perft, counted at the parent": "counting positions",
      "moves({ verbose: true })": "listing moves with all details",
      "move({ from, to }) + undo": "playing a move and taking it back",
    },
    times: (ratio) => `${Math.round(ratio)} times as fast`,
    copy: "Copy",
    copied: "Copied",
    copyWhat: (name) => `Copy: ${name}`,
    version: (version) => `Version ${version}`,
  },
  vi: {
    title: "Tự làm trang của bạn",
    lead: "Luật chơi, máy cờ và bàn cờ trong một gói npm. Không phụ thuộc gói nào, không cần cài đặt thêm, và trang này được làm bằng chính nó.",
    install: "Cài đặt",
    board: "Bàn cờ trong mười dòng",
    boardAbout: "Chọn quân, triển khai, vùng phòng không và mọi luật đều có sẵn.",
    run: "Chạy thử",
    running: "Đang tải luật chơi …",
    failed: "Không tải được luật chơi.",
    rules: "Chỉ luật chơi",
    rulesAbout: "Trong Node, trình duyệt hay worker: không phải chờ gì cả.",
    embed: "Một ván cờ trong trang của bạn",
    embedAbout: "Một dòng HTML đưa bàn cờ của trang này vào, không có phần đầu trang.",
    element: "Một thế cờ trong trang của bạn",
    elementAbout: "Phần tử này vẽ một FEN kèm vùng phòng không; không cần luật chơi.",
    more: "Xem thêm",
    links: {
      reference: { name: "Tài liệu API", about: "Mọi lớp, hàm và kiểu dữ liệu." },
      gallery: { name: "Bộ sưu tập bàn cờ", about: "Mọi thứ bàn cờ vẽ được, kèm mã." },
      demo: { name: "Bản mẫu nhỏ", about: "Cả ván cờ trong một tệp nhỏ." },
      bench: { name: "Đo ngay tại đây", about: "Tốc độ trong trình duyệt của bạn, cạnh chess.js." },
      source: { name: "Mã nguồn", about: "Rust và TypeScript, MIT hoặc Apache 2.0." },
    },
    entries: "Các mô-đun và kích thước",
    entriesAbout: "Những gì trang phải tải cho từng mô-đun, sau khi nén gzip.",
    entry: "mô-đun",
    contents: "có gì",
    size: "gzip",
    what: {
      "": "luật, FEN, SAN, PGN; chạy ngay khi import",
      "/web": "như trên, với tệp wasm riêng",
      "/engine": "đối thủ và máy phân tích, chạy trong worker",
      "/play": "ván đang chơi: chọn quân, triển khai, đồng hồ",
      "/tree": "ván cờ có biến",
      "/lessons": "bài học ở dạng dữ liệu, kèm phần chạy bài",
      "/puzzles": "thế cờ ở dạng dữ liệu, kèm phần chạy và thành tích",
      "/board": "bàn cờ; không cần biết luật",
      "/board/play": "nối bàn cờ với ván cờ",
      "/board/element": "bàn cờ là một phần tử HTML",
      "/board/server": "bàn cờ ở dạng văn bản, cho máy chủ",
      "/board/traditional": "quân cờ có chữ",
      "/board/contrast": "quân cờ tương phản cao",
      "/board/map": "nền như bản đồ",
      "/board/plain": "nền đơn giản",
      "/texts": "câu chữ tiếng Anh và tiếng Việt",
      "/constants": "ô, tên, điểm; không có wasm",
    },
    speed: "Tốc độ",
    speedAbout: "So với chess.js, trong cùng một tiến trình.",
    rows: {
      "perft, counted at the parent": "đếm thế cờ",
      "moves({ verbose: true })": "liệt kê nước đi với mọi chi tiết",
      "move({ from, to }) + undo": "đi một nước rồi đi lại",
    },
    times: (ratio) => `nhanh gấp ${Math.round(ratio)} lần`,
    copy: "Chép",
    copied: "Đã chép",
    copyWhat: (name) => `Chép: ${name}`,
    version: (version) => `Phiên bản ${version}`,
  },
};
