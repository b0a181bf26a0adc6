// R5: air defense.
import type { Chapter } from "../types.js";

const part = ["c2", "i8"] as const;

export const air: Chapter = {
  id: "R5",
  title: { en: "Air defense", vi: "Phòng không" },
  lead: {
    en: "Navies, anti-air guns and missiles guard the sky around them. Only enemy air forces have to care.",
    vi: "Hải quân, pháo cao xạ và tên lửa giữ bầu trời quanh mình. Chỉ không quân đối phương phải dè chừng.",
  },
  clauses: [
    {
      id: "R5.1",
      text: {
        en: "A missile defends with level 2, a navy and an anti-air gun with level 1. Heroes have one level more. In a stack only the carrier defends; what is carried does not.",
        vi: "Tên lửa phòng không cấp 2, hải quân và pháo cao xạ cấp 1. Anh hùng thêm một cấp. Trong một khối chỉ quân chở phòng không, quân được chở thì không.",
      },
    },
    {
      id: "R5.2",
      text: {
        en: "A defender covers every point within its level, measured as the crow flies, its own point included (dx² + dy² ≤ level²). Level 1 covers 5 points, level 2 covers 13, level 3 covers 29; fewer at the edges of the board.",
        vi: "Quân phòng không giữ mọi điểm trong khoảng cách bằng cấp của mình, tính theo đường chim bay, kể cả điểm nó đứng (dx² + dy² ≤ cấp²). Cấp 1 giữ 5 điểm, cấp 2 giữ 13 điểm, cấp 3 giữ 29 điểm; ở rìa bàn cờ thì ít hơn.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/11/2n1g4s1/11/11/11 r - - 0 1",
          part: ["a1", "k7"],
          defenders: ["b"],
          alt: {
            en: "The zones of a navy, an anti-air gun and a missile",
            vi: "Vùng phòng không của hải quân, pháo cao xạ và tên lửa",
          },
          caption: {
            en: "The zones of a navy (c4), an anti-air gun (e4) and a missile (j4).",
            vi: "Vùng phòng không của hải quân (c4), pháo cao xạ (e4) và tên lửa (j4).",
          },
        },
      ],
    },
    {
      id: "R5.3",
      text: {
        en: "Only an air force is affected, and only by enemy zones. Follow its line from the first point after its own. At each point, add the defenders that cover it to those met before. A point that no defender covers, after some were met, means: it has left its first zone.",
        vi: "Chỉ không quân bị ảnh hưởng, và chỉ bởi vùng của đối phương. Hãy lần theo đường bay từ điểm đầu tiên sau điểm xuất phát. Ở mỗi điểm, cộng các quân phòng không giữ điểm đó vào số đã gặp. Đã gặp rồi mà tới điểm không ai giữ nghĩa là đã ra khỏi vùng đầu tiên.",
      },
      official: {
        text: {
          en: "Only an air force that is not a hero is affected, and only by enemy zones: a heroic air force ignores air defense. Follow its line from the first point after its own. At each point, add the defenders that cover it to those met before. A point that no defender covers, after some were met, means: it has left its first zone.",
          vi: "Chỉ không quân chưa là anh hùng bị ảnh hưởng, và chỉ bởi vùng của đối phương: không quân anh hùng không sợ phòng không. Hãy lần theo đường bay từ điểm đầu tiên sau điểm xuất phát. Ở mỗi điểm, cộng các quân phòng không giữ điểm đó vào số đã gặp. Đã gặp rồi mà tới điểm không ai giữ nghĩa là đã ra khỏi vùng đầu tiên.",
        },
        pictures: [
          {
            fen: "11/11/11/11/11/5st4/11/7g3/11/6+F4/11/11 r - - 0 1",
            rules: "official",
            part,
            movers: ["g3"],
            defenders: ["b"],
            flight: "g7",
            alt: {
              en: "A heroic air force flies through two zones",
              vi: "Không quân anh hùng bay qua hai vùng",
            },
            caption: {
              en: "A hero of the air flies through both zones and captures on g7.",
              vi: "Không quân anh hùng bay xuyên cả hai vùng và bắt quân ở g7.",
            },
            legal: ["+Fg3xg7", "+Fg3g5"],
          },
        ],
      },
    },
    {
      id: "R5.4",
      text: {
        en: "Each point of the line has one of three results:\n- Safe: no defender met so far.\n- Kamikaze: exactly one met, and its zone not left.\n- Stopped: everything else, so a second defender, or the first zone left behind. The line ends before that point.",
        vi: "Mỗi điểm trên đường bay có một trong ba kết quả:\n- An toàn: chưa gặp quân phòng không nào.\n- Cảm tử: mới gặp đúng một quân và chưa ra khỏi vùng của nó.\n- Bị chặn: mọi trường hợp khác, tức là gặp quân phòng không thứ hai, hoặc đã ra khỏi vùng đầu. Đường bay hết trước điểm đó.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/6t4/4g6/11/11/6F4/11/11 r - - 0 1",
          part,
          movers: ["g3"],
          defenders: ["b"],
          flight: "g7",
          alt: { en: "A flight outside of the zone", vi: "Bay ngoài vùng phòng không" },
          caption: {
            en: "Safe: no point of its way is covered.",
            vi: "An toàn: không điểm nào trên đường bay bị giữ.",
          },
          legal: ["Fg3xg7", "Fg3g6"],
        },
        {
          fen: "11/11/11/11/11/11/6g4/11/11/6F4/11/11 r - - 0 1",
          part,
          movers: ["g3"],
          defenders: ["b"],
          flight: "g7",
          alt: {
            en: "A flight into the zone of one anti-air gun",
            vi: "Bay vào vùng của một pháo cao xạ",
          },
          caption: {
            en: "Kamikaze: from g5 on it has met one defender. It can only die with the anti-air gun.",
            vi: "Cảm tử: từ g5 nó đã gặp một quân phòng không, chỉ còn cách chết cùng pháo cao xạ.",
          },
          legal: ["Fg3@g6", "Fg3g4"],
          illegal: { Fg3g5: "airDefense", Fg3xg6: "airDefense" },
        },
        {
          fen: "11/11/11/11/11/5st4/11/7g3/11/6F4/11/11 r - - 0 1",
          part,
          movers: ["g3"],
          defenders: ["b"],
          flight: "g7",
          alt: { en: "A flight into a second zone", vi: "Bay vào vùng thứ hai" },
          caption: {
            en: "Stopped: the anti-air gun covers g5, the missile g6. The tank on g7 is safe.",
            vi: "Bị chặn: pháo cao xạ giữ g5, tên lửa giữ g6. Xe tăng ở g7 an toàn.",
          },
          illegal: { Fg3xg7: "airDefense", "Fg3@g7": "airDefense" },
        },
      ],
    },
    {
      id: "R5.5",
      text: {
        en: "Where it is safe, an air force moves, captures and joins friends as usual.",
        vi: "Ở điểm an toàn, không quân đi, bắt và kết hợp như thường.",
      },
    },
    {
      id: "R5.6",
      text: {
        en: "On a kamikaze point it can only make a suicide capture: the target, the air force and all it carries are lost. It can neither land there nor join a friend.",
        vi: "Ở điểm cảm tử, nó chỉ bắt được bằng cảm tử: mục tiêu, không quân và mọi quân nó chở đều mất. Nó không đáp xuống và không kết hợp ở đó được.",
      },
    },
    {
      id: "R5.7",
      text: {
        en: "An air force that starts inside a zone is not yet affected by it. Only the points that it enters count.",
        vi: "Không quân xuất phát trong vùng thì chưa bị ảnh hưởng. Chỉ tính những điểm nó bay vào.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/6g4/6F4/11/6t4/11 r - - 0 1",
          part: ["c1", "j7"],
          movers: ["g4"],
          defenders: ["b"],
          flight: "g2",
          alt: { en: "An air force that leaves a zone", vi: "Không quân bay ra khỏi vùng" },
          caption: {
            en: "The air force starts inside the zone of the anti-air gun on g5. Flying away from it, it meets no defender: it captures on g2.",
            vi: "Không quân xuất phát trong vùng của pháo cao xạ ở g5. Bay ra xa thì không gặp quân phòng không nào: nó bắt được quân ở g2.",
          },
          legal: ["Fg4xg2"],
        },
      ],
    },
    {
      id: "R5.8",
      text: {
        en: "Zones follow the board at once: they change when a defender moves, is captured, is taken aboard, is deployed or becomes a hero. During a deploy they follow each step (R7.6).",
        vi: "Vùng phòng không luôn theo bàn cờ: thay đổi ngay khi quân phòng không đi, bị bắt, được chở, được triển khai hay thành anh hùng. Trong khi triển khai, vùng thay đổi theo từng bước (R7.6).",
      },
    },
  ],
};
