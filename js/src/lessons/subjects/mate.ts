// Checkmate, and the capture of the commander.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"mate"> = {
  story: {
    en: "Friendly or not, a match has to end somehow.",
    vi: "Giao hữu hay không, ván nào rồi cũng phải kết thúc.",
  },
  levels: {
    end: {
      fen: "5c5/11/5T2s2/4a6/1n3f2f2/11/11/11/11/11/11/4C6 r - - 0 1",
      success: { won: "commanderCaptured" },
      solution: ["Tf10xf12"],
      en: {
        title: "The shortest way",
        task: "Blue has far more pieces, but look at its commander: you can win at once.",
        done: "With one commander left on the board the game is over.",
        hint: "What can the tank on f10 reach?",
      },
      vi: {
        title: "Đường ngắn nhất",
        task: "Xanh nhiều quân hơn hẳn, nhưng hãy nhìn Tư lệnh của họ: bạn thắng ngay được.",
        done: "Chỉ còn một Tư lệnh trên bàn là hết ván.",
        hint: "Xe tăng ở f10 với tới đâu?",
      },
    },
    corner: {
      fen: "9ec/10e/11/5A5/11/11/11/11/11/11/11/3C7 r - - 0 1",
      success: { won: "checkmate" },
      limit: 1,
      solution: ["Af9h9"],
      wrong: [{ turn: "Af9i12", fails: "turns" }],
      en: {
        title: "No way out",
        task: "Blue's commander is shut in by its own engineers. Attack it so that nobody can help: checkmate.",
        done: "In check, and no legal answer: you have won.",
        hint: "From far away, where the engineers cannot take your gun.",
      },
      vi: {
        title: "Hết đường",
        task: "Tư lệnh Xanh bị công binh nhà vây kín. Hãy chiếu sao cho không ai cứu được: chiếu hết.",
        done: "Bị chiếu mà không còn nước hợp lệ: bạn thắng.",
        hint: "Chiếu từ xa, nơi công binh không bắt được pháo.",
      },
    },
    eyes: {
      fen: "10c/11/8T2/11/11/11/11/11/11/11/11/9C1 r - - 0 1",
      success: { won: "checkmate" },
      limit: 1,
      solution: ["Ti10k10"],
      wrong: [{ turn: "Ti10i12", fails: "turns" }],
      en: {
        title: "Your commander helps",
        task: "Your commander watches the j-file, so Blue's cannot step there. Give mate with the tank.",
        done: "One line was closed by your eyes, the other by the tank.",
        hint: "Blue's commander can only go along the k-file.",
      },
      vi: {
        title: "Tư lệnh góp sức",
        task: "Tư lệnh của bạn nhìn dọc cột j nên Tư lệnh Xanh không bước vào đó được. Hãy chiếu hết bằng xe tăng.",
        done: "Một đường bị ánh mắt bạn chặn, đường kia bị xe tăng chặn.",
        hint: "Tư lệnh Xanh chỉ còn đi dọc cột k.",
      },
    },
    guarded: {
      fen: "2c1i6/11/3(TI)t6/11/11/11/11/11/11/11/11/3C7 r - - 0 1",
      success: { won: "checkmate" },
      limit: 1,
      solution: ["d10::I>xe10,T>c10"],
      wrong: [{ turn: "d10:I:T>c10", fails: "turns" }],
      en: {
        title: "Guard removed",
        task: "Mate on c10 would work, but a blue tank guards that point. Remove it and mate, in one turn.",
        done: "First the guard, then the mate, all in one turn.",
        hint: "The infantry can take the tank on e10.",
      },
      vi: {
        title: "Loại lính gác",
        task: "Chiếu hết ở c10 thì được, nhưng một xe tăng xanh giữ điểm đó. Hãy loại nó và chiếu hết, trong một lượt.",
        done: "Loại lính gác rồi chiếu hết, tất cả trong một lượt.",
        hint: "Bộ binh bắt được xe tăng ở e10.",
      },
    },
    two: {
      fen: "5i3ce/8T2/11/11/11/7A3/11/11/11/11/11/6C4 r - - 0 1",
      success: { won: "checkmate" },
      limit: 2,
      solution: ["Ah7j9", "Ti11h11"],
      answers: [["Ek12k11", "Cj12j2", "Cj12xj11", "Cj12h12"]],
      en: {
        title: "Check, then mate",
        task: "Mate in two turns: the first check leaves Blue only one way to run.",
        done: "You knew where it would go before it did.",
        hint: "Check from three steps away, on the j-file.",
      },
      vi: {
        title: "Chiếu rồi chiếu hết",
        task: "Chiếu hết trong hai lượt: lần chiếu đầu chỉ để Xanh một đường chạy.",
        done: "Bạn biết nó chạy đi đâu trước cả nó.",
        hint: "Chiếu từ xa ba nấc, trên cột j.",
      },
    },
    quiet: {
      fen: "10c/8h2/11/11/10T/11/11/11/11/11/3C7/11 r - - 0 1",
      success: { won: "checkmate" },
      limit: 2,
      solution: ["Cd2j2", "Tk8k9"],
      answers: [["Ck12k11"]],
      en: {
        title: "The quiet move",
        task: "Mate in two turns, and the first one gives no check at all.",
        done: "Your commander closed the door, the tank came in.",
        hint: "Remember what your commander can do just by looking.",
      },
      vi: {
        title: "Nước lặng",
        task: "Chiếu hết trong hai lượt, mà lượt đầu không hề chiếu.",
        done: "Tư lệnh đóng cửa, xe tăng bước vào.",
        hint: "Nhớ xem Tư lệnh chỉ cần nhìn là làm được gì.",
      },
    },
  },
};
