// The first steps: how pieces move, and that the sides take turns.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"first-steps"> = {
  story: {
    en: "Your first morning at the river camp: Sergeant Bình hands you the red pieces.",
    vi: "Buổi sáng đầu tiên ở trại ven sông, trung sĩ Bình giao cho bạn quân Đỏ.",
  },
  levels: {
    star: {
      fen: "11/11/11/11/11/11/11/11/5I5/11/11/11 r - - 0 1",
      success: { reach: "f5", by: "i" },
      solution: ["If4f5"],
      marks: ["f5"],
      wrong: [
        { turn: "If4f6", reason: "tooFar" },
        { turn: "If4g5", reason: "noLine" },
        { turn: "If4e4", fails: "turns" },
      ],
      en: {
        title: "One step",
        task: "Move the infantry one step ahead, from f4 to f5.",
        done: "That is an infantry: one step, straight ahead, back or aside.",
        hint: "Press the infantry first, then the marked point on f5.",
      },
      vi: {
        title: "Một nấc",
        task: "Hãy cho bộ binh tiến một nấc, từ f4 tới f5.",
        done: "Bộ binh là vậy: mỗi lượt một nấc, tiến, lùi hay sang ngang.",
        hint: "Chạm vào bộ binh trước, rồi chạm vào điểm được đánh dấu ở f5.",
      },
    },
    turns: {
      fen: "10c/11/11/11/11/11/11/11/5I5/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { reach: "g5", by: "i" },
      idea: { reach: "g5", by: "i" },
      solution: ["If4g4", "Ig4g5"],
      answers: [["Ck12k11", "Ck11k12"]],
      marks: ["g5"],
      wrong: [{ turn: "If4g5", reason: "noLine" }],
      en: {
        title: "Taking turns",
        task: "Red moves, then Blue, then Red again. Walk the infantry to g5 in two turns.",
        done: "Blue's commander only stretched its legs, but it was Blue's turn.",
        hint: "One step aside and one ahead, in either order.",
      },
      vi: {
        title: "Lần lượt đi",
        task: "Đỏ đi, rồi Xanh đi, rồi lại tới Đỏ. Hãy đưa bộ binh tới g5 trong hai lượt.",
        done: "Tư lệnh Xanh chỉ đi dạo thôi, nhưng đó là lượt của Xanh.",
        hint: "Một nấc sang ngang, một nấc tiến, thứ tự nào cũng được.",
      },
    },
    militia: {
      fen: "11/11/11/11/11/11/11/11/5M5/11/11/11 r - - 0 1",
      success: { reach: "g5", by: "m" },
      solution: ["Mf4g5"],
      marks: ["g5"],
      wrong: [{ turn: "Mf4f6", reason: "tooFar" }],
      en: {
        title: "Over the fields",
        task: "The militia knows every path, so it may also go diagonally. Send it to g5 in one turn.",
        done: "Eight directions, one step: that is the militia.",
        hint: "From f4 to g5 is one step along the diagonal.",
      },
      vi: {
        title: "Băng qua ruộng",
        task: "Dân quân thuộc mọi lối tắt nên đi chéo được. Hãy đưa dân quân tới g5 trong một lượt.",
        done: "Tám hướng, một nấc: dân quân là vậy.",
        hint: "Từ f4 tới g5 là một nấc theo đường chéo.",
      },
    },
    tank: {
      fen: "11/11/11/11/11/11/11/11/11/6T4/11/11 r - - 0 1",
      success: { reach: "g5", by: "t" },
      solution: ["Tg3g5"],
      marks: ["g5"],
      wrong: [
        { turn: "Tg3h4", reason: "noLine" },
        { turn: "Tg3g6", reason: "tooFar" },
      ],
      en: {
        title: "On tracks",
        task: "A tank rolls one or two steps, straight. Drive it to g5.",
        done: "Twice as fast as walking.",
        hint: "Two steps ahead, in one turn.",
      },
      vi: {
        title: "Trên bánh xích",
        task: "Xe tăng chạy thẳng một hoặc hai nấc. Hãy lái nó tới g5.",
        done: "Nhanh gấp đôi đi bộ.",
        hint: "Tiến hai nấc trong một lượt.",
      },
    },
    commander: {
      fen: "11/11/11/11/11/11/11/11/11/11/8C2/11 r - - 0 1",
      rules: { playOn: true },
      success: { reach: "i9", by: "c" },
      solution: ["Ci2i9"],
      marks: ["i9"],
      wrong: [{ turn: "Ci2j3", reason: "noLine" }],
      en: {
        title: "The long walk",
        task: "Your commander goes straight, as far as the road is free. Take it to i9 at once.",
        done: "It is fast, and you must never lose it.",
        hint: "Up the i-file, all the way.",
      },
      vi: {
        title: "Đường dài",
        task: "Tư lệnh đi thẳng, đường trống tới đâu đi được tới đó. Hãy đưa Tư lệnh tới i9 ngay.",
        done: "Tư lệnh đi nhanh, và bạn không bao giờ được để mất.",
        hint: "Cứ thẳng cột i mà đi.",
      },
    },
    capture: {
      fen: "11/11/11/11/11/5i5/11/5T5/11/11/11/11 r - - 0 1",
      success: { capture: "i", by: "t" },
      solution: ["Tf5xf7"],
      wrong: [{ turn: "Tf5f6", fails: "turns" }],
      en: {
        title: "The first capture",
        task: "A blue infantry waits on f7, two steps away. Take it with the tank.",
        done: "The tank now stands where the infantry stood.",
        hint: "Move the tank onto the blue piece.",
      },
      vi: {
        title: "Bắt quân đầu tiên",
        task: "Bộ binh xanh đứng ở f7, cách hai nấc. Hãy dùng xe tăng bắt nó.",
        done: "Xe tăng đã vào chỗ của bộ binh.",
        hint: "Đưa xe tăng vào đúng điểm có quân xanh.",
      },
    },
    army: {
      fen: "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
      success: { reach: "f6", by: "t" },
      solution: ["Tf4f6"],
      marks: ["f6"],
      wrong: [{ turn: "If4f6", reason: "notInStack" }],
      en: {
        title: "All nineteen",
        task: "This is how every game begins: nineteen pieces a side, and Red moves first. Roll the tank from f4 to the bridge on f6.",
        done: "You have made the first move of a real game.",
        hint: "The tank on f4 goes two steps ahead.",
      },
      vi: {
        title: "Đủ mười chín quân",
        task: "Ván nào cũng bắt đầu thế này: mỗi bên mười chín quân, Đỏ đi trước. Hãy cho xe tăng ở f4 lên cầu f6.",
        done: "Bạn vừa đi nước đầu tiên của một ván thật.",
        hint: "Xe tăng ở f4 tiến hai nấc.",
      },
    },
  },
};
