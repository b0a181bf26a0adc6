// What is said about the flight that the visitor makes.
import { table } from "../../texts/table.js";

export const flightTexts = table({
  en: {
    flight: {
      start:
        "Bring your air force from e5 to the tank on e9 in two turns, round the missile’s zone.",
      underway: "Blue has answered. Now strike the tank on e9.",
      struck: "The tank is gone, and the air force has its place. Your first flight!",
      returned: "The tank is gone, and the air force is back where it took off. Your first flight!",
      lost: "The air force is lost. Find a way that no zone covers.",
    },
    refused: (reason: string) => `Not there: ${reason}.`,
    learnMore: "Learn the rest",
    again: "Once more",
    leave: "Back to the scene",
  },
  vi: {
    flight: {
      start: "Đưa không quân từ e5 đến xe tăng ở e9 trong hai lượt, vòng qua vùng tên lửa.",
      underway: "Xanh đã đi. Giờ hãy đánh chiếc xe tăng ở e9.",
      struck: "Xe tăng bị diệt, không quân đứng vào chỗ của nó. Bạn vừa bay chuyến đầu tiên!",
      returned: "Xe tăng bị diệt, không quân đã về chỗ cất cánh. Bạn vừa bay chuyến đầu tiên!",
      lost: "Không quân đã mất. Hãy tìm đường không có vùng phòng không nào.",
    },
    refused: (reason) => `Không đi được: ${reason}.`,
    learnMore: "Học tiếp",
    again: "Bay lại",
    leave: "Về cảnh ban đầu",
  },
});
