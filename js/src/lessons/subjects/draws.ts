// Draws.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"draws"> = {
  story: {
    en: "The umpire's list of draws is short, and he knows it by heart.",
    vi: "Danh sách các kiểu hòa của trọng tài rất ngắn, ông thuộc lòng.",
  },
  levels: {
    stalemate: {
      fen: "2c8/11/11/11/2T8/11/11/11/11/11/11/3C7 r - - 0 1",
      success: { won: "checkmate" },
      failure: { drawn: "stalemate" },
      limit: 1,
      solution: ["Tc8c10"],
      wrong: [{ turn: "Tc8c9", fails: "drawn" }],
      en: {
        title: "Leave a way, or mate",
        task: "Give mate, and beware: a side that is not in check but cannot move has drawn.",
        done: "Mate wins, stalemate does not.",
        hint: "The commander must be attacked.",
        failed: "Blue cannot move and is not in check: a draw.",
      },
      vi: {
        title: "Chiếu hết hay để lối",
        task: "Hãy chiếu hết, và coi chừng: bên không bị chiếu mà hết nước đi thì hòa.",
        done: "Chiếu hết mới thắng, hết nước đi thì hòa.",
        hint: "Tư lệnh phải đang bị chiếu.",
        failed: "Xanh hết nước đi mà không bị chiếu: hòa.",
      },
    },
    clock: {
      fen: "10c/11/11/11/11/11/5i5/11/5(TI)5/11/11/4C6 r - - 99 1",
      success: { capture: "i" },
      failure: { drawn: "fiftyMoves" },
      limit: 1,
      solution: ["f4:I:T>xf6"],
      alternatives: [
        "(TI)f4xf6",
        "f4::T>xf6,I>f3",
        "f4::T>xf6,I>e4",
        "f4::T>xf6,I>g4",
        "f4::T>xf6,I>f5",
      ],
      wrong: [{ turn: "Ce1d1", fails: "drawn" }],
      en: {
        title: "The hundredth move",
        task: "For ninety-nine moves of both sides nothing was captured: one more, and it is a draw. Prevent it.",
        done: "A capture starts the count again; a deploy counts as one move.",
        hint: "Any capture will do.",
        failed: "A hundred moves without a capture: a draw.",
      },
      vi: {
        title: "Nước thứ một trăm",
        task: "Đã chín mươi chín nước của hai bên không bắt quân: thêm một nước nữa là hòa. Hãy tránh điều đó.",
        done: "Bắt quân là đếm lại từ đầu; cả lần triển khai tính một nước.",
        hint: "Bắt quân nào cũng được.",
        failed: "Một trăm nước không bắt quân: hòa.",
      },
    },
    thrice: {
      fen: "10m/11/5t5/4a6/11/11/11/11/11/11/11/10I r - - 0 1",
      success: { drawn: "threefoldRepetition" },
      solution: ["Ik1j1", "Ij1k1", "Ik1j1", "Ij1k1"],
      alternatives: ["Ik1k2"],
      answers: [["Mk12k11", "Mk11k12"]],
      wrong: [{ turn: "Ik1j2", reason: "noLine" }],
      en: {
        title: "Three times the same",
        task: "No commanders today, and Blue is stronger but only walks to and fro. Bring the same position about three times.",
        done: "The third time it is a draw, and you are content.",
        hint: "Step out and back, twice.",
      },
      vi: {
        title: "Ba lần như một",
        task: "Hôm nay không có Tư lệnh; Xanh mạnh hơn nhưng chỉ đi qua đi lại. Hãy lặp lại thế cờ đủ ba lần.",
        done: "Lần thứ ba là hòa, và thế là bạn mừng rồi.",
        hint: "Bước ra rồi bước vào, hai lượt như thế.",
      },
    },
  },
};
