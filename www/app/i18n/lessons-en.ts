// The guided start in English.
import type { LessonName } from "../../game/lessons.js";

/** What to do in each task of a lesson, and what to say when it is done. */
type LessonTexts = Readonly<
  Record<LessonName, { title: string; tasks: readonly { task: string; done: string }[] }>
>;

const texts: LessonTexts = {
  move: {
    title: "Move",
    tasks: [
      {
        task: "You are Red. Click the tank on f4: dots show where it can go. Move it two points ahead, to f6.",
        done: "Pieces stand where lines cross. A tank goes up to two points, straight. Only the heavy guns (artillery, anti-air gun, missile) need a bridge to cross the river.",
      },
    ],
  },
  capture: {
    title: "Capture",
    tasks: [
      {
        task: "A gun sight marks what you can capture. Take the blue infantry with the tank.",
        done: "The tank has taken the place of the infantry.",
      },
      {
        task: "The navy is at sea, where the artillery cannot go. Capture it all the same.",
        done: "Artillery shoots from where it is, if it cannot stand on the target.",
      },
    ],
  },
  fly: {
    title: "Fly past a zone",
    tasks: [
      {
        task: "The anti-air gun closes the way straight ahead. Capture the artillery on e8 in two flights, around the striped zone.",
        done: "An air force flies four points and over everything, but not through air defense.",
      },
    ],
  },
  deploy: {
    title: "Combine and deploy",
    tasks: [
      {
        task: "Navies carry other pieces. Move the tank onto the navy.",
        done: "They are a stack now, and move as one.",
      },
      {
        task: "Select the stack on c5, pick the tank alone, and capture the infantry on e5. Then commit: the rest stays.",
        done: "That was a deploy: parts of a stack go their own ways in one turn.",
      },
    ],
  },
  hero: {
    title: "Make a hero",
    tasks: [
      {
        task: "Threaten the commander: move the tank to e10, where it could capture it next turn. A piece that does so becomes a hero.",
        done: "Check! The gold rim and the star mark the hero.",
      },
      {
        task: "Heroes reach further, and in all eight directions. Capture the commander on g12: that wins the game.",
        done: "You have won. Checkmate wins, too: a commander that cannot escape capture is lost. In a game, rest the mouse on a piece, press it long, or press i to see what it can do.",
      },
    ],
  },
};

export const lessons = {
  title: "Guided start",
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  part: (number: number, count: number) => `part ${number} of ${count}`,
  texts,
  wait: "Blue waits. Go on.",
  lost: "The air force is lost. Try again.",
  show: "Show me",
  again: "Start again",
  next: "Next",
  leave: "Leave",
  steps: "Steps of the guided start",
  finished: "Play the computer",
};
