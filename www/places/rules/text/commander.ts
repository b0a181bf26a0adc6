// R8 to R10: heroes, check, and the end of the game.
import type { Chapter } from "../types.js";

export const heroes: Chapter = {
  id: "R8",
  title: { en: "Heroes", vi: "Anh hùng" },
  lead: {
    en: "Whoever threatens the enemy commander becomes a hero: a gold rim, a star, and a longer reach.",
    vi: "Quân nào uy hiếp tư lệnh đối phương thì thành anh hùng: viền vàng, ngôi sao, và tầm xa hơn.",
  },
  clauses: [
    {
      id: "R8.1",
      text: {
        en: "After each move, and after each step of a deploy, every piece of the side that moved that attacks the enemy commander becomes a hero, whether it moved or not, carried or not, each for itself.",
        vi: "Sau mỗi nước đi và mỗi bước triển khai, mọi quân của bên vừa đi đang đánh tới tư lệnh đối phương đều thành anh hùng, dù vừa đi hay không, được chở hay không, quân nào tính quân nấy.",
      },
      pictures: [
        {
          fen: "11/11/11/6c4/11/5T5/11/11/11/11/11/4C6 r - - 0 1",
          play: ["Tf7g7"],
          part: ["d5", "j10"],
          alt: { en: "A tank gives check and has a star", vi: "Xe tăng chiếu tư lệnh và có sao" },
          caption: {
            en: "The tank has gone to g7 and attacks the commander: it is a hero now.",
            vi: "Xe tăng đã tới g7 và đánh tới tư lệnh: nó thành anh hùng.",
          },
        },
        {
          fen: "11/11/11/11/11/11/11/11/6+T4/11/11/11 r - - 0 1",
          part: ["d1", "j7"],
          movers: ["g4"],
          alt: { en: "The reach of a heroic tank", vi: "Tầm của xe tăng anh hùng" },
          caption: {
            en: "A heroic tank goes 3 steps instead of 2, and in all 8 directions.",
            vi: "Xe tăng anh hùng đi 3 nấc thay vì 2, và theo cả 8 hướng.",
          },
          legal: ["+Tg4j7", "+Tg4g7"],
        },
      ],
    },
    {
      id: "R8.2",
      text: {
        en: "What “attacks” means, R9.1 says. A hero stays a hero until it is captured.",
        vi: "Thế nào là “đánh tới” thì xem R9.1. Anh hùng mãi là anh hùng, cho tới khi bị bắt.",
      },
    },
    {
      id: "R8.3",
      text: {
        en: "A headquarters that is not a hero attacks nothing, so it never becomes one in a game.",
        vi: "Sở chỉ huy chưa là anh hùng thì không đánh được gì, nên trong ván cờ nó không bao giờ thành anh hùng.",
      },
      official: {
        text: {
          en: "A headquarters that is not a hero attacks nothing, so no attack makes it a hero. But there is a last guard: after each move and each step, a side that has only its commander and exactly one other piece left, carried ones counted, has that piece made a hero. It may be a headquarters, which then goes 2 steps in 8 directions.",
          vi: "Sở chỉ huy chưa là anh hùng thì không đánh được gì, nên không thể nhờ đánh mà thành anh hùng. Nhưng có luật người lính cuối cùng: sau mỗi nước và mỗi bước, bên nào chỉ còn tư lệnh và đúng một quân khác, tính cả quân được chở, thì quân đó thành anh hùng. Quân đó có thể là sở chỉ huy: khi ấy nó đi 2 nấc theo 8 hướng.",
        },
      },
    },
  ],
};

export const check: Chapter = {
  id: "R9",
  title: { en: "Check, and commanders in sight", vi: "Chiếu, và hai tư lệnh nhìn thấy nhau" },
  lead: {
    en: "Keep your commander safe from attack, and out of the sight of the other one.",
    vi: "Giữ tư lệnh khỏi bị đánh, và khỏi tầm nhìn của tư lệnh kia.",
  },
  clauses: [
    {
      id: "R9.1",
      text: {
        en: "A piece attacks a point if, alone, it could capture what stands there now. Captures without moving and suicide captures count. A carried piece counts as if it were deployed, even if R7.3 would not let it leave.",
        vi: "Một quân đánh tới một điểm nếu một mình nó bắt được quân đang đứng ở đó. Bắt mà đứng yên và cảm tử cũng tính. Quân được chở tính như thể nó được triển khai, kể cả khi R7.3 không cho nó rời khối.",
      },
    },
    {
      id: "R9.2",
      text: {
        en: "A commander is in danger, that is in check, if an enemy piece attacks it, or if the two commanders stand on one file or rank with nothing between them. A carried commander counts where its stack stands.",
        vi: "Tư lệnh gặp nguy, tức là bị chiếu, nếu có quân đối phương đánh tới nó, hoặc nếu hai tư lệnh đứng trên cùng một cột hay một hàng mà ở giữa không có quân nào. Tư lệnh được chở thì tính ở điểm của khối.",
      },
    },
    {
      id: "R9.3",
      text: {
        en: "You may not end your turn with your commander in danger, and you may not sacrifice it.",
        vi: "Không được kết thúc lượt khi tư lệnh của mình còn gặp nguy, và không được thí tư lệnh.",
      },
      pictures: [
        {
          fen: "11/11/11/11/6c4/11/11/11/6T4/11/6C4/11 r - - 0 1",
          part: ["c1", "k9"],
          movers: ["g4"],
          alt: {
            en: "A tank between two commanders moves along the file only",
            vi: "Xe tăng giữa hai tư lệnh chỉ đi dọc cột",
          },
          caption: {
            en: "The tank is a shield. It may move only along the file, else the commanders see each other.",
            vi: "Xe tăng là lá chắn. Nó chỉ được đi dọc cột, nếu không hai tư lệnh nhìn thấy nhau.",
          },
          legal: ["Tg4g6", "Tg4g3"],
          illegal: { Tg4h4: "commanderInDanger" },
        },
      ],
    },
    {
      id: "R9.4",
      text: {
        en: "A commander that goes alone, in any way, may not enter or pass a point that the enemy commander sees: an open file or rank from it, with the first piece on it included. Its own point counts as empty if nothing stays there. A capture without moving enters nothing. A later step of the same deploy that would close the line does not help.",
        vi: "Tư lệnh đi một mình, bằng cách nào cũng vậy, không được vào hay đi qua điểm mà tư lệnh đối phương nhìn thấy: theo cột hay hàng trống kể từ nó, tính cả quân đầu tiên trên đường. Điểm nó rời đi coi như trống nếu không còn quân nào ở lại. Bắt mà đứng yên thì không vào đâu cả. Bước sau của cùng đợt triển khai có che đường lại cũng không cứu được.",
      },
      pictures: [
        {
          fen: "11/11/11/11/7c3/11/11/11/11/11/4C6/11 r - - 0 1",
          part: ["c1", "k9"],
          movers: ["e2"],
          alt: {
            en: "A commander cannot pass a file on which the other one looks",
            vi: "Tư lệnh không qua được cột mà tư lệnh kia nhìn thấy",
          },
          caption: {
            en: "The blue commander sees file h and rank 8. The red one stops before h2 and before e8.",
            vi: "Tư lệnh xanh nhìn thấy cột h và hàng 8. Tư lệnh đỏ phải dừng trước h2 và trước e8.",
          },
          legal: ["Ce2g2", "Ce2e7"],
          illegal: { Ce2h2: "lineOfSight", Ce2i2: "lineOfSight", Ce2e8: "lineOfSight" },
        },
      ],
    },
    {
      id: "R9.5",
      text: {
        en: "A commander alone captures the enemy commander at any distance along an open file or rank.",
        vi: "Tư lệnh đi một mình bắt được tư lệnh đối phương trên cột hay hàng trống, xa bao nhiêu cũng được.",
      },
      pictures: [
        {
          fen: "6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1",
          part: ["d1", "j12"],
          movers: ["g1"],
          alt: { en: "Two commanders on an open file", vi: "Hai tư lệnh trên một cột trống" },
          caption: {
            en: "Blue has opened the file. Red to move captures on g12 and wins.",
            vi: "Cột đã mở. Đến lượt Đỏ: bắt tư lệnh ở g12 và thắng.",
          },
          legal: ["Cg1xg12"],
        },
      ],
    },
    {
      id: "R9.6",
      text: {
        en: "Capturing the enemy commander is always legal, and ends the game.",
        vi: "Bắt tư lệnh đối phương luôn hợp lệ, và kết thúc ván cờ.",
      },
    },
  ],
};

export const ending: Chapter = {
  id: "R10",
  title: { en: "End of the game", vi: "Kết thúc ván cờ" },
  lead: {
    en: "Capture the enemy commander, or leave it no way out.",
    vi: "Bắt tư lệnh đối phương, hoặc dồn nó vào thế không lối thoát.",
  },
  clauses: [
    {
      id: "R10.1",
      text: {
        en: "Checkmate: a side that is in check and has no legal move loses. A side whose commander is captured loses.",
        vi: "Chiếu hết: bên bị chiếu mà không còn nước nào hợp lệ thì thua. Bên bị bắt tư lệnh thì thua.",
      },
      pictures: [
        {
          fen: "10c/11/11/11/10T/11/11/9C1/11/11/11/11 r - - 0 1",
          play: ["Tk8k10"],
          part: ["e4", "k12"],
          alt: { en: "A commander that is mated in the corner", vi: "Tư lệnh bị chiếu hết ở góc" },
          caption: {
            en: "Mate: the tank attacks k12 and k11, and the red commander sees j12.",
            vi: "Chiếu hết: xe tăng đánh tới k12 và k11, tư lệnh đỏ nhìn thấy j12.",
          },
          outcome: "checkmate",
        },
      ],
    },
    {
      id: "R10.2",
      text: {
        en: "A draw:\n- stalemate: no legal move, and not in check;\n- 100 moves of both sides together, 50 each, without any capture;\n- the same position for the third time: the same pieces with the same heroes on the same points, and the same side to move.",
        vi: "Hòa:\n- hết nước đi mà không bị chiếu;\n- 100 nước của cả hai bên, mỗi bên 50, không bắt quân nào;\n- một thế cờ lặp lại lần thứ ba: cùng các quân, cùng các anh hùng, cùng vị trí, và cùng bên tới lượt.",
      },
      pictures: [
        {
          fen: "10c/11/11/10I/11/11/11/9C1/11/11/11/11 r - - 0 1",
          play: ["Ik9k10"],
          part: ["e4", "k12"],
          alt: {
            en: "A commander that has no move in the corner",
            vi: "Tư lệnh hết nước đi ở góc",
          },
          caption: {
            en: "Stalemate: nothing attacks k12, but the infantry covers k11 and the red commander sees j12. A draw.",
            vi: "Hết nước đi: không quân nào đánh tới k12, nhưng bộ binh giữ k11 và tư lệnh đỏ nhìn thấy j12. Hòa.",
          },
          outcome: "stalemate",
        },
      ],
    },
    {
      id: "R10.3",
      text: {
        en: "A position set up without any commander can be played: there is no check, and no end by R10.1. With exactly one commander on the board, the game is over.",
        vi: "Thế cờ bày ra không có tư lệnh nào thì vẫn chơi được: không có chiếu, không kết thúc theo R10.1. Trên bàn chỉ có đúng một tư lệnh thì ván cờ đã kết thúc.",
      },
    },
    {
      id: "R10.4",
      text: {
        en: "During a deploy the game is not over. So whoever can move always may: there is no legal move exactly when the game is over by R10.1, stalemate or R13.2.",
        vi: "Trong khi triển khai, ván cờ chưa kết thúc. Vì vậy còn nước là còn được đi: không có nước hợp lệ đúng khi ván cờ đã kết thúc theo R10.1, hết nước đi hay R13.2.",
      },
    },
  ],
};
