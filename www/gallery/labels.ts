// The board in Vietnamese: the words of the package, and those that only the board has.
import type { Labels } from "cotulenh-wasm/board";
import { describePiece, vi } from "cotulenh-wasm/texts";
import { BOARD_WORDS } from "../parts/board/labels-vi.js";
import { write, type Sample } from "./code.js";

const value: Partial<Labels> = {
  ...BOARD_WORDS,
  pieces: vi.pieces,
  sides: vi.sides,
  kinds: vi.kinds,
  piece: (piece) => describePiece(piece, vi),
};

const lines = Object.entries(BOARD_WORDS).map(([name, word]) => `    ${name}: ${write(word)},\n`);

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
