// The texts of the place itself, which a game that goes on needs, too.
import { table } from "../../texts/table.js";

export const placeTexts = table({
  en: {
    title: "Play",
    broken: "Only a part of your last game could be restored.",
    friendShort: "a friend",
    running: (opponent: string) => `Your game against ${opponent} goes on.`,
    goOn: "Back to the game",
    runningNote: "Start begins another one; this one stays among your games.",
    position: "The game starts from your position.",
    badPosition: "The link does not contain a position that can be played.",
  },
  vi: {
    title: "Chơi",
    broken: "Chỉ khôi phục được một phần của ván trước.",
    friendShort: "bạn bè",
    running: (opponent) => `Ván của bạn với ${opponent} chưa xong.`,
    goOn: "Trở lại ván cờ",
    runningNote: "Bắt đầu sẽ mở ván khác; ván này vẫn nằm trong các ván của bạn.",
    position: "Ván cờ bắt đầu từ thế cờ của bạn.",
    badPosition: "Liên kết không có thế cờ chơi được.",
  },
});
