// R2: the pieces.
import type { Chapter } from "../types.js";

export const pieces: Chapter = {
  id: "R2",
  title: { en: "Pieces", vi: "Các quân" },
  lead: {
    en: "Eleven kinds. “Straight” is along files and ranks, “8 directions” adds the diagonals. Every range means “up to”. What a hero is, R8 says.",
    vi: "Có mười một loại quân. “Thẳng” là theo cột và hàng, “8 hướng” là thêm đường chéo. Tầm luôn là tối đa. Anh hùng là gì thì xem R8.",
  },
  table: "pieces",
  clauses: [
    {
      id: "R2.1",
      text: {
        en: "A piece goes along one straight line, step by step, up to its range. A point where it may not stand (R1.3) ends the line for moving. Only the air force flies on, but it cannot land there.",
        vi: "Quân đi theo một đường thẳng, từng nấc một, tối đa bằng tầm của mình. Gặp điểm mà nó không đứng được (R1.3) là hết đường đi. Chỉ không quân bay tiếp được, nhưng không đáp xuống đó.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/11/4g3t2/4I3M2/11/11 r - - 0 1",
          part: ["d1", "k5"],
          movers: ["e3", "i3"],
          alt: {
            en: "An infantry with four neighbours in reach, a militia with eight",
            vi: "Bộ binh có bốn điểm kề trong tầm, dân quân có tám",
          },
          caption: {
            en: "The infantry goes one step straight; engineer and anti-air gun go the same way. The militia also goes diagonally.",
            vi: "Bộ binh đi thẳng một nấc; công binh và pháo cao xạ cũng vậy. Dân quân đi chéo được nữa.",
          },
          legal: ["Ie3xe4", "Mi3j4"],
          illegal: { Ie3f4: "noLine" },
        },
        {
          fen: "10c/11/11/11/11/11/11/11/6h4/3h2C4/11/11 r - - 0 1",
          part: ["c1", "j6"],
          movers: ["g3"],
          alt: { en: "A commander goes far and captures near", vi: "Tư lệnh đi xa nhưng bắt gần" },
          caption: {
            en: "The commander goes as far as the line is free, but captures only the next point: g4, not d3.",
            vi: "Tư lệnh đi được tới khi nào đường còn trống, nhưng chỉ bắt quân ở điểm kề: g4 thì được, d3 thì không.",
          },
          legal: ["Cg3xg4", "Cg3e3"],
          illegal: { Cg3xd3: "tooFar" },
        },
        {
          fen: "11/11/11/11/4t6/7i3/11/4E6/4F6/11/11/11 r - - 0 1",
          part: ["a1", "i9"],
          movers: ["e4"],
          alt: { en: "An air force over land and sea", vi: "Không quân trên đất liền và biển" },
          caption: {
            en: "The air force flies over pieces and terrain, but cannot land at sea.",
            vi: "Không quân bay qua mọi quân, mọi địa hình, nhưng không đáp xuống biển.",
          },
          legal: ["Fe4xe8", "Fe4_e8", "Fe4c4"],
          illegal: { Fe4b4: "terrain" },
        },
      ],
    },
    {
      id: "R2.2",
      text: {
        en: "Any piece in the way, friend or enemy, ends the line. Only the air force flies over pieces. Artillery, missile, navy and tank are stopped only when they move: they capture over pieces.",
        vi: "Gặp quân nào trên đường, quân mình hay quân địch, cũng là hết đường. Chỉ không quân bay qua được. Pháo binh, tên lửa, hải quân và xe tăng chỉ bị chặn khi đi: chúng bắt được qua đầu quân khác.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/11/11/4i1TEm2/11/11 r - - 0 1",
          part: ["d1", "j5"],
          movers: ["g3"],
          alt: {
            en: "A tank captures an enemy over a friend",
            vi: "Xe tăng bắn qua đầu quân mình",
          },
          caption: {
            en: "The engineer on h3 stops the tank from moving on, but the tank shoots over it and captures on i3.",
            vi: "Công binh ở h3 chặn đường đi, nhưng xe tăng vẫn bắn qua và bắt quân ở i3.",
          },
          legal: ["Tg3xi3", "Tg3xe3"],
          illegal: { Tg3j3: "tooFar" },
        },
        {
          fen: "11/11/11/11/11/11/11/6t4/6Ii3/6S4/11/11 r - - 0 1",
          part: ["d1", "j6"],
          movers: ["g3"],
          alt: { en: "A missile and its reach", vi: "Tầm của tên lửa" },
          caption: {
            en: "The missile reaches two steps straight and one diagonally. It captures on g5 over its own infantry.",
            vi: "Tên lửa với tới hai nấc thẳng và một nấc chéo. Nó bắt quân ở g5 qua đầu bộ binh nhà.",
          },
          legal: ["Sg3xg5", "Sg3xh4"],
          illegal: { Sg3i5: "tooFar" },
        },
      ],
      official: {
        text: {
          en: "Any piece in the way, friend or enemy, ends the line. The air force flies over pieces. A navy sails past friends, other navies included; enemies stop it. Artillery, missile and navy capture over pieces. The tank does not: what stops its move stops its capture too.",
          vi: "Gặp quân nào trên đường, quân mình hay quân địch, cũng là hết đường. Không quân bay qua mọi quân. Hải quân đi xuyên qua quân mình, kể cả hải quân khác; quân địch thì chặn nó. Pháo binh, tên lửa và hải quân bắt được qua đầu quân khác. Xe tăng thì không: quân nào chặn đường đi cũng chặn đường bắt.",
        },
        pictures: [
          {
            fen: "11/11/11/11/11/11/11/11/11/4i1TEm2/11/11 r - - 0 1",
            rules: "official",
            part: ["d1", "j5"],
            movers: ["g3"],
            alt: { en: "A tank behind a friend", vi: "Xe tăng sau lưng quân mình" },
            caption: {
              en: "The engineer on h3 is in the way: the tank cannot capture on i3.",
              vi: "Công binh ở h3 chắn đường: xe tăng không bắt được quân ở i3.",
            },
            legal: ["Tg3xe3"],
            illegal: { Tg3xi3: "blocked" },
          },
          {
            fen: "11/11/11/11/1n9/11/1N9/11/1N9/11/11/11 r - - 0 1",
            rules: "official",
            part: ["a2", "f9"],
            movers: ["b4"],
            alt: {
              en: "A navy sails past another navy of its side",
              vi: "Hải quân đi qua hải quân cùng bên",
            },
            caption: {
              en: "The navy on b4 sails past its friend on b6 to b7.",
              vi: "Hải quân ở b4 đi qua quân mình ở b6 để tới b7.",
            },
            legal: ["Nb4b7", "Nb4xb8"],
          },
        ],
      },
    },
    {
      id: "R2.3",
      text: {
        en: "Terrain and river never stop a capture. They only decide whether the attacker goes there or shoots from where it is (R3.1).",
        vi: "Địa hình và sông không bao giờ cản việc bắt quân. Chúng chỉ quyết định quân bắt vào vị trí hay bắn từ chỗ của mình (R3.1).",
      },
    },
    {
      id: "R2.4",
      text: {
        en: "A navy captures navies up to 4 steps away and everything else up to 3 (a hero 5 and 4). Of a stack, the carrier counts: air forces on a navy are a navy.",
        vi: "Hải quân bắt hải quân trong 4 nấc, bắt quân khác trong 3 nấc (anh hùng: 5 và 4). Với một khối thì tính quân chở: không quân trên hải quân cũng là hải quân.",
      },
      pictures: [
        {
          fen: "11/11/11/11/1n9/11/11/11/1N2it5/2m8/11/11 r - - 0 1",
          part: ["a1", "g9"],
          movers: ["b4"],
          alt: { en: "A navy at sea, by the coast", vi: "Hải quân ngoài biển, gần bờ" },
          caption: {
            en: "It captures the navy on b8, four away, and the militia on c3, where it can stand. It shells the infantry on e4 from where it is. The tank on f4 is too far.",
            vi: "Nó bắt hải quân ở b8 cách bốn nấc, bắt dân quân ở c3 và vào vị trí. Bộ binh ở e4 thì nó bắn mà đứng yên. Xe tăng ở f4 quá xa.",
          },
          legal: ["Nb4xb8", "Nb4xc3", "Nb4_e4"],
          illegal: { Nb4_f4: "tooFar" },
        },
      ],
    },
  ],
};
