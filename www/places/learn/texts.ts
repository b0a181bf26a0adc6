// The words of the lessons.
import type { ConditionName } from "cotulenh-wasm/lessons";
import type { Table } from "../../texts/table.js";

interface LearnTexts {
  title: string;
  lead: string;
  /** After the subjects that suffice for a first game. */
  enough: { title: string; note: string; play: string };
  /** What stars are for. */
  starsNote: string;
  start: string;
  goOn: string;
  again: string;
  progress: (done: number, levels: number) => string;
  stars: (stars: number, most: number) => string;
  /** The name of a level in the list. */
  level: (number: number, stars: number) => string;
  /** How many turns three stars take. */
  shorter: (turns: number) => string;
  rules: string;
  back: string;
  of: (number: number, count: number) => string;
  hint: readonly [string, string, string];
  hintBack: string;
  look: (squares: string) => string;
  turn: (words: string) => string;
  takeBack: string;
  retry: string;
  next: string;
  nextSubject: string;
  finished: string;
  allDone: string;
  play: string;
  answering: string;
  reasons: Readonly<Partial<Record<ConditionName | "turns" | "over", string>>> & { other: string };
  missing: string;
  keys: string;
  keep: {
    title: string;
    note: string;
    save: string;
    load: string;
    reset: string;
    resetDone: string;
    undo: string;
    loaded: (levels: number) => string;
    unreadable: string;
  };
}

export const learnTexts: Table<LearnTexts> = {
  en: {
    title: "Learn",
    lead: "Every level is one idea, on a real board. Under two minutes each. The rules are the standard ones; the official book has a subject of its own.",
    enough: {
      title: "Enough for a first game",
      note: "You know how the pieces move and capture; whoever takes the enemy commander wins. The rest you can learn between games.",
      play: "Play against level 1",
    },
    starsNote: "Stars count turns, not hints.",
    start: "Begin",
    goOn: "Go on",
    again: "Play again",
    progress: (done, levels) => `${done} of ${levels} levels`,
    stars: (stars, most) => `${stars} of ${most} stars`,
    level: (number, stars) =>
      `Level ${number}${stars > 0 ? `, ${stars === 1 ? "1 star" : `${stars} stars`}` : ""}`,
    shorter: (turns) => `Three stars take ${turns === 1 ? "one turn" : `${turns} turns`}.`,
    rules: "All rules, with pictures",
    back: "All subjects",
    of: (number, count) => `${number} of ${count}`,
    hint: ["Hint", "Where to look", "Show me"],
    hintBack: "No short way leads from here to the goal: take the turn back.",
    look: (squares) => `Look at ${squares}.`,
    turn: (words) => `Play this: ${words}.`,
    takeBack: "Take back",
    retry: "Start again",
    next: "Next level",
    nextSubject: "Next subject",
    finished: "Well done!",
    allDone: "You have finished every level. Time for a real game.",
    play: "Play the computer",
    answering: "Blue answers …",
    reasons: {
      turns: "That was not the turn the task asks for.",
      over: "The game is over, but the task is not done.",
      lost: "You have lost a piece that you need.",
      check: "That gives check, which the task forbids.",
      survive: "The other side has come through.",
      other: "That leads away from the task.",
    },
    missing: "This level does not exist. Here are all of them.",
    keys: "Backspace takes back, H gives a hint.",
    keep: {
      title: "Your progress",
      note: "It is kept in this browser.",
      save: "Save as a file",
      load: "Read a file",
      reset: "Start from zero",
      resetDone: "Your progress is at zero.",
      undo: "Undo",
      loaded: (levels) => `Read: ${levels === 1 ? "1 level" : `${levels} levels`} done.`,
      unreadable: "This file holds no progress.",
    },
  },
  vi: {
    title: "Học chơi",
    lead: "Mỗi màn là một ý, trên bàn cờ thật. Chưa tới hai phút một màn. Luật ở đây là luật tiêu chuẩn; luật chính thức có một chủ đề riêng.",
    enough: {
      title: "Đủ để chơi ván đầu tiên",
      note: "Bạn đã biết các quân đi và bắt thế nào; ai bắt được Tư lệnh đối phương là thắng. Phần còn lại có thể học giữa các ván.",
      play: "Đấu với máy cấp 1",
    },
    starsNote: "Sao tính theo số lượt, không theo gợi ý.",
    start: "Bắt đầu",
    goOn: "Học tiếp",
    again: "Chơi lại",
    progress: (done, levels) => `${done} trên ${levels} màn`,
    stars: (stars, most) => `${stars} trên ${most} sao`,
    level: (number, stars) => `Màn ${number}${stars > 0 ? `, ${stars} sao` : ""}`,
    shorter: (turns) => `Được ba sao nếu chỉ đi ${turns} lượt.`,
    rules: "Toàn bộ luật, có hình",
    back: "Mọi chủ đề",
    of: (number, count) => `${number} trên ${count}`,
    hint: ["Gợi ý", "Nhìn vào đâu", "Chỉ cho tôi"],
    hintBack: "Từ đây không có đường ngắn nào tới đích: hãy đi lại.",
    look: (squares) => `Hãy nhìn ${squares}.`,
    turn: (words) => `Hãy đi: ${words}.`,
    takeBack: "Đi lại",
    retry: "Làm lại từ đầu",
    next: "Màn tiếp",
    nextSubject: "Chủ đề tiếp",
    finished: "Giỏi lắm!",
    allDone: "Bạn đã qua mọi màn. Giờ hãy chơi một ván thật.",
    play: "Đấu với máy",
    answering: "Xanh đang đáp …",
    reasons: {
      turns: "Đó chưa phải nước mà đề bài cần.",
      over: "Ván cờ đã kết thúc mà chưa xong đề bài.",
      lost: "Bạn đã mất một quân đang cần.",
      check: "Nước này chiếu tư lệnh, đề bài không cho phép.",
      survive: "Đối phương đã lọt qua.",
      other: "Nước này đi xa đề bài.",
    },
    missing: "Không có màn này. Đây là tất cả các màn.",
    keys: "Phím Backspace để đi lại, H để xem gợi ý.",
    keep: {
      title: "Tiến độ của bạn",
      note: "Được giữ trong trình duyệt này.",
      save: "Lưu thành tệp",
      load: "Đọc tệp",
      reset: "Làm lại từ số không",
      resetDone: "Tiến độ đã về không.",
      undo: "Hoàn tác",
      loaded: (levels) => `Đã đọc: qua ${levels} màn.`,
      unreadable: "Tệp này không có tiến độ nào.",
    },
  },
};
