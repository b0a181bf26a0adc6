// The navy: two ranges, what counts as a ship, and firing at land.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"navy"> = {
  story: {
    en: "Captain Sơn needs a gunner for the day, and points at you.",
    vi: "Thuyền trưởng Sơn cần một pháo thủ cho hôm nay, và chỉ vào bạn.",
  },
  levels: {
    four: {
      fen: "11/11/11/11/n10/11/1n9/11/11/11/1N9/11 r - - 0 1",
      success: { capture: "n" },
      solution: ["Nb2xb6"],
      wrong: [{ turn: "Nb2xa8", reason: "noLine" }],
      en: {
        title: "Ship against ship",
        task: "Ships fire four steps far at other ships: sink the one on b6.",
        done: "Against a ship, four steps.",
        hint: "Count four steps up the b-file.",
      },
      vi: {
        title: "Tàu đánh tàu",
        task: "Tàu bắn tàu xa bốn nấc: hãy hạ chiếc ở b6.",
        done: "Đánh tàu thì bốn nấc.",
        hint: "Đếm bốn nấc dọc cột b.",
      },
    },
    three: {
      fen: "11/11/11/11/11/11/11/11/11/1N2tf5/11/11 r - - 0 1",
      success: { capture: "any", kind: "stay" },
      solution: ["Nb3_e3"],
      wrong: [{ turn: "Nb3xf3", reason: "tooFar" }],
      en: {
        title: "Ship against shore",
        task: "At anything else a ship fires only three steps far. Hit what is in range on the third rank.",
        done: "The ship stayed at sea: it cannot stand on a field.",
        hint: "One target is three steps away, the other four.",
      },
      vi: {
        title: "Tàu đánh bờ",
        task: "Đánh mục tiêu khác thì tàu chỉ bắn xa ba nấc. Hãy bắn mục tiêu trong tầm trên hàng 3.",
        done: "Tàu vẫn ở ngoài biển: nó không đứng trên đồng được.",
        hint: "Một mục tiêu cách ba nấc, cái kia bốn nấc.",
      },
    },
    beach: {
      fen: "11/11/11/11/2g8/11/N3m6/11/11/11/11/11 r - - 0 1",
      success: { reach: "c8", by: "n" },
      solution: ["Na6xc8"],
      marks: ["c8"],
      en: {
        title: "On the beach",
        task: "Ships may stand on the beach. Take the gun on c8, and its place.",
        done: "On the c-file a ship captures like everybody else.",
        hint: "Two steps along the diagonal.",
      },
      vi: {
        title: "Lên bãi",
        task: "Tàu đậu được ở bãi biển. Hãy bắt cao xạ ở c8 và vào chỗ của nó.",
        done: "Ở cột c, tàu bắt quân như mọi quân khác.",
        hint: "Hai nấc theo đường chéo.",
      },
    },
    carrier: {
      fen: "11/11/11/11/11/11/1(nf)3f5/11/11/11/1N9/11 r - - 0 1",
      success: { capture: "f" },
      solution: ["Nb2xb6"],
      wrong: [{ turn: "Nb2xf6", reason: "tooFar" }],
      en: {
        title: "A plane on deck",
        task: "Both planes are four steps away, but one of them stands on a ship. Bring one down.",
        done: "What counts is the carrier: a ship is in range at four steps, with all aboard.",
        hint: "Which range counts for a stack? That of its carrier.",
      },
      vi: {
        title: "Máy bay trên boong",
        task: "Hai máy bay đều cách bốn nấc, nhưng một chiếc đậu trên tàu. Hãy hạ một chiếc.",
        done: "Tính theo quân chở: tàu cách bốn nấc là trong tầm, cùng mọi thứ trên đó.",
        hint: "Với một khối thì tính tầm nào? Tầm của quân chở.",
      },
    },
    friends: {
      fen: "11/11/11/11/11/11/11/4e6/11/2I8/1N9/11 r - - 0 1",
      success: { capture: "e" },
      solution: ["Nb2_e5"],
      wrong: [{ turn: "Nb2d4", reason: "blocked" }],
      en: {
        title: "Keep your heads down",
        task: "Our infantry stands in the line of fire, and the ship fires over it. Hit the engineer on e5.",
        done: "Its way was blocked, its guns were not.",
        hint: "Three steps along the diagonal.",
      },
      vi: {
        title: "Cúi đầu xuống",
        task: "Bộ binh ta đứng trên đường bắn, và tàu bắn qua đầu. Hãy bắn công binh ở e5.",
        done: "Đường đi bị chặn, đường bắn thì không.",
        hint: "Ba nấc theo đường chéo.",
      },
    },
    upriver: {
      fen: "10c/11/11/11/11/N6t3/11/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { capture: "t" },
      solution: ["Na7e7", "Ne7_h7"],
      answers: [["Ck12k11", "Ck11k12"]],
      wrong: [{ turn: "Na7xh7", reason: "tooFar" }],
      en: {
        title: "Guns up the river",
        task: "The tank on the bridge believes it is safe. Hit it in two turns.",
        done: "Nobody had expected a ship so far inland.",
        hint: "From the river mouth, h7 is three steps away.",
      },
      vi: {
        title: "Pháo ngược sông",
        task: "Chiếc xe tăng trên cầu tưởng mình an toàn. Hãy bắn nó trong hai lượt.",
        done: "Không ai ngờ tàu vào sâu đến thế.",
        hint: "Từ cửa sông tới h7 là ba nấc.",
      },
    },
  },
};
