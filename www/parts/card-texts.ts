// The texts of the card of a piece.
import type { Table } from "../texts/table.js";
import type { CardMark } from "./card.js";

interface CardTexts {
  title: string;
  marks: Readonly<Record<CardMark, string>>;
  nothing: string;
  carries: (names: string) => string;
  attacked: (names: string) => string;
  safe: string;
  points: (points: number) => string;
}

export const cardTexts: Table<CardTexts> = {
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
    carries: (names) => `Can carry: ${names}.`,
    attacked: (names) => `Attacked by: ${names}.`,
    safe: "Nothing attacks it.",
    points: (points) => `${points} points.`,
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
};
