// R1: the board.
import { START } from "cotulenh-wasm/constants";
import type { Chapter } from "../types.js";

export const board: Chapter = {
  id: "R1",
  title: { en: "Board and terrain", vi: "Bàn cờ và địa hình" },
  lead: {
    en: "Sea in the west, land in the east, and a river with two bridges between the armies.",
    vi: "Phía tây là biển, phía đông là đất liền, giữa hai đạo quân là con sông với hai cây cầu.",
  },
  clauses: [
    {
      id: "R1.1",
      text: {
        en: "The board has 11 files, `a` to `k`, and 12 ranks, `1` to `12`. Pieces stand on the 132 points where the lines cross.\nRed begins on ranks 1–5 and moves first. Blue begins on ranks 8–12. Then the sides take turns. Red pieces are round, Blue ones have eight corners.",
        vi: "Bàn cờ có 11 cột, từ `a` đến `k`, và 12 hàng, từ `1` đến `12`. Quân đứng trên 132 giao điểm của các đường kẻ, gọi tắt là điểm. Một nấc là từ một điểm sang điểm kề bên.\nĐỏ bày quân ở hàng 1–5 và đi trước, Xanh bày quân ở hàng 8–12, rồi hai bên lần lượt đi. Quân Đỏ hình tròn, quân Xanh hình tám cạnh.",
      },
    },
    {
      id: "R1.2",
      text: {
        en: "Files a and b are sea (1). File c is coast (2); d6, e6, d7 and e7 are the mouth of the river (3). Everything else is land.\nThe river (4) flows between ranks 6 and 7, so no point lies on it. The bridges (5) join f6 with f7 and h6 with h7. These four points are land like any other: a bridge matters only to heavy pieces (R4).",
        vi: "Cột a và b là biển (1). Cột c là bờ biển (2); d6, e6, d7 và e7 là cửa sông (3). Còn lại là đất liền.\nSông (4) chảy giữa hàng 6 và hàng 7 nên không có điểm nào nằm trên sông. Cầu (5) nối f6 với f7 và h6 với h7. Bốn điểm ấy là đất liền bình thường: cầu chỉ quan trọng với quân nặng (R4).",
      },
      pictures: [
        {
          fen: START,
          labels: [
            { text: "1", file: 0.5, rank: 6.5 },
            { text: "2", file: 2, rank: 10.5 },
            { text: "3", file: 3.5, rank: 6.5 },
            { text: "4", file: 9.5, rank: 6.5 },
            { text: "5", file: 5.5, rank: 6.5 },
            { text: "5", file: 7.5, rank: 6.5 },
          ],
          alt: {
            en: "The starting position, with numbers on the kinds of terrain",
            vi: "Thế cờ ban đầu, các số chỉ loại địa hình",
          },
          caption: {
            en: "The start. 1 sea, 2 coast, 3 mouth of the river, 4 river, 5 bridges.",
            vi: "Thế cờ ban đầu. 1 biển, 2 bờ biển, 3 cửa sông, 4 sông, 5 cầu.",
          },
          legal: ["Tf4f5", "Cg1f1"],
        },
      ],
    },
    {
      id: "R1.3",
      text: {
        en: "A navy may stand at sea, on the coast and in the mouth of the river. Every other piece, air forces included, may stand on land, on the coast and in the mouth of the river. A stack stands where its carrier may stand.",
        vi: "Hải quân đứng được ngoài biển, ở bờ biển và cửa sông. Mọi quân khác, kể cả không quân, đứng được trên đất liền, ở bờ biển và cửa sông. Một khối quân đứng được ở nơi quân chở của nó đứng được.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/11/2N8/3I7/11/11 r - - 0 1",
          part: ["a1", "f6"],
          movers: ["c4"],
          alt: {
            en: "A navy on the coast and the points it reaches",
            vi: "Hải quân ở bờ biển và các điểm nó tới được",
          },
          caption: {
            en: "The navy sails on sea and coast. It does not go ashore to d4.",
            vi: "Hải quân chạy ngoài biển và dọc bờ. Nó không lên bờ tới d4 được.",
          },
          legal: ["Nc4a4", "Nc4c8"],
          illegal: { Nc4d4: "terrain" },
        },
      ],
    },
    {
      id: "R1.4",
      text: {
        en: `Each side starts with 19 pieces, as in the picture above. As a FEN (R12.1): \`${START}\``,
        vi: `Mỗi bên bắt đầu với 19 quân, như trong hình trên. Viết bằng FEN (R12.1): \`${START}\``,
      },
    },
  ],
};
