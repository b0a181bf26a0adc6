// Suicide captures, and what else the rings allow.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"kamikaze"> = {
  story: {
    en: "In the simulator Minh lets you crash as often as you like.",
    vi: "Trong buồng tập lái, Minh cho bạn rơi bao nhiêu lần cũng được.",
  },
  levels: {
    gun: {
      fen: "11/11/11/11/11/11/4g6/11/4F6/11/11/11 r - - 0 1",
      success: { capture: "g", kind: "suicide" },
      solution: ["Fe4@e6"],
      wrong: [{ turn: "Fe4e5", reason: "airDefense" }],
      arrows: [["e4", "e6"]],
      en: {
        title: "One for one",
        task: "Inside one ring an air force can only strike and be lost with its target: trade it for the anti-air gun.",
        done: "Both are gone. This is a suicide capture.",
        hint: "Fly at the anti-air gun itself.",
      },
      vi: {
        title: "Một đổi một",
        task: "Trong một vòng, không quân chỉ còn cách đánh và mất cùng mục tiêu: hãy đổi nó lấy pháo cao xạ.",
        done: "Cả hai cùng mất. Đó là cảm tử.",
        hint: "Bay thẳng vào pháo cao xạ.",
      },
    },
    worth: {
      fen: "11/11/11/11/11/4a6/4g6/11/4F6/11/11/11 r - - 0 1",
      success: { points: 30 },
      solution: ["Fe4@e7"],
      wrong: [{ turn: "Fe4@e6", fails: "turns" }],
      en: {
        title: "Make it count",
        task: "The air force will be lost either way. Trade it for the artillery on e7.",
        done: "Within the same ring it may go on to any target.",
        hint: "The anti-air gun's ring covers e7 as well, and no second one does.",
        failed: "The artillery on e7 still stands: it is worth more than the anti-air gun.",
      },
      vi: {
        title: "Đổi cho đáng",
        task: "Đằng nào cũng mất không quân. Hãy đổi lấy pháo binh ở e7.",
        done: "Trong cùng một vòng, nó bay tiếp tới mục tiêu nào cũng được.",
        hint: "Vòng của pháo cao xạ phủ cả e7, và không có vòng thứ hai.",
        failed: "Pháo binh ở e7 vẫn còn: nó đáng giá hơn pháo cao xạ.",
      },
    },
    inside: {
      fen: "11/11/11/11/11/11/4g6/4F3h2/11/11/11/11 r - - 0 1",
      success: { capture: "h" },
      failure: { lost: "f" },
      solution: ["Fe5xi5"],
      alternatives: ["Fe5_i5"],
      wrong: [
        { turn: "Fe5e7", reason: "airDefense" },
        { turn: "Fe5@e6", fails: "lost" },
      ],
      en: {
        title: "Already inside",
        task: "Your air force woke up next to an anti-air gun. Only the points it enters count: strike the headquarters on i5.",
        done: "Where it starts does not matter.",
        hint: "On the fifth rank no other point is covered.",
        failed: "That cost you the air force.",
      },
      vi: {
        title: "Ở sẵn trong vòng",
        task: "Không quân của bạn ở ngay cạnh pháo cao xạ. Chỉ tính những điểm bay vào: hãy đánh sở chỉ huy ở i5.",
        done: "Xuất phát từ đâu không quan trọng.",
        hint: "Trên hàng 5 không còn điểm nào bị giữ.",
        failed: "Mất không quân rồi.",
      },
    },
    deck: {
      fen: "11/2N8/11/11/5F5/11/11/2N8/3s7/11/11/11 r - - 0 1",
      success: { combine: "nf" },
      solution: ["Ff8&c11"],
      wrong: [{ turn: "Ff8&c5", reason: "airDefense" }],
      en: {
        title: "The right navy",
        task: "In a ring an air force cannot land, not even on its own navy. Land on the navy that lies outside.",
        done: "Outside all rings everything is as usual.",
        hint: "The missile covers one of the two navies.",
      },
      vi: {
        title: "Đúng hải quân",
        task: "Trong vòng, không quân không đáp được, kể cả xuống hải quân mình. Hãy đáp xuống hải quân ở ngoài vòng.",
        done: "Ngoài mọi vòng thì mọi thứ như thường.",
        hint: "Tên lửa giữ một trong hai hải quân.",
      },
    },
  },
};
