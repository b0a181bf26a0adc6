// Landings from the sea: what must not stay behind, and who has acted.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"landing"> = {
  story: {
    en: "Captain Sơn has a new idea about what a navy is for.",
    vi: "Thuyền trưởng Sơn có ý tưởng mới: hải quân dùng để làm gì.",
  },
  levels: {
    tank: {
      fen: "11/11/11/11/11/11/11/11/1(NT)9/11/11/11 r - - 0 1",
      success: {
        all: [
          { reach: "d4", by: "t" },
          { reach: "b4", by: "n" },
        ],
      },
      solution: ["b4:N:T>d4"],
      marks: ["d4"],
      wrong: [{ turn: "b4:N:T>e4", reason: "tooFar" }],
      arrows: [["b4", "d4"]],
      en: {
        title: "Land a tank",
        task: "Land the tank from the navy on d4, while the navy stays at sea.",
        done: "That is what a navy is for.",
        hint: "Pick the tank: it drives two steps, over the coast.",
        failed: "The tank alone has to land on d4, while the navy stays at sea.",
      },
      vi: {
        title: "Đổ bộ xe tăng",
        task: "Hãy cho xe tăng từ hải quân đổ bộ lên d4, còn hải quân ở lại ngoài biển.",
        done: "Hải quân dùng để làm việc đó.",
        hint: "Chọn xe tăng: nó chạy hai nấc, qua ven bờ.",
        failed: "Riêng xe tăng phải đổ bộ lên d4, còn hải quân ở lại ngoài biển.",
      },
    },
    cargo: {
      fen: "11/11/11/11/1n9/11/11/11/1(NI)9/11/11/11 r - - 0 1",
      success: { all: [{ capture: "n" }, { reach: "c4", by: "i" }] },
      solution: ["b4::I>c4,N>xb8"],
      marks: ["c4"],
      wrong: [{ turn: "Nb4>xb8", reason: "leavesCargo" }],
      en: {
        title: "All ashore first",
        task: "Sink the navy on b8, and set the infantry down on c4 before you go.",
        done: "A navy cannot sail away from passengers who cannot swim.",
        hint: "First the infantry, then the navy.",
        failed:
          "First the infantry steps down on c4, then the navy takes the one on b8, in one turn.",
      },
      vi: {
        title: "Không bỏ ai lại",
        task: "Hãy hạ hải quân ở b8, nhưng trước khi đi cho bộ binh lên c4.",
        done: "Hải quân không được bỏ khách lại giữa biển mà đi.",
        hint: "Bộ binh trước, hải quân sau.",
        failed: "Bộ binh xuống c4 trước, rồi hải quân bắt chiếc ở b8, trong cùng một lượt.",
      },
    },
    acted: {
      fen: "11/11/11/11/11/11/n10/11/(NFT)3h6/11/11/11 r - - 0 1",
      success: {
        all: [
          { capture: "any", times: 2 },
          { combine: "nt", on: "a4" },
        ],
      },
      limit: 1,
      solution: ["a4:(NT):T>_a6,F>xe4"],
      wrong: [{ turn: "a4:(NT):F>xe4", fails: "turns" }],
      en: {
        title: "A shot from the deck",
        task: "The tank can fire from the deck, the air force can fly. Take both targets in one turn; the navy holds its place.",
        done: "The tank fired, stayed aboard, and has acted for this turn.",
        hint: "Let the tank fire at a6, and the air force fly to e4.",
        failed:
          "Both targets have to fall in one turn: the tank fires from the deck, the air force flies.",
      },
      vi: {
        title: "Bắn từ trên boong",
        task: "Xe tăng bắn được từ trên boong, không quân thì bay. Hãy bắt cả hai mục tiêu trong một lượt; hải quân giữ nguyên chỗ.",
        done: "Xe tăng bắn xong vẫn ở trên hải quân, và hết phần trong lượt này.",
        hint: "Xe tăng bắn a6, không quân bay tới e4.",
        failed:
          "Phải bắt cả hai mục tiêu trong một lượt: xe tăng bắn từ boong, không quân thì bay.",
      },
    },
    drop: {
      fen: "11/11/11/11/11/11/11/1(NFI)9/11/11/11/11 r - - 0 1",
      success: {
        all: [
          { reach: "f9", by: "i" },
          { reach: "b5", by: "n" },
        ],
      },
      solution: ["b5:N:(FI)>f9"],
      marks: ["f9"],
      wrong: [{ turn: "(NFI)b5b9", fails: "turns" }],
      en: {
        title: "Paratroops",
        task: "The infantry must get to f9 this turn, and the navy stays on b5.",
        done: "Air force and infantry took off together.",
        hint: "The air force leaves the navy with its passenger.",
        failed: "Air force and infantry have to fly to f9 together, while the navy stays on b5.",
      },
      vi: {
        title: "Lính dù",
        task: "Lượt này bộ binh phải tới f9, còn hải quân ở lại b5.",
        done: "Không quân và bộ binh cất cánh cùng nhau.",
        hint: "Không quân rời hải quân, chở theo khách.",
        failed: "Không quân và bộ binh phải cùng tới f9, còn hải quân ở lại b5.",
      },
    },
    coast: {
      fen: "10c/11/11/11/11/11/11/11/11/11/2(NT)8/11 r - - 0 1",
      rules: { playOn: true },
      success: { reach: "e5", by: "t" },
      solution: ["(NT)c2c5", "c5:N:T>e5"],
      answers: [["Ck12k11", "Ck11k12"]],
      marks: ["e5"],
      wrong: [{ turn: "c2:N:T>e5", reason: "noLine" }],
      en: {
        title: "Up the coast",
        task: "By road the tank needs three turns to e5. Get it there in two, by navy.",
        done: "Sail first, land second.",
        hint: "Sail until the tank can land straight on e5.",
      },
      vi: {
        title: "Dọc bờ biển",
        task: "Đi đường bộ, xe tăng mất ba lượt mới tới e5. Hãy đi hải quân, chỉ hai lượt.",
        done: "Chạy hải quân trước, đổ bộ sau.",
        hint: "Chạy tới chỗ xe tăng đổ bộ thẳng lên e5 được.",
      },
    },
  },
};
