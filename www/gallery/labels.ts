// The board in Vietnamese: the words of the package, and those that only the board has.
import type { Labels } from "cotulenh-wasm/board";
import { describePiece, vi } from "cotulenh-wasm/texts";
import { write, type Sample } from "./code.js";

/** What only the board says. */
const WORDS = {
  board: "Bàn cờ",
  terrain: { water: "biển", mixed: "bờ", land: "đất liền", bridge: "cầu" },
  carrying: "chở",
  heroic: "anh hùng",
  coveredBy: "trong tầm của",
  selected: "đang chọn",
  movable: "đi được",
  check: "bị chiếu",
  lastMove: "nước vừa đi",
  choose: "Đi nước nào?",
  cancel: "Hủy",
  tray: "Triển khai",
  spares: "Các quân",
} as const satisfies Partial<Labels>;

const value: Partial<Labels> = {
  ...WORDS,
  pieces: vi.pieces,
  sides: vi.sides,
  kinds: vi.kinds,
  piece: (piece) => describePiece(piece, vi),
};

const lines = Object.entries(WORDS).map(([name, word]) => `    ${name}: ${write(word)},\n`);

export const VIETNAMESE: Sample = {
  value,
  code: `{
${lines.join("")}    pieces: vi.pieces,
    sides: vi.sides,
    kinds: vi.kinds,
    piece: (piece) => describePiece(piece, vi),
  }`,
  imports: { "cotulenh-wasm/texts": ["describePiece", "vi"] },
};
