// R6 and R7: stacks, and deploying them.
import type { Chapter } from "../types.js";

const near = ["e1", "i5"] as const;
const coast = ["a2", "g8"] as const;
const STACK = "11/11/11/11/11/11/4i6/11/2(NFT)1m6/11/11/11 r - - 0 1";

export const stacks: Chapter = {
  id: "R6",
  title: { en: "Stacks", vi: "Khối quân" },
  lead: {
    en: "Some pieces carry others: a navy its air forces, an air force its soldiers, an engineer an anti-air gun.",
    vi: "Có quân chở được quân khác: hải quân chở không quân, không quân chở bộ binh, công binh chở pháo.",
  },
  clauses: [
    {
      id: "R6.1",
      text: {
        en: "A stack is one carrier and what it carries, all of one side, no kind twice.\n- A navy carries one air force, and one of commander, infantry, militia, tank.\n- An air force carries one tank, and one of commander, infantry, militia.\n- A tank carries one of commander, infantry, militia.\n- An engineer carries one of artillery, anti-air gun, missile.\n- A headquarters shelters the commander.\nThat makes 23 stacks: `TC TI TM`, `FC FI FM FT FTC FTI FTM`, `EA EG ES`, `NC NI NM NT NF NFC NFI NFM NFT`, `HC`. Every part of a stack is again a stack or a single piece.",
        vi: "Một khối gồm một quân chở và những quân nó chở, cùng một bên, không loại nào có hai.\n- Hải quân chở một không quân, và một trong các quân tư lệnh, bộ binh, dân quân, xe tăng.\n- Không quân chở một xe tăng, và một trong các quân tư lệnh, bộ binh, dân quân.\n- Xe tăng chở một trong các quân tư lệnh, bộ binh, dân quân.\n- Công binh chở một trong các quân pháo binh, pháo cao xạ, tên lửa.\n- Sở chỉ huy che chở tư lệnh.\nTất cả có 23 khối: `TC TI TM`, `FC FI FM FT FTC FTI FTM`, `EA EG ES`, `NC NI NM NT NF NFC NFI NFM NFT`, `HC`. Mỗi phần của một khối lại là một khối hoặc một quân lẻ.",
      },
      official: {
        text: {
          en: "A stack is one carrier and what it carries, all of one side, no kind twice.\n- A navy carries one air force, and one of commander, infantry, militia, tank.\n- An air force carries one of tank, commander, infantry, militia.\n- A tank carries one of commander, infantry, militia.\n- An engineer carries one of artillery, anti-air gun, missile.\n- A headquarters shelters the commander.\nThat makes 20 stacks: `TC TI TM`, `FC FI FM FT`, `EA EG ES`, `NC NI NM NT NF NFC NFI NFM NFT`, `HC`. Every part of a stack is again a stack or a single piece.",
          vi: "Một khối gồm một quân chở và những quân nó chở, cùng một bên, không loại nào có hai.\n- Hải quân chở một không quân, và một trong các quân tư lệnh, bộ binh, dân quân, xe tăng.\n- Không quân chở một trong các quân xe tăng, tư lệnh, bộ binh, dân quân.\n- Xe tăng chở một trong các quân tư lệnh, bộ binh, dân quân.\n- Công binh chở một trong các quân pháo binh, pháo cao xạ, tên lửa.\n- Sở chỉ huy che chở tư lệnh.\nTất cả có 20 khối: `TC TI TM`, `FC FI FM FT`, `EA EG ES`, `NC NI NM NT NF NFC NFI NFM NFT`, `HC`. Mỗi phần của một khối lại là một khối hoặc một quân lẻ.",
        },
      },
    },
    {
      id: "R6.2",
      text: {
        en: "To combine, move a piece or a stack onto a friend within its range, by its own way of moving, if all together make a stack of R6.1 whose carrier may stand there. It does not matter who moved: R6.1 says who carries.\nThe mover must be able to get there: a land piece cannot board a navy at sea, an air force can.",
        vi: "Muốn kết hợp, đi một quân hay một khối vào quân mình trong tầm đi của nó, nếu tất cả thành một khối của R6.1 và quân chở đứng được ở đó. Quân nào đi vào quân nào cũng được: R6.1 cho biết quân nào chở.\nQuân đi phải tới được điểm đó: quân trên bộ không lên hải quân ngoài biển được, không quân thì được.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/11/6T4/6I4/11/11 r - - 0 1",
          part: near,
          movers: ["g3"],
          alt: { en: "An infantry can join a tank", vi: "Bộ binh có thể kết hợp với xe tăng" },
          caption: { en: "The infantry can join the tank …", vi: "Bộ binh có thể lên xe tăng …" },
          legal: ["Ig3&g4"],
        },
        {
          fen: "11/11/11/11/11/11/11/11/6T4/6I4/11/11 r - - 0 1",
          play: ["Ig3&g4"],
          part: near,
          alt: { en: "A tank that carries an infantry", vi: "Xe tăng chở bộ binh" },
          caption: {
            en: "… and the tank carries it: the small disc.",
            vi: "… và xe tăng chở nó: hình tròn nhỏ.",
          },
        },
      ],
      official: {
        text: {
          en: "To combine, move a piece or a stack onto a friend within its range, by its own way of moving, if all together make a stack of R6.1 whose carrier may stand there. It does not matter who moved: R6.1 says who carries.\nThe mover must be able to get there: a land piece cannot board a navy at sea, an air force can. The commander alone can too: water does not stop it on its way to a friendly navy. Pieces and R9.4 do.",
          vi: "Muốn kết hợp, đi một quân hay một khối vào quân mình trong tầm đi của nó, nếu tất cả thành một khối của R6.1 và quân chở đứng được ở đó. Quân nào đi vào quân nào cũng được: R6.1 cho biết quân nào chở.\nQuân đi phải tới được điểm đó: quân trên bộ không lên hải quân ngoài biển được, không quân thì được. Riêng tư lệnh đi một mình cũng được: biển không cản đường nó lên hải quân nhà. Các quân khác và R9.4 thì vẫn cản.",
        },
        pictures: [
          {
            fen: "10c/11/11/11/11/11/11/11/N3C6/11/11/11 r - - 0 1",
            rules: "official",
            part: ["a2", "g6"],
            movers: ["e4"],
            alt: { en: "A commander and a navy at sea", vi: "Tư lệnh và hải quân ngoài biển" },
            caption: {
              en: "The commander crosses the water to board the navy on a4.",
              vi: "Tư lệnh vượt biển để lên hải quân ở a4.",
            },
            legal: ["Ce4&a4"],
            illegal: { Ce4b4: "terrain" },
          },
        ],
      },
    },
    {
      id: "R6.3",
      text: {
        en: "A stack moves and captures as its carrier does, with everything aboard. Each piece in it stays a hero or not, by itself.",
        vi: "Cả khối đi và bắt như quân chở, mọi quân cùng đi. Trong khối, quân nào là anh hùng thì vẫn là anh hùng, quân nào không thì thôi.",
      },
    },
  ],
};

export const deploy: Chapter = {
  id: "R7",
  title: { en: "Deploying", vi: "Triển khai" },
  lead: {
    en: "Instead of moving a whole stack, let its pieces go different ways, all in one turn.",
    vi: "Thay vì đi cả khối, hãy cho các quân của nó tỏa ra nhiều ngả, tất cả trong một lượt.",
  },
  clauses: [
    {
      id: "R7.1",
      text: {
        en: "Instead of an ordinary move you may deploy one stack, in one or more steps. With each step a piece, or several that make a stack, leaves the point of the stack. Your turn is over only when you commit the deploy.",
        vi: "Thay vì một nước thường, bạn có thể triển khai một khối, bằng một hay nhiều bước. Mỗi bước, một quân, hoặc vài quân thành một khối, rời điểm của khối. Lượt chỉ kết thúc khi bạn hoàn tất triển khai.",
      },
      pictures: [
        {
          fen: STACK,
          part: coast,
          movers: ["c4"],
          leaving: "f",
          alt: {
            en: "The moves of the air force in the stack",
            vi: "Các nước của không quân trong khối",
          },
          caption: {
            en: "A navy with air force and tank. The air force can leave …",
            vi: "Hải quân chở không quân và xe tăng. Không quân rời khối được …",
          },
          legal: ["Fc4>xe6"],
        },
        {
          fen: STACK,
          play: ["F>xe6"],
          part: coast,
          movers: ["c4"],
          leaving: "t",
          alt: {
            en: "The moves of the tank in the rest of the stack",
            vi: "Các nước của xe tăng còn trong khối",
          },
          caption: {
            en: "… it captures on e6. Now the tank can leave …",
            vi: "… và bắt quân ở e6. Rồi xe tăng rời khối được …",
          },
          legal: ["Tc4>xe4"],
        },
        {
          fen: STACK,
          play: ["F>xe6", "T>xe4"],
          part: coast,
          alt: { en: "The end of the deploy", vi: "Triển khai xong" },
          caption: {
            en: "… and captures on e4. The navy stays: one turn.",
            vi: "… và bắt quân ở e4. Hải quân đứng yên: tất cả là một lượt.",
          },
        },
      ],
    },
    {
      id: "R7.2",
      text: {
        en: "A step follows the rules of the piece that leaves (of its carrier, if several leave together), from the point of the stack: how it moves, captures, combines, and air defense. It may join friends, also pieces that have left earlier in the same deploy.",
        vi: "Mỗi bước theo luật của quân rời khối (của quân chở, nếu vài quân cùng rời), tính từ điểm của khối: cách đi, bắt, kết hợp và phòng không. Nó có thể kết hợp với quân mình, kể cả quân đã rời khối trước đó trong cùng đợt triển khai.",
      },
    },
    {
      id: "R7.3",
      text: {
        en: "A step may not leave pieces where they cannot stand: a navy at sea does not sail away from its cargo.",
        vi: "Không được để quân lại chỗ nó không đứng được: ngoài biển, hải quân không bỏ quân nó chở mà đi.",
      },
      pictures: [
        {
          fen: "11/11/11/11/11/11/11/11/1(NT)9/11/11/11 r - - 0 1",
          part: ["a2", "f6"],
          movers: ["b4"],
          leaving: "t",
          alt: { en: "A navy with a tank at sea", vi: "Hải quân chở xe tăng ngoài biển" },
          caption: {
            en: "The tank can land. The navy cannot leave it behind at sea.",
            vi: "Xe tăng đổ bộ được. Hải quân thì không bỏ nó lại ngoài biển được.",
          },
          legal: ["Tb4>c4", "Tb4>d4"],
          illegal: { "Nb4>b6": "leavesCargo" },
        },
      ],
    },
    {
      id: "R7.4",
      text: {
        en: "A single piece that can only capture from where it is (R3.1) does so, stays in the stack and has acted: it takes no further step in this deploy. Several pieces that leave together never capture in this way.",
        vi: "Quân lẻ chỉ bắt được mà không vào vị trí (R3.1) thì bắn, ở lại trong khối và coi như đã đánh: nó không có bước nào nữa trong đợt này. Vài quân cùng rời khối thì không bắt kiểu đó.",
      },
    },
    {
      id: "R7.5",
      text: {
        en: "If the whole stack moves as one, that is an ordinary move, not a deploy. The last pieces of a deploy may leave together.",
        vi: "Cả khối cùng đi là một nước thường, không phải triển khai. Những quân cuối cùng của đợt triển khai thì được rời đi cùng nhau.",
      },
    },
    {
      id: "R7.6",
      text: {
        en: "The steps happen on a board of their own, laid over the real one. Moves, air defense, check and heroes follow it at once. The real board changes only when you commit.",
        vi: "Các bước diễn ra trên một bàn cờ tạm, đặt chồng lên bàn cờ thật. Nước đi, phòng không, chiếu và phong anh hùng tính theo bàn tạm ngay. Bàn cờ thật chỉ thay đổi khi bạn hoàn tất.",
      },
    },
    {
      id: "R7.7",
      text: {
        en: "You may commit after at least one step, when your commander is safe (R9.2). Then everything happens at once, and the turn passes. The deploy commits by itself when no further step is possible, and at once when a step captures the enemy commander (R9.6).\nUntil then you may take back single steps, or cancel it all.",
        vi: "Sau ít nhất một bước, khi tư lệnh của bạn an toàn (R9.2), bạn có thể hoàn tất: mọi thay đổi thành thật cùng lúc và tới lượt đối phương. Triển khai tự hoàn tất khi không còn bước nào đi được, và ngay khi một bước bắt được tư lệnh đối phương (R9.6).\nTrước đó bạn có thể lấy lại từng bước, hoặc hủy tất cả.",
      },
    },
    {
      id: "R7.8",
      text: {
        en: "No dead ends: a step is legal only if the deploy can still be committed, at once or after more steps. So a deploy may pass through danger and end safe, and you are never stuck.",
        vi: "Không có ngõ cụt: một bước chỉ hợp lệ nếu sau đó vẫn hoàn tất được, ngay hoặc sau vài bước nữa. Vì vậy triển khai có thể đi qua lúc nguy hiểm mà kết thúc an toàn, và bạn không bao giờ bị kẹt.",
      },
    },
    {
      id: "R7.9",
      text: {
        en: "A committed deploy is one turn. If any step captured, the count of moves without a capture (R10.2) starts again.",
        vi: "Một đợt triển khai hoàn tất là một lượt. Nếu có bước nào bắt quân, số nước không bắt quân (R10.2) được tính lại từ đầu.",
      },
    },
  ],
};
