// The texts of this page, in the languages of the board.

const en = {
  title: "Speed in this browser",
  about:
    "This package and chess.js run by turns in your browser. Chess is the smaller game, with 20 " +
    "first moves instead of 114, so a call does less there. A longer bar is faster.",
  run: "Measure",
  running: "Measuring …",
  done: "Done",
  back: "Back to the site",
  ours: "this package",
  theirs: "chess.js",
  times: (ratio: string) => `${ratio} × chess.js`,
  titles: {
    perft: "Counting positions (perft)",
    new: "A new game, and free()",
    game: "A random game of 200 plies",
    deploy: "A deploy: start, 2 steps, commit, undo",
  } as Readonly<Record<string, string>>,
  units: {} as Readonly<Record<string, string>>,
};

type Texts = typeof en;

const vi: Texts = {
  title: "Nhanh đến đâu, ngay tại đây",
  about:
    "Gói này và chess.js lần lượt chạy trong trình duyệt của bạn. Cờ vua nhỏ hơn, có 20 nước đầu " +
    "thay vì 114, nên mỗi lần gọi làm ít việc hơn. Thanh dài hơn là nhanh hơn.",
  run: "Đo",
  running: "Đang đo …",
  done: "Xong",
  back: "Về trang chính",
  ours: "gói này",
  theirs: "chess.js",
  times: (ratio) => `${ratio} × chess.js`,
  titles: {
    perft: "Đếm thế cờ (perft)",
    new: "Một ván mới, và free()",
    game: "Một ván ngẫu nhiên 200 nước",
    deploy: "Triển khai: bắt đầu, 2 bước, hoàn tất, đi lại",
  },
  units: {
    "nodes/s": "thế cờ/giây",
    "calls/s": "lần/giây",
    "moves/s": "nước/giây",
    "games/s": "ván/giây",
    "sessions/s": "lần/giây",
  },
};

const TEXTS: Readonly<Record<string, Texts>> = { en, vi };

/** The texts in the first of some languages that has them: `vi`, `en-US`. */
export function texts(languages: readonly (string | null | undefined)[]): {
  code: string;
  m: Texts;
} {
  const codes = languages.map((language) => language?.split("-")[0] ?? "");
  const code = codes.find((one) => Object.hasOwn(TEXTS, one)) ?? "en";
  return { code, m: TEXTS[code] ?? en };
}

export type { Texts };
