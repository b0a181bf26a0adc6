// The texts of the library.
import { table } from "../../texts/table.js";

export const gamesTexts = table({
  en: {
    title: "Your games",
    about:
      "Every game that you play, here or online, and every game that you open or analyse is kept in this browser.",
    none: "None yet.",
    search: "Search",
    searchHint: "Name, result, rules, date …",
    found: (found: number, all: number) =>
      found === all ? (all === 1 ? "1 game" : `${all} games`) : `${found} of ${all} games`,
    nothing: "No game fits.",
    save: "Save all as PGN",
    saveFound: "Save these as PGN",
    unreadable: (count: number) =>
      count === 1
        ? "One game is broken and is not in the file."
        : `${count} games are broken and are not in the file.`,
    goesOn: "goes on",
    analyse: (name: string) => `Analyse ${name}`,
    analyseShort: "Analyse",
    remove: (name: string) => `Delete ${name}`,
    removed: "The game was deleted.",
    undo: "Undo",
    more: "Show more",
  },
  vi: {
    title: "Các ván của bạn",
    about:
      "Mọi ván bạn chơi, tại đây hay trực tuyến, mở hay phân tích đều được giữ trong trình duyệt này.",
    none: "Chưa có ván nào.",
    search: "Tìm",
    searchHint: "Tên, kết quả, luật, ngày …",
    found: (found, all) => (found === all ? `${all} ván` : `${found} trong ${all} ván`),
    nothing: "Không có ván nào khớp.",
    save: "Lưu tất cả thành PGN",
    saveFound: "Lưu các ván này thành PGN",
    unreadable: (count) => `${count} ván bị hỏng và không có trong tệp.`,
    goesOn: "chưa xong",
    analyse: (name) => `Phân tích ${name}`,
    analyseShort: "Phân tích",
    remove: (name) => `Xóa ${name}`,
    removed: "Đã xóa ván cờ.",
    undo: "Hoàn tác",
    more: "Xem thêm",
  },
});
