// Notation: orders by radio.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"radio"> = {
  story: {
    en: "Hà at the radio has no time for long words.",
    vi: "Hà ở máy bộ đàm không có thời gian nói dài.",
  },
  levels: {
    which: {
      fen: "11/11/11/11/11/11/4i1T4/11/4T6/11/11/11 r - - 0 1",
      success: { all: [{ capture: "i" }, { reach: "e4", by: "t" }] },
      solution: ["Tg6xe6"],
      wrong: [{ turn: "Te4xe6", fails: "turns" }],
      en: {
        title: "Tgxe6",
        task: "Play what Hà says, Tgxe6: T is a tank, x captures, and g tells which tank.",
        done: "Only as much as needed to tell them apart.",
        hint: "The tank on the g-file.",
        failed: "That was not Hà's order: read it again, sign by sign.",
      },
      vi: {
        title: "Tgxe6",
        task: "Hãy đi theo lệnh của Hà, Tgxe6: T là xe tăng, x là bắt, g cho biết xe tăng nào.",
        done: "Chỉ nói vừa đủ để phân biệt.",
        hint: "Xe tăng ở cột g.",
        failed: "Chưa đúng lệnh của Hà: hãy đọc lại từng ký hiệu.",
      },
    },
    stay: {
      fen: "11/11/11/11/11/11/11/11/4F2i3/11/11/11 r - - 0 1",
      success: { all: [{ capture: "i" }, { reach: "e4", by: "f" }] },
      solution: ["Fe4_h4"],
      wrong: [{ turn: "Fe4xh4", fails: "turns" }],
      en: {
        title: "F_h4",
        task: "The order is F_h4. The line under it means: capture, and stay where you are.",
        done: "x goes there, _ stays, @ is lost with the target.",
        hint: "Strike h4 and fly home.",
        failed: "That was not Hà's order: read it again, sign by sign.",
      },
      vi: {
        title: "F_h4",
        task: "Lệnh là F_h4. Dấu gạch dưới nghĩa là: bắt mà đứng yên.",
        done: "x là vào chỗ, _ là đứng yên, @ là cảm tử.",
        hint: "Đánh h4 rồi bay về.",
        failed: "Chưa đúng lệnh của Hà: hãy đọc lại từng ký hiệu.",
      },
    },
    join: {
      fen: "11/11/11/11/11/11/11/3T7/3IT6/11/11/11 r - - 0 1",
      success: { combine: "ti", on: "d5" },
      solution: ["Id4&d5"],
      wrong: [{ turn: "Id4&e4", fails: "turns" }],
      en: {
        title: "I&d5",
        task: "The order is I&d5. The sign & means: join whoever stands there.",
        done: "Hà sounds pleased.",
        hint: "There are two tanks; the order names the point.",
        failed: "That was not Hà's order: read it again, sign by sign.",
      },
      vi: {
        title: "I&d5",
        task: "Lệnh là I&d5. Dấu & nghĩa là: nhập vào quân mình ở đó.",
        done: "Hà có vẻ hài lòng.",
        hint: "Có hai xe tăng; lệnh nói rõ điểm nào.",
        failed: "Chưa đúng lệnh của Hà: hãy đọc lại từng ký hiệu.",
      },
    },
    deploy: {
      fen: "11/11/11/11/11/11/11/11/2(NFT)1t6/11/11/11 r - - 0 1",
      success: {
        all: [
          { capture: "t", by: "t" },
          { reach: "g8", by: "f" },
          { reach: "c4", by: "n" },
        ],
      },
      solution: ["c4:N:F>g8,T>xe4"],
      wrong: [{ turn: "c4:(NF):T>xe4", fails: "turns" }],
      en: {
        title: "N<F>g8,T>xe4",
        task: "Hà reads out N<F>g8,T>xe4. Before the < stands who stays; then come the steps.",
        done: "You speak radio now.",
        hint: "The navy stays, the air force goes to g8, the tank takes e4.",
        failed: "That was not Hà's order: read it again, sign by sign.",
      },
      vi: {
        title: "N<F>g8,T>xe4",
        task: "Hà đọc N<F>g8,T>xe4. Trước dấu < là quân ở lại; sau đó là các bước.",
        done: "Giờ bạn nói được tiếng bộ đàm rồi.",
        hint: "Hải quân ở lại, không quân tới g8, xe tăng bắt e4.",
        failed: "Chưa đúng lệnh của Hà: hãy đọc lại từng ký hiệu.",
      },
    },
  },
};
