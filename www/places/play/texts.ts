// The texts of the place itself, which a game that goes on needs, too.
import { table } from "../../texts/table.js";

export const placeTexts = table({
  en: {
    title: "Play",
    broken: "Only a part of your last game could be restored.",
    notStored: "This game is not stored in this browser.",
    badPosition: "The link does not contain a position that can be played.",
  },
  vi: {
    title: "Chơi",
    broken: "Chỉ khôi phục được một phần của ván trước.",
    notStored: "Ván này không được lưu trong trình duyệt này.",
    badPosition: "Liên kết không có thế cờ chơi được.",
  },
});
