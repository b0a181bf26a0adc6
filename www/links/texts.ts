// Why a text was not opened, as a sentence.
import { describeError } from "cotulenh-wasm/texts";
import { table } from "../texts/table.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import type { Refusal } from "./text.js";

/** With more errors than this, only the first ones are shown. */
const MAX_ERRORS = 3;

const texts = table({
  en: {
    refusals: {
      empty: "There is nothing to open: the text is empty.",
      tooLong: "This text is too long to be a game.",
      chess:
        "This is a position of Western chess. Cờ Tư Lệnh has a board of 11 × 12 and other pieces.",
      unknown: "This is neither a position (FEN), nor a game (PGN), nor a link of this site.",
      emptyLink: "This link does not contain a position or a game.",
      stored: "This game is not stored in this browser.",
    },
    fen: "This position cannot be read:",
    pgn: "This game cannot be read:",
    more: (count: number) => (count === 1 ? "And 1 more error." : `And ${count} more errors.`),
  },
  vi: {
    refusals: {
      empty: "Không có gì để mở: văn bản trống.",
      tooLong: "Văn bản này quá dài, không thể là một ván cờ.",
      chess: "Đây là thế cờ vua. Cờ Tư Lệnh dùng bàn cờ 11 × 12 và các quân khác.",
      unknown: "Đây không phải thế cờ (FEN), ván cờ (PGN) hay liên kết của trang này.",
      emptyLink: "Liên kết này không có thế cờ hay ván cờ nào.",
      stored: "Ván này không được lưu trong trình duyệt này.",
    },
    fen: "Không đọc được thế cờ này:",
    pgn: "Không đọc được ván cờ này:",
    more: (count) => `Và ${count} lỗi nữa.`,
  },
});

/** A refusal as a sentence, or a few of them. */
export function describeRefusal(refusal: Refusal): string {
  const m = read(texts);
  if (refusal.reason !== "fen" && refusal.reason !== "pgn") return m.refusals[refusal.reason];
  const { errors, reason } = refusal;
  const sentences = errors.slice(0, MAX_ERRORS).map((error) => describeError(error, words()));
  const rest = errors.length - sentences.length;
  return [m[reason], ...sentences, ...(rest > 0 ? [m.more(rest)] : [])].join(" ");
}
