// The first visit: what to do here, in the middle of the board.
import type { State } from "../../game/state.js";
import { START, type PieceType } from "../../game/vocabulary.js";
import { button, h } from "../dom.js";
import { makePiece, pieceIcon } from "../icons.js";
import { loadLesson } from "../lesson.js";
import { isEmbedded } from "../share.js";
import { readStored, writeStored } from "../storage.js";
import type { Context, Panel } from "./panel.js";

/** Is stored when the choices were shown. */
const KEY = "cotulenh-welcomed";

interface WelcomeActions {
  playComputer(): void;
  learn(): void;
}

export function welcomePanel({ m, focusBoard }: Context, actions: WelcomeActions): Panel {
  const texts = m.play.welcome;
  /** The game that the page was opened with. */
  let first: object | null = null;
  // In a browser without storage every visit is the first.
  let isOpen = readStored(KEY) === null && !isEmbedded();
  const element = h("section", { id: "welcome", "aria-labelledby": "welcome-title", hidden: true });
  /** Escape closes it wherever the focus is, unless it closes something else. */
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== "Escape" || defaultPrevented || element.hidden) return;
    if (!document.querySelector("dialog[open]")) close();
  };
  if (isOpen) document.addEventListener("keydown", onKey);
  const close = () => {
    document.removeEventListener("keydown", onKey);
    isOpen = false;
    element.hidden = true;
    writeStored(KEY, "1");
  };
  const choice = (name: string, type: PieceType, title: string, note: string, act: () => void) =>
    h(
      "button",
      {
        type: "button",
        "data-welcome": name,
        onclick: () => {
          close();
          act();
        },
      },
      pieceIcon(makePiece(type, name === "computer" ? "b" : "r")),
      h("span", {}, h("strong", {}, title), h("small", {}, note)),
    );
  const { computer, learn, friend } = texts;
  element.append(
    h(
      "header",
      {},
      h("h2", { id: "welcome-title" }, texts.title),
      button(
        "×",
        () => {
          close();
          focusBoard();
        },
        { class: "close", "data-welcome": "close", "aria-label": texts.close },
      ),
    ),
    h("p", {}, texts.lead),
    choice("computer", "c", computer.title, computer.note, actions.playComputer),
    choice("learn", "t", loadLesson() > 0 ? learn.resume : learn.title, learn.note, actions.learn),
    choice("friend", "i", friend.title, friend.note, focusBoard),
  );
  return {
    element,
    update: ({ snapshot, tree, tool, token }: State) => {
      if (!isOpen) return;
      first ??= token;
      const isFresh = snapshot.fen === START && tree.size === 0 && tool === null && token === first;
      // A user who has played a move or started a game needs no introduction.
      if (element.hidden) element.hidden = !isFresh;
      else if (!isFresh) close();
      isOpen &&= isFresh;
    },
  };
}
