// What is said while a part of the site is loaded, and when it cannot be.
import { table } from "../../texts/table.js";

export const loadingTexts = table({
  en: {
    loading: "Loading …",
    failedTitle: "This did not work",
    failed: "This part of the site could not be loaded. A new version may be there: try again.",
    offline: "You are offline, and this part of the site has not been stored yet.",
    noWasm:
      "The rules need WebAssembly, which is switched off in your browser or forbidden by a policy.",
    again: "Try again",
  },
  vi: {
    loading: "Đang tải …",
    failedTitle: "Có trục trặc",
    failed: "Không tải được phần này của trang. Có thể đã có phiên bản mới: hãy thử lại.",
    offline: "Bạn đang ngoại tuyến, và phần này của trang chưa được lưu.",
    noWasm:
      "Luật chơi cần WebAssembly, nhưng trình duyệt của bạn đã tắt nó hoặc không được phép dùng.",
    again: "Thử lại",
  },
});
