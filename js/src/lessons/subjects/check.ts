// Check, and what it forbids.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"check"> = {
  story: {
    en: "The manoeuvres have one rule above all: never lose your commander.",
    vi: "Diễn tập có một luật trên hết: không được để mất Tư lệnh.",
  },
  levels: {
    give: {
      fen: "6c4/11/4M6/11/11/11/11/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { check: true },
      solution: ["Me10f11"],
      wrong: [{ turn: "Me10e11", fails: "turns" }],
      en: {
        title: "Within reach",
        task: "A commander that could be captured next is in check: threaten it with the militia.",
        done: "Check! Blue has to answer that.",
        hint: "The militia strikes one step, diagonally too.",
      },
      vi: {
        title: "Trong tầm",
        task: "Tư lệnh có thể bị bắt ngay lượt sau là đang bị chiếu: hãy chiếu bằng dân quân.",
        done: "Chiếu! Xanh buộc phải đối phó.",
        hint: "Dân quân đánh một nấc, cả đường chéo.",
      },
    },
    leave: {
      fen: "10c/11/11/11/11/11/11/11/5t2T2/11/5C5/11 r - - 0 1",
      success: { survive: 1 },
      solution: ["Cf2e2"],
      alternatives: ["Cf2f1", "Cf2c2", "Cf2d2", "Cf2g2", "Cf2h2", "Cf2i2", "Cf2j2"],
      answers: [["Ck12k11", "Ck11k12"]],
      wrong: [
        { turn: "Ti4i6", reason: "commanderInDanger" },
        { turn: "Cf2f3", reason: "commanderInDanger" },
      ],
      arrows: [["f4", "f2"]],
      en: {
        title: "Get out of it",
        task: "The tank on f4 attacks your commander. Bring the commander out of its reach.",
        done: "No turn may end with your commander in danger.",
        hint: "The tank strikes straight: leave the f-file, or the reach of two steps.",
      },
      vi: {
        title: "Tránh đi",
        task: "Xe tăng ở f4 đang chiếu Tư lệnh của bạn. Hãy đưa Tư lệnh ra khỏi tầm.",
        done: "Không được kết thúc lượt khi Tư lệnh còn bị chiếu.",
        hint: "Xe tăng đánh thẳng hai nấc: rời cột f, hoặc ra ngoài hai nấc.",
      },
    },
    take: {
      fen: "10c/11/11/11/11/11/11/11/11/4t2A3/11/3ICI5 r - - 0 1",
      success: { capture: "t" },
      solution: ["Ah3xe3"],
      wrong: [{ turn: "Ce1e2", reason: "commanderInDanger" }],
      arrows: [["e3", "e1"]],
      en: {
        title: "Take the attacker",
        task: "Your commander is shut in by its own men. Get rid of the tank that attacks it.",
        done: "Capturing the attacker ends the check.",
        hint: "Which piece of yours reaches e3?",
      },
      vi: {
        title: "Bắt quân chiếu",
        task: "Tư lệnh bị chính quân mình vây kín. Hãy loại bỏ xe tăng đang chiếu.",
        done: "Bắt được quân chiếu là hết chiếu.",
        hint: "Quân nào của bạn với tới e3?",
      },
    },
    shield: {
      fen: "6c4/11/11/11/11/11/11/6T1i2/11/11/8A2/6C4 r - - 0 1",
      success: { capture: "i" },
      solution: ["Ai2xi5"],
      wrong: [{ turn: "Tg5xi5", reason: "commanderInDanger" }],
      arrows: [["g12", "g5"]],
      en: {
        title: "The shield",
        task: "Commanders must not see each other along an open file or rank. Take the infantry without opening the file.",
        done: "The tank is still the shield between them.",
        hint: "The tank must stay on the g-file. Who else can reach i5?",
      },
      vi: {
        title: "Tấm khiên",
        task: "Hai Tư lệnh không được nhìn thấy nhau trên cột hay hàng trống. Hãy bắt bộ binh mà không mở đường.",
        done: "Xe tăng vẫn là tấm khiên ở giữa.",
        hint: "Xe tăng phải ở lại cột g. Còn quân nào với tới i5?",
      },
    },
    carried: {
      fen: "11/11/11/4(tc)2g3/11/11/11/4T6/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { check: true },
      solution: ["Te5e7"],
      wrong: [{ turn: "Te5e6", fails: "turns" }],
      en: {
        title: "Hiding in a tank",
        task: "Blue's commander rides in a tank today. Give check all the same.",
        done: "A carried commander counts where its stack stands.",
        hint: "Aim at the stack on e9.",
      },
      vi: {
        title: "Trốn trong xe tăng",
        task: "Hôm nay Tư lệnh Xanh ngồi trong xe tăng. Cứ chiếu đi.",
        done: "Tư lệnh được chở thì tính ở chỗ của khối.",
        hint: "Nhắm vào khối ở e9.",
      },
    },
    deck: {
      fen: "11/11/3c7/11/11/11/1(NT)9/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { hero: "t" },
      solution: ["(NT)b6b10"],
      wrong: [{ turn: "(NT)b6b9", fails: "turns" }],
      en: {
        title: "From the deck",
        task: "A piece on board attacks as if it stepped ashore. Bring the tank within reach of the commander on d10.",
        done: "Navy and tank both attack, and both are heroes.",
        hint: "The tank strikes two steps straight, from the navy.",
      },
      vi: {
        title: "Từ trên boong",
        task: "Quân trên hải quân được tính đánh như khi lên bờ. Hãy đưa xe tăng vào tầm đánh Tư lệnh ở d10.",
        done: "Hải quân và xe tăng cùng đánh tới, cả hai là anh hùng.",
        hint: "Từ trên hải quân, xe tăng đánh thẳng hai nấc.",
      },
    },
    passenger: {
      fen: "10c/11/11/11/11/11/4g6/11/4(FC)6/11/11/11 r - - 0 1",
      success: { capture: "g" },
      idea: { deploy: 1 },
      solution: ["e4:C:F>@e6"],
      wrong: [{ turn: "(FC)e4@e6", reason: "losesCommander" }],
      en: {
        title: "Please get off",
        task: "Destroy the anti-air gun, though the air force will be lost with it. But your commander is on board.",
        done: "You may never destroy your own commander.",
        hint: "Send the air force alone; the commander stays on e4.",
      },
      vi: {
        title: "Mời Tư lệnh xuống",
        task: "Hãy diệt pháo cao xạ, dù không quân sẽ mất cùng nó. Nhưng Tư lệnh của bạn đang ngồi trên đó.",
        done: "Không bao giờ được tự làm mất Tư lệnh.",
        hint: "Cho riêng không quân đi; Tư lệnh ở lại e4.",
      },
    },
  },
};
