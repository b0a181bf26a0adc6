// What the engine refuses, by the code of its error, with what its English words tell besides.
const errors: Readonly<Record<string, string>> = {
  MOVE_SYNTAX:
    "Đây không phải là một nước đi; nước đi viết như Tf6, Tf4xf6, (NF)b4, F@b2 hoặc F>c4.",
  ILLEGAL_MOVE: "Không có nước đi hợp lệ như vậy.",
  AMBIGUOUS_MOVE: "Có nhiều nước đi phù hợp; hãy ghi rõ ô xuất phát.",
  DEPLOY_OPEN: "Đang triển khai: hãy hoàn tất hoặc hủy trước.",
  NO_DEPLOY: "Không có đợt triển khai nào đang mở.",
  DEPLOY_ELSEWHERE: "Đang triển khai từ một ô khác.",
  DEPLOY_EMPTY_SQUARE: "Ô này trống, không có gì để triển khai.",
  DEPLOY_NOT_YOURS: "Chồng quân này không phải của bên đang đi.",
  DEPLOY_SINGLE_PIECE: "Quân này đứng một mình, không thể tách.",
  DEPLOY_NO_STEP: "Không quân nào trong chồng này rời đi được.",
  DEPLOY_NOTHING_MOVED: "Chưa có quân nào được triển khai.",
  DEPLOY_IN_DANGER: "Tư lệnh của mình sẽ bị đe dọa.",
  WRONG_TERRAIN: "Quân này không được đứng trên địa hình này.",
  SECOND_COMMANDER: "Mỗi bên chỉ có một tư lệnh.",
  MIXED_COLORS: "Một chồng quân chỉ gồm quân của một bên.",
  IMPOSSIBLE_STACK: "Các quân này không chở nhau được.",
  EMPTY_SQUARE: "Ô này trống.",
  NO_SUCH_PIECE: "Trên ô này không có quân đó.",
  PGN_EMPTY: "Không có ván cờ nào.",
  PGN_TAG: 'Thẻ phải viết như [Tên "giá trị"].',
  PGN_OPEN_COMMENT: "Một lời bình chưa được đóng.",
  PGN_OPEN_VARIATION: "Một biến chưa được đóng.",
  PGN_UNEXPECTED_END: "Một biến kết thúc mà chưa bắt đầu.",
  PGN_EARLY_VARIATION: "Một biến đứng trước nước đi đầu tiên.",
  PGN_TOO_DEEP: "Các biến lồng nhau quá sâu.",
  PGN_NAG: "Ký hiệu đánh giá là $ và một số đến 255.",
  PGN_FEN: "Thẻ FEN không phải là một thế cờ.",
  PGN_OPEN_SESSION: "Ván cờ không thể bắt đầu giữa lúc triển khai.",
  PGN_RULES: "Thẻ Rules có luật không biết.",
  PGN_MOVE_SYNTAX: "Ở đây không phải là một nước đi.",
  PGN_ILLEGAL_MOVE: "Nước đi này không hợp lệ.",
  PGN_AMBIGUOUS_MOVE: "Nước đi này có nhiều cách hiểu.",
  PGN_SECOND_GAME: "Ở đây bắt đầu một ván thứ hai.",
  FEN_TOO_LONG: "FEN quá dài.",
  FEN_MISSING_FIELD: "FEN thiếu một phần.",
  FEN_EXTRA_FIELD: "Sau phần cuối của FEN không được có gì nữa.",
  FEN_RANK_COUNT: "FEN phải có 12 hàng.",
  FEN_RANK_WIDTH: "Mỗi hàng phải có 11 ô.",
  FEN_EMPTY_COUNT: "Số ô trống liền nhau là từ 1 đến 11.",
  FEN_UNKNOWN_PIECE: "Chữ này không phải là quân cờ.",
  FEN_DOUBLED_HERO: "Quân anh hùng chỉ có một dấu +.",
  FEN_DANGLING_HERO: "Dấu + phải đứng trước một quân.",
  FEN_UNBALANCED_PARENTHESIS: "Một dấu ngoặc không có cặp.",
  FEN_NESTED_PARENTHESIS: "Chồng quân không được lồng nhau.",
  FEN_MIXED_COLORS: "Một chồng quân chỉ gồm quân của một bên.",
  FEN_IMPOSSIBLE_STACK: "Các quân này không chở nhau được.",
  FEN_TERRAIN: "Có quân đứng trên địa hình không được phép.",
  FEN_SECOND_COMMANDER: "Mỗi bên chỉ có một tư lệnh.",
  FEN_TURN: "Bên đi là r hoặc b.",
  FEN_DASH: "Phần thứ ba và thứ tư là dấu -.",
  FEN_HALF_MOVES: "Bộ đếm nước đi là một số từ 0.",
  FEN_FULL_MOVES: "Số thứ tự nước đi là một số từ 1.",
  FEN_DEPLOY_SYNTAX: "Phần triển khai viết như c3:(NT):F>c4…",
  FEN_DEPLOY_ILLEGAL: "Các bước triển khai này không hợp lệ.",
};

/** Their messages begin with the text that was refused. */
const QUOTING =
  /^(MOVE_SYNTAX|ILLEGAL_MOVE|AMBIGUOUS_MOVE|DEPLOY_ELSEWHERE|PGN_\w+_MOVE|PGN_MOVE_\w+)$/;

/** Where the flaw is in a text. */
function place(code: string, message: string): string {
  const [, line, column] = /\(line (\d+), column (\d+)\)$/.exec(message) ?? [];
  if (line) return ` (dòng ${line}, cột ${column})`;
  const [, byte, rank] = /\(at byte (\d+)(?:, rank (\d+))?\)$/.exec(message) ?? [];
  if (!byte || !code.startsWith("FEN_")) return "";
  return ` (ký tự thứ ${Number(byte) + 1}${rank ? `, hàng ${rank}` : ""})`;
}

/** The refusal in Vietnamese; the engine's own words where there are no others. */
export function refusal(code: string, message: string): string {
  const text = errors[code];
  if (!text) return message;
  const subject = QUOTING.test(code) ? /^(\S+): /.exec(message)?.[1] : undefined;
  const letter = code === "FEN_UNKNOWN_PIECE" ? /^'(.)'/u.exec(message)?.[1] : undefined;
  const fitting = /several moves fit: (.*?)(?: \(line|$)/.exec(message)?.[1];
  const square = /\bon ([a-k]\d{1,2})\b/.exec(message)?.[1];
  const quoted = subject ?? letter;
  return (
    (quoted ? `${quoted}: ` : "") +
    text.replace(/\.$/, "") +
    (fitting ? `: ${fitting}` : "") +
    (square ? ` (ô ${square})` : "") +
    place(code, message) +
    "."
  );
}
