// The texts of a game that is played: its state and its actions.
import { table } from "../texts/table.js";

const en = {
  typed: {
    label: "Type a move",
    example: "Ic6, g5-g6 or F@b2",
    wait: "It is not your turn.",
  },
  game: "Game",
  deploying: "deploying",
  deployOpen: "A deploy is in progress: finish the turn or cancel it first.",
  thinking: "thinking …",
  yourTurn: "your turn",
  check: "check!",
  playing: (side: string, opponent: string) => `You play ${side} against ${opponent}.`,
  undo: "Undo",
  redo: "Redo",
  resign: "Resign",
  more: "More",
  flip: "Flip the board",
  newGame: "New game",
  notation: "How moves are written",
  share: "Share",
  shared: "Link copied. It opens this game.",
  draw: "Offer a draw",
  pause: "Pause",
  resume: "Go on",
  paused: "The clock is paused.",
  earlier: (turn: number, of: number) => `You look at turn ${turn} of ${of}.`,
  back: "Back to the game",
  playOn: "Play on from here",
  failed: "The computer could not move.",
  retry: "Try again",
  confirmTurn: {
    text: (turn: string) => `${turn}: play it?`,
    play: "Play it",
    cancel: "Not yet",
  },
  elsewhere: {
    note: "This game is played in another tab. Its turns are shown here.",
    play: "Play here",
    copied: "Another tab has changed this game. Your turns are kept as a game of their own.",
  },
  storage: {
    full: "The game is not saved: the browser’s storage is full. Save and delete some of your games to make room.",
    denied: "The game is not saved: the browser does not allow it. Closing this tab loses it.",
  },
  warning: {
    text: (piece: string, square: string, by: string, from: string) =>
      `${piece} on ${square} can be captured by the ${by} on ${from}, and nothing takes back. Play it anyway?`,
    play: "Play it anyway",
  },
  banner: { lesson: "The lesson about it", puzzles: "Practise with a puzzle" },
  rematchAs: (side: string) => `you play ${side}`,
  goal: "Take the enemy commander, the star ★, or leave it no way out.",
  /** What the battle is about, where one decides. */
  goals: {
    naval: "Take every enemy navy before you lose yours.",
    air: "Take every enemy air force before you lose yours.",
    land: "Take every enemy tank, infantry and artillery before you lose yours.",
    any: "The battle decides: take all enemy navies, all air forces, or all tanks, infantry and artillery.",
  },
  about: "About this piece",
  confirm: {
    resign: { r: "Red resigns, and Blue wins?", b: "Blue resigns, and Red wins?" },
    draw: {
      r: "Red offers a draw. Does Blue agree?",
      b: "Blue offers a draw. Does Red agree?",
    },
    drawYes: "Agree to a draw",
    pause: {
      r: "Red asks for a pause. Does Blue agree?",
      b: "Blue asks for a pause. Does Red agree?",
    },
    pauseYes: "Agree to a pause",
    no: "Play on",
  },
  drawOffer: {
    considering: "The computer considers your offer …",
    refused: "The computer plays on.",
    agreed: "The computer agrees to a draw.",
  },
};

const vi: typeof en = {
  typed: {
    label: "Gõ nước đi",
    example: "Ic6, g5-g6 hay F@b2",
    wait: "Chưa đến lượt bạn.",
  },
  game: "Ván cờ",
  deploying: "đang triển khai",
  deployOpen: "Đang triển khai: hãy hoàn tất hoặc hủy trước.",
  thinking: "đang nghĩ …",
  yourTurn: "lượt của bạn",
  check: "bị chiếu!",
  playing: (side, opponent) => `Bạn cầm quân ${side}, đấu với ${opponent}.`,
  undo: "Đi lại",
  redo: "Đi tiếp",
  resign: "Xin thua",
  more: "Thêm",
  flip: "Xoay bàn cờ",
  newGame: "Ván mới",
  notation: "Cách ghi nước đi",
  share: "Chia sẻ",
  shared: "Đã sao chép liên kết: nó mở đúng ván cờ này.",
  draw: "Xin hòa",
  pause: "Tạm dừng",
  resume: "Tiếp tục",
  paused: "Đồng hồ đang tạm dừng.",
  earlier: (turn, of) => `Bạn đang xem lượt ${turn} trong ${of} lượt.`,
  back: "Trở lại ván cờ",
  playOn: "Chơi tiếp từ đây",
  failed: "Máy không đi được.",
  retry: "Thử lại",
  confirmTurn: {
    text: (turn) => `${turn}: đi nước này?`,
    play: "Đi",
    cancel: "Chưa",
  },
  elsewhere: {
    note: "Ván này đang được chơi ở thẻ khác. Các nước đi hiện ở đây.",
    play: "Chơi ở đây",
    copied: "Thẻ khác đã thay đổi ván này. Các nước của bạn được giữ thành một ván riêng.",
  },
  storage: {
    full: "Ván cờ không được lưu: trình duyệt hết chỗ. Hãy lưu rồi xóa bớt các ván của bạn.",
    denied: "Ván cờ không được lưu: trình duyệt không cho phép. Đóng thẻ này thì mất ván.",
  },
  warning: {
    text: (piece, square, by, from) =>
      `${piece} ở ${square} có thể bị ${by} ở ${from} bắt, và không quân nào bắt lại được. Vẫn đi chứ?`,
    play: "Vẫn đi",
  },
  banner: { lesson: "Bài học về điều này", puzzles: "Luyện với một câu đố" },
  rematchAs: (side) => `bạn cầm quân ${side}`,
  goal: "Hãy bắt tư lệnh địch, quân ngôi sao ★, hoặc dồn nó hết đường.",
  goals: {
    naval: "Hãy bắt hết hải quân địch trước khi mất hết hải quân của mình.",
    air: "Hãy bắt hết không quân địch trước khi mất hết không quân của mình.",
    land: "Hãy bắt hết xe tăng, bộ binh và pháo binh địch trước khi mất hết của mình.",
    any: "Trận đánh quyết định: bắt hết hải quân, hết không quân, hoặc hết xe tăng, bộ binh và pháo binh địch.",
  },
  about: "Về quân này",
  confirm: {
    resign: { r: "Đỏ xin thua, Xanh thắng?", b: "Xanh xin thua, Đỏ thắng?" },
    draw: {
      r: "Đỏ xin hòa. Xanh có đồng ý không?",
      b: "Xanh xin hòa. Đỏ có đồng ý không?",
    },
    drawYes: "Đồng ý hòa",
    pause: {
      r: "Đỏ xin tạm dừng. Xanh có đồng ý không?",
      b: "Xanh xin tạm dừng. Đỏ có đồng ý không?",
    },
    pauseYes: "Đồng ý tạm dừng",
    no: "Chơi tiếp",
  },
  drawOffer: {
    considering: "Máy đang xem lời xin hòa …",
    refused: "Máy muốn chơi tiếp.",
    agreed: "Máy đồng ý hòa.",
  },
};

export const playTexts = table({ en, vi });
