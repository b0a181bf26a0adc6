// The words of a match: opponents, rules, battles and clocks.
import { table } from "../texts/table.js";

const en = {
  rulesLabels: { rules: "Rules", battle: "Battle", decidedBy: "The winner is decided" },
  levels: {
    1: { name: "Recruit", note: "Takes whatever it can, and likes to move militia and engineers." },
    2: { name: "Soldier", note: "Takes back, often moves without a plan, and likes its infantry." },
    3: {
      name: "Corporal",
      note: "Leaves no air force hanging, and likes to carry and deploy pieces.",
    },
    4: { name: "Sergeant", note: "Sees your answer coming, and likes its tanks." },
    5: { name: "Lieutenant", note: "Knows openings, and likes artillery, anti-air and missiles." },
    6: { name: "Captain", note: "Makes small mistakes only, and likes its navies." },
    7: { name: "Colonel", note: "Looks deep, and likes its air forces." },
    8: { name: "General", note: "Full strength: up to four seconds of thought for a turn." },
  },
  level: (level: number) => `level ${level}`,
  you: "You",
  presets: {
    standard: { name: "Standard rules", note: "The usual rules of this board." },
    official: { name: "Official rules", note: "The inventor’s revised rulebook." },
    custom: { name: "Own rules", note: "Your own mixture of the options below." },
  },
  objectives: {
    commander: { name: "Commander", note: "Capture the enemy commander." },
    naval: { name: "Naval battle", note: "Capture the commander, or all enemy navies." },
    air: { name: "Air battle", note: "Capture the commander, or all enemy air forces." },
    land: {
      name: "Land battle",
      note: "Capture the commander, or all enemy tanks, infantry and artillery.",
    },
    any: { name: "Any battle", note: "Capture the commander, or win one of the three battles." },
  },
  decisions: {
    objective: { name: "by the battle", note: "The side that ends the game wins." },
    points: {
      name: "by points",
      note: "The side that ends the game has 50 points on top. The higher total wins.",
    },
  },
  flags: { forfeit: "that side loses", points: "the points decide" },
  points: (points: number) => `${points} ${points === 1 ? "point" : "points"}`,
};

const vi: typeof en = {
  rulesLabels: { rules: "Luật chơi", battle: "Trận đánh", decidedBy: "Thắng thua" },
  levels: {
    1: { name: "Tân binh", note: "Bắt được gì thì bắt, thích đi dân quân và công binh." },
    2: { name: "Binh nhất", note: "Biết bắt lại, hay đi không kế hoạch, thích dùng bộ binh." },
    3: { name: "Hạ sĩ", note: "Không bỏ rơi không quân, thích chở quân rồi triển khai." },
    4: { name: "Trung sĩ", note: "Thấy trước nước đáp của bạn, thích dùng xe tăng." },
    5: { name: "Trung úy", note: "Thuộc khai cuộc, thích pháo binh, pháo cao xạ và tên lửa." },
    6: { name: "Đại úy", note: "Chỉ mắc lỗi nhỏ, thích dùng hải quân." },
    7: { name: "Đại tá", note: "Tính sâu, thích dùng không quân." },
    8: { name: "Đại tướng", note: "Hết sức: nghĩ tối đa bốn giây mỗi lượt." },
  },
  level: (level) => `cấp ${level}`,
  you: "Bạn",
  presets: {
    standard: { name: "Luật tiêu chuẩn", note: "Luật thường dùng của bàn cờ này." },
    official: { name: "Luật chính thức", note: "Bộ luật sửa đổi của tác giả." },
    custom: { name: "Luật tùy chọn", note: "Tự chọn các điều dưới đây." },
  },
  objectives: {
    commander: { name: "Bắt tư lệnh", note: "Bắt tư lệnh đối phương." },
    naval: { name: "Hải chiến", note: "Bắt tư lệnh, hoặc hết hải quân đối phương." },
    air: { name: "Không chiến", note: "Bắt tư lệnh, hoặc hết không quân đối phương." },
    land: {
      name: "Lục chiến",
      note: "Bắt tư lệnh, hoặc hết xe tăng, bộ binh và pháo binh đối phương.",
    },
    any: { name: "Trận bất kỳ", note: "Bắt tư lệnh, hoặc thắng một trong ba trận." },
  },
  decisions: {
    objective: { name: "theo trận đánh", note: "Bên kết thúc ván cờ thắng." },
    points: {
      name: "theo điểm",
      note: "Bên kết thúc ván cờ được thêm 50 điểm. Tổng điểm cao hơn thì thắng.",
    },
  },
  flags: { forfeit: "bên đó thua", points: "tính điểm" },
  points: (points) => `${points} điểm`,
};

export const matchTexts = table({ en, vi });
