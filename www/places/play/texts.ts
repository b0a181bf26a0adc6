// The texts of the place Play: what is chosen before a game, and the actions in it.
import type { Color } from "cotulenh-wasm";
import type { OwnSide } from "../../match/setup.js";
import type { Table } from "../../texts/table.js";

interface PlayTexts {
  title: string;
  setup: {
    opponent: string;
    computer: string;
    friend: string;
    friendNote: string;
    friendShort: string;
    side: string;
    sides: Readonly<Record<OwnSide, string>>;
    more: string;
    rules: string;
    battle: string;
    decidedBy: string;
    clock: string;
    noClock: string;
    minutes: (minutes: number) => string;
    otherMinutes: string;
    minutesField: string;
    badMinutes: string;
    increment: string;
    seconds: (seconds: number) => string;
    flag: string;
    waiting: string;
    start: string;
    running: (opponent: string) => string;
    goOn: string;
    runningNote: string;
    position: string;
    badPosition: string;
  };
  game: string;
  deploying: string;
  deployOpen: string;
  thinking: string;
  turnOf: Readonly<Record<Color, string>>;
  yourTurn: string;
  check: string;
  playing: (side: string, opponent: string) => string;
  undo: string;
  redo: string;
  resign: string;
  more: string;
  flip: string;
  keys: string;
  newGame: string;
  share: string;
  shared: string;
  notShared: string;
  analyse: string;
  draw: string;
  pause: string;
  resume: string;
  paused: string;
  earlier: (turn: number, of: number) => string;
  back: string;
  playOn: string;
  failed: string;
  retry: string;
  broken: string;
  storage: { full: string; denied: string };
  undone: string;
  redone: string;
  endTakenBack: string;
  clockRemoved: string;
  confirm: {
    resign: Readonly<Record<Color, string>>;
    resignYes: string;
    draw: Readonly<Record<Color, string>>;
    drawYes: string;
    pause: Readonly<Record<Color, string>>;
    pauseYes: string;
    no: string;
  };
  drawOffer: { considering: string; refused: string; agreed: string };
}

const en: PlayTexts = {
  title: "Play",
  setup: {
    opponent: "Who do you play?",
    computer: "The computer",
    friend: "A friend here",
    friendNote: "Two players, one board.",
    friendShort: "a friend",
    side: "Your side",
    sides: { r: "Red, moves first", b: "Blue", random: "By chance" },
    more: "Rules, battle, clock",
    rules: "Rules",
    battle: "Battle",
    decidedBy: "The winner is decided",
    clock: "Clock",
    noClock: "No clock",
    minutes: (minutes) => `${minutes} ${minutes === 1 ? "minute" : "minutes"} for each side`,
    otherMinutes: "Another time",
    minutesField: "Minutes",
    badMinutes: "A whole number of minutes, from 1 to 1440.",
    increment: "For each turn",
    seconds: (seconds) => (seconds === 0 ? "nothing on top" : `${seconds} seconds on top`),
    flag: "When a time runs out",
    waiting: "The clock starts with the first turn.",
    start: "Start",
    running: (opponent) => `Your game against ${opponent} goes on.`,
    goOn: "Back to the game",
    runningNote: "Start begins another one; this one stays among your games.",
    position: "The game starts from your position.",
    badPosition: "The link does not contain a position that can be played.",
  },
  game: "Game",
  deploying: "deploying",
  deployOpen: "A deploy is in progress: commit or cancel it first.",
  thinking: "thinking …",
  turnOf: { r: "Red to move", b: "Blue to move" },
  yourTurn: "your turn",
  check: "check!",
  playing: (side, opponent) => `You play ${side} against ${opponent}.`,
  undo: "Undo",
  redo: "Redo",
  resign: "Resign",
  more: "More",
  flip: "Flip the board",
  keys: "Keys",
  newGame: "New game",
  share: "Share",
  shared: "Link copied. It opens this game.",
  notShared: "The browser allows neither sharing nor copying.",
  analyse: "Analyse",
  draw: "Offer a draw",
  pause: "Pause",
  resume: "Go on",
  paused: "The clock is paused.",
  earlier: (turn, of) => `You look at turn ${turn} of ${of}.`,
  back: "Back to the game",
  playOn: "Play on from here",
  failed: "The computer could not move.",
  retry: "Try again",
  broken: "Only a part of your last game could be restored.",
  storage: {
    full: "The game is not saved: the browser’s storage is full. Closing this tab loses it.",
    denied: "The game is not saved: the browser does not allow it. Closing this tab loses it.",
  },
  undone: "Taken back.",
  redone: "Played again.",
  endTakenBack: "The end of the game is taken back.",
  clockRemoved: "The game goes on without a clock.",
  confirm: {
    resign: { r: "Red resigns, and Blue wins?", b: "Blue resigns, and Red wins?" },
    resignYes: "Resign",
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

const vi: PlayTexts = {
  title: "Chơi",
  setup: {
    opponent: "Bạn chơi với ai?",
    computer: "Máy",
    friend: "Bạn bè tại đây",
    friendNote: "Hai người, một bàn cờ.",
    friendShort: "bạn bè",
    side: "Bạn cầm quân",
    sides: { r: "Đỏ, đi trước", b: "Xanh", random: "Ngẫu nhiên" },
    more: "Luật, trận đánh, đồng hồ",
    rules: "Luật chơi",
    battle: "Trận đánh",
    decidedBy: "Thắng thua",
    clock: "Đồng hồ",
    noClock: "Không có",
    minutes: (minutes) => `${minutes} phút mỗi bên`,
    otherMinutes: "Thời gian khác",
    minutesField: "Số phút",
    badMinutes: "Một số phút nguyên, từ 1 đến 1440.",
    increment: "Mỗi lượt",
    seconds: (seconds) => (seconds === 0 ? "không cộng thêm" : `cộng thêm ${seconds} giây`),
    flag: "Khi một bên hết giờ",
    waiting: "Đồng hồ chạy từ lượt đầu tiên.",
    start: "Bắt đầu",
    running: (opponent) => `Ván của bạn với ${opponent} chưa xong.`,
    goOn: "Trở lại ván cờ",
    runningNote: "Bắt đầu sẽ mở ván khác; ván này vẫn nằm trong các ván của bạn.",
    position: "Ván cờ bắt đầu từ thế cờ của bạn.",
    badPosition: "Liên kết không có thế cờ chơi được.",
  },
  game: "Ván cờ",
  deploying: "đang triển khai",
  deployOpen: "Đang triển khai: hãy hoàn tất hoặc hủy trước.",
  thinking: "đang nghĩ …",
  turnOf: { r: "Đỏ đi", b: "Xanh đi" },
  yourTurn: "lượt của bạn",
  check: "bị chiếu!",
  playing: (side, opponent) => `Bạn cầm quân ${side}, đấu với ${opponent}.`,
  undo: "Đi lại",
  redo: "Đi tiếp",
  resign: "Xin thua",
  more: "Thêm",
  flip: "Xoay bàn cờ",
  keys: "Phím tắt",
  newGame: "Ván mới",
  share: "Chia sẻ",
  shared: "Đã sao chép liên kết: nó mở đúng ván cờ này.",
  notShared: "Trình duyệt không cho chia sẻ hay sao chép.",
  analyse: "Phân tích",
  draw: "Xin hòa",
  pause: "Tạm dừng",
  resume: "Tiếp tục",
  paused: "Đồng hồ đang tạm dừng.",
  earlier: (turn, of) => `Bạn đang xem lượt ${turn} trong ${of} lượt.`,
  back: "Trở lại ván cờ",
  playOn: "Chơi tiếp từ đây",
  failed: "Máy không đi được.",
  retry: "Thử lại",
  broken: "Chỉ khôi phục được một phần của ván trước.",
  storage: {
    full: "Ván cờ không được lưu: trình duyệt hết chỗ. Đóng thẻ này thì mất ván.",
    denied: "Ván cờ không được lưu: trình duyệt không cho phép. Đóng thẻ này thì mất ván.",
  },
  undone: "Đã đi lại.",
  redone: "Đã đi tiếp.",
  endTakenBack: "Đã hủy kết quả ván cờ.",
  clockRemoved: "Ván cờ tiếp tục không có đồng hồ.",
  confirm: {
    resign: { r: "Đỏ xin thua, Xanh thắng?", b: "Xanh xin thua, Đỏ thắng?" },
    resignYes: "Xin thua",
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

export const playTexts: Table<PlayTexts> = { en, vi };
