// The last matches: several ideas at once.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"cup"> = {
  story: {
    en: "Last day, last match, and the camp has come over the river to watch you.",
    vi: "Ngày cuối, trận cuối, cả trại sang sông xem bạn đấu.",
  },
  levels: {
    bridge: {
      fen: "11/5c5/11/11/11/11/11/5A5/11/11/11/4C6 r - - 0 1",
      success: { hero: "a" },
      solution: ["Af5f8"],
      wrong: [{ turn: "Af5i8", reason: "river" }],
      en: {
        title: "Over the bridge again",
        task: "Cross the river with the artillery and make it a hero in one turn.",
        done: "Lan waves from the bridge.",
        hint: "Three steps to go, and three to fire.",
      },
      vi: {
        title: "Lại qua cầu",
        task: "Hãy cho pháo binh qua sông và thành anh hùng trong một lượt.",
        done: "Lan vẫy tay từ trên cầu.",
        hint: "Đi ba nấc, rồi bắn ba nấc.",
      },
    },
    fleet: {
      fen: "11/11/11/11/11/11/2(NFT)1g1c4/11/11/11/11/8C2 r - - 0 1",
      success: { won: "commanderCaptured" },
      limit: 1,
      idea: { capture: "g" },
      solution: ["c6:N:T>xe6,+F>xg6"],
      wrong: [{ turn: "c6:(NT):F>xg6", reason: "airDefense" }],
      en: {
        title: "Sea, land and air",
        task: "Captain Sơn has brought tank and air force into the river mouth. Win this turn.",
        done: "One of them opened the way, the air force struck.",
        hint: "The anti-air gun on e6 protects the commander. Who can take it?",
      },
      vi: {
        title: "Biển, bộ, không",
        task: "Thuyền trưởng Sơn đã chở xe tăng và không quân vào cửa sông. Hãy thắng ngay lượt này.",
        done: "Một quân mở đường, không quân ra đòn.",
        hint: "Pháo cao xạ ở e6 che cho Tư lệnh. Quân nào bắt được nó?",
      },
    },
    pincer: {
      fen: "6c4/11/10e/4(FT)4t1/11/11/11/11/11/11/11/8C2 r - - 0 1",
      success: { won: "checkmate" },
      limit: 1,
      solution: ["e9::T>g9,F>e12"],
      wrong: [{ turn: "e9:F:T>g9", fails: "turns" }],
      en: {
        title: "From two sides",
        task: "Blue's commander has room on the rank and on the file. Close both with one deploy: mate.",
        done: "The tank holds the file, the air force the rank.",
        hint: "One piece for each direction; your commander watches the i-file.",
      },
      vi: {
        title: "Hai gọng kìm",
        task: "Tư lệnh Xanh còn chỗ trên hàng và trên cột. Hãy khóa cả hai bằng một lần triển khai: chiếu hết.",
        done: "Xe tăng giữ cột, không quân giữ hàng.",
        hint: "Mỗi quân một hướng; Tư lệnh của bạn nhìn dọc cột i.",
      },
    },
    cup: {
      fen: "6c4/6i4/3s7/3(FI)7/11/11/11/11/11/11/11/7C3 r - - 0 1",
      success: { won: "checkmate" },
      limit: 1,
      solution: ["d9::I>xd10,+F>d12"],
      wrong: [{ turn: "d9:F:I>xd10", fails: "turns" }],
      en: {
        title: "The cup",
        task: "Everything you have learned, in one turn: rings, heroes, deploys, mate.",
        done: "The cup is yours, cadet. Or should we say: commander?",
        hint: "The infantry takes the missile. What does that make of the air force?",
      },
      vi: {
        title: "Chiếc cúp",
        task: "Tất cả những gì đã học, trong một lượt: phòng không, anh hùng, triển khai, chiếu hết.",
        done: "Cúp là của bạn, học viên. Hay phải gọi là Tư lệnh?",
        hint: "Bộ binh bắt tên lửa. Khi đó không quân thành gì?",
      },
    },
  },
};
