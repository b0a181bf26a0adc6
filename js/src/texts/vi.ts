// Tiếng Việt.
import { errors } from "./error-codes-vi.js";
import type { Texts } from "./table.js";

/** As many steps as there are on the board. */
// prettier-ignore
const NUMBERS = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín", "mười", "mười một"];

/** The words of the game in Vietnamese. */
export const vi: Texts = {
  locale: "vi",
  pieces: {
    c: "tư lệnh",
    i: "bộ binh",
    t: "xe tăng",
    m: "dân quân",
    e: "công binh",
    a: "pháo binh",
    g: "pháo cao xạ",
    s: "tên lửa",
    f: "không quân",
    n: "hải quân",
    h: "sở chỉ huy",
  },
  sides: { r: "đỏ", b: "xanh" },
  title: (name) => name.charAt(0).toUpperCase() + name.slice(1),

  sidePiece: (side, piece) => `${piece} ${side}`,
  carrying: (names) => ` chở ${names}`,
  heroic: (name) => `${name} anh hùng`,

  kinds: {
    move: "đi tới đây",
    capture: "bắt quân",
    stay: "bắt và đứng yên",
    suicide: "cảm tử",
    combine: "kết hợp",
  },
  choices: {
    move: "Đi tới đó",
    capture: "Bắt và vào vị trí",
    stay: "Bắt và đứng yên",
    suicide: "Cảm tử: mất cả hai",
    combine: "Kết hợp",
  },
  flightChoices: {
    capture: "Đánh rồi đáp xuống đó",
    stay: "Đánh rồi bay về",
  },

  board: "Bàn cờ",
  terrain: { water: "biển", mixed: "ven bờ", land: "đất liền", bridge: "cầu" },
  defends: (points) => `giữ bầu trời ${points} điểm quanh nó`,
  coveredBy: "trong tầm phòng không của",
  standing: (piece, square) => `${piece} ở ${square}`,
  legend: {
    safe: "hạ xuống an toàn",
    strike: "đánh được, nhưng bị bắn rơi",
    lost: "bị bắn rơi",
  },
  flights: {
    safe: (square) => `tới ${square} an toàn`,
    over: (square) => `bay qua ${square}, không hạ xuống được`,
    strike: (defenders) => `đánh được, nhưng bị ${defenders && `${defenders} `}bắn rơi`,
    lost: (defenders) => `bị ${defenders && `${defenders} `}bắn rơi ở đây`,
  },
  selected: "đang chọn",
  movable: "đi được",
  check: "đang bị chiếu",
  lastMove: "nước vừa đi",
  choose: "Chọn nước nào?",
  cancel: "Thôi",
  tray: "Quân nào đi?",
  commit: "Hoàn tất lượt",
  cancelDeploy: "Hủy",
  left: (count) => `còn ${count} quân đi được`,
  resize: "Chiều rộng bàn cờ",
  spares: "Quân cờ",

  moves: {
    move: (piece, from, to) => `${piece} từ ${from} tới ${to}`,
    capture: (piece, from, to, captured) => `${piece} từ ${from} bắt ${captured} ở ${to}`,
    stay: (piece, from, to, captured) => `${piece} ở ${from} bắt ${captured} ở ${to} và đứng yên`,
    suicide: (piece, from, to, captured) => `${piece} từ ${from} cảm tử cùng ${captured} ở ${to}`,
    combine: (piece, from, to, friend) => `${piece} từ ${from} kết hợp với ${friend} ở ${to}`,
  },
  toMove: (side) => `${side} đi`,
  inCheck: (side) => `${side} đang bị chiếu`,
  takenBack: (what) => `đi lại: ${what}`,
  promoted: (names) => `thành anh hùng: ${names}`,

  illegal: {
    gameOver: () => "ván cờ đã kết thúc",
    sessionOpen: (square) => `đang triển khai từ ${square}`,
    emptySquare: (square) => `không có quân nào ở ${square}`,
    notYours: (square) => `quân ở ${square} không phải của bạn`,
    notLive: () => "bàn cờ đang xem lại một nước trước, và không được đi lại",
    notInStack: (square) => `không có quân nào như vậy rời ${square} được`,
    hasActed: () => "quân này đã đánh trong đợt triển khai này",
    noLine: () => "quân này không đi theo hướng đó",
    tooFar: () => "quá xa",
    blocked: (square) => `bị quân ở ${square} chặn`,
    terrain: (square) => `địa hình ở ${square} không dành cho quân này`,
    river: (square) => `quân nặng chỉ qua sông ở cầu, không tới ${square} được`,
    airDefense: (squares) => `bị phòng không ở ${squares} chặn`,
    cannotCombine: (square) => `các quân không thành khối ở ${square} được`,
    cannotCapture: (square) => `không bắt được gì ở ${square} theo cách này`,
    leavesCargo: (square) => `các quân còn lại không ở lại ${square} được`,
    lineOfSight: (square) =>
      `tư lệnh đối phương ở ${square} nhìn thấy đường đó: hai tư lệnh không bao giờ được đối mặt nhau`,
    losesCommander: (square) => `tư lệnh của bạn sẽ mất ở ${square}`,
    commanderInDanger: (squares) => `tư lệnh của bạn sẽ bị đe dọa từ ${squares}`,
    deadEnd: (squares) => `tư lệnh của bạn vẫn sẽ bị đe dọa từ ${squares}`,
  },
  tried: {
    piece: (name, isHeroic) => (isHeroic ? `${name} anh hùng` : name),
    fixed: (piece) => `${piece} không di chuyển`,
    straight: (piece) => `${piece} chỉ đi thẳng, không đi chéo`,
    noLine: (from, to, isDiagonal) =>
      `từ ${from} không có đường thẳng${isDiagonal ? " hay đường chéo" : ""} nào tới ${to}`,
    moves: (piece, range, isDiagonal, to, steps) =>
      `${piece} chỉ đi${isDiagonal ? " chéo" : ""} tối đa ${NUMBERS[range]} nấc, mà ${to} cách ${NUMBERS[steps]} nấc`,
    captures: (piece, range, isDiagonal, to, steps) =>
      `${piece} chỉ bắt${isDiagonal ? " chéo" : ""} trong ${NUMBERS[range]} nấc, mà ${to} cách ${NUMBERS[steps]} nấc`,
    terrain: {
      water: (square, piece) => `${square} là biển khơi: ${piece} không đứng ở đó được`,
      land: (square, piece) => `${square} là đất liền: ${piece} không đứng ở đó được`,
    },
  },
  thisSquare: "điểm này",

  results: {
    wins: (side) => `${side} thắng`,
    winsByPoints: (side) => `${side} thắng điểm`,
    draw: "Hòa",
    drawByPoints: "Hòa điểm",
  },
  reasons: {
    checkmate: () => "chiếu hết",
    commanderCaptured: () => "tư lệnh bị bắt",
    naval: () => "hải chiến, một bên hết hải quân",
    air: () => "không chiến, một bên hết không quân",
    land: () => "lục chiến, một bên hết xe tăng, bộ binh và pháo binh",
    stalemate: () => "hết nước đi",
    fiftyMoves: () => "năm mươi nước không bắt quân",
    threefoldRepetition: () => "lặp lại thế cờ ba lần",
    time: (side) => (side ? `${side} hết giờ` : "hết giờ"),
    resigned: (side) => `${side ?? "đối phương"} xin thua`,
    agreed: () => "hai bên đồng ý",
    abandoned: (side) => `${side ?? "đối phương"} bỏ cuộc`,
    adjudicated: (side) => (side ? `trọng tài xử ${side} thua` : "theo quyết định của trọng tài"),
  },

  errors,
  facts: {
    square: (square) => `điểm ${square}`,
    line: (line) => `dòng ${line}`,
    column: (column) => `cột ${column}`,
    character: (number) => `ký tự thứ ${number}`,
    rank: (rank) => `hàng ${rank}`,
    game: (game) => `ván thứ ${game}`,
    limit: (limit) => `tối đa ${limit}`,
    missing: { piece: "quân này", square: "điểm này", side: "này", text: "Giá trị này" },
  },
};
