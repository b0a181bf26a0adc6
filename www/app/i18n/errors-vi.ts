// Errors in Vietnamese: a sentence for each code, completed by the facts of the error.
import type { GameError, UserErrorCode } from "../../game/errors.js";
import type { Illegal, PieceType } from "../../game/vocabulary.js";

/** The facts in words. A fact that is missing reads "this piece", "this square", "this side". */
interface Words {
  piece: string;
  square: string;
  side: string;
}

const SENTENCES: Readonly<Record<UserErrorCode, string | ((words: Words) => string)>> = {
  TEXT_TOO_LONG: "Văn bản quá dài",
  MOVE_SYNTAX:
    "Đây không phải là một nước đi; nước đi viết như Tf6, Tf4xf6, (NF)b4, F@b2 hoặc F>c4",
  ILLEGAL_MOVE: "Không có nước đi hợp lệ như vậy",
  AMBIGUOUS_MOVE: "Có nhiều nước đi phù hợp; hãy ghi rõ điểm xuất phát",
  GAME_OVER: "Ván cờ đã kết thúc",
  DEPLOY_OPEN: "Đang triển khai: hãy hoàn tất hoặc hủy trước",
  NO_DEPLOY: "Không có đợt triển khai nào đang mở",
  DEPLOY_ELSEWHERE: "Nước đi này không thuộc đợt triển khai đang mở",
  DEPLOY_EMPTY_SQUARE: ({ square }) => `Không có gì ở ${square} để triển khai`,
  DEPLOY_NOT_YOURS: ({ square }) => `Khối quân ở ${square} không phải của bên đang đi`,
  DEPLOY_SINGLE_PIECE: ({ square }) => `Quân ở ${square} đứng một mình, không thể tách`,
  DEPLOY_NO_STEP: ({ square }) => `Không quân nào ở ${square} rời đi được`,
  DEPLOY_NOTHING_MOVED: "Chưa có quân nào được triển khai",
  DEPLOY_IN_DANGER: "Tư lệnh của bạn sẽ bị đe dọa",
  WRONG_TERRAIN: ({ piece, square }) => `Địa hình ở ${square} không dành cho ${piece}`,
  SECOND_COMMANDER: ({ side, square }) => `Bên ${side} đã có tư lệnh, không thể thêm ở ${square}`,
  MIXED_COLORS: "Một khối chỉ gồm quân của một bên",
  IMPOSSIBLE_STACK: "Các quân này không chở nhau được",
  EMPTY_SQUARE: ({ square }) => `Không có quân nào ở ${square}`,
  NO_SUCH_PIECE: ({ piece, square }) => `Không có ${piece} ở ${square}`,
  PGN_EMPTY: "Không có ván cờ nào",
  PGN_TAG: 'Thẻ phải viết như [Tên "giá trị"]',
  PGN_OPEN_COMMENT: "Một lời bình chưa được đóng",
  PGN_OPEN_VARIATION: "Một biến chưa được đóng",
  PGN_UNEXPECTED_END: "Một biến kết thúc mà chưa bắt đầu",
  PGN_EARLY_VARIATION: "Một biến đứng trước nước đi đầu tiên",
  PGN_TOO_DEEP: "Các biến lồng nhau quá sâu",
  PGN_TOO_LONG: "Ván cờ có quá nhiều nước đi hoặc biến",
  PGN_NAG: "Ký hiệu đánh giá là $ và một số đến 255",
  PGN_FEN: "Thẻ FEN không phải là một thế cờ",
  PGN_OPEN_SESSION: "Ván cờ không thể bắt đầu giữa lúc triển khai",
  PGN_RULES: "Thẻ Rules có luật không biết",
  PGN_MOVE_SYNTAX: "Ở đây không phải là một nước đi",
  PGN_ILLEGAL_MOVE: "Nước đi này không hợp lệ",
  PGN_AMBIGUOUS_MOVE: "Nước đi này có nhiều cách hiểu",
  PGN_SECOND_GAME: "Ở đây bắt đầu một ván thứ hai",
  FEN_TOO_LONG: "FEN quá dài",
  FEN_MISSING_FIELD: "FEN thiếu một phần",
  FEN_EXTRA_FIELD: "Sau phần cuối của FEN không được có gì nữa",
  FEN_RANK_COUNT: "FEN phải có 12 hàng",
  FEN_RANK_WIDTH: "Mỗi hàng phải có 11 ô",
  FEN_EMPTY_COUNT: "Số điểm trống liền nhau là từ 1 đến 11",
  FEN_UNKNOWN_PIECE: "Chữ này không phải là quân cờ",
  FEN_DOUBLED_HERO: "Quân anh hùng chỉ có một dấu +",
  FEN_DANGLING_HERO: "Dấu + phải đứng trước một quân",
  FEN_UNBALANCED_PARENTHESIS: "Một dấu ngoặc không có cặp",
  FEN_NESTED_PARENTHESIS: "Khối quân không được lồng nhau",
  FEN_MIXED_COLORS: "Một khối chỉ gồm quân của một bên",
  FEN_IMPOSSIBLE_STACK: "Các quân này không chở nhau được",
  FEN_TERRAIN: ({ piece, square }) => `Địa hình ở ${square} không dành cho ${piece}`,
  FEN_SECOND_COMMANDER: ({ side, square }) => `Bên ${side} có tư lệnh thứ hai ở ${square}`,
  FEN_TURN: "Bên đi là r hoặc b",
  FEN_DASH: "Phần thứ ba và thứ tư là dấu -",
  FEN_HALF_MOVES: "Bộ đếm nước đi là một số từ 0",
  FEN_FULL_MOVES: "Số thứ tự nước đi là một số từ 1",
  FEN_DEPLOY_SYNTAX: "Phần triển khai viết như c3:(NT):F>c4…",
  FEN_DEPLOY_ILLEGAL: "Các bước triển khai này không hợp lệ",
};

/** The names that sentences use. */
interface Names {
  pieces: Readonly<Record<PieceType, string>>;
  sides: { readonly r: string; readonly b: string };
  whyNot(illegal: Illegal): string;
}

/** The place of an error in a text. */
function place({ line, column, index, rank }: GameError): string[] {
  if (line !== undefined) return [`dòng ${line}`, ...(column ? [`cột ${column}`] : [])];
  if (index === undefined) return [];
  return [`ký tự thứ ${index + 1}`, ...(rank === undefined ? [] : [`hàng ${rank}`])];
}

/** The sentence for an error. */
export function describeError(error: GameError, { pieces, sides, whyNot }: Names): string {
  const { code, piece, color, square, text, moves, illegal } = error;
  const words: Words = {
    piece: piece ? pieces[piece] : "quân này",
    side: color ? sides[color] : "này",
    square: square ? `điểm ${square}` : "điểm này",
  };
  const entry = SENTENCES[code];
  const statement = typeof entry === "string" ? entry : entry(words);
  const sentence = illegal ? `${statement}: ${whyNot(illegal)}` : statement;
  // No fact is lost: what the sentence does not mention follows in parentheses.
  const known = [piece && words.piece, color && words.side, square && words.square];
  const rest = known.filter((fact) => fact && !sentence.includes(fact));
  const added = [...rest, ...place(error)].join(", ");
  return (
    (text ? `${text}: ` : "") +
    sentence +
    (moves ? `: ${moves.join(", ")}` : "") +
    (added ? ` (${added})` : "") +
    "."
  );
}
