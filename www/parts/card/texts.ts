// The texts of the card of a piece.
import { table } from "../../texts/table.js";

export const cardTexts = table({
  en: {
    title: "About this piece",
    marks: {
      both: "moves and captures",
      move: "only moves",
      capture: "only captures",
      hero: "as a hero, too",
      zone: "defends against air forces",
    },
    /** The reach of each piece in one line; as a hero it reaches one further, in all directions. */
    reach: {
      c: "moves any distance along lines, captures 1 point away",
      i: "1 point along lines",
      e: "1 point along lines; carries artillery, anti-air guns and missiles",
      g: "1 point along lines; guards the sky around it",
      m: "1 point in all directions",
      t: "up to 2 points along lines",
      a: "up to 3 points in all directions, captures over others",
      s: "up to 2 points along lines, 1 diagonally; guards the sky around it",
      f: "flies up to 4 points in all directions, over everything but air defense",
      n: "up to 4 points on water in all directions; guards the sky around it",
      h: "stays where it is until it is a hero",
    },
    hero: "a hero reaches 1 further, in all directions",
    nothing: "It cannot move.",
    guards: (points: number) =>
      `It defends the air ${points} ${points === 1 ? "point" : "points"} around.`,
    carries: (names: string) => `Can carry: ${names}.`,
    attacked: (names: string) => `Attacked by: ${names}.`,
    safe: "Nothing attacks it.",
    points: (points: number) => `${points} points.`,
  },
  vi: {
    title: "Về quân này",
    marks: {
      both: "đi và bắt",
      move: "chỉ đi",
      capture: "chỉ bắt",
      hero: "thêm khi là anh hùng",
      zone: "phòng không",
    },
    reach: {
      c: "đi xa tùy ý theo đường thẳng, bắt trong 1 điểm",
      i: "1 điểm theo đường thẳng",
      e: "1 điểm theo đường thẳng; chở pháo binh, cao xạ, tên lửa",
      g: "1 điểm theo đường thẳng; giữ bầu trời quanh nó",
      m: "1 điểm, mọi hướng",
      t: "tới 2 điểm theo đường thẳng",
      a: "tới 3 điểm, mọi hướng, bắt qua đầu quân khác",
      s: "tới 2 điểm theo đường thẳng, 1 điểm theo đường chéo; giữ bầu trời quanh nó",
      f: "bay tới 4 điểm, mọi hướng, qua mọi thứ trừ phòng không",
      n: "tới 4 điểm trên nước, mọi hướng; giữ bầu trời quanh nó",
      h: "đứng yên cho tới khi thành anh hùng",
    },
    hero: "anh hùng đi xa hơn 1 điểm, mọi hướng",
    nothing: "Quân này không đi được.",
    guards: (points) => `Giữ bầu trời ${points} điểm quanh nó.`,
    carries: (names) => `Chở được: ${names}.`,
    attacked: (names) => `Bị đe dọa bởi: ${names}.`,
    safe: "Không bị quân nào đe dọa.",
    points: (points) => `${points} điểm.`,
  },
});
