// Zones follow the board: breaking them, drawing them away, putting up one's own.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"open-sky"> = {
  story: {
    en: "Back on the ground you learn what the army can do for a pilot.",
    vi: "Trở lại mặt đất, bạn học cách lục quân giúp phi công.",
  },
  levels: {
    first: {
      fen: "10c/11/11/11/11/11/5g5/11/3F1T5/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { all: [{ capture: "g" }, { reach: "h8", by: "f" }] },
      failure: { lost: "f" },
      solution: ["Tf4xf6", "Fd4h8"],
      answers: [["Ck12k11", "Ck11k12"]],
      marks: ["h8"],
      wrong: [
        { turn: "Fd4h8", reason: "airDefense" },
        { turn: "Fd4@f6", fails: "lost" },
      ],
      en: {
        title: "Take the anti-air gun, then fly",
        task: "Take the anti-air gun, and bring the air force to h8, in two turns.",
        done: "No anti-air gun, no ring.",
        hint: "The tank can reach the anti-air gun.",
        failed: "The air force was lost.",
      },
      vi: {
        title: "Diệt pháo cao xạ, rồi bay",
        task: "Hãy bắt pháo cao xạ và đưa không quân tới h8, trong hai lượt.",
        done: "Hết pháo cao xạ là hết vòng.",
        hint: "Xe tăng với tới pháo cao xạ.",
        failed: "Mất không quân rồi.",
      },
    },
    bait: {
      fen: "10c/11/11/4a3F2/4g6/11/4I6/11/11/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { capture: "a" },
      failure: { lost: "f" },
      solution: ["Ie6e7", "Fi9xe9"],
      answers: [["Ge8xe7", "Ck12j12", "Cj12k12", "Ck12k11", "Ck11k12"]],
      wrong: [{ turn: "Fi9@e9", fails: "lost" }],
      en: {
        title: "Draw it away",
        task: "The anti-air gun on e8 guards the artillery. Make the anti-air gun move, then strike without losing the air force.",
        done: "The ring went where the anti-air gun went.",
        hint: "What could the anti-air gun not resist taking?",
        failed: "The ring was still there.",
      },
      vi: {
        title: "Dụ pháo cao xạ đi",
        task: "Pháo cao xạ ở e8 che cho pháo binh. Hãy dụ nó đi chỗ khác rồi đánh mà không mất không quân.",
        done: "Pháo cao xạ đi đâu, vòng theo đó.",
        hint: "Thứ gì khiến pháo cao xạ không nhịn được?",
        failed: "Vòng vẫn còn đó.",
      },
    },
    umbrella: {
      fen: "11/11/11/11/11/11/11/11/11/3G1H5/11/11 r - - 0 1",
      success: { guard: "f3" },
      solution: ["Gd3e3"],
      marks: ["f3"],
      wrong: [{ turn: "Gd3d4", fails: "turns" }],
      en: {
        title: "Your own umbrella",
        task: "Rings protect you as well. Cover the headquarters on f3 with your anti-air gun.",
        done: "Now blue air forces have to think about it.",
        hint: "The anti-air gun covers the points next to it.",
        failed:
          "The headquarters is not covered yet: an anti-air gun covers its own point and the four next to it.",
      },
      vi: {
        title: "Ô của mình",
        task: "Vòng cũng che cho bạn. Hãy dùng pháo cao xạ che sở chỉ huy ở f3.",
        done: "Giờ không quân xanh phải dè chừng.",
        hint: "Pháo cao xạ giữ các điểm kề nó.",
        failed: "Sở chỉ huy chưa được che: pháo cao xạ giữ điểm của nó và bốn điểm kề.",
      },
    },
    both: {
      fen: "11/11/11/11/11/11/11/11/3H3H3/11/5S5/11 r - - 0 1",
      success: { guard: ["d4", "h4"] },
      solution: ["Sf2f4"],
      marks: ["d4", "h4"],
      wrong: [{ turn: "Sf2f3", fails: "turns" }],
      en: {
        title: "Two under one",
        task: "Place the missile so that it covers both headquarters.",
        done: "Two steps straight is inside, a knight's move is not.",
        hint: "It must stand exactly between them.",
        failed:
          "One of the headquarters is not covered yet: a missile covers two steps straight, one diagonally.",
      },
      vi: {
        title: "Một che hai",
        task: "Hãy đặt tên lửa sao cho nó che cả hai sở chỉ huy.",
        done: "Thẳng hai nấc là trong vòng, một bước mã thì không.",
        hint: "Nó phải đứng đúng giữa hai nơi.",
        failed: "Còn một sở chỉ huy chưa được che: tên lửa giữ hai nấc thẳng, một nấc chéo.",
      },
    },
    unpack: {
      fen: "11/11/11/11/11/11/6H4/11/6(EG)4/11/11/11 r - - 0 1",
      success: { guard: "g6" },
      idea: { deploy: 1 },
      solution: ["g4:E:G>g5"],
      marks: ["g6"],
      wrong: [{ turn: "(EG)g4g5", fails: "turns" }],
      en: {
        title: "Off the truck",
        task: "An anti-air gun on a truck defends nothing. Cover the headquarters on g6 this turn.",
        done: "As soon as it stands on the ground, its ring is there.",
        hint: "Only the anti-air gun itself needs to get to g5.",
        failed:
          "The headquarters is not covered yet: the anti-air gun has to stand next to it, off the truck.",
      },
      vi: {
        title: "Hạ súng xuống",
        task: "Pháo cao xạ trên xe chẳng giữ được gì. Hãy che sở chỉ huy ở g6 ngay lượt này.",
        done: "Vừa xuống đất là có vòng ngay.",
        hint: "Chỉ cần riêng pháo cao xạ tới g5.",
        failed: "Sở chỉ huy chưa được che: pháo cao xạ phải xuống xe và đứng kề nó.",
      },
    },
    crossed: {
      fen: "10c/11/11/11/11/3gag5/11/11/3AF6/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { capture: "a", by: "f", kind: "suicide" },
      failure: { capture: "a", by: "a" },
      solution: ["Ad4xd7", "Fe4@e7"],
      answers: [["Ck12k11", "Ck11k12"]],
      wrong: [{ turn: "Fe4@e7", reason: "airDefense" }],
      en: {
        title: "Crossed rings",
        task: "Two rings over one point stop every air force. Break one of them, then trade the air force for the artillery on e7.",
        done: "Two defenders: no way. One: a last flight.",
        hint: "Your artillery can reach one of the anti-air guns.",
        failed:
          "The artillery on e7 is for the air force: yours should break a ring, by taking an anti-air gun.",
      },
      vi: {
        title: "Hai vòng chồng nhau",
        task: "Hai vòng cùng phủ một điểm thì mọi không quân đều phải dừng. Hãy phá một vòng, rồi đổi không quân lấy pháo binh ở e7.",
        done: "Hai quân phòng không: hết đường. Một: còn chuyến bay cuối.",
        hint: "Pháo binh của bạn với tới một pháo cao xạ.",
        failed:
          "Pháo binh ở e7 là phần của không quân: pháo của bạn hãy bắt một pháo cao xạ để phá vòng.",
      },
    },
  },
};
