// Inside a deploy: steps change what the next step may do.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"session"> = {
  story: {
    en: "On the ferry to the manoeuvres you and Minh plan turns on a napkin.",
    vi: "Trên chuyến phà tới nơi diễn tập, bạn và Minh vẽ kế hoạch lên khăn giấy.",
  },
  levels: {
    open: {
      fen: "11/11/11/11/4h6/11/4g6/11/4(FT)6/11/11/11 r - - 0 1",
      success: { all: [{ capture: "g" }, { capture: "h" }] },
      failure: { lost: "f" },
      limit: 1,
      solution: ["e4::T>xe6,F>xe8"],
      wrong: [{ turn: "e4:T:F>@e6", fails: "lost" }],
      en: {
        title: "In the right order",
        task: "Take anti-air gun and headquarters in one deploy, without losing the air force.",
        done: "Each step sees the board as the steps before left it.",
        hint: "The tank opens the sky for the air force.",
        failed: "The air force was lost.",
      },
      vi: {
        title: "Đúng thứ tự",
        task: "Hãy bắt pháo cao xạ và sở chỉ huy trong một lần triển khai mà không mất không quân.",
        done: "Bước sau thấy bàn cờ như bước trước để lại.",
        hint: "Xe tăng mở trời cho không quân.",
        failed: "Mất không quân rồi.",
      },
    },
    escape: {
      fen: "10c/11/11/11/11/11/4t6/11/4t6/11/4(TC)6/11 r - - 0 1",
      success: { capture: "t" },
      idea: { deploy: 1 },
      solution: ["e2:C:T>xe4"],
      wrong: [{ turn: "(TC)e2xe4", reason: "commanderInDanger" }],
      arrows: [["e4", "e2"]],
      en: {
        title: "Get off, then shoot",
        task: "Your commander rides in an attacked tank. Take the attacker without bringing the commander into new danger.",
        done: "The turn may end only when your commander is safe.",
        hint: "The tank should strike alone.",
      },
      vi: {
        title: "Xuống rồi hãy bắn",
        task: "Tư lệnh đang ngồi trong xe tăng bị chiếu. Hãy bắt quân chiếu mà không đưa Tư lệnh vào chỗ nguy mới.",
        done: "Chỉ được hoàn tất lượt khi Tư lệnh an toàn.",
        hint: "Để xe tăng đánh một mình.",
      },
    },
    double: {
      fen: "10c/11/11/11/11/11/11/8a2/5t1(FT)3/11/5C5/11 r - - 0 1",
      success: { all: [{ capture: "t" }, { capture: "a" }] },
      limit: 1,
      solution: ["h4::T>xf4,F>xi5"],
      wrong: [{ turn: "h4:F:T>xf4", reason: "commanderInDanger" }],
      arrows: [
        ["f4", "f2"],
        ["i5", "f2"],
      ],
      en: {
        title: "Twice in danger",
        task: "Tank and artillery both attack your commander. Take both in one deploy.",
        done: "A deploy may pass through danger, if it ends safe.",
        hint: "One target for each piece of the stack.",
      },
      vi: {
        title: "Hai lần nguy",
        task: "Xe tăng và pháo binh cùng chiếu Tư lệnh của bạn. Hãy bắt cả hai trong một lần triển khai.",
        done: "Triển khai được đi qua chỗ nguy, miễn là kết thúc an toàn.",
        hint: "Mỗi quân của khối một mục tiêu.",
      },
    },
    promotion: {
      fen: "4c6/11/4g6/11/4(FT)4h1/11/11/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { capture: "h" },
      limit: 1,
      solution: ["e8::T>xe10,+F>xj8"],
      wrong: [{ turn: "e8:T:F>xj8", reason: "tooFar" }],
      en: {
        title: "Promoted on the way",
        task: "The headquarters on j8 is five steps away, one too far for a plain air force. Take it this turn.",
        done: "The tank opened the line, the air force became a hero, and flew on as one.",
        hint: "Heroes fly five steps. How could the air force become one?",
      },
      vi: {
        title: "Phong giữa đường",
        task: "Sở chỉ huy ở j8 cách năm nấc, quá một nấc với không quân thường. Hãy bắt nó ngay lượt này.",
        done: "Xe tăng mở đường, không quân thành anh hùng, rồi bay tiếp như anh hùng.",
        hint: "Anh hùng bay năm nấc. Làm sao không quân thành anh hùng?",
      },
    },
  },
};
