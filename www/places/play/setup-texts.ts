// The texts of what is seen before a game.
import { table } from "../../texts/table.js";

export const setupTexts = table({
  en: {
    friendShort: "a friend",
    running: (opponent: string) => `Your game against ${opponent} goes on.`,
    continueGame: "Back to the game",
    runningNote: "Start begins another one; this one stays among your games.",
    position: "The game starts from your position.",
    game: "Which game?",
    games: {
      whole: { name: "The whole game", note: "Nineteen pieces a side. Take the enemy commander." },
      naval: {
        name: "Short: at sea",
        note: "Nine pieces a side, no commander, about ten minutes. Who takes both enemy navies wins.",
      },
      air: {
        name: "Short: in the air",
        note: "Nine pieces a side, no commander, about ten minutes. Who takes both enemy air forces wins.",
      },
    },
    opponent: "Who do you play?",
    opponents: {
      computer: { name: "The computer", note: "Eight levels." },
      friend: { name: "A friend here", note: "Two players, one board." },
      online: { name: "A friend online", note: "You send a link, and play." },
    },
    lobby: "Find somebody to play online",
    level: "Level",
    clockLine: (minutes: number, isShared: boolean, increment: number) =>
      `${minutes} minutes ${isShared ? "for the game" : "a side"}${increment > 0 ? ` + ${increment} s a turn` : ""}`,
    side: "Your side",
    sides: { r: "Red, moves first", b: "Blue", random: "By chance" },
    more: "Change rules, battle, clock",
    noClock: "No clock",
    start: "Start",
  },
  vi: {
    friendShort: "bạn bè",
    running: (opponent) => `Ván của bạn với ${opponent} chưa xong.`,
    continueGame: "Trở lại ván cờ",
    runningNote: "Bắt đầu sẽ mở ván khác; ván này vẫn nằm trong các ván của bạn.",
    position: "Ván cờ bắt đầu từ thế cờ của bạn.",
    game: "Chơi ván nào?",
    games: {
      whole: { name: "Ván đầy đủ", note: "Mỗi bên mười chín quân. Hãy bắt tư lệnh đối phương." },
      naval: {
        name: "Ván ngắn: hải chiến",
        note: "Mỗi bên chín quân, không có tư lệnh, chừng mười phút. Ai bắt hết hai hải quân của đối phương là thắng.",
      },
      air: {
        name: "Ván ngắn: không chiến",
        note: "Mỗi bên chín quân, không có tư lệnh, chừng mười phút. Ai bắt hết hai không quân của đối phương là thắng.",
      },
    },
    opponent: "Bạn chơi với ai?",
    opponents: {
      computer: { name: "Máy", note: "Có tám cấp." },
      friend: { name: "Bạn bè tại đây", note: "Hai người, một bàn cờ." },
      online: { name: "Bạn bè ở xa", note: "Gửi một liên kết rồi chơi." },
    },
    lobby: "Tìm đối thủ trực tuyến",
    level: "Cấp",
    clockLine: (minutes, isShared, increment) =>
      `${minutes} phút ${isShared ? "cả ván" : "mỗi bên"}${increment > 0 ? ` + ${increment} giây mỗi lượt` : ""}`,
    side: "Bạn cầm quân",
    sides: { r: "Đỏ, đi trước", b: "Xanh", random: "Ngẫu nhiên" },
    more: "Đổi luật, trận đánh, đồng hồ",
    noClock: "Không có đồng hồ",
    start: "Bắt đầu",
  },
});
