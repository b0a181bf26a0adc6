// The tables of the rules: pieces and kinds of moves.
import type { MoveKind, PieceType } from "cotulenh-wasm/constants";
import type { Words } from "../types.js";

/** How far a piece goes. */
export interface Reach {
  /** Steps; null for any number. */
  move: number | null;
  capture: number;
  /** Steps along a diagonal, if they are others. */
  diagonal?: number;
  /** Steps to a ship that is captured, if they are others. */
  ships?: number;
  directions: 4 | 8;
}

/** A row of the table of pieces. Tests compare the numbers with the rules. */
export interface PieceRow {
  type: PieceType;
  /** How many each side has at the start. */
  count: number;
  base: Reach;
  hero: Reach;
  /** What it does over other pieces. */
  over: "nothing" | "captures" | "everything";
  /** What differs under the official rules. */
  official?: Partial<Pick<PieceRow, "over" | "hero">>;
  note?: Words;
}

const HEAVY = { en: "Heavy (R4).", vi: "Quân nặng (R4)." };

export const PIECE_ROWS: readonly PieceRow[] = [
  {
    type: "c",
    count: 1,
    base: { move: null, capture: 1, directions: 4 },
    hero: { move: null, capture: 1, directions: 8 },
    over: "nothing",
    note: { en: "Who loses it loses the game.", vi: "Mất nó là thua." },
  },
  {
    type: "i",
    count: 2,
    base: { move: 1, capture: 1, directions: 4 },
    hero: { move: 2, capture: 2, directions: 8 },
    over: "nothing",
  },
  {
    type: "m",
    count: 1,
    base: { move: 1, capture: 1, directions: 8 },
    hero: { move: 2, capture: 2, directions: 8 },
    over: "nothing",
  },
  {
    type: "e",
    count: 2,
    base: { move: 1, capture: 1, directions: 4 },
    hero: { move: 2, capture: 2, directions: 8 },
    over: "nothing",
    note: { en: "Carries a heavy piece.", vi: "Chở một quân nặng." },
  },
  {
    type: "t",
    count: 2,
    base: { move: 2, capture: 2, directions: 4 },
    hero: { move: 3, capture: 3, directions: 8 },
    over: "captures",
    official: { over: "nothing" },
    note: { en: "Carries a soldier or the commander.", vi: "Chở một người lính hoặc tư lệnh." },
  },
  {
    type: "a",
    count: 2,
    base: { move: 3, capture: 3, directions: 8 },
    hero: { move: 4, capture: 4, directions: 8 },
    over: "captures",
    note: HEAVY,
  },
  {
    type: "g",
    count: 2,
    base: { move: 1, capture: 1, directions: 4 },
    hero: { move: 2, capture: 2, directions: 8 },
    over: "nothing",
    note: { en: "Heavy (R4). Defends the air (R5).", vi: "Quân nặng (R4). Phòng không (R5)." },
  },
  {
    type: "s",
    count: 1,
    base: { move: 2, capture: 2, diagonal: 1, directions: 8 },
    hero: { move: 3, capture: 3, diagonal: 2, directions: 8 },
    over: "captures",
    note: { en: "Heavy (R4). Defends the air (R5).", vi: "Quân nặng (R4). Phòng không (R5)." },
  },
  {
    type: "f",
    count: 2,
    base: { move: 4, capture: 4, directions: 8 },
    hero: { move: 5, capture: 5, directions: 8 },
    over: "everything",
    note: { en: "Beware of air defense (R5).", vi: "Coi chừng phòng không (R5)." },
  },
  {
    type: "n",
    count: 2,
    base: { move: 4, capture: 3, ships: 4, directions: 8 },
    hero: { move: 5, capture: 4, ships: 5, directions: 8 },
    over: "captures",
    note: { en: "Defends the air (R5).", vi: "Phòng không (R5)." },
  },
  {
    type: "h",
    count: 2,
    base: { move: 0, capture: 0, directions: 8 },
    hero: { move: 1, capture: 1, directions: 8 },
    over: "nothing",
    official: { hero: { move: 2, capture: 2, directions: 8 } },
    note: { en: "Shelters the commander.", vi: "Che chở tư lệnh." },
  },
];

/** The kinds of moves with their marks in the notation. */
export const KIND_ROWS: readonly { kind: MoveKind; mark: string; text: Words }[] = [
  {
    kind: "move",
    mark: "",
    text: { en: "Move: to an empty point.", vi: "Đi: tới một điểm trống." },
  },
  {
    kind: "capture",
    mark: "x",
    text: {
      en: "Capture: the target is removed, the attacker takes its place.",
      vi: "Bắt: bỏ mục tiêu ra, quân bắt vào vị trí đó.",
    },
  },
  {
    kind: "stay",
    mark: "_",
    text: {
      en: "Capture and stay: the target is removed, the attacker stays where it is.",
      vi: "Bắt và đứng yên: bỏ mục tiêu ra, quân bắt đứng yên tại chỗ.",
    },
  },
  {
    kind: "suicide",
    mark: "@",
    text: {
      en: "Kamikaze, a suicide capture: the target and the attacker, with all it carries, are removed (R5.6).",
      vi: "Cảm tử: bỏ cả mục tiêu lẫn quân bắt, cùng mọi quân nó chở (R5.6).",
    },
  },
  {
    kind: "combine",
    mark: "&",
    text: {
      en: "Combine: joins a friendly piece or stack (R6).",
      vi: "Kết hợp: nhập với một quân hay khối cùng bên (R6).",
    },
  },
];

/** What a deploy is in the notation: it has no mark of its own on the board. */
export const DEPLOY_ROW: { mark: string; text: Words } = {
  mark: ">",
  text: {
    en: "Deploy: a part of a stack leaves it (R7). The mark stands before the others.",
    vi: "Triển khai: một phần của khối rời khối (R7). Ký hiệu này đứng trước các ký hiệu khác.",
  },
};
