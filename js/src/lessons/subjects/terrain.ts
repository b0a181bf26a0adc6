// Water, coast, river and land: who may stand where.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"terrain"> = {
  story: {
    en: "Before breakfast the sergeant walks you along the shore.",
    vi: "Trước bữa sáng, trung sĩ dẫn bạn đi dọc bờ biển.",
  },
  levels: {
    shore: {
      fen: "11/11/11/11/11/11/11/11/3I7/11/11/11 r - - 0 1",
      success: { reach: "c4", by: "i" },
      solution: ["Id4c4"],
      marks: ["c4"],
      wrong: [{ turn: "Id4b4", reason: "tooFar" }],
      en: {
        title: "Wet boots",
        task: "The turquoise c-file is the beach, where every piece may stand: walk the infantry to c4.",
        done: "Files a and b are open sea: only ships go there.",
        hint: "One step towards the sea.",
        failed: "That is not the beach: c4 is one step towards the sea.",
      },
      vi: {
        title: "Ướt giày",
        task: "Cột c màu xanh ngọc là bãi biển, quân nào cũng đứng được: hãy đưa bộ binh tới c4.",
        done: "Cột a và b là biển khơi, chỉ tàu ra đó được.",
        hint: "Một nấc về phía biển.",
        failed: "Đó chưa phải bãi biển: c4 ở một nấc về phía biển.",
      },
    },
    ship: {
      fen: "11/11/11/11/11/11/11/11/11/1N9/11/11 r - - 0 1",
      success: { reach: "b7", by: "n" },
      solution: ["Nb3b7"],
      marks: ["b7"],
      wrong: [
        { turn: "Nb3d3", reason: "terrain" },
        { turn: "Nb3b8", reason: "tooFar" },
      ],
      en: {
        title: "Captain Sơn",
        task: "Captain Sơn takes you aboard: a navy sails up to four steps, in all eight directions. Sail to b7.",
        done: "Ships keep to the sea, the beach and the river mouth.",
        hint: "Straight up the b-file.",
        failed: "The ship is not on b7, four steps straight up the b-file.",
      },
      vi: {
        title: "Thuyền trưởng Sơn",
        task: "Thuyền trưởng Sơn mời bạn lên tàu: hải quân chạy tối đa bốn nấc, theo tám hướng. Hãy tới b7.",
        done: "Tàu chỉ chạy ngoài biển, ven bờ và trong cửa sông.",
        hint: "Cứ thẳng cột b mà lên.",
        failed: "Tàu chưa tới b7: bốn nấc thẳng theo cột b.",
      },
    },
    mouth: {
      fen: "11/11/11/11/11/11/1N9/11/11/11/11/11 r - - 0 1",
      success: { reach: "e6", by: "n" },
      solution: ["Nb6e6"],
      marks: ["e6"],
      wrong: [{ turn: "Nb6f6", reason: "terrain" }],
      en: {
        title: "Into the river",
        task: "The river mouth, turquoise too, holds ships and land pieces alike: d6, e6, d7 and e7. Sail in as far as e6.",
        done: "After e6 the bridge begins, and that is land.",
        hint: "Three steps along the sixth rank.",
        failed: "The ship is not on e6, three steps along the sixth rank.",
      },
      vi: {
        title: "Vào sông",
        task: "Cửa sông cũng màu xanh ngọc, tàu và quân trên bộ đều đứng được: d6, e6, d7 và e7. Hãy vào tới e6.",
        done: "Qua khỏi e6 là cầu, mà cầu là đất liền.",
        hint: "Ba nấc dọc hàng 6.",
        failed: "Tàu chưa tới e6: ba nấc dọc hàng 6.",
      },
    },
    wheels: {
      fen: "11/11/11/11/11/11/4F6/11/11/11/11/11 r - - 0 1",
      success: { reach: "c8", by: "f" },
      solution: ["Fe6c8"],
      marks: ["c8"],
      wrong: [
        { turn: "Fe6a6", reason: "terrain" },
        { turn: "Fe6b9", reason: "terrain" },
      ],
      en: {
        title: "Wheels need ground",
        task: "The air force is Pilot Minh's plane: it flies up to four steps over anything, but cannot land at sea. Take it to the beach on c8.",
        done: "It may fly over water; it just may not stop there.",
        hint: "Two steps along the diagonal.",
        failed: "The plane is not on c8, two steps along the diagonal towards the sea.",
      },
      vi: {
        title: "Bánh xe cần đất",
        task: "Không quân là máy bay của phi công Minh: bay tối đa bốn nấc qua mọi thứ, nhưng không đáp xuống biển được. Hãy đưa nó tới bãi c8.",
        done: "Bay trên biển thì được, chỉ không dừng lại được thôi.",
        hint: "Hai nấc theo đường chéo.",
        failed: "Máy bay chưa tới c8: hai nấc chéo về phía biển.",
      },
    },
    cove: {
      fen: "10c/11/11/11/11/11/11/11/11/2N8/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { reach: "e7", by: "n" },
      solution: ["Nc3c7", "Nc7e7"],
      alternatives: ["Nc3a3", "Nc3b4", "Nc3c5"],
      answers: [["Ck12k11", "Ck11k12"]],
      marks: ["e7"],
      wrong: [{ turn: "Nc3g7", reason: "terrain" }],
      en: {
        title: "Round the point",
        task: "Land in the way ends a ship's line. Find the way by water to e7 in two turns.",
        done: "No ship sails through a field, however short the way.",
        hint: "First up the beach, then into the river.",
      },
      vi: {
        title: "Vòng qua mũi đất",
        task: "Gặp đất liền là tàu hết đường. Hãy tìm đường nước tới e7 trong hai lượt.",
        done: "Đường có ngắn mấy, tàu cũng không chạy qua ruộng được.",
        hint: "Chạy dọc bờ trước, rồi rẽ vào sông.",
      },
    },
  },
};
