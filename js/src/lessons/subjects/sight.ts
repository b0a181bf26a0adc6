// The line of sight between the commanders.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"sight"> = {
  story: {
    en: "Across the field you see Blue's commander lift a pair of binoculars.",
    vi: "Bên kia cánh đồng, Tư lệnh Xanh đang giơ ống nhòm.",
  },
  levels: {
    curtain: {
      fen: "6c3m/11/11/11/11/11/11/11/4T6/11/3C7/11 r - - 0 1",
      success: { reach: "j2", by: "c" },
      solution: ["Te4g4", "Cd2j2"],
      answers: [["Mk12k11", "Mk11k12"]],
      marks: ["j2"],
      wrong: [{ turn: "Cd2j2", reason: "lineOfSight" }],
      arrows: [["g12", "g1"]],
      en: {
        title: "Close the curtain",
        task: "Your commander may not cross a line that the other one sees: take it to j2 in two turns.",
        done: "The tank hid it as it passed.",
        hint: "Something has to stand on the g-file first.",
      },
      vi: {
        title: "Kéo rèm lại",
        task: "Tư lệnh không được băng qua đường mà Tư lệnh kia nhìn thấy: hãy tới j2 trong hai lượt.",
        done: "Nấp sau xe tăng, chẳng ai thấy Tư lệnh đi qua.",
        hint: "Phải có quân đứng trên cột g trước đã.",
      },
    },
    house: {
      fen: "6c4/11/11/3H7/11/11/11/11/3C2H4/11/11/11 r - - 0 1",
      success: { combine: "hc" },
      solution: ["Cd4&d9"],
      wrong: [{ turn: "Cd4&g4", reason: "lineOfSight" }],
      arrows: [["g12", "g4"]],
      en: {
        title: "The right door",
        task: "Two headquarters, and Blue's commander watches the door of one. Bring yours in by the other.",
        done: "The first piece on an open line stands on that line too.",
        hint: "What does the commander on g12 see?",
      },
      vi: {
        title: "Đúng cửa",
        task: "Hai sở chỉ huy, và Tư lệnh Xanh đang nhìn vào cửa một nơi. Hãy vào nơi kia.",
        done: "Quân đầu tiên trên đường trống cũng nằm trên đường đó.",
        hint: "Tư lệnh ở g12 nhìn thấy gì?",
      },
    },
    hands: {
      fen: "6c4/11/11/11/11/11/11/11/5Ch1T2/11/11/11 r - - 0 1",
      success: { capture: "h" },
      solution: ["Ti4xg4"],
      wrong: [{ turn: "Cf4xg4", reason: "lineOfSight" }],
      en: {
        title: "Not with your own hands",
        task: "Take the headquarters on g4. Your commander stands next to it, but look up the g-file first.",
        done: "The tank may stand there, the commander may not.",
        hint: "Who else can reach g4?",
      },
      vi: {
        title: "Đừng tự tay làm",
        task: "Hãy bắt sở chỉ huy ở g4. Tư lệnh đứng ngay cạnh, nhưng nhìn lên cột g đã.",
        done: "Xe tăng đứng đó được, Tư lệnh thì không.",
        hint: "Còn quân nào với tới g4?",
      },
    },
    far: {
      fen: "4c6/11/11/11/11/11/11/7t3/11/7T3/11/4C6 r - - 0 1",
      success: { won: "commanderCaptured" },
      solution: ["Ce1xe12"],
      wrong: [{ turn: "Th3xh5", reason: "commanderInDanger" }],
      en: {
        title: "Across the whole board",
        task: "Blue was careless: nothing stands between the commanders. Win at once.",
        done: "Along an open line a commander takes the other one, however far.",
        hint: "Look along the e-file.",
      },
      vi: {
        title: "Suốt chiều dài bàn cờ",
        task: "Xanh sơ suất: giữa hai Tư lệnh không còn gì. Hãy thắng ngay.",
        done: "Trên đường trống, Tư lệnh bắt được Tư lệnh kia, xa mấy cũng được.",
        hint: "Nhìn dọc cột e.",
      },
    },
    first: {
      fen: "6c4/11/11/6A4/11/11/11/11/5t5/11/5C5/11 r - - 0 1",
      success: { won: "commanderCaptured" },
      solution: ["Ag9xg12"],
      wrong: [{ turn: "Ag9g8", reason: "commanderInDanger" }],
      en: {
        title: "Who comes first",
        task: "Both commanders are attacked, and it is your turn. Do not run: win at once.",
        done: "Capturing the commander is always legal and ends the game.",
        hint: "No need to run.",
      },
      vi: {
        title: "Ai nhanh hơn",
        task: "Cả hai Tư lệnh đều bị đe dọa, và tới lượt bạn. Đừng chạy: hãy thắng ngay.",
        done: "Bắt Tư lệnh đối phương lúc nào cũng hợp lệ, và ván cờ kết thúc.",
        hint: "Không cần chạy.",
      },
    },
  },
};
