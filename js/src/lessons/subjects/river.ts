// Heavy pieces and the river.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"river"> = {
  story: {
    en: "Engineer Lan looks after two bridges, and after everything heavy.",
    vi: "Công binh Lan trông coi hai cây cầu và mọi thứ nặng.",
  },
  levels: {
    bridge: {
      fen: "11/11/11/11/11/11/11/5A5/11/11/11/11 r - - 0 1",
      success: { reach: "f8", by: "a" },
      solution: ["Af5f8"],
      marks: ["f8"],
      wrong: [{ turn: "Af5i8", reason: "river" }],
      en: {
        title: "Over the bridge",
        task: "Artillery is heavy and needs a bridge: take it straight up the f-file to f8.",
        done: "Artillery, anti-air guns and missiles cross on the f-file and the h-file only.",
        hint: "Three steps ahead, over the bridge.",
      },
      vi: {
        title: "Qua cầu",
        task: "Pháo binh nặng nên cần cầu: hãy đưa nó thẳng theo cột f tới f8.",
        done: "Pháo binh, cao xạ và tên lửa chỉ qua sông ở cột f và cột h.",
        hint: "Ba nấc thẳng, qua cầu.",
      },
    },
    detour: {
      fen: "10c/11/11/11/11/11/11/3A7/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { reach: "f8", by: "a" },
      solution: ["Ad5f5", "Af5f8"],
      answers: [["Ck12k11", "Ck11k12"]],
      marks: ["f8"],
      wrong: [
        { turn: "Ad5d8", reason: "river" },
        { turn: "Ad5d7", reason: "river" },
      ],
      en: {
        title: "First to the road",
        task: "From d5 the river is closed to heavy pieces. Reach f8 in two turns.",
        done: "Where a line meets the river off the bridges, it ends.",
        hint: "Which file has a bridge nearby?",
      },
      vi: {
        title: "Ra đường cái trước",
        task: "Ở d5, quân nặng không qua sông được. Hãy tới f8 trong hai lượt.",
        done: "Gặp sông ngoài cầu là hết đường.",
        hint: "Gần đây cột nào có cầu?",
      },
    },
    shot: {
      fen: "11/11/11/11/4t6/11/11/4A6/11/11/11/11 r - - 0 1",
      success: { capture: "t" },
      solution: ["Ae5xe8"],
      wrong: [{ turn: "Ae5e7", reason: "river" }],
      en: {
        title: "Across by force",
        task: "Walking across is forbidden here, capturing is not. Take the tank on e8.",
        done: "A capture crosses the river anywhere, and the gun lands on the other side.",
        hint: "The river stops moves, not captures.",
      },
      vi: {
        title: "Đánh qua sông",
        task: "Ở đây không được đi qua, nhưng bắt quân thì được. Hãy bắt xe tăng ở e8.",
        done: "Bắt quân thì qua sông ở đâu cũng được, và pháo sang luôn bên kia.",
        hint: "Sông cản đi, không cản bắt.",
      },
    },
    light: {
      fen: "11/11/11/11/11/11/11/5GT4/11/11/11/11 r - - 0 1",
      success: { reach: "g7" },
      solution: ["Tg5g7"],
      marks: ["g7"],
      wrong: [{ turn: "Gf5f7", reason: "tooFar" }],
      en: {
        title: "Who is heavy?",
        task: "One of these two pieces can stand on g7 next. Send it.",
        done: "A tank is not heavy: it drives through the river where it likes.",
        hint: "Only artillery, anti-air guns and missiles are heavy.",
      },
      vi: {
        title: "Ai nặng?",
        task: "Một trong hai quân này tới g7 ngay được. Hãy cho nó đi.",
        done: "Xe tăng không thuộc loại nặng: nó lội sông chỗ nào cũng được.",
        hint: "Chỉ pháo binh, cao xạ và tên lửa là nặng.",
      },
    },
    cover: {
      fen: "10c/11/11/11/5t5/11/5G5/5A5/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: {
        all: [
          { capture: "t", by: "a" },
          { reach: "f7", by: "g" },
        ],
      },
      failure: { lost: "any" },
      solution: ["Af5xf8", "Gf6f7"],
      answers: [["Tf8xf7", "Tf8xf6", "Ck12k11", "Ck11k12"]],
      marks: ["f7"],
      wrong: [{ turn: "Gf6f7", fails: "lost" }],
      en: {
        title: "Shoot first, then walk",
        task: "Bring the anti-air gun over the bridge to f7. Mind the tank on f8.",
        done: "Shoot across the river, walk over the bridge.",
        hint: "Which piece can fire over the gun at f8?",
        failed: "The tank took the gun.",
      },
      vi: {
        title: "Bắn trước, đi sau",
        task: "Hãy đưa cao xạ qua cầu tới f7. Coi chừng xe tăng ở f8.",
        done: "Bắn qua sông, rồi đi qua cầu.",
        hint: "Quân nào bắn qua đầu cao xạ tới f8 được?",
        failed: "Xe tăng đã bắt mất cao xạ.",
      },
    },
    ferry: {
      fen: "11/11/11/11/11/11/6(EA)4/11/11/11/11/11 r - - 0 1",
      success: { reach: "g7", by: "a" },
      solution: ["(EA)g6g7"],
      marks: ["g7"],
      wrong: [{ turn: "Ag6>g7", reason: "river" }],
      en: {
        title: "Lan's ferry",
        task: "An engineer is light, and what it carries crosses with it. Take the artillery to g7.",
        done: "Carried pieces travel with their carrier.",
        hint: "Move the whole stack, one step.",
      },
      vi: {
        title: "Chuyến phà của Lan",
        task: "Công binh nhẹ, và những gì công binh chở thì qua theo. Hãy đưa pháo binh tới g7.",
        done: "Quân được chở đi theo quân chở.",
        hint: "Cho cả khối đi một nấc.",
      },
    },
    unload: {
      fen: "11/11/11/11/11/11/11/7(ES)3/11/11/11/11 r - - 0 1",
      success: { reach: "h7", by: "s", alone: true },
      idea: { deploy: 1 },
      solution: ["h5:E:S>h7"],
      marks: ["h7"],
      wrong: [{ turn: "h5:E:S>i6", fails: "turns" }],
      en: {
        title: "Off the truck",
        task: "A piece may leave its carrier and go on by its own rules. Send the missile alone from h5 over the bridge to h7.",
        done: "From the stack's point the missile obeyed the river like any heavy piece.",
        hint: "Pick the missile out of the stack, move it, then finish the turn.",
      },
      vi: {
        title: "Xuống xe",
        task: "Quân được chở có thể rời ra và đi theo luật của mình. Hãy cho riêng tên lửa từ h5 qua cầu tới h7.",
        done: "Rời khối, tên lửa vẫn theo luật qua sông như mọi quân nặng.",
        hint: "Lấy riêng tên lửa ra khỏi khối, đi, rồi hoàn tất lượt.",
      },
    },
  },
};
