// What blocks a line, and what does not.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"lines"> = {
  story: {
    en: "At the drill ground every piece stands in the way of another.",
    vi: "Trên thao trường, ai cũng vướng đường của ai.",
  },
  levels: {
    road: {
      introduces: ["e"],
      fen: "10c/11/11/11/11/11/11/11/3E7/3T7/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { reach: "d5", by: "t" },
      solution: ["Ed4e4", "Td3d5"],
      alternatives: ["Ed4c4"],
      answers: [["Ck12k11", "Ck11k12"]],
      marks: ["d5"],
      wrong: [{ turn: "Td3d5", reason: "blocked" }],
      en: {
        title: "Make way",
        task: "The engineer stands in the tank's way: clear the road, and bring the tank to d5 in two turns.",
        done: "Friend or enemy: whatever stands on the line blocks it.",
        hint: "The engineer has to step aside first.",
      },
      vi: {
        title: "Nhường đường",
        task: "Công binh đứng chắn xe tăng: hãy dọn đường, và đưa xe tăng tới d5 trong hai lượt.",
        done: "Quân mình hay quân địch, hễ đứng trên đường là chặn.",
        hint: "Công binh phải tránh sang bên trước.",
      },
    },
    above: {
      fen: "11/11/11/11/11/11/11/5ei4/5I5/5F5/11/11 r - - 0 1",
      success: { reach: "f7", by: "f" },
      solution: ["Ff3f7"],
      marks: ["f7"],
      wrong: [{ turn: "If4e4", fails: "turns" }],
      en: {
        title: "Over their heads",
        task: "A crowd on the road does not trouble Minh's air force. Fly it to f7.",
        done: "The air force is the only piece that moves over others.",
        hint: "Straight ahead, four steps.",
        failed:
          "The air force is not on f7, four steps straight ahead: the pieces between do not stop it.",
      },
      vi: {
        title: "Bay qua đầu",
        task: "Đường đông mấy cũng chẳng làm khó không quân của Minh. Hãy bay tới f7.",
        done: "Chỉ không quân đi qua đầu quân khác được.",
        hint: "Thẳng phía trước, bốn nấc.",
        failed:
          "Không quân chưa tới f7, bốn nấc thẳng phía trước: các quân ở giữa không cản được nó.",
      },
    },
    over: {
      introduces: ["h"],
      fen: "11/11/11/11/11/11/11/4i6/4H6/4T6/11/11 r - - 0 1",
      success: { capture: "i", by: "t" },
      solution: ["Te3xe5"],
      wrong: [{ turn: "Te3e4", reason: "cannotCombine" }],
      en: {
        title: "Over the roof",
        task: "The headquarters blocks the tank's moves, but not its captures. Take the infantry on e5 over it.",
        done: "The tank captured over it and took its target's place. Artillery, missiles, air forces and navies capture over others, too.",
        hint: "Move the tank to e5 as if nothing stood between.",
        failed:
          "The infantry on e5 still stands: the tank captures it from e3, over the headquarters.",
      },
      vi: {
        title: "Bắt qua đầu",
        task: "Sở chỉ huy chặn nước đi của xe tăng, nhưng không chặn nước bắt. Hãy bắt bộ binh ở e5 qua đầu nó.",
        done: "Xe tăng bắt qua đầu rồi vào chỗ của mục tiêu. Pháo binh, tên lửa, không quân và hải quân cũng bắt được qua đầu quân khác.",
        hint: "Cứ đưa xe tăng tới e5 như không có gì ở giữa.",
        failed: "Bộ binh ở e5 vẫn còn: xe tăng bắt nó từ e3, qua đầu sở chỉ huy.",
      },
    },
    artillery: {
      introduces: ["a"],
      fen: "11/11/11/11/11/11/4i6/7i3/11/3t1H5/4A6/11 r - - 0 1",
      success: { capture: "i", on: "h5" },
      solution: ["Ae2xh5"],
      wrong: [
        { turn: "Ae2xe6", reason: "tooFar" },
        { turn: "Ae2f4", reason: "noLine" },
      ],
      en: {
        title: "Long range",
        task: "Artillery reaches three steps in all eight directions. Take the infantry on h5.",
        done: "Three steps, any direction, over any head.",
        hint: "Count three steps along the diagonal.",
        failed: "The infantry on h5 still stands: it is three steps away on the diagonal.",
      },
      vi: {
        title: "Pháo tầm xa",
        task: "Pháo binh với tới ba nấc theo tám hướng. Hãy bắt bộ binh ở h5.",
        done: "Ba nấc, hướng nào cũng được, qua đầu ai cũng được.",
        hint: "Đếm ba nấc theo đường chéo.",
        failed: "Bộ binh ở h5 vẫn còn: nó ở cách ba nấc trên đường chéo.",
      },
    },
    missile: {
      introduces: ["s"],
      fen: "11/11/11/11/11/11/11/5t1t3/11/5S5/11/11 r - - 0 1",
      success: { capture: "t" },
      solution: ["Sf3xf5"],
      wrong: [{ turn: "Sf3xh5", reason: "tooFar" }],
      en: {
        title: "Two and one",
        task: "The missile reaches two steps straight, but only one diagonally. Take the tank it can reach.",
        done: "The other tank was two steps away on the diagonal: too far.",
        hint: "Look straight ahead.",
        failed: "The tank on f5 still stands: it is two steps straight ahead of the missile.",
      },
      vi: {
        title: "Hai và một",
        task: "Tên lửa với hai nấc thẳng, nhưng chỉ một nấc chéo. Hãy bắt chiếc xe tăng trong tầm.",
        done: "Chiếc kia cách hai nấc chéo: quá xa.",
        hint: "Hãy nhìn thẳng phía trước.",
        failed: "Xe tăng ở f5 vẫn còn: nó ở hai nấc thẳng trước tên lửa.",
      },
    },
    reach: {
      fen: "10c/11/11/11/4h6/11/11/11/11/11/4C6/11 r - - 0 1",
      success: { capture: "h", by: "c" },
      solution: ["Ce2e7", "Ce7xe8"],
      answers: [["Ck12k11", "Ck11k12"]],
      wrong: [{ turn: "Ce2xe8", reason: "tooFar" }],
      en: {
        title: "Short arms",
        task: "A commander walks far but captures only next to it. Take the empty headquarters on e8 in two turns.",
        done: "Long legs, short arms.",
        hint: "Walk up to it first.",
      },
      vi: {
        title: "Tay ngắn",
        task: "Tư lệnh đi xa nhưng chỉ bắt được quân kề bên. Hãy chiếm sở chỉ huy bỏ trống ở e8 trong hai lượt.",
        done: "Chân dài, tay ngắn.",
        hint: "Hãy đi tới sát nó đã.",
      },
    },
  },
};
