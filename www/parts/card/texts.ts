// The texts of the card of a piece.
import { table } from "../../texts/table.js";

export const cardTexts = table({
  en: {
    title: "About this piece",
    marks: {
      both: "moves and captures",
      move: "only moves",
      capture: "only captures",
      hero: "as a hero, too",
      zone: "defends against aircraft",
    },
    nothing: "It cannot move.",
    carries: (names: string) => `Can carry: ${names}.`,
    attacked: (names: string) => `Attacked by: ${names}.`,
    safe: "Nothing attacks it.",
    points: (points: number) => `${points} points.`,
  },
  vi: {
    title: "Về quân này",
    marks: {
      both: "đi và bắt",
      move: "chỉ đi",
      capture: "chỉ bắt",
      hero: "thêm khi là anh hùng",
      zone: "phòng không",
    },
    nothing: "Quân này không đi được.",
    carries: (names) => `Chở được: ${names}.`,
    attacked: (names) => `Bị đe dọa bởi: ${names}.`,
    safe: "Không bị quân nào đe dọa.",
    points: (points) => `${points} điểm.`,
  },
});
