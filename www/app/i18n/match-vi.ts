// Các chữ của một ván đấu.
import type { Messages } from "./en.js";

export const match: Messages["match"] = {
  rules: {
    menu: "Luật chơi",
    presets: {
      standard: { name: "Tiêu chuẩn", note: "Luật thường dùng của bàn cờ này." },
      official: { name: "Chính thức", note: "Bộ luật sửa đổi của tác giả." },
      custom: { name: "Tùy chọn", note: "Tự chọn các điều dưới đây." },
    },
  },
  battle: {
    title: "Trận đánh",
    objectives: {
      commander: { name: "Tư lệnh", note: "Bắt tư lệnh đối phương." },
      naval: { name: "Thủy chiến", note: "Bắt tư lệnh, hoặc hết hải quân đối phương." },
      air: { name: "Không chiến", note: "Bắt tư lệnh, hoặc hết không quân đối phương." },
      land: {
        name: "Lục chiến",
        note: "Bắt tư lệnh, hoặc hết xe tăng, bộ binh và pháo binh đối phương.",
      },
      any: { name: "Trận bất kỳ", note: "Bắt tư lệnh, hoặc thắng một trong ba trận." },
    },
    decidedBy: "Thắng thua theo",
    decisions: {
      objective: { name: "trận đánh", note: "Bên kết thúc ván cờ thắng." },
      points: {
        name: "điểm",
        note: "Bên kết thúc ván cờ được thêm 50 điểm. Tổng điểm cao hơn thì thắng.",
      },
    },
  },
  newGame: {
    title: "Ván mới",
    clock: "Đồng hồ",
    noClock: "Không có",
    minutes: (minutes) => `${minutes} phút`,
    otherMinutes: "Thời gian khác",
    minutesField: "Số phút",
    badMinutes: "Một số phút nguyên, từ 1 đến 1440.",
    mode: "Thời gian",
    modes: { game: "cho cả ván", side: "cho mỗi bên" },
    flag: "Khi một bên hết giờ",
    flags: { loses: "bên đó thua", points: "tính điểm" },
    start: "Bắt đầu",
    cancel: "Thôi",
  },
  score: {
    title: "Điểm và quân bắt được",
    points: (points) => `${points} điểm`,
    captured: (names) => `đã bắt: ${names}`,
    none: "chưa bắt quân nào",
  },
  clock: {
    title: {
      red: "Thời gian còn lại của Đỏ",
      blue: "Thời gian còn lại của Xanh",
      game: "Thời gian còn lại",
    },
    waiting: "Đồng hồ chạy từ lượt đầu tiên.",
    flags: {
      loses: "Bên nào hết giờ thì thua.",
      points: "Khi hết giờ, bên nhiều điểm hơn thắng.",
    },
    paused: "Tạm dừng",
    left: {
      300: { red: "Đỏ còn 5 phút.", blue: "Xanh còn 5 phút.", game: "Còn 5 phút." },
      60: { red: "Đỏ còn 1 phút.", blue: "Xanh còn 1 phút.", game: "Còn 1 phút." },
      10: { red: "Đỏ còn 10 giây.", blue: "Xanh còn 10 giây.", game: "Còn 10 giây." },
    },
    pause: "Tạm dừng",
    resume: "Tiếp tục",
  },
  actions: {
    title: "Ván đấu",
    resign: "Xin thua",
    draw: "Hòa",
  },
  confirm: {
    resign: {
      red: "Đỏ xin thua, Xanh thắng?",
      blue: "Xanh xin thua, Đỏ thắng?",
      yes: "Phải, xin thua",
      no: "Không, chơi tiếp",
    },
    draw: {
      red: "Đỏ xin hòa. Xanh có đồng ý không?",
      blue: "Xanh xin hòa. Đỏ có đồng ý không?",
      yes: "Đồng ý hòa",
      no: "Không, chơi tiếp",
    },
    pause: {
      red: "Đỏ xin tạm dừng. Xanh có đồng ý không?",
      blue: "Xanh xin tạm dừng. Đỏ có đồng ý không?",
      yes: "Đồng ý tạm dừng",
      no: "Không, chơi tiếp",
    },
    resume: {
      red: "Đỏ muốn tiếp tục. Xanh sẵn sàng chưa?",
      blue: "Xanh muốn tiếp tục. Đỏ sẵn sàng chưa?",
      yes: "Sẵn sàng",
      no: "Chưa",
    },
  },
  result: {
    title: "Kết quả",
    margin: (points) => `Hơn ${points} điểm.`,
    equal: "Hai bên bằng điểm.",
    bonus: (side, reason) => `Bên kết thúc ván cờ: ${side} (${reason}).`,
    side: "Bên",
    points: "Điểm",
    onTop: "Thêm",
    total: "Tổng",
    rematch: "Đấu lại",
    rematchAs: { red: "Đấu lại, cầm Đỏ", blue: "Đấu lại, cầm Xanh" },
    share: "Chia sẻ",
    takeBack: "Lùi lại",
    close: "Đóng kết quả",
  },
};
