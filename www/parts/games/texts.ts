// The texts about stored games, wherever they are listed.
import { table } from "../../texts/table.js";

export const storedTexts = table({
  en: {
    you: "You",
    sides: { r: "Red", b: "Blue" },
    friend: "Friend",
    computer: (level: number | undefined) => (level ? `Computer, level ${level}` : "Computer"),
    turns: (count: number) => (count === 1 ? "1 turn" : `${count} turns`),
    results: { "1-0": "Red won", "0-1": "Blue won", "1/2-1/2": "Draw", "*": "Not finished" },
    source: {
      analysis: "Analysis",
      computer: "Against the computer",
      friend: "Two players",
      lesson: "Lesson",
      online: "Online",
    },
    library: "Your games",
    yourTurn: "your turn",
    theirTurn: "their turn",
    notBegun: "waits for the other side",
    running: "Your online games",
  },
  vi: {
    you: "Bạn",
    sides: { r: "Đỏ", b: "Xanh" },
    friend: "Bạn bè",
    computer: (level) => (level ? `Máy, cấp ${level}` : "Máy"),
    turns: (count) => `${count} nước`,
    results: { "1-0": "Đỏ thắng", "0-1": "Xanh thắng", "1/2-1/2": "Hòa", "*": "Chưa xong" },
    source: {
      analysis: "Phân tích",
      computer: "Với máy",
      friend: "Hai người chơi",
      lesson: "Bài học",
      online: "Trực tuyến",
    },
    library: "Các ván của bạn",
    yourTurn: "đến lượt bạn",
    theirTurn: "lượt đối phương",
    notBegun: "đang đợi đối thủ",
    running: "Các ván trực tuyến của bạn",
  },
});
