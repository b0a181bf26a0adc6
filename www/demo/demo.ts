// A whole game in one small file, with nothing but the published package.
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { Board } from "cotulenh-wasm/board";
import { connect } from "cotulenh-wasm/board/play";
import { createPlay, type Play } from "cotulenh-wasm/play";
import { describeError, describeIllegal, describeOutcome, en, sideName } from "cotulenh-wasm/texts";

/** A Navy that carries an Air Force and a Tank: they can be deployed one by one. */
const STACK = "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/11/11/7C3 r - - 0 1";

/** An element of the page. */
function find<T extends HTMLElement = HTMLButtonElement>(id: string): T {
  return document.getElementById(id) as T;
}
const status = find<HTMLElement>("status");
const refusal = find<HTMLElement>("refusal");
const fen = find<HTMLTextAreaElement>("fen");
const zones = find<HTMLSelectElement>("zones");

const board = new Board(find<HTMLElement>("board"), {
  draw: ({ arrows, marks }) => board.set({ arrows, marks }),
});
let play: Play;
let disconnect = (): void => {};

/** What the user should know now. */
function describe(): string {
  const { outcome, session, turn, check } = play.snapshot();
  const side = sideName(turn, en);
  if (outcome) return `${describeOutcome(outcome, en)}.`;
  if (session)
    return `${side} deploys the stack on ${session.square}: step ${session.steps.length + 1}.`;
  return `${side} to move${check ? ": the commander is in check" : ""}.`;
}

/** Shows what is not on the board. */
function show(): void {
  const { canUndo, canRedo, session } = play.snapshot();
  status.textContent = describe();
  refusal.textContent = "";
  fen.value = play.snapshot().fen;
  find("undo").disabled = !canUndo;
  find("redo").disabled = !canRedo;
  find("commit").disabled = find("cancel").disabled = !session;
}

/** Says why something was refused. */
function refuse(sentence: string): void {
  refusal.textContent = sentence;
}

/** Does something that may be refused. */
function attempt(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    refuse(describeError(error, en));
  }
}

/** Plays another game on the board. */
function start(game: CoTuLenh): void {
  disconnect();
  play?.destroy();
  play = createPlay({ game });
  game.free();
  disconnect = connect(board, play, {
    refused: (tried) =>
      refuse(`This move is not legal: ${describeIllegal(tried.illegal, en, tried)}.`),
  });
  play.subscribe(show);
  board.set({ arrows: [], marks: [] });
  show();
}

find("undo").onclick = () => play.undo();
find("redo").onclick = () => play.redo();
find("commit").onclick = () => attempt(() => play.commit());
find("cancel").onclick = () => play.cancel();
find("new").onclick = () => start(new CoTuLenh());
find("stack").onclick = () => start(new CoTuLenh(STACK));
find("flip").onclick = () => {
  board.set({ orientation: board.options.orientation === "r" ? "b" : "r" });
};
zones.onchange = () =>
  board.set({ zones: (zones.value || null) as "red" | "blue" | "both" | null });
document.forms[0]!.onsubmit = (event) => {
  event.preventDefault();
  attempt(() => start(new CoTuLenh(fen.value.trim())));
};

start(new CoTuLenh());
