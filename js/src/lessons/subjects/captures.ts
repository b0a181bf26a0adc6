// The kinds of captures.
import type { SubjectData } from "../subjects.js";

export const subject: SubjectData<"captures"> = {
  story: {
    en: "The Blue academy across the river has sent over a few old targets.",
    vi: "Học viện Xanh bên kia sông gửi sang vài mục tiêu cũ.",
  },
  levels: {
    replace: {
      fen: "10c/11/11/11/11/11/8t2/7i3/6M4/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { all: [{ capture: "i" }, { capture: "t" }] },
      solution: ["Mg4xh5", "Mh5xi6"],
      answers: [["Ck12k11", "Ck11k12"]],
      wrong: [{ turn: "Mg4xi6", reason: "tooFar" }],
      en: {
        title: "One after the other",
        task: "Take both targets with the militia, in two turns.",
        done: "Whoever captures stands where the target stood, if it may stand there.",
        hint: "Both stand on one diagonal.",
      },
      vi: {
        title: "Lần lượt từng cái",
        task: "Hãy dùng dân quân bắt cả hai mục tiêu trong hai lượt.",
        done: "Quân bắt vào chỗ của quân bị bắt, nếu nó đứng được ở đó.",
        hint: "Cả hai nằm trên một đường chéo.",
      },
    },
    stay: {
      fen: "11/11/11/11/11/11/11/11/1n1A7/11/11/11 r - - 0 1",
      success: { capture: "n", kind: "stay" },
      solution: ["Ad4_b4"],
      wrong: [{ turn: "Ad4c4", fails: "turns" }],
      en: {
        title: "From where it stands",
        task: "The target ship lies at sea, where artillery cannot go. Shoot it all the same.",
        done: "What cannot go there fires from its place: a stay capture.",
        hint: "Aim the artillery at b4.",
        failed: "The ship is still there: the artillery hits b4 from d4, without moving.",
      },
      vi: {
        title: "Bắn từ chỗ đứng",
        task: "Con tàu mục tiêu ở ngoài biển, pháo binh không ra đó được. Cứ bắn nó đi.",
        done: "Không vào chỗ đó được thì bắn từ chỗ mình: bắt mà đứng yên.",
        hint: "Nhắm pháo vào b4.",
        failed: "Tàu vẫn còn đó: pháo binh bắn b4 từ d4, không cần đi.",
      },
    },
    across: {
      fen: "11/11/11/11/11/11/11/11/11/n1T8/11/11 r - - 0 1",
      success: { capture: "n", kind: "stay" },
      solution: ["Tc3_a3"],
      wrong: [{ turn: "Tc3b3", reason: "terrain" }],
      en: {
        title: "Water stops no shell",
        task: "A tank cannot drive across b3, but it can fire across. Sink the ship on a3.",
        done: "Terrain never blocks a capture; it only decides who stays where.",
        hint: "Two steps out to sea.",
        failed: "The ship on a3 is still there: the tank fires at it from c3.",
      },
      vi: {
        title: "Nước không cản đạn",
        task: "Xe tăng không chạy qua b3 được, nhưng bắn qua thì được. Hãy bắn tàu ở a3.",
        done: "Địa hình không bao giờ cản việc bắt quân, chỉ quyết định bắt kiểu nào.",
        hint: "Hai nấc ra phía biển.",
        failed: "Tàu ở a3 vẫn còn: xe tăng bắn nó từ c3.",
      },
    },
    return: {
      fen: "10c/11/11/11/4a1t4/11/11/11/4F6/11/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { all: [{ capture: "a" }, { survive: 1 }] },
      failure: { lost: "f" },
      solution: ["Fe4_e8"],
      answers: [["Tg8xe8", "Ck12k11", "Ck11k12"]],
      wrong: [{ turn: "Fe4xe8", fails: "lost" }],
      arrows: [["g8", "e8"]],
      en: {
        title: "Strike and come home",
        task: "A plane may land where it strikes, or fly home. Take the artillery on e8, and keep the plane.",
        done: "The tank had been waiting for you to land.",
        hint: "What would the tank on g8 do if you landed?",
        failed:
          "The tank took the plane on e8: choose the capture without moving, and it flies home.",
      },
      vi: {
        title: "Đánh xong bay về",
        task: "Máy bay đánh xong có thể đáp tại đó hoặc bay về. Hãy bắt pháo binh ở e8 mà giữ được máy bay.",
        done: "Xe tăng chỉ chờ bạn đáp xuống thôi.",
        hint: "Nếu bạn đáp xuống, xe tăng ở g8 sẽ làm gì?",
        failed: "Xe tăng đã bắt máy bay ở e8: hãy chọn “bắt và đứng yên” để máy bay bay về.",
      },
    },
    land: {
      fen: "10c/8h2/11/11/11/4i6/11/11/11/4F6/11/11 r - - 0 1",
      rules: { playOn: true },
      success: { all: [{ capture: "i" }, { capture: "h" }] },
      solution: ["Fe3xe7", "Fe7xi11"],
      answers: [["Ck12k11", "Ck11k12"]],
      wrong: [{ turn: "Fe3xi11", reason: "noLine" }],
      en: {
        title: "Land and go on",
        task: "No blue piece can strike back on e7. Take the infantry there, then the headquarters on i11, in two turns.",
        done: "This time landing was worth it.",
        hint: "From e7 the headquarters is in reach.",
      },
      vi: {
        title: "Đáp rồi bay tiếp",
        task: "Không quân xanh nào đánh trả được ở e7. Hãy bắt bộ binh ở đó, rồi bắt sở chỉ huy ở i11, trong hai lượt.",
        done: "Lần này đáp xuống là đúng.",
        hint: "Từ e7 thì với tới sở chỉ huy.",
      },
    },
    whole: {
      fen: "11/11/11/11/11/5(tm)5/11/11/5A2t2/11/11/11 r - - 0 1",
      success: { points: 30 },
      solution: ["Af4xf7"],
      wrong: [{ turn: "Af4xi4", fails: "turns" }],
      en: {
        title: "Two for one",
        task: "One of the blue tanks carries militia. Take as much as you can with one shot.",
        done: "A captured stack is captured whole.",
        hint: "Two small pieces on one point fall together.",
        failed:
          "There was more to take: the tank on f7 carries militia, and both fall to one shot.",
      },
      vi: {
        title: "Một được hai",
        task: "Một trong hai xe tăng xanh chở dân quân. Hãy bắt được nhiều nhất bằng một phát.",
        done: "Bắt khối nào là bắt trọn khối đó.",
        hint: "Hai quân cùng một điểm thì mất cùng nhau.",
        failed: "Còn bắt được nhiều hơn: xe tăng ở f7 chở dân quân, một phát được cả hai.",
      },
    },
  },
};
