// Heroes: who attacks the enemy commander becomes one.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"heroes"> = {
  story: {
    en: "A letter arrives: the Blue academy invites you to the autumn manoeuvres.",
    vi: "Có thư tới: học viện Xanh mời bạn dự cuộc diễn tập mùa thu.",
  },
  levels: {
    medal: {
      fen: "4c6/11/11/11/4T6/11/11/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { hero: "t" },
      solution: ["Te8e10"],
      wrong: [{ turn: "Te8e9", fails: "turns" }],
      en: {
        title: "The first medal",
        task: "A piece that attacks the enemy commander becomes a hero: bring the tank within reach of it.",
        done: "From now on this tank reaches further.",
        hint: "A tank strikes two steps straight. Where must it stand?",
        failed: "No hero yet: from there the tank does not attack the commander.",
      },
      vi: {
        title: "Huân chương đầu tiên",
        task: "Quân nào đánh tới Tư lệnh đối phương thì thành anh hùng: hãy đưa xe tăng vào tầm.",
        done: "Từ giờ chiếc xe tăng này với xa hơn.",
        hint: "Xe tăng đánh thẳng hai nấc. Nó phải đứng đâu?",
        failed: "Chưa thành anh hùng: từ đó xe tăng chưa đe dọa tư lệnh.",
      },
    },
    pair: {
      fen: "4c6/11/11/11/11/11/4(FT)6/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { all: [{ hero: "f" }, { hero: "t" }] },
      solution: ["(FT)e6e10"],
      wrong: [{ turn: "e6:T:F>e10", fails: "turns" }],
      en: {
        title: "Two at once",
        task: "Carried pieces count too. Make heroes of air force and tank in one turn.",
        done: "Each of them attacks, so each of them is a hero.",
        hint: "Land where the tank could strike as well.",
      },
      vi: {
        title: "Hai anh hùng",
        task: "Quân được chở cũng tính. Hãy cho cả không quân và xe tăng thành anh hùng trong một lượt.",
        done: "Quân nào cũng đánh tới được, nên quân nào cũng là anh hùng.",
        hint: "Đáp xuống chỗ mà xe tăng cũng đánh tới được.",
      },
    },
    uncover: {
      fen: "4c6/11/3Ig6/11/4F6/11/11/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { hero: "f", on: "e8" },
      solution: ["Id10xe10"],
      wrong: [{ turn: "Fe8@e10", fails: "turns" }],
      arrows: [["e8", "e12"]],
      en: {
        title: "Without moving",
        task: "The anti-air gun keeps your air force on e8 from striking. Make the air force a hero without moving it.",
        done: "The infantry opened the line, and the air force got the medal.",
        hint: "What closes the line from e8 to e12?",
      },
      vi: {
        title: "Không cần đi",
        task: "Pháo cao xạ cản không quân ở e8. Hãy cho không quân thành anh hùng mà không đi nó.",
        done: "Bộ binh mở đường, không quân được huân chương.",
        hint: "Cái gì chặn đường từ e8 tới e12?",
      },
    },
    use: {
      fen: "4c6/11/11/11/4T6/7h3/11/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { capture: "h" },
      solution: ["Te8e10", "+Te10xh7"],
      answers: [["Ce12f12", "Cf12e12"]],
      wrong: [{ turn: "Te8xh7", reason: "noLine" }],
      en: {
        title: "Longer arms",
        task: "The headquarters on h7 is out of reach for a plain tank. Take it in two turns.",
        done: "A hero goes one step further, and diagonally too. The medal stays.",
        hint: "First earn the medal.",
      },
      vi: {
        title: "Tay dài hơn",
        task: "Xe tăng thường không với tới sở chỉ huy ở h7. Hãy bắt nó trong hai lượt.",
        done: "Anh hùng với thêm một nấc, đi chéo được, và giữ mãi danh hiệu.",
        hint: "Hãy giành huân chương trước.",
      },
    },
    house: {
      fen: "11/11/11/11/11/11/11/11/3H1+H5/11/11/11 r - - 0 1",
      success: { reach: "g5", by: "h" },
      solution: ["+Hf4g5"],
      marks: ["g5"],
      wrong: [{ turn: "Hd4d5", reason: "tooFar" }],
      en: {
        title: "The moving house",
        task: "A headquarters never moves, unless it is a hero: then one step, in any direction. Take it to g5.",
        done: "It attacks nothing by itself, so it rarely becomes one.",
        hint: "Only the decorated one can move.",
      },
      vi: {
        title: "Ngôi nhà biết đi",
        task: "Sở chỉ huy không bao giờ đi, trừ khi là anh hùng: khi đó đi một nấc, mọi hướng. Hãy tới g5.",
        done: "Nó không tự đánh ai nên hiếm khi thành anh hùng.",
        hint: "Chỉ cái có huân chương là đi được.",
      },
    },
  },
};
