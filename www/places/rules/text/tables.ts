// The tables of the rules: pieces and kinds of moves.
import { START, type MoveKind, type PieceType } from "cotulenh-wasm/constants";
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

const [ARMIES = ""] = START.split(" ");

/** A hero goes a step further, in all directions. */
function promote({ move, capture, diagonal, ships }: Reach): Reach {
  return {
    move: move === null ? null : move + 1,
    capture: capture + 1,
    ...(diagonal && { diagonal: diagonal + 1 }),
    ...(ships && { ships: ships + 1 }),
    directions: 8,
  };
}

const steps = (count: number, directions: Reach["directions"]): Reach => ({
  move: count,
  capture: count,
  directions,
});

const row = (type: PieceType, base: Reach, others: Partial<PieceRow> = {}): PieceRow => ({
  type,
  count: ARMIES.split(type.toUpperCase()).length - 1,
  base,
  hero: promote(base),
  over: "nothing",
  ...others,
});

const HEAVY = { en: "Heavy (R4).", vi: "Quân nặng (R4)." };
const HEAVY_DEFENDER = {
  en: "Heavy (R4). Defends the air (R5).",
  vi: "Quân nặng (R4). Phòng không (R5).",
};

export const PIECE_ROWS: readonly PieceRow[] = [
  row(
    "c",
    { move: null, capture: 1, directions: 4 },
    {
      hero: { move: null, capture: 1, directions: 8 },
      note: { en: "Who loses it loses the game.", vi: "Mất nó là thua." },
    },
  ),
  row("i", steps(1, 4)),
  row("m", steps(1, 8)),
  row("e", steps(1, 4), { note: { en: "Carries a heavy piece.", vi: "Chở một quân nặng." } }),
  row("t", steps(2, 4), {
    over: "captures",
    official: { over: "nothing" },
    note: { en: "Carries a soldier or the commander.", vi: "Chở một người lính hoặc tư lệnh." },
  }),
  row("a", steps(3, 8), { over: "captures", note: HEAVY }),
  row("g", steps(1, 4), { note: HEAVY_DEFENDER }),
  row("s", { ...steps(2, 8), diagonal: 1 }, { over: "captures", note: HEAVY_DEFENDER }),
  row("f", steps(4, 8), {
    over: "everything",
    note: { en: "Beware of air defense (R5).", vi: "Coi chừng phòng không (R5)." },
  }),
  row(
    "n",
    { move: 4, capture: 3, ships: 4, directions: 8 },
    { over: "captures", note: { en: "Defends the air (R5).", vi: "Phòng không (R5)." } },
  ),
  row("h", steps(0, 8), {
    official: { hero: steps(2, 8) },
    note: { en: "Shelters the commander.", vi: "Che chở tư lệnh." },
  }),
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
