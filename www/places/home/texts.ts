// The texts of Home.
import type { Table } from "../../texts/texts.js";
import type { FlightState } from "./flight-state.js";
import type { Caption } from "./scene-data.js";

interface HomeTexts {
  kicker: string;
  title: string;
  lead: string;
  play: string;
  learn: string;
  /** The name of the scene, for screen readers. */
  scene: string;
  captions: Readonly<Record<Caption, string>>;
  pause: string;
  resume: string;
  tryIt: string;
  loading: string;
  failed: string;
  flight: Readonly<Record<FlightState, string>>;
  refused: (reason: string) => string;
  learnMore: string;
  again: string;
  leave: string;
  /** The name of the list of ways on, for screen readers. */
  more: string;
  puzzle: string;
  puzzleAbout: string;
  lastGame: string;
  opponents: string;
  opponentsAbout: string;
  against: (level: number | undefined) => string;
  withFriend: string;
  analysed: string;
  turns: (count: number) => string;
  rules: string;
  rulesAbout: string;
}

export const homeTexts: Table<HomeTexts> = {
  en: {
    kicker: "Commander Chess from Vietnam",
    title: "Chess with planes, ships and tanks.",
    lead: "Two armies, one commander each. Planes fly over everything but air defense, ships land troops, and whoever takes the enemy commander wins.",
    play: "Play",
    learn: "Learn",
    scene: "A scene of the game",
    captions: {
      goal: "Red’s plane wants the tank.",
      zone: "A missile closes the straight way.",
      away: "So the plane flies round the zone …",
      answer: "Blue’s other tank heads for the bridge.",
      strike: "… and strikes the first one from the side.",
      landing: "A ship lands its tank.",
      mate: "Checkmate: no way out for Blue’s commander.",
      still: "The plane reaches the tank round the missile’s zone.",
    },
    pause: "Pause the scene",
    resume: "Go on with the scene",
    tryIt: "Try this flight",
    loading: "Loading the rules …",
    failed: "The rules could not be loaded. Are you offline?",
    flight: {
      start:
        "Your plane is on e5: bring it to the tank on e9 in two turns, round the missile’s zone.",
      underway: "Blue has answered. Now strike the tank on e9.",
      struck: "The tank is gone, and the plane has its place. Your first flight!",
      returned: "The tank is gone, and the plane is back where it took off. Your first flight!",
      lost: "The plane is lost. Find a way that no zone covers.",
    },
    refused: (reason) => `Not there: ${reason}.`,
    learnMore: "Learn the rest",
    again: "Once more",
    leave: "Back to the scene",
    more: "More",
    puzzle: "Today’s puzzle",
    puzzleAbout: "Find the turn that wins.",
    lastGame: "Your last game",
    opponents: "Choose an opponent",
    opponentsAbout: "Eight levels, or a friend at this board.",
    against: (level) => (level ? `Against level ${level}` : "Against the computer"),
    withFriend: "With a friend",
    analysed: "An analysis",
    turns: (count) => (count === 1 ? "1 turn" : `${count} turns`),
    rules: "All rules",
    rulesAbout: "With pictures, in ten minutes.",
  },
  vi: {
    kicker: "Cờ Tư Lệnh của Việt Nam",
    title: "Cờ có máy\u00a0bay, tàu\u00a0chiến và xe\u00a0tăng.",
    lead: "Hai đạo quân, mỗi bên một Tư lệnh. Máy bay bay qua tất cả trừ vùng phòng không, tàu chiến đổ quân lên bờ; ai bắt được Tư lệnh đối phương là thắng.",
    play: "Chơi",
    learn: "Học",
    scene: "Một cảnh trong ván cờ",
    captions: {
      goal: "Máy bay Đỏ nhắm chiếc xe tăng.",
      zone: "Tên lửa chặn đường bay thẳng.",
      away: "Máy bay bèn vòng qua vùng phòng không …",
      answer: "Xe tăng kia của Xanh tiến ra cầu.",
      strike: "… và đánh chiếc xe tăng từ bên sườn.",
      landing: "Tàu chiến đổ xe tăng lên bờ.",
      mate: "Chiếu hết: Tư lệnh Xanh hết đường thoát.",
      still: "Máy bay vòng qua vùng tên lửa để đến chỗ xe tăng.",
    },
    pause: "Tạm dừng cảnh",
    resume: "Xem tiếp cảnh",
    tryIt: "Bay thử",
    loading: "Đang tải luật chơi …",
    failed: "Không tải được luật chơi. Bạn có đang ngoại tuyến không?",
    flight: {
      start:
        "Máy bay của bạn ở e5: hãy đưa nó đến chiếc xe tăng ở e9 trong hai lượt, vòng qua vùng tên lửa.",
      underway: "Xanh đã đi. Giờ hãy đánh chiếc xe tăng ở e9.",
      struck: "Xe tăng bị diệt, máy bay đứng vào chỗ của nó. Bạn vừa bay chuyến đầu tiên!",
      returned: "Xe tăng bị diệt, máy bay đã về chỗ cất cánh. Bạn vừa bay chuyến đầu tiên!",
      lost: "Máy bay đã mất. Hãy tìm đường không có vùng phòng không nào.",
    },
    refused: (reason) => `Không đi được: ${reason}.`,
    learnMore: "Học tiếp",
    again: "Bay lại",
    leave: "Về cảnh ban đầu",
    more: "Xem thêm",
    puzzle: "Thế cờ hôm nay",
    puzzleAbout: "Tìm nước đi thắng.",
    lastGame: "Ván gần nhất",
    opponents: "Chọn đối thủ",
    opponentsAbout: "Tám cấp máy, hoặc bạn bè cùng bàn.",
    against: (level) => (level ? `Với máy cấp ${level}` : "Với máy"),
    withFriend: "Với bạn bè",
    analysed: "Một bài phân tích",
    turns: (count) => `${count} nước`,
    rules: "Toàn bộ luật chơi",
    rulesAbout: "Có hình minh họa, đọc trong mười phút.",
  },
};
