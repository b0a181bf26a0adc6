// Bài học đầu tiên.
import type { Messages } from "./en.js";

const texts: Messages["lessons"]["texts"] = {
  move: {
    title: "Đi quân",
    tasks: [
      {
        task: "Bạn cầm quân Đỏ. Bấm xe tăng ở f4: các chấm là nơi đi được. Hãy tiến hai điểm, tới f6.",
        done: "Quân đứng ở giao điểm. Xe tăng đi thẳng, tối đa hai điểm. Chỉ quân nặng (pháo binh, cao xạ, tên lửa) cần cầu để qua sông.",
      },
    ],
  },
  capture: {
    title: "Bắt quân",
    tasks: [
      {
        task: "Vòng ngắm đánh dấu quân bắt được. Hãy dùng xe tăng bắt bộ binh xanh.",
        done: "Xe tăng đã vào chỗ của bộ binh.",
      },
      {
        task: "Hải quân ở ngoài biển, pháo binh không ra đó được. Nhưng vẫn bắt được: hãy thử.",
        done: "Nơi nào không đứng được thì pháo binh bắn từ chỗ của mình.",
      },
    ],
  },
  fly: {
    title: "Bay vòng qua vùng phòng không",
    tasks: [
      {
        task: "Cao xạ chặn đường bay thẳng. Hãy bay vòng qua vùng kẻ sọc, bắt pháo binh ở e8 sau hai lượt.",
        done: "Không quân bay bốn điểm, qua đầu mọi quân, nhưng không xuyên qua phòng không.",
      },
    ],
  },
  deploy: {
    title: "Kết hợp và triển khai",
    tasks: [
      {
        task: "Hải quân chở được quân khác. Hãy đưa xe tăng lên hải quân.",
        done: "Giờ hai quân là một khối, đi cùng nhau.",
      },
      {
        task: "Chọn khối ở c5, chỉ lấy xe tăng, bắt bộ binh ở e5. Rồi bấm hoàn tất: quân còn lại đứng yên.",
        done: "Đó là triển khai: trong một lượt, các quân của khối đi các ngả khác nhau.",
      },
    ],
  },
  hero: {
    title: "Phong anh hùng",
    tasks: [
      {
        task: "Hãy chiếu Tư lệnh: đưa xe tăng tới e10, nơi lượt sau có thể bắt Tư lệnh. Quân chiếu như vậy thành anh hùng.",
        done: "Chiếu! Viền vàng và ngôi sao là dấu anh hùng.",
      },
      {
        task: "Anh hùng đi xa hơn, theo cả tám hướng. Hãy bắt Tư lệnh ở g12: thế là thắng.",
        done: "Bạn đã thắng. Chiếu hết cũng thắng: Tư lệnh không còn đường thoát. Khi chơi, để chuột trên quân, nhấn giữ, hay bấm phím i để xem quân đó làm được gì.",
      },
    ],
  },
};

export const lessons: Messages["lessons"] = {
  title: "Làm quen",
  step: (number, count) => `Bước ${number} trên ${count}`,
  part: (number, count) => `phần ${number} trên ${count}`,
  texts,
  wait: "Xanh đứng chờ. Đi tiếp nhé.",
  lost: "Mất không quân rồi. Thử lại nhé.",
  show: "Xem gợi ý",
  again: "Làm lại",
  next: "Tiếp",
  leave: "Thoát",
  steps: "Các bước làm quen",
  finished: "Đấu với máy",
};
