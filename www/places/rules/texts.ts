// The words around the rules.
import { table } from "../../texts/table.js";
import type { Reach } from "./text/tables.js";

const steps = (count: number) => (count === 1 ? "1 step" : `${count} steps`);

export const rulesTexts = table({
  en: {
    title: "The rules",
    lead: "Capture the enemy commander, or attack it so that no move can save it. You lead an army of land, sea and air forces; the other side has the same.",
    contents: "Contents",
    toContents: "To the contents",
    guide: "The rules in ten minutes",
    clauses: "All rules",
    clausesLead:
      "Every rule with its number, which other texts name. You do not need them for a first game.",
    toClauses: "All rules, one by one",
    play: "Play",
    search: {
      label: "Search the rules",
      found: (count: number) =>
        count === 0 ? "Nothing found." : count === 1 ? "1 place" : `${count} places`,
    },
    ruleset: "Rules",
    rulesets: { standard: "Standard", official: "Official" },
    differs: {
      standard: "The official rules differ here.",
      official: "This is the official wording; the standard rules differ here.",
    },
    clause: (id: string) => `Link to ${id}`,
    practise: "Try it in a level",
    learn: "Rather learn by playing?",
    pieces: {
      piece: "Piece",
      count: (count: number) => `${count} each`,
      points: (points: number) => `${points} points`,
    },
    reach: ({ move, capture, diagonal, ships, directions }: Reach) => {
      const way = directions === 8 ? "8 directions" : "straight";
      if (move === 0) return "stays where it is";
      if (move === null) return `moves any distance, captures ${steps(capture)} away, ${way}`;
      if (diagonal) return `${steps(move)} straight or ${diagonal} diagonally`;
      if (ships)
        return `${steps(move)}, ${way}; captures navies ${ships} and others ${capture} away`;
      return `${steps(move)}, ${way}`;
    },
    over: {
      nothing: "",
      captures: "captures over pieces",
      everything: "flies over everything",
    },
    hero: "Hero:",
    kinds: { mark: "Mark", written: "Written", meaning: "Meaning" },
    options: { option: "Rule", other: "Also possible" },
    points: { piece: "Piece", value: "Points" },
  },
  vi: {
    title: "Luật chơi",
    lead: "Hãy bắt tư lệnh đối phương, hoặc chiếu hết để không nước nào cứu được nó. Bạn chỉ huy một đạo quân gồm lục quân, hải quân và không quân; đối phương cũng vậy.",
    contents: "Mục lục",
    toContents: "Về mục lục",
    guide: "Luật chơi trong mười phút",
    clauses: "Toàn bộ luật",
    clausesLead: "Mọi điều luật với số hiệu, để các bài khác dẫn tới. Ván đầu tiên chưa cần đến.",
    toClauses: "Toàn bộ luật, từng điều",
    play: "Chơi",
    search: {
      label: "Tìm trong luật",
      found: (count) => (count === 0 ? "Không tìm thấy." : `${count} chỗ`),
    },
    ruleset: "Bộ luật",
    rulesets: { standard: "Tiêu chuẩn", official: "Chính thức" },
    differs: {
      standard: "Luật chính thức khác ở điều này.",
      official: "Đây là điều theo luật chính thức; luật tiêu chuẩn khác ở đây.",
    },
    clause: (id: string) => `Liên kết tới ${id}`,
    practise: "Thử trong một màn",
    learn: "Muốn vừa học vừa chơi?",
    pieces: {
      piece: "Quân",
      count: (count: number) => `mỗi bên ${count}`,
      points: (points: number) => `${points} điểm`,
    },
    reach: ({ move, capture, diagonal, ships, directions }) => {
      const way = directions === 8 ? "8 hướng" : "thẳng";
      if (move === 0) return "đứng yên";
      if (move === null) return `đi bao xa cũng được, bắt cách ${capture} nấc, ${way}`;
      if (diagonal) return `thẳng ${move} nấc hoặc chéo ${diagonal} nấc`;
      if (ships)
        return `${move} nấc, ${way}; bắt hải quân cách ${ships}, quân khác cách ${capture} nấc`;
      return `${move} nấc, ${way}`;
    },
    over: {
      nothing: "",
      captures: "bắt qua đầu quân khác",
      everything: "bay qua tất cả",
    },
    hero: "Anh hùng:",
    kinds: { mark: "Ký hiệu", written: "Cách ghi", meaning: "Ý nghĩa" },
    options: { option: "Điều luật", other: "Cách khác" },
    points: { piece: "Quân", value: "Điểm số" },
  },
});
