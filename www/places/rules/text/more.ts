// R11 to R13: options, notation, battles and points.
import type { Chapter } from "../types.js";

export const options: Chapter = {
  id: "R11",
  title: { en: "Standard, official, and options", vi: "Tiêu chuẩn, chính thức và tùy chọn" },
  lead: {
    en: "Published rules differ in some points. Each of them can be switched on its own.",
    vi: "Các bản luật đã công bố khác nhau ở vài chỗ. Mỗi chỗ đều chọn riêng được.",
  },
  table: "options",
  clauses: [
    {
      id: "R11.1",
      text: {
        en: "The official rules are the inventor’s revised rulebook: all rows of the table in which its column differs. The standard rules stay the default. A position with stacks that the rules in force do not allow is refused.",
        vi: "Luật chính thức là bộ luật sửa đổi của tác giả: mọi dòng trong bảng mà cột của nó khác. Mặc định vẫn là luật tiêu chuẩn. Thế cờ có khối mà luật đang dùng không cho phép thì không nhận.",
      },
    },
  ],
};

export const notation: Chapter = {
  id: "R12",
  title: { en: "Notation", vi: "Ký hiệu ghi ván cờ" },
  lead: {
    en: "How positions, moves and games are written down. You do not need it to play.",
    vi: "Cách ghi thế cờ, nước đi và ván cờ. Không cần biết để chơi.",
  },
  clauses: [
    {
      id: "R12.1",
      text: {
        en: "FEN is a position in one line: `placement turn - - halfmoves fullmoves [deploy]`. The placement goes from rank 12 down to rank 1. Capital letters are Red, small ones Blue; numbers from 1 to 11 are empty points, `+` stands before a hero. A stack stands in brackets with its carrier first: `(NF+T)`. Reading also accepts `N(F+T)`, and any order of the carried pieces.",
        vi: "FEN ghi một thế cờ trên một dòng: `placement turn - - halfmoves fullmoves [deploy]`. Các quân được ghi từ hàng 12 xuống hàng 1. Chữ hoa là Đỏ, chữ thường là Xanh; số từ 1 đến 11 là số điểm trống, `+` đứng trước anh hùng. Khối quân nằm trong ngoặc, quân chở đứng đầu: `(NF+T)`. Khi đọc cũng nhận `N(F+T)`, và các quân được chở theo thứ tự nào cũng được.",
      },
    },
    {
      id: "R12.2",
      text: {
        en: "While a deploy is open, the FEN ends with its stack and its steps: `square:remaining:step,step...`, for example `c3:(NT):F>c4...`. The placement before it is the real board. When it is read, the steps are played again, and each must be legal.",
        vi: "Khi đang triển khai, FEN kết thúc bằng khối và các bước của nó: `square:remaining:step,step...`, ví dụ `c3:(NT):F>c4...`. Phần trước đó là bàn cờ thật. Khi đọc, các bước được đi lại, và mỗi bước phải hợp lệ.",
      },
    },
    {
      id: "R12.3",
      text: {
        en: "Long notation: piece or stack, where from, the marks of R3, where to: `Tc3xd3`, `(NFT)c3c5`, `Fe5@b2`, `Fc3>xc6`, `Ac2_b2`, `Id4&d5`. It fits only one legal move. Letters are capital for both sides; a hero has its `+`, as it was before the move.",
        vi: "Ký hiệu dài: quân hay khối, từ đâu, ký hiệu của R3, tới đâu: `Tc3xd3`, `(NFT)c3c5`, `Fe5@b2`, `Fc3>xc6`, `Ac2_b2`, `Id4&d5`. Mỗi ký hiệu chỉ ứng với một nước hợp lệ. Hai bên đều viết chữ hoa; anh hùng có dấu `+`, như trước khi đi.",
      },
    },
    {
      id: "R12.4",
      text: {
        en: "Short notation leaves out of the start what is not needed, and adds `+` for check, `#` for mate: `+Txe5`, `F@b2`, `+Ce12+`, `(NF)b4`. A deploy is written as the pieces that stay, `<`, and the steps: `N<F>c4,T>xd3`; if none stay, only the steps. In long notation: `c3:N:F>c4,T>xd3`.",
        vi: "Ký hiệu ngắn bỏ phần xuất phát không cần thiết, thêm `+` khi chiếu, `#` khi chiếu hết: `+Txe5`, `F@b2`, `+Ce12+`, `(NF)b4`. Triển khai được ghi bằng các quân ở lại, `<`, rồi các bước: `N<F>c4,T>xd3`; không quân nào ở lại thì chỉ ghi các bước. Ký hiệu dài: `c3:N:F>c4,T>xd3`.",
      },
    },
    {
      id: "R12.5",
      text: {
        en: "PGN is a whole game: seven tags with Red and Blue for White and Black, `SetUp` and `FEN` if it does not begin at the start, `Rules` if they are not the standard ones, then the moves and the result: `1-0` for Red, `0-1` for Blue.",
        vi: "PGN ghi cả ván: bảy thẻ với Red và Blue thay cho White và Black, `SetUp` và `FEN` nếu không bắt đầu từ thế ban đầu, `Rules` nếu không phải luật tiêu chuẩn, rồi tới các nước và kết quả: `1-0` là Đỏ thắng, `0-1` là Xanh thắng.",
      },
    },
  ],
};

export const battles: Chapter = {
  id: "R13",
  title: { en: "Battles and points", vi: "Trận đánh và điểm số" },
  lead: {
    en: "In tournaments more can decide a game. The players agree on it before.",
    vi: "Khi thi đấu, còn những cách khác để phân thắng bại. Hai bên thỏa thuận trước.",
  },
  table: "points",
  clauses: [
    {
      id: "R13.1",
      text: {
        en: "The players may agree on a battle that also ends the game: naval (the navies), air (the air forces), land (tanks, infantries and artilleries together), or any of the three. Without one, only R10 counts. Carried pieces count too.",
        vi: "Hai bên có thể chọn một trận đánh cũng kết thúc ván cờ: hải chiến (các hải quân), không chiến (các không quân), lục chiến (xe tăng, bộ binh và pháo binh gộp lại), hoặc trận nào trong ba trận cũng được. Không chọn thì chỉ tính R10. Quân được chở cũng tính.",
      },
    },
    {
      id: "R13.2",
      text: {
        en: "A side that has none of these pieces left has lost the battle if the other side still has one. If neither side has one, the battle decides nothing, unless your stroke has just taken the enemy’s last one: then you win. A whole turn is one stroke: a deploy is judged when it is committed.",
        vi: "Bên nào không còn quân thuộc loại đó thì thua trận, nếu bên kia vẫn còn. Cả hai bên đều không còn thì trận đó không tính, trừ khi chính nước bạn vừa đi đã bắt quân cuối cùng của đối phương: khi đó bạn thắng. Cả lượt là một nước: triển khai thì xét khi hoàn tất.",
      },
    },
    {
      id: "R13.3",
      text: {
        en: "You have the points of everything the enemy has lost since the start: all of a captured stack, and what it sacrificed in suicide captures. Heroes have the same value. Checkmate counts as the capture of the commander.",
        vi: "Bạn được điểm của mọi quân đối phương đã mất từ đầu ván: cả khối bị bắt, và cả những quân đối phương cảm tử. Anh hùng có cùng giá trị. Chiếu hết tính như bắt được tư lệnh.",
      },
    },
    {
      id: "R13.4",
      text: {
        en: "Usually, who ends the game by R10.1 or R13.2 wins. If the players agree that points decide, that side gets 50 points on top, and the higher total wins, whoever has it; equal totals are a draw. The draws of R10.2 are then decided by points too. The points that are shown do not include the 50, only the total does.",
        vi: "Thường thì bên kết thúc ván theo R10.1 hay R13.2 thắng. Nếu thỏa thuận phân thắng bại bằng điểm số, bên đó được cộng thêm 50, và bên có tổng cao hơn thắng, bất kể là bên nào; bằng nhau là hòa. Khi đó các ván hòa của R10.2 cũng xét bằng điểm số. Điểm số hiển thị chưa gồm 50 điểm này, chỉ tổng mới gồm.",
      },
    },
    {
      id: "R13.5",
      text: {
        en: "A game can also end from outside.\n- Time is up, under the clock of the rulebook: the points of that moment decide, without the 50; equal is a draw.\n- Forfeit: a side whose own clock ran out, that left, or against whom the arbiter rules, loses, whatever the points.\n- Resignation: that side loses, whatever the points.\n- The players agree on a draw.\nAn open deploy is cancelled first. Such an end can be taken back like a turn.",
        vi: "Ván cờ cũng có thể kết thúc từ bên ngoài.\n- Hết giờ theo đồng hồ của bộ luật: so điểm số lúc đó, không cộng 50; bằng nhau là hòa.\n- Xử thua: bên hết giờ của riêng mình, bỏ cuộc, hay bị trọng tài xử, thì thua, bất kể điểm số.\n- Xin thua: bên đó thua, bất kể điểm số.\n- Hai bên đồng ý hòa.\nĐang triển khai thì hủy trước. Kết thúc như vậy lấy lại được như một lượt.",
      },
    },
    {
      id: "R13.6",
      text: {
        en: "If several ends fit at once, they count in this order: the commander captured or mate, then the naval, the air and the land battle, then R10.2.",
        vi: "Nếu nhiều cách kết thúc xảy ra cùng lúc thì xét theo thứ tự: bắt tư lệnh hoặc chiếu hết, rồi hải chiến, không chiến, lục chiến, rồi R10.2.",
      },
    },
  ],
};
