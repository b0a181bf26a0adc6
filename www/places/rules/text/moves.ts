// R3 and R4: kinds of moves, and heavy pieces at the river.
import type { Chapter } from "../types.js";

export const moves: Chapter = {
  id: "R3",
  title: { en: "Kinds of moves", vi: "Các kiểu nước đi" },
  lead: {
    en: "These marks show on the board where a piece can go, and what happens there.",
    vi: "Các ký hiệu này cho biết quân đi tới đâu được, và chuyện gì xảy ra ở đó.",
  },
  table: "kinds",
  clauses: [
    {
      id: "R3.1",
      text: {
        en: "If the attacker may stand on the point of its target, it takes its place. If not, it captures from where it is and stays there.",
        vi: "Quân bắt đứng được ở điểm của mục tiêu thì vào vị trí đó. Không đứng được thì bắn từ chỗ của mình và đứng yên.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/11/1n1A2i4/11/11/11 r - - 0 1",
          part: ["a1", "h7"],
          movers: ["d4"],
          alt: {
            en: "An artillery between a navy and an infantry",
            vi: "Pháo binh giữa một hải quân và một bộ binh",
          },
          caption: {
            en: "The artillery sinks the navy on b4 and stays, because it cannot stand at sea. It takes the place of the infantry on g4.",
            vi: "Pháo binh bắn hải quân ở b4 mà đứng yên, vì không ra biển được. Bắt bộ binh ở g4 thì nó vào vị trí.",
          },
          legal: ["Ad4_b4", "Ad4xg4"],
          illegal: { Ad4xb4: "cannotCapture" },
        },
      ],
    },
    {
      id: "R3.2",
      text: {
        en: "An air force that may stand there chooses: take the place, or capture and fly back. As a step of a deploy (R7) it has no choice: it takes the place.",
        vi: "Không quân đứng được ở đó thì được chọn: vào vị trí, hoặc bắt rồi bay về. Khi là một bước triển khai (R7) thì không được chọn: nó vào vị trí.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/6t4/11/4F6/11/11/11 r - - 0 1",
          part: ["c2", "i8"],
          movers: ["e4"],
          alt: { en: "An air force with two ways to capture", vi: "Không quân có hai cách bắt" },
          caption: {
            en: "The air force may take the place of the tank on g6, or capture it and return to e4: both marks are drawn.",
            vi: "Không quân có thể vào vị trí của xe tăng ở g6, hoặc bắt rồi quay về e4: hình có cả hai ký hiệu.",
          },
          legal: ["Fe4xg6", "Fe4_g6"],
        },
      ],
      official: {
        text: {
          en: "An air force that may stand there takes the place. It may capture and fly back only if an enemy would attack it there and it has not captured an air force (in a stack, the carrier counts). Where it cannot stand, it captures and flies back. As a step of a deploy (R7) it takes the place.",
          vi: "Không quân đứng được ở đó thì vào vị trí. Nó chỉ được bắt rồi bay về nếu ở đó sẽ bị quân địch đánh và mục tiêu không phải là không quân (với một khối thì tính quân chở). Nơi không đứng được thì nó bắt rồi bay về. Khi là một bước triển khai (R7) thì nó vào vị trí.",
        },
        pictures: [
          {
            fen: "11/11/11/11/11/11/6t4/11/4F6/11/11/11 r - - 0 1",
            rules: "official",
            part: ["c2", "i8"],
            movers: ["e4"],
            alt: { en: "An air force and a lone tank", vi: "Không quân và một xe tăng lẻ" },
            caption: {
              en: "Nothing would attack the air force on g6, so it must take the place of the tank.",
              vi: "Ở g6 không bị quân nào đánh nên không quân phải vào vị trí của xe tăng.",
            },
            legal: ["Fe4xg6"],
            illegal: { Fe4_g6: "cannotCapture" },
          },
          {
            fen: "11/11/11/11/11/6i4/6t4/11/4F6/11/11/11 r - - 0 1",
            rules: "official",
            part: ["c2", "i8"],
            movers: ["e4"],
            alt: {
              en: "An air force and a tank with a guard",
              vi: "Không quân và một xe tăng có quân giữ",
            },
            caption: {
              en: "The infantry on g7 would attack it on g6, so the air force may also fly back.",
              vi: "Bộ binh ở g7 sẽ đánh nó ở g6 nên không quân cũng được bay về.",
            },
            legal: ["Fe4xg6", "Fe4_g6"],
          },
        ],
      },
    },
    {
      id: "R3.3",
      text: {
        en: "A stack is captured whole.",
        vi: "Khối quân bị bắt thì mất cả khối.",
      },
    },
  ],
};

export const river: Chapter = {
  id: "R4",
  title: { en: "Heavy pieces and the river", vi: "Quân nặng và con sông" },
  lead: {
    en: "The river stops only three kinds of pieces, and only when they move.",
    vi: "Sông chỉ cản ba loại quân, và chỉ cản khi chúng đi.",
  },
  clauses: [
    {
      id: "R4.1",
      text: {
        en: "Artillery, anti-air gun and missile are heavy, as heroes too. Files c–k on ranks 1–6 are the lower half of the board, on ranks 7–12 the upper half. Files a and b belong to neither.",
        vi: "Pháo binh, pháo cao xạ và tên lửa là quân nặng, kể cả khi là anh hùng. Cột c–k ở hàng 1–6 là nửa dưới, ở hàng 7–12 là nửa trên. Cột a và b không thuộc nửa nào.",
      },
    },
    {
      id: "R4.2",
      text: {
        en: "A heavy piece moves from one half to the other only straight along file f or file h, over a bridge. It may capture across the river anywhere, and then stands on the other side if R3.1 lets it.",
        vi: "Quân nặng chỉ đi từ nửa này sang nửa kia bằng cách đi thẳng dọc cột f hoặc cột h, qua cầu. Bắt quân qua sông thì ở đâu cũng được, và nếu R3.1 cho phép thì nó đứng luôn ở bờ bên kia.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/8i2/11/11/5AIt3/11/11/11 r - - 0 1",
          part: ["c1", "j8"],
          movers: ["f4"],
          alt: { en: "An artillery beside the river", vi: "Pháo binh bên sông" },
          caption: {
            en: "The artillery crosses over the bridge to f7; c7 is closed to it. It captures on i7 across the river.",
            vi: "Pháo binh qua cầu tới f7; c7 thì không tới được. Nó bắt được quân ở i7 bên kia sông.",
          },
          legal: ["Af4f7", "Af4xi7", "Af4xh4"],
          illegal: { Af4c7: "river" },
        },
      ],
    },
    {
      id: "R4.3",
      text: {
        en: "Where the river stops a move, the rest of the line is closed too. A carried heavy piece crosses with its carrier. If it leaves the stack, it moves from the point of the stack and needs a bridge again.",
        vi: "Đường đi đã bị sông chặn thì phần còn lại cũng hết. Quân nặng được chở thì qua sông cùng quân chở. Khi rời khối, nó đi từ điểm của khối và lại cần cầu.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/8(EA)2/11/11/11/11/11 r - - 0 1",
          part: ["f3", "k9"],
          movers: ["i6"],
          alt: {
            en: "An engineer that carries an artillery at the river",
            vi: "Công binh chở pháo binh bên sông",
          },
          caption: {
            en: "The engineer carries the artillery over the river to i7, without a bridge.",
            vi: "Công binh chở pháo binh qua sông tới i7, không cần cầu.",
          },
          legal: ["(EA)i6i7"],
          illegal: { "Ai6>i7": "river" },
        },
      ],
    },
  ],
};
