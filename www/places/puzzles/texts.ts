// The words of the puzzles.
import type { Difficulty, PuzzleNeed, Theme } from "cotulenh-wasm/puzzles";
import type { Table } from "../../texts/table.js";

interface PuzzleTexts {
  title: string;
  today: string;
  one: string;
  /** What is new in a puzzle: its name, and what it is. */
  fresh: string;
  needs: Readonly<Record<PuzzleNeed, { name: string; says: string }>>;
  themes: Readonly<Record<Theme, string>>;
  all: string;
  filter: string;
  difficulty: string;
  difficulties: Readonly<Record<Difficulty, string>>;
  fitting: string;
  /** Rules other than the standard ones, as PGN has them. */
  rules: (rules: string) => string;
  /** What to do, by the name of the side. */
  tasks: Readonly<Record<Theme, (side: string) => string>>;
  ownTask: (side: string, played: string) => string;
  sides: { r: string; b: string };
  toMove: string;
  toMoveIn: (turns: number) => string;
  goesOn: string;
  /** The turn before, which is the mistake or the answer, as a sentence. */
  before: (sentence: string) => string;
  hint: string;
  /** The piece that is marked, then the turn in words. */
  hinted: { look: (square: string) => string; turn: (words: string) => string };
  /** How a commander gets out of check, as the end of a sentence. */
  wayOut: {
    flees: (square: string) => string;
    takes: (piece: string, from: string, on: string) => string;
    blocks: (piece: string, on: string) => string;
  };
  /** Why a turn fails: by what it does, else by the theme. */
  fails: Readonly<
    Record<Exclude<Theme, `mate${number}`>, string> & {
      notMate: (wayOut: string) => string;
      tooSlow: (wayOut: string) => string;
      check: string;
      noCheck: string;
      quiet: string;
      takesNothing: string;
      takesLess: (piece: string, points: number) => string;
      /** It takes as much; `material` says that the other side takes back, which is checked. */
      takesSame: string;
      noDeploy: string;
      noFlight: string;
      planeLost: string;
      noDefender: string;
      left: (count: number) => string;
      own: (side: string) => string;
    }
  >;
  looking: string;
  /** What the engine answers, in words. */
  answers: (words: string) => string;
  /** What the answer does, of the other side with a name. */
  replies: {
    takes: (side: string, by: string, from: string, piece: string, square: string) => string;
    flees: (side: string, piece: string, from: string, to: string) => string;
    blocks: (side: string, piece: string, square: string) => string;
    guards: (side: string, piece: string, square: string) => string;
    checks: (side: string, piece: string, square: string) => string;
    mates: (side: string) => string;
  };
  goesOnWith: (words: string) => string;
  mated: (turns: number) => string;
  solved: string;
  solvedAgain: string;
  given: string;
  gameOver: string;
  takeBack: string;
  retry: string;
  solution: string;
  next: string;
  daily: string;
  mistakes: (count: number) => string;
  mistakesTitle: string;
  noMistakes: string;
  toAnalyse: string;
  of: (number: number, all: number) => string;
  numbers: string;
  numbersTitle: (all: number) => string;
  numbersNote: string;
  total: string;
  analyse: string;
  rating: (rating: number) => string;
  row: (count: number) => string;
  best: (count: number) => string;
  days: (count: number) => string;
  count: (tried: number) => string;
  allSolved: string;
  /** Nothing is left of the difficulty that is wanted. */
  nearest: string;
  /** The theme has none of the difficulty that is wanted. */
  noSuch: string;
  noneLeft: string;
  solutionSteps: string;
  stepBack: string;
  stepForward: string;
  unknown: string;
  failed: string;
  keys: string;
}

const BATTLES_EN = {
  naval: "naval battle: without navy a side loses",
  air: "air battle: without air force a side loses",
  land: "land battle: without tank, infantry and artillery a side loses",
  any: "any battle",
};
const BATTLES_VI = {
  naval: "hải chiến: bên nào hết hải quân thì thua",
  air: "không chiến: bên nào hết không quân thì thua",
  land: "lục chiến: bên nào hết xe tăng, bộ binh và pháo binh thì thua",
  any: "trận bất kỳ",
};

/** Rules of puzzles by name: the official ones, or a battle. */
function nameRules(
  rules: string,
  official: string,
  battles: Readonly<Record<string, string>>,
): string {
  const [, battle] = /^objective=(\w+)$/.exec(rules) ?? [];
  return rules === "official" ? official : (battles[battle ?? ""] ?? rules);
}

export const puzzleTexts: Table<PuzzleTexts> = {
  en: {
    title: "Puzzles",
    today: "Today’s puzzle",
    one: "Puzzle",
    fresh: "New here:",
    needs: {
      heroes: {
        name: "heroes",
        says: "A piece that attacks the enemy commander goes a step further, and diagonally too.",
      },
      stacks: { name: "stacks", says: "Pieces on one point move together, as their carrier does." },
      deploy: { name: "a deploy", says: "Pieces of one stack go different ways in one turn." },
      kamikaze: {
        name: "kamikaze",
        says: "An air force may strike inside air defense; both pieces are lost.",
      },
      official: { name: "the official rules", says: "They differ in some points." },
      battle: { name: "a battle", says: "Who loses all pieces of a division loses the game." },
    },
    themes: {
      capture: "Take the commander",
      mate1: "Mate in 1",
      mate2: "Mate in 2",
      mate3: "Mate in 3",
      mate4: "Mate in 4",
      material: "Win material",
      deploy: "Find the deploy",
      flight: "The only safe flight",
      airDefense: "Break the air defense",
      save: "Save the commander",
      battle: "Win the battle",
    },
    all: "All themes",
    filter: "Theme",
    difficulty: "Difficulty",
    difficulties: { 1: "Very easy", 2: "Easy", 3: "Medium", 4: "Hard", 5: "Very hard" },
    fitting: "What fits you",
    rules: (rules) => nameRules(rules, "official rules", BATTLES_EN),
    tasks: {
      capture: (side) => `You play ${side}. Take the enemy commander, the star.`,
      mate1: (side) => `You play ${side}. Mate in one turn.`,
      mate2: (side) => `You play ${side}. Mate in two turns, whatever the other side does.`,
      mate3: (side) => `You play ${side}. Mate in three turns, whatever the other side does.`,
      mate4: (side) => `You play ${side}. Mate in four turns, whatever the other side does.`,
      material: (side) => `You play ${side}. The last turn was a mistake: win material.`,
      deploy: (side) => `You play ${side}. Find the deploy that decides.`,
      flight: (side) => `You play ${side}. Only one flight is safe and wins: find it.`,
      airDefense: (side) =>
        `You play ${side}. Break the air defense, so that your air forces can fly.`,
      save: (side) => `You play ${side}. Only one turn saves the commander: find it.`,
      battle: (side) => `You play ${side}. Win the battle: take all pieces of a division.`,
    },
    ownTask: (side, played) => `You play ${side}. You played ${played} here. What is better?`,
    sides: { r: "Red", b: "Blue" },
    toMove: "Your turn.",
    toMoveIn: (turns) => `Your turn: the first of ${turns}.`,
    goesOn: "Right! Go on.",
    before: (sentence) => `The last turn: ${sentence}`,
    hint: "Hint",
    hinted: {
      look: (square) => `Start with the piece on ${square}, in the green ring.`,
      turn: (words) => `The arrow shows the turn: ${words}.`,
    },
    wayOut: {
      flees: (square) => `the commander can go to ${square}`,
      takes: (piece, from, on) => `the ${piece} on ${from} can take the attacker on ${on}`,
      blocks: (piece, on) => `the ${piece} can step in on ${on}`,
    },
    fails: {
      notMate: (wayOut) => `Check, but not mate: ${wayOut}.`,
      tooSlow: (wayOut) => `Check, but no mate in time: ${wayOut}.`,
      check: "Check, but not mate: there is a way out.",
      noCheck: "The commander is not attacked, so this is not mate.",
      quiet: "That leaves the other side time: no mate follows in so many turns.",
      capture: "The commander is still there: one of your pieces can take it.",
      takesNothing: "It takes nothing.",
      takesLess: (piece, points) =>
        `It takes only the ${piece}, ${points} points: there is more to win.`,
      takesSame: "It takes as much, but another turn wins more in the end.",
      material: "It takes as much, but the other side takes back.",
      noDeploy: "That is no deploy: let the pieces of a stack go different ways.",
      deploy: "This deploy decides nothing.",
      noFlight: "That is no flight: the air force has to go.",
      planeLost: "The air force is lost there.",
      flight: "That flight does not win.",
      noDefender: "It takes no defender, so the air defense still holds.",
      airDefense: "The air defense still holds.",
      save: "That does not save the commander.",
      left: (count) =>
        count === 1
          ? "One piece of the division is left, so the battle goes on."
          : `${count} pieces of the division are left, so the battle goes on.`,
      battle: "That does not win the battle.",
      own: (side) => `That gives ${side} a good answer.`,
    },
    looking: "Looking for the answer …",
    answers: (words) => `The answer would be: ${words}.`,
    replies: {
      takes: (side, by, from, piece, square) =>
        `${side} takes your ${piece} on ${square} with the ${by} from ${from}.`,
      flees: (side, piece, from, to) => `${side}’s ${piece} gets away from ${from} to ${to}.`,
      blocks: (side, piece, square) => `${side}’s ${piece} steps in on ${square}.`,
      guards: (side, piece, square) => `${side} now guards the ${piece} on ${square}.`,
      checks: (side, piece, square) => `${side}’s ${piece} on ${square} gives check.`,
      mates: (side) => `${side} mates at once.`,
    },
    goesOnWith: (words) => `Then: ${words}.`,
    mated: (turns) =>
      turns === 1 ? "You would be mated next." : `You would be mated in ${turns}.`,
    solved: "Solved!",
    solvedAgain: "Solved, after a second look.",
    given: "This is the solution.",
    gameOver: "The game would be over.",
    takeBack: "Take back",
    retry: "Once more",
    solution: "Show the solution",
    next: "Next puzzle",
    daily: "Today’s puzzle",
    mistakes: (count) => `Your own mistakes (${count})`,
    mistakesTitle: "Your own mistakes",
    noMistakes:
      "There are none yet. Let the engine review a game of yours, and make puzzles of its mistakes.",
    toAnalyse: "Review a game",
    of: (number, all) => `${number} of ${all}`,
    numbers: "All numbers",
    numbersTitle: (all) => `${all} puzzles`,
    numbersNote:
      "The engine has made them from its own games. The difficulty counts how deep a search must look, how many pieces stand there, and how hidden the first turn is. Saves and wins of material are one turn long, so none of them is very hard; mates in three and four are never easy.",
    total: "Total",
    analyse: "Analyse it",
    rating: (rating) => `Rating ${rating}`,
    row: (count) => `${count} in a row`,
    best: (count) => `longest row: ${count}`,
    days: (count) => (count === 1 ? "1 day" : `${count} days`),
    count: (tried) => `${tried} tried`,
    allSolved: "You have tried all of these. Here is one again.",
    nearest: "You have tried all of that difficulty. This one is nearest to it.",
    noSuch:
      "This theme has none of that difficulty: its puzzles are too short for it, or too long. This one is nearest.",
    noneLeft: "You have just seen all of these. Choose another theme.",
    solutionSteps: "The solution, step by step",
    stepBack: "A turn back",
    stepForward: "A turn forward",
    unknown: "This puzzle does not exist any more. Here is another one.",
    failed: "The engine could not be loaded, so there is no answer.",
    keys: "Backspace takes back, H is a hint, N is the next puzzle.",
  },
  vi: {
    title: "Câu đố",
    today: "Câu đố hôm nay",
    one: "Câu đố",
    fresh: "Điều mới:",
    needs: {
      heroes: {
        name: "anh hùng",
        says: "Quân tấn công được tư lệnh địch thì đi xa thêm một nấc, và đi chéo được.",
      },
      stacks: { name: "khối quân", says: "Các quân cùng một điểm đi chung, theo quân chở." },
      deploy: { name: "triển khai", says: "Các quân của một khối đi khác hướng trong một lượt." },
      kamikaze: {
        name: "cảm tử",
        says: "Không quân được đánh trong vùng phòng không; mất cả hai quân.",
      },
      official: { name: "luật chính thức", says: "Luật này khác vài điểm." },
      battle: { name: "trận đánh", says: "Bên nào mất hết quân của một binh chủng thì thua." },
    },
    themes: {
      capture: "Bắt tư lệnh",
      mate1: "Chiếu hết trong 1 nước",
      mate2: "Chiếu hết trong 2 nước",
      mate3: "Chiếu hết trong 3 nước",
      mate4: "Chiếu hết trong 4 nước",
      material: "Bắt lời quân",
      deploy: "Tìm nước triển khai",
      flight: "Đường bay an toàn duy nhất",
      airDefense: "Phá lưới phòng không",
      save: "Cứu tư lệnh",
      battle: "Thắng trận đánh",
    },
    all: "Mọi chủ đề",
    filter: "Chủ đề",
    difficulty: "Độ khó",
    difficulties: { 1: "Rất dễ", 2: "Dễ", 3: "Vừa", 4: "Khó", 5: "Rất khó" },
    fitting: "Vừa sức bạn",
    rules: (rules) => nameRules(rules, "luật chính thức", BATTLES_VI),
    tasks: {
      capture: (side) => `Bạn cầm quân ${side}. Hãy bắt tư lệnh địch, ngôi sao.`,
      mate1: (side) => `Bạn cầm quân ${side}. Hãy chiếu hết trong một nước.`,
      mate2: (side) =>
        `Bạn cầm quân ${side}. Hãy chiếu hết trong hai nước, đối phương đỡ cách nào cũng vậy.`,
      mate3: (side) =>
        `Bạn cầm quân ${side}. Hãy chiếu hết trong ba nước, đối phương đỡ cách nào cũng vậy.`,
      mate4: (side) =>
        `Bạn cầm quân ${side}. Hãy chiếu hết trong bốn nước, đối phương đỡ cách nào cũng vậy.`,
      material: (side) => `Bạn cầm quân ${side}. Nước vừa rồi là sai lầm: hãy bắt lời quân.`,
      deploy: (side) => `Bạn cầm quân ${side}. Hãy tìm nước triển khai quyết định.`,
      flight: (side) =>
        `Bạn cầm quân ${side}. Chỉ một đường bay vừa an toàn vừa thắng: hãy tìm ra.`,
      airDefense: (side) =>
        `Bạn cầm quân ${side}. Hãy phá lưới phòng không để mở đường cho không quân.`,
      save: (side) => `Bạn cầm quân ${side}. Chỉ một nước cứu được tư lệnh: hãy tìm ra.`,
      battle: (side) => `Bạn cầm quân ${side}. Hãy thắng trận: bắt hết một binh chủng.`,
    },
    ownTask: (side, played) => `Bạn cầm quân ${side}. Ở đây bạn đã đi ${played}. Nước nào hay hơn?`,
    sides: { r: "Đỏ", b: "Xanh" },
    toMove: "Đến lượt bạn.",
    toMoveIn: (turns) => `Đến lượt bạn: nước đầu trong ${turns} nước.`,
    goesOn: "Đúng rồi! Đi tiếp nhé.",
    before: (sentence) => `Nước vừa rồi: ${sentence}`,
    hint: "Gợi ý",
    hinted: {
      look: (square) => `Bắt đầu với quân ở ${square}, trong vòng xanh lá.`,
      turn: (words) => `Mũi tên chỉ nước đi: ${words}.`,
    },
    wayOut: {
      flees: (square) => `tư lệnh chạy được tới ${square}`,
      takes: (piece, from, on) => `${piece} ở ${from} bắt được quân đang chiếu ở ${on}`,
      blocks: (piece, on) => `${piece} che được ở ${on}`,
    },
    fails: {
      notMate: (wayOut) => `Chiếu được nhưng chưa hết: ${wayOut}.`,
      tooSlow: (wayOut) => `Chiếu được nhưng không kịp chiếu hết: ${wayOut}.`,
      check: "Chiếu được nhưng chưa hết: tư lệnh còn đường thoát.",
      noCheck: "Tư lệnh không bị tấn công nên chưa phải chiếu hết.",
      quiet: "Nước này cho đối phương thêm thời gian: không kịp chiếu hết.",
      capture: "Tư lệnh vẫn còn đó: có quân của bạn bắt được nó.",
      takesNothing: "Nước này không bắt được gì.",
      takesLess: (piece, points) =>
        `Nước này chỉ bắt được ${piece}, ${points} điểm: còn bắt được nhiều hơn.`,
      takesSame: "Bắt được bằng ấy, nhưng nước khác rốt cuộc lời hơn.",
      material: "Bắt được bằng ấy, nhưng đối phương bắt lại.",
      noDeploy: "Đó không phải triển khai: hãy cho các quân của một khối đi khác hướng.",
      deploy: "Cách triển khai này chưa quyết định được gì.",
      noFlight: "Đó không phải một chuyến bay: không quân phải đi.",
      planeLost: "Không quân mất ở đó.",
      flight: "Đường bay này không thắng.",
      noDefender: "Nước này không bắt quân phòng không nào nên lưới vẫn còn.",
      airDefense: "Lưới phòng không vẫn còn.",
      save: "Nước này không cứu được tư lệnh.",
      left: (count) => `Binh chủng đó còn ${count} quân nên trận đánh chưa xong.`,
      battle: "Nước này chưa thắng trận.",
      own: (side) => `Nước này để ${side} có nước đáp hay.`,
    },
    looking: "Đang tìm nước đáp …",
    answers: (words) => `Đối phương sẽ đáp: ${words}.`,
    replies: {
      takes: (side, by, from, piece, square) =>
        `${side} dùng ${by} ở ${from} bắt ${piece} của bạn ở ${square}.`,
      flees: (side, piece, from, to) => `${piece} ${side} chạy từ ${from} sang ${to}.`,
      blocks: (side, piece, square) => `${piece} ${side} che ở ${square}.`,
      guards: (side, piece, square) => `${side} đã bảo vệ ${piece} ở ${square}.`,
      checks: (side, piece, square) => `${piece} ${side} ở ${square} chiếu.`,
      mates: (side) => `${side} chiếu hết ngay.`,
    },
    goesOnWith: (words) => `Rồi: ${words}.`,
    mated: (turns) =>
      turns === 1 ? "Bạn sẽ bị chiếu hết ngay sau đó." : `Bạn sẽ bị chiếu hết trong ${turns} nước.`,
    solved: "Giải được rồi!",
    solvedAgain: "Giải được, sau khi nghĩ lại.",
    given: "Đây là lời giải.",
    gameOver: "Ván cờ sẽ kết thúc.",
    takeBack: "Đi lại",
    retry: "Làm lại",
    solution: "Xem lời giải",
    next: "Câu đố khác",
    daily: "Câu đố hôm nay",
    mistakes: (count) => `Nước sai của bạn (${count})`,
    mistakesTitle: "Nước sai của bạn",
    noMistakes:
      "Chưa có câu nào. Hãy để máy cờ xem lại một ván của bạn, rồi biến các nước sai thành câu đố.",
    toAnalyse: "Xem lại một ván",
    of: (number, all) => `${number}/${all}`,
    numbers: "Các con số",
    numbersTitle: (all) => `${all} câu đố`,
    numbersNote:
      "Máy cờ đã rút ra từ các ván tự đấu. Độ khó tính theo độ sâu mà máy phải tính, số quân trên bàn và nước đầu tiên khó thấy đến đâu. Câu cứu tư lệnh và bắt lời quân chỉ có một nước nên không câu nào rất khó; chiếu hết trong ba hay bốn nước thì không bao giờ dễ.",
    total: "Tổng",
    analyse: "Phân tích",
    rating: (rating) => `Điểm ${rating}`,
    row: (count) => `${count} câu liên tiếp`,
    best: (count) => `chuỗi dài nhất: ${count}`,
    days: (count) => `${count} ngày liên tiếp`,
    count: (tried) => `đã thử ${tried}`,
    allSolved: "Bạn đã thử hết những câu này. Làm lại một câu nhé.",
    nearest: "Bạn đã thử hết độ khó này. Đây là câu gần nhất.",
    noSuch:
      "Chủ đề này không có câu nào ở độ khó đó: các câu của nó quá ngắn, hoặc quá dài. Đây là câu gần nhất.",
    noneLeft: "Bạn vừa xem hết những câu này. Hãy chọn chủ đề khác.",
    solutionSteps: "Lời giải, từng bước",
    stepBack: "Lùi một nước",
    stepForward: "Tiến một nước",
    unknown: "Câu đố này không còn nữa. Đây là một câu khác.",
    failed: "Không tải được máy cờ nên không có nước đáp.",
    keys: "Phím Backspace để đi lại, H để xem gợi ý, N để sang câu khác.",
  },
};
