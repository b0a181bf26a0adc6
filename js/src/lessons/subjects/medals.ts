// What heroes can do.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"medals"> = {
  story: {
    en: "The veterans in the mess love to show what they can do.",
    vi: "Các cựu binh ở nhà ăn rất thích trổ tài.",
  },
  levels: {
    infantry: {
      fen: "11/11/11/11/11/3g7/5i5/11/3+I7/11/11/11 r - - 0 1",
      success: { capture: "any" },
      solution: ["+Id4xf6"],
      wrong: [{ turn: "+Id4xd7", reason: "tooFar" }],
      en: {
        title: "Two steps",
        task: "A heroic infantry goes two steps in all eight directions: take what it can reach.",
        done: "Engineers, anti-air guns and militia do the same.",
        hint: "Look along the diagonals.",
      },
      vi: {
        title: "Hai nấc",
        task: "Bộ binh anh hùng đi hai nấc theo tám hướng: hãy bắt quân trong tầm.",
        done: "Công binh, pháo cao xạ và dân quân anh hùng cũng vậy.",
        hint: "Nhìn theo các đường chéo.",
      },
    },
    tank: {
      fen: "11/11/11/11/11/7e3/6a4/11/4H6/3+T7/11/11 r - - 0 1",
      success: { capture: "any" },
      solution: ["+Td3xg6"],
      wrong: [{ turn: "+Td3xh7", reason: "tooFar" }],
      en: {
        title: "Three steps",
        task: "A heroic tank strikes three steps far, in all directions, still over others. Take what it reaches.",
        done: "Three along the diagonal, over the headquarters.",
        hint: "Count along the long diagonal.",
      },
      vi: {
        title: "Ba nấc",
        task: "Xe tăng anh hùng đánh xa ba nấc, mọi hướng, vẫn qua đầu quân khác. Hãy bắt quân trong tầm.",
        done: "Ba nấc chéo, qua đầu sở chỉ huy.",
        hint: "Đếm theo đường chéo dài.",
      },
    },
    missile: {
      fen: "11/11/11/11/11/5t5/11/7t3/11/5+S5/11/11 r - - 0 1",
      success: { capture: "t" },
      solution: ["+Sf3xh5"],
      wrong: [{ turn: "+Sf3xf7", reason: "tooFar" }],
      en: {
        title: "Three and two",
        task: "A heroic missile reaches three steps straight and two diagonally. Take the tank in range.",
        done: "Remember h5? Yesterday it was too far.",
        hint: "One target is four steps away.",
      },
      vi: {
        title: "Ba và hai",
        task: "Tên lửa anh hùng với ba nấc thẳng, hai nấc chéo. Hãy bắt xe tăng trong tầm.",
        done: "Nhớ h5 không? Hôm trước còn quá xa.",
        hint: "Một mục tiêu cách bốn nấc.",
      },
    },
    navy: {
      fen: "11/11/11/11/1n9/11/11/11/11/11/1+N3ft4/11 r - - 0 1",
      success: { capture: "any" },
      solution: ["+Nb2_f2"],
      wrong: [
        { turn: "+Nb2_g2", reason: "tooFar" },
        { turn: "+Nb2xb8", reason: "tooFar" },
      ],
      en: {
        title: "Five and four",
        task: "A heroic navy fires five steps at navies, four at the rest. Hit the one in range.",
        done: "The tank was one step too far, and so was the navy.",
        hint: "Count the steps to each.",
      },
      vi: {
        title: "Năm và bốn",
        task: "Hải quân anh hùng bắn hải quân xa năm nấc, quân khác bốn nấc. Hãy bắn mục tiêu trong tầm.",
        done: "Xe tăng xa hơn một nấc, hải quân cũng vậy.",
        hint: "Hãy đếm số nấc tới từng mục tiêu.",
      },
    },
    plane: {
      fen: "11/11/11/11/8h2/11/11/11/6g4/3+F7/11/11 r - - 0 1",
      success: { capture: "h" },
      solution: ["+Fd3xi8"],
      alternatives: ["+Fd3_i8"],
      wrong: [{ turn: "+Fd3d8", fails: "turns" }],
      en: {
        title: "Five steps",
        task: "A heroic air force flies five steps, and fears rings like any other. Strike i8.",
        done: "Just past the ring.",
        hint: "Follow the diagonal to its end.",
      },
      vi: {
        title: "Năm nấc",
        task: "Không quân anh hùng bay năm nấc, và vẫn sợ vòng phòng không. Hãy đánh i8.",
        done: "Vừa sượt qua mép vòng.",
        hint: "Theo đường chéo tới cuối.",
      },
    },
    commander: {
      fen: "10m/11/11/11/8h2/11/11/11/11/3+C7/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { capture: "h" },
      solution: ["+Cd3h7", "+Ch7xi8"],
      answers: [["Mk12k11", "Mk11k12"]],
      wrong: [{ turn: "+Cd3xi8", reason: "tooFar" }],
      en: {
        title: "Crosswise",
        task: "A heroic commander goes and strikes diagonally as well. Take the headquarters on i8 in two turns.",
        done: "Any distance to go, one step to strike.",
        hint: "Walk up to it along the diagonal.",
      },
      vi: {
        title: "Đi chéo",
        task: "Tư lệnh anh hùng đi và bắt được cả theo đường chéo. Hãy bắt sở chỉ huy ở i8 trong hai lượt.",
        done: "Đi xa tùy ý, bắt một nấc.",
        hint: "Theo đường chéo mà tới sát nó.",
      },
    },
  },
};
