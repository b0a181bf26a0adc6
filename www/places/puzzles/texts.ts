// The words of the puzzles.
import type { Table } from "../../texts/table.js";
import type { Theme } from "./data.js";

interface PuzzleTexts {
  title: string;
  today: string;
  number: (id: string) => string;
  themes: Readonly<Record<Theme, string>>;
  all: string;
  filter: string;
  /** What to do, by the name of the side. */
  tasks: Readonly<Record<Theme, (side: string) => string>>;
  sides: { r: string; b: string };
  toMove: string;
  judging: string;
  goesOn: string;
  wrong: string;
  wrongMate: (turns: number) => string;
  /** What the engine answers, in words. */
  answers: (words: string) => string;
  goesOnWith: (words: string) => string;
  mated: (turns: number) => string;
  solved: string;
  solvedAgain: string;
  given: string;
  gameOver: string;
  why: string;
  takeBack: string;
  solution: string;
  next: string;
  daily: string;
  analyse: string;
  row: (count: number) => string;
  days: (count: number) => string;
  count: (solved: number, all: number) => string;
  allSolved: string;
  unknown: string;
  failed: string;
  keys: string;
}

export const puzzleTexts: Table<PuzzleTexts> = {
  en: {
    title: "Puzzles",
    today: "Today’s puzzle",
    number: (id) => `Puzzle ${id}`,
    themes: {
      mate1: "Mate in 1",
      mate2: "Mate in 2",
      mate3: "Mate in 3",
      mate4: "Mate in 4",
      save: "The only defense",
      deploy: "Find the deploy",
      plane: "A trap for planes",
    },
    all: "All themes",
    filter: "Theme",
    tasks: {
      mate1: (side) => `You play ${side}. Mate in one turn.`,
      mate2: (side) => `You play ${side}. Mate in two turns, whatever the other side does.`,
      mate3: (side) => `You play ${side}. Mate in three turns, whatever the other side does.`,
      mate4: (side) => `You play ${side}. Mate in four turns, whatever the other side does.`,
      save: (side) => `You play ${side}. Only one turn holds the position: find it.`,
      deploy: (side) => `You play ${side}. Find the deploy that wins the most.`,
      plane: (side) =>
        `You play ${side}. A plane could capture something, and would regret it. Find a better turn.`,
    },
    sides: { r: "Red", b: "Blue" },
    toMove: "Your turn.",
    judging: "Looking at your turn …",
    goesOn: "Right! Go on.",
    wrong: "There is something better.",
    wrongMate: (turns) => (turns === 1 ? "That is not mate." : `That is no mate in ${turns}.`),
    answers: (words) => `The answer would be: ${words}.`,
    goesOnWith: (words) => `Then: ${words}.`,
    mated: (turns) =>
      turns === 1 ? "You would be mated next." : `You would be mated in ${turns}.`,
    solved: "Solved!",
    solvedAgain: "Solved, after a second look.",
    given: "This is the solution.",
    gameOver: "The game would be over.",
    why: "Show me why",
    takeBack: "Take back",
    solution: "Show the solution",
    next: "Next puzzle",
    daily: "Today’s puzzle",
    analyse: "Analyse it",
    row: (count) => `${count} in a row`,
    days: (count) => (count === 1 ? "1 day" : `${count} days`),
    count: (solved, all) => `${solved} of ${all} solved`,
    allSolved: "You have solved all of these. Again from the first!",
    unknown: "This puzzle does not exist any more. Here is another one.",
    failed: "The engine could not be loaded, so this turn cannot be judged.",
    keys: "Backspace takes back, N is the next puzzle.",
  },
  vi: {
    title: "Thế cờ",
    today: "Thế cờ hôm nay",
    number: (id) => `Thế cờ ${id}`,
    themes: {
      mate1: "Chiếu hết trong 1 nước",
      mate2: "Chiếu hết trong 2 nước",
      mate3: "Chiếu hết trong 3 nước",
      mate4: "Chiếu hết trong 4 nước",
      save: "Nước cứu duy nhất",
      deploy: "Tìm nước triển khai",
      plane: "Bẫy không quân",
    },
    all: "Mọi chủ đề",
    filter: "Chủ đề",
    tasks: {
      mate1: (side) => `Bạn cầm quân ${side}. Hãy chiếu hết trong một nước.`,
      mate2: (side) =>
        `Bạn cầm quân ${side}. Hãy chiếu hết trong hai nước, đối phương đỡ cách nào cũng vậy.`,
      mate3: (side) =>
        `Bạn cầm quân ${side}. Hãy chiếu hết trong ba nước, đối phương đỡ cách nào cũng vậy.`,
      mate4: (side) =>
        `Bạn cầm quân ${side}. Hãy chiếu hết trong bốn nước, đối phương đỡ cách nào cũng vậy.`,
      save: (side) => `Bạn cầm quân ${side}. Chỉ một nước giữ được thế cờ: hãy tìm ra.`,
      deploy: (side) => `Bạn cầm quân ${side}. Hãy tìm nước triển khai lợi nhất.`,
      plane: (side) =>
        `Bạn cầm quân ${side}. Có nước không quân bắt quân mà rồi sẽ hối tiếc. Hãy tìm nước hay hơn.`,
    },
    sides: { r: "Đỏ", b: "Xanh" },
    toMove: "Đến lượt bạn.",
    judging: "Đang xem nước của bạn …",
    goesOn: "Đúng rồi! Đi tiếp nhé.",
    wrong: "Còn nước hay hơn.",
    wrongMate: (turns) =>
      turns === 1 ? "Chưa phải chiếu hết." : `Không chiếu hết được trong ${turns} nước.`,
    answers: (words) => `Đối phương sẽ đáp: ${words}.`,
    goesOnWith: (words) => `Rồi: ${words}.`,
    mated: (turns) =>
      turns === 1 ? "Bạn sẽ bị chiếu hết ngay sau đó." : `Bạn sẽ bị chiếu hết trong ${turns} nước.`,
    solved: "Giải được rồi!",
    solvedAgain: "Giải được, sau khi nghĩ lại.",
    given: "Đây là lời giải.",
    gameOver: "Ván cờ sẽ kết thúc.",
    why: "Vì sao?",
    takeBack: "Đi lại",
    solution: "Xem lời giải",
    next: "Thế cờ khác",
    daily: "Thế cờ hôm nay",
    analyse: "Phân tích",
    row: (count) => `${count} thế liên tiếp`,
    days: (count) => `${count} ngày liên tiếp`,
    count: (solved, all) => `đã giải ${solved} trên ${all}`,
    allSolved: "Bạn đã giải hết chủ đề này. Làm lại từ đầu nhé!",
    unknown: "Thế cờ này không còn nữa. Đây là một thế khác.",
    failed: "Không tải được máy cờ nên không xét được nước này.",
    keys: "Phím Backspace để đi lại, N để sang thế cờ khác.",
  },
};
