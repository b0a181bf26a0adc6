// The page of ten minutes: what one needs for a first game, without numbers of clauses and without notation.
// The pictures are those of the clauses.
import type { Picture, Words } from "../types.js";
import { air } from "./air.js";
import { board } from "./board.js";
import { check, ending, heroes } from "./commander.js";
import { moves, river } from "./moves.js";
import { deploy, stacks } from "./stacks.js";

/** A part of the page. */
export interface Section {
  /** The fragment of its address. */
  id: `guide-${string}`;
  title: Words;
  text: Words;
  /** Whether the cards of the pieces follow. */
  hasPieces?: boolean;
  pictures?: readonly Picture[];
}

const PICTURES = new Map<string, readonly Picture[]>(
  [board, moves, river, air, stacks, deploy, heroes, check, ending]
    .flatMap(({ clauses }) => clauses)
    .map(({ id, pictures = [] }) => [id, pictures]),
);

/** The pictures of some clauses; with a number, only that one. */
const picturesOf = (...clauses: readonly (string | [string, number])[]): readonly Picture[] =>
  clauses.flatMap((one) => {
    const [id, n] = typeof one === "string" ? [one, null] : one;
    const pictures = PICTURES.get(id) ?? [];
    return n === null ? pictures : pictures.slice(n, n + 1);
  });

export const GUIDE: readonly Section[] = [
  {
    id: "guide-goal",
    title: { en: "The goal", vi: "Mục tiêu" },
    text: {
      en: "Take the enemy commander, the star: whoever does, wins at once. If a commander is attacked and no move can save it, that is checkmate, and the game is won too.\nRed moves first, then the sides take turns. In a turn you move one piece, or one stack of pieces.",
      vi: "Hãy bắt Tư lệnh đối phương, ngôi sao: ai bắt được là thắng ngay. Nếu Tư lệnh bị tấn công mà không nước nào cứu được thì đó là chiếu hết, và cũng là thắng.\nĐỏ đi trước, rồi hai bên lần lượt đi. Mỗi lượt đi một quân, hoặc một khối quân.",
    },
  },
  {
    id: "guide-board",
    title: { en: "Sea, coast and land", vi: "Biển, ven bờ và đất liền" },
    text: {
      en: "Pieces stand on the points where lines cross.\n- The navy stays on the water: on the sea, along the coast and in the mouth of the river.\n- Every other piece, the air force too, stands on land, along the coast and in the mouth of the river.\n- The river stops only the heavy pieces: artillery, anti-air gun and missile cross it by one of the two bridges. They may capture across it anywhere.",
      vi: "Quân đứng ở các giao điểm.\n- Hải quân chỉ ở trên nước: ngoài biển, ven bờ và trong cửa sông.\n- Mọi quân khác, kể cả không quân, đứng trên đất liền, ven bờ và trong cửa sông.\n- Con sông chỉ cản quân nặng: pháo binh, pháo cao xạ và tên lửa phải qua sông bằng một trong hai cây cầu. Bắt quân qua sông thì chỗ nào cũng được.",
    },
    pictures: picturesOf("R1.2", ["R4.2", 0]),
  },
  {
    id: "guide-pieces",
    title: { en: "The pieces", vi: "Các quân" },
    text: {
      en: "Eleven kinds, nineteen pieces a side. “Straight” means along the lines of the board; “8 directions” adds the diagonals. A piece goes as far as its card says, or less.",
      vi: "Mười một loại, mỗi bên mười chín quân. “Thẳng” là theo các đường kẻ của bàn cờ; “8 hướng” là thêm đường chéo. Mỗi quân đi xa như thẻ của nó ghi, hoặc gần hơn.",
    },
    hasPieces: true,
  },
  {
    id: "guide-moves",
    title: { en: "Moving and capturing", vi: "Đi và bắt quân" },
    text: {
      en: "Any piece on the line stops a move. Only the air force flies over others.\nTo capture, move onto an enemy piece and take its place. Tank, artillery, missile, navy and air force capture over pieces that stand between.\n- If the piece may not stand there, such as artillery against a navy at sea, it captures and stays where it is.\n- An air force may choose: take the place of its target, or strike and fly home.",
      vi: "Gặp quân nào trên đường là phải dừng. Chỉ không quân bay qua đầu quân khác.\nMuốn bắt thì đi vào chỗ quân đối phương và đứng vào đó. Xe tăng, pháo binh, tên lửa, hải quân và không quân bắt được qua đầu quân đứng giữa.\n- Nếu quân bắt không đứng được ở đó, như pháo binh bắn hải quân ngoài biển, thì nó bắt và đứng yên tại chỗ.\n- Không quân được chọn: vào chỗ của mục tiêu, hoặc đánh xong bay về.",
    },
    pictures: picturesOf("R3.1", ["R3.2", 0]),
  },
  {
    id: "guide-zones",
    title: { en: "Air defense zones", vi: "Vùng phòng không" },
    text: {
      en: "Navies, anti-air guns and missiles guard the sky around them: the circles on the board. They matter to enemy air forces only, and they move with their pieces.\n- Outside of all zones an air force flies freely.\n- Inside one zone it can only strike: it is lost together with its target.\n- A second zone, or flying on beyond the first one, is closed to it.",
      vi: "Hải quân, pháo cao xạ và tên lửa giữ bầu trời quanh mình: các vòng trên bàn cờ. Chỉ không quân đối phương phải dè chừng, và vòng đi theo quân.\n- Ngoài mọi vùng, không quân bay tự do.\n- Trong một vùng, nó chỉ đánh được bằng cảm tử: mất cùng mục tiêu.\n- Vùng thứ hai, hay bay tiếp ra khỏi vùng đầu, thì không vào được.",
    },
    pictures: picturesOf("R5.2", "R5.4"),
  },
  {
    id: "guide-stacks",
    title: { en: "Stacks", vi: "Khối quân" },
    text: {
      en: "Some pieces carry others: move one onto the other, and they travel together as the carrier does.\n- A navy carries an air force, and one of commander, infantry, militia or tank.\n- An air force carries a tank, and one of commander, infantry or militia.\n- A tank carries one of commander, infantry or militia.\n- An engineer carries one of artillery, anti-air gun or missile.\n- A headquarters shelters the commander.\nWhoever captures a stack captures all of it.",
      vi: "Có quân chở được quân khác: đi quân này vào quân kia, rồi cả hai cùng đi theo cách của quân chở.\n- Hải quân chở một không quân, và một trong các quân tư lệnh, bộ binh, dân quân, xe tăng.\n- Không quân chở một xe tăng, và một trong các quân tư lệnh, bộ binh, dân quân.\n- Xe tăng chở một trong các quân tư lệnh, bộ binh, dân quân.\n- Công binh chở một trong các quân pháo binh, pháo cao xạ, tên lửa.\n- Sở chỉ huy che chở tư lệnh.\nBắt khối nào là bắt trọn khối đó.",
    },
    pictures: picturesOf("R6.2"),
  },
  {
    id: "guide-deploy",
    title: { en: "Deploying", vi: "Triển khai" },
    text: {
      en: "In one turn, the pieces of a stack may go different ways, one after the other. Each moves as it would alone, from where the stack stands. You finish the turn when you like; your commander has to be safe then.",
      vi: "Trong một lượt, các quân của một khối có thể lần lượt đi các hướng khác nhau. Mỗi quân đi như khi đi một mình, từ chỗ của khối. Bạn kết thúc lượt lúc nào cũng được, miễn là khi đó Tư lệnh của bạn an toàn.",
    },
    pictures: picturesOf("R7.1"),
  },
  {
    id: "guide-landing",
    title: { en: "Landing", vi: "Đổ bộ" },
    text: {
      en: "This is how troops go ashore.\n- Load: move a tank, an infantry or a militia onto a navy at the coast, or sail the navy to it.\n- Sail: the navy takes them along, up to four steps.\n- Land: press the stack, pick the piece that goes ashore, then its point. It moves from the navy as it would alone: a tank two steps, an infantry one.\nThe navy may stay or sail on in the same turn. It cannot leave land pieces behind at sea.",
      vi: "Quân lên bờ như thế này.\n- Lên: đi xe tăng, bộ binh hay dân quân vào hải quân ở ven bờ, hoặc cho hải quân tới đón.\n- Chở: hải quân chở quân theo, xa tối đa bốn nấc.\n- Đổ bộ: bấm vào khối, chọn quân lên bờ, rồi chọn điểm. Quân đó đi từ hải quân như khi đi một mình: xe tăng hai nấc, bộ binh một nấc.\nHải quân có thể ở lại hoặc đi tiếp ngay trong lượt đó. Nó không được bỏ quân trên bộ lại giữa biển.",
    },
    pictures: picturesOf("R7.3"),
  },
  {
    id: "guide-heroes",
    title: { en: "Heroes", vi: "Anh hùng" },
    text: {
      en: "A piece that attacks the enemy commander becomes a hero, at once and for the rest of the game: it reaches one step further, in all 8 directions. So does a piece that did not move, once its line is open.",
      vi: "Quân nào tấn công Tư lệnh đối phương thì thành anh hùng, ngay lập tức và tới hết ván: với xa thêm một nấc, theo cả 8 hướng. Quân không đi cũng vậy, hễ đường của nó vừa mở ra.",
    },
    pictures: picturesOf("R8.1"),
  },
  {
    id: "guide-check",
    title: { en: "Check, and the two commanders", vi: "Chiếu, và hai Tư lệnh" },
    text: {
      en: "If your commander is attacked, it is in check: get it out of danger this turn. Move it, take the attacker, or block the line.\nThe two commanders may never face each other on an open line, and a commander may not cross a line that the other one sees. If the way is open on your turn, your commander takes the other one from any distance, and wins.",
      vi: "Tư lệnh của bạn bị tấn công là bị chiếu: phải cứu nó ngay trong lượt này. Hãy đi nó, bắt quân tấn công, hoặc chắn đường.\nHai Tư lệnh không bao giờ được đối mặt nhau trên đường trống, và Tư lệnh không được băng qua đường mà Tư lệnh kia nhìn thấy. Nếu tới lượt bạn mà đường đang trống, Tư lệnh của bạn bắt Tư lệnh kia từ bất cứ đâu, và thắng.",
    },
    pictures: picturesOf("R9.4", "R9.5"),
  },
  {
    id: "guide-end",
    title: { en: "How a game ends", vi: "Ván cờ kết thúc thế nào" },
    text: {
      en: "- Won: the commander is taken, or mated.\n- Drawn: the side to move has no move and is not in check; fifty moves of each side pass without a capture; or a position comes up for the third time.\nIn a battle, which the players can agree on, a side also loses when all its navies are gone, or all its air forces, or all its tanks, infantries and artilleries. The short game with nine pieces a side is such a battle.",
      vi: "- Thắng: bắt được Tư lệnh, hoặc chiếu hết.\n- Hòa: bên tới lượt hết nước đi mà không bị chiếu; mỗi bên đi năm mươi nước mà không bắt quân nào; hoặc một thế cờ lặp lại lần thứ ba.\nTrong một trận đánh mà hai bên thỏa thuận trước, bên nào hết hải quân, hoặc hết không quân, hoặc hết cả xe tăng, bộ binh và pháo binh cũng thua. Ván ngắn với chín quân mỗi bên là một trận như thế.",
    },
    pictures: picturesOf(["R10.1", 0]),
  },
];
