// Deploying: parts of a stack go their own ways in one turn.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"deploy"> = {
  story: {
    en: "The rain stops, and the sergeant calls: all out.",
    vi: "Tạnh mưa, trung sĩ hô: tất cả xuống xe.",
  },
  levels: {
    off: {
      fen: "11/11/11/11/11/11/11/11/5(TI)5/11/11/11 r - - 0 1",
      success: { reach: "f5", by: "i", alone: true },
      limit: 1,
      idea: { deploy: 1 },
      solution: ["f4:T:I>f5"],
      marks: ["f5"],
      wrong: [{ turn: "(TI)f4f5", fails: "turns" }],
      en: {
        title: "Step off",
        task: "Pick the infantry out of the stack, move it alone to f5, then finish the turn.",
        done: "That was a deploy: a part of the stack went its own way.",
        hint: "Press the stack, pick the infantry, press f5, then finish.",
        failed: "The infantry has to stand on f5 alone: pick it out of the stack first.",
      },
      vi: {
        title: "Bước xuống",
        task: "Hãy lấy riêng bộ binh khỏi khối, đưa tới f5, rồi hoàn tất lượt.",
        done: "Đó là triển khai: một phần của khối đi đường riêng.",
        hint: "Chạm khối, chọn bộ binh, chạm f5, rồi hoàn tất.",
        failed: "Bộ binh phải đứng riêng ở f5: hãy lấy nó ra khỏi khối trước.",
      },
    },
    both: {
      fen: "11/11/11/11/9i1/11/5i5/11/5(FT)5/11/11/11 r - - 0 1",
      success: { capture: "i", times: 2 },
      limit: 1,
      solution: ["f4::T>xf6,F>xj8"],
      wrong: [{ turn: "(FT)f4xj8", fails: "turns" }],
      en: {
        title: "Two ways at once",
        task: "Both pieces of a stack may act in one turn. Take both infantries.",
        done: "Two captures, and still only one turn.",
        hint: "The tank for the near one, the air force for the far one.",
        failed:
          "Both infantries have to fall in one turn: the tank takes one, the air force the other.",
      },
      vi: {
        title: "Chia hai ngả",
        task: "Cả hai quân của khối được đánh trong một lượt. Hãy bắt cả hai bộ binh.",
        done: "Bắt hai quân mà vẫn chỉ là một lượt.",
        hint: "Xe tăng lo quân gần, không quân lo quân xa.",
        failed: "Phải bắt cả hai bộ binh trong một lượt: xe tăng bắt một, không quân bắt một.",
      },
    },
    together: {
      fen: "11/11/11/11/11/11/11/11/4(FTI)6/11/11/11 r - - 0 1",
      success: {
        all: [
          { combine: "ti", on: "e6" },
          { reach: "e4", by: "f" },
        ],
      },
      solution: ["e4:F:(TI)>e6"],
      marks: ["e6"],
      wrong: [{ turn: "e4:(FT):I>e5", fails: "turns" }],
      en: {
        title: "Leave together",
        task: "The air force stays on e4. Send tank and infantry together to e6.",
        done: "Several pieces may leave as one, if they form a stack.",
        hint: "Pick both, and move them as a tank moves.",
        failed: "Tank and infantry have to go to e6 together, while the air force stays on e4.",
      },
      vi: {
        title: "Xuống cùng nhau",
        task: "Không quân ở lại e4. Hãy cho xe tăng và bộ binh cùng tới e6.",
        done: "Vài quân rời khối cùng lúc được, nếu chúng thành một khối.",
        hint: "Chọn cả hai, rồi đi như xe tăng.",
        failed: "Xe tăng và bộ binh phải cùng tới e6, còn không quân ở lại e4.",
      },
    },
    join: {
      fen: "11/11/11/11/11/11/11/11/2(NI)T7/11/11/11 r - - 0 1",
      success: { combine: "ti" },
      idea: { deploy: 1 },
      solution: ["c4:N:I>&d4"],
      wrong: [{ turn: "(NI)c4c5", fails: "turns" }],
      en: {
        title: "Change trains",
        task: "The infantry wants to leave the navy and ride on the tank. Let it change.",
        done: "A step may join friends that stand there.",
        hint: "One step ashore, onto the tank.",
        failed: "The infantry has to leave the navy alone, and join the tank on d4.",
      },
      vi: {
        title: "Đổi xe",
        task: "Bộ binh muốn rời hải quân lên xe tăng. Hãy cho nó đổi xe.",
        done: "Bước triển khai có thể nhập vào quân mình đứng sẵn.",
        hint: "Một nấc lên bờ, vào chỗ xe tăng.",
        failed: "Riêng bộ binh phải rời hải quân, và lên xe tăng ở d4.",
      },
    },
    last: {
      fen: "11/11/11/11/11/11/11/11/2(NFT)8/11/11/11 r - - 0 1",
      success: {
        all: [
          { reach: "g8", by: "f", alone: true },
          { combine: "nt", on: "c7" },
        ],
      },
      solution: ["c4::F>g8,(NT)>c7"],
      marks: ["g8", "c7"],
      wrong: [{ turn: "(NFT)c4c7", fails: "turns" }],
      en: {
        title: "And the rest",
        task: "Send the air force to g8, and let navy and tank sail on together to c7.",
        done: "The last pieces of a stack may leave together.",
        hint: "First the air force, then the rest as one.",
        failed: "In one turn the air force goes to g8, then navy and tank go on to c7.",
      },
      vi: {
        title: "Còn lại đi sau",
        task: "Hãy cho không quân tới g8, rồi hải quân chở xe tăng chạy tiếp tới c7.",
        done: "Những quân cuối cùng được rời đi cùng nhau.",
        hint: "Không quân trước, phần còn lại đi sau.",
        failed: "Trong một lượt, không quân tới g8, rồi hải quân chở xe tăng đi tiếp tới c7.",
      },
    },
    three: {
      fen: "11/11/11/11/6a4/2n8/11/11/2(NFT)1t6/11/11/11 r - - 0 1",
      success: { capture: "any", times: 3 },
      limit: 1,
      solution: ["c4::T>xe4,F>xg8,N>xc7"],
      wrong: [{ turn: "c4:(NF):T>xe4", fails: "turns" }],
      en: {
        title: "Three at a stroke",
        task: "Navy, air force and tank each have a target. Take all three in one turn.",
        done: "The Blue academy will talk about that one.",
        hint: "Each piece goes by its own rules: tank to e4, air force to g8, navy to c7.",
        failed: "All three targets have to fall in one turn, one to each piece.",
      },
      vi: {
        title: "Một lượt ba quân",
        task: "Hải quân, không quân và xe tăng mỗi bên một mục tiêu. Hãy bắt cả ba trong một lượt.",
        done: "Học viện Xanh sẽ còn nhắc mãi.",
        hint: "Quân nào theo luật quân đó: xe tăng tới e4, không quân tới g8, hải quân tới c7.",
        failed: "Phải bắt cả ba mục tiêu trong một lượt, mỗi quân một mục tiêu.",
      },
    },
  },
};
