// The words of the board in Vietnamese. Names come from the package; the order of words is that of the language.
import type { Labels } from "cotulenh-wasm/board";
import { describePiece, vi as words } from "cotulenh-wasm/texts";

/** What only the board says. */
export const BOARD_WORDS = {
  board: "Bàn cờ",
  terrain: { water: "biển", mixed: "ven bờ", land: "đất liền", bridge: "cầu" },
  carrying: "chở",
  heroic: "anh hùng",
  coveredBy: "trong tầm phòng không của",
  selected: "đang chọn",
  movable: "đi được",
  check: "đang bị chiếu",
  lastMove: "nước vừa đi",
  choose: "Chọn nước nào?",
  cancel: "Thôi",
  tray: "Triển khai",
  spares: "Quân cờ",
} as const satisfies Partial<Labels>;

export const vi: Partial<Labels> = {
  ...BOARD_WORDS,
  pieces: words.pieces,
  sides: words.sides,
  kinds: words.kinds,
  piece: (piece) => describePiece(piece, words),
};
