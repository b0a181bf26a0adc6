// A whole game in one small file, with nothing but the published package.
import { CoTuLenh, CoTuLenhError, type Square } from "cotulenh-wasm";
import { Board } from "cotulenh-wasm/board";
import { connect, drawSnapshot } from "cotulenh-wasm/board/play";
import { createPlay, type Play } from "cotulenh-wasm/play";
import { describeError, describeIllegal, describeOutcome, en, sideName } from "cotulenh-wasm/texts";

/** The Air Force on f5 can land, strike and be lost, or be stopped. */
const BATTLE =
  "6c4/1n3h1h3/3a3f2a/6s4/2n1g3t1i/5i2g2/11/3T1F1I3/2N1G3M2/3A3S3/1(NT)3H1H3/5C5 r - - 0 1";

/** A Navy that carries an Air Force and a Tank. Once the Tank has taken the gun on d4, the way to g8 is open. */
const STACK = "6c4/11/11/11/4i1a4/11/11/8I2/2(NFT)g7/11/6T4/5C5 r - - 0 1";

const find = <T extends HTMLElement = HTMLButtonElement>(id: string) =>
  document.getElementById(id) as T;
const status = find<HTMLElement>("status");
const refusal = find<HTMLElement>("refusal");
const fen = find<HTMLTextAreaElement>("fen");
const zones = find<HTMLInputElement>("zones");
const real = find("real");
const board = new Board(find<HTMLElement>("board"), {
  legend: false, // index.html has this element.
  draw: ({ arrows, marks }) => board.set({ arrows, marks }),
  hover: ({ square }) => showDome(square),
});
let play: Play;
let disconnect = (): void => {};

/** What the user should know now. */
function describe(): string {
  const { outcome, session, turn, check } = play.snapshot();
  const side = sideName(turn, en);
  if (outcome) return `${describeOutcome(outcome, en)}.`;
  if (session) return `${side} deploys from ${session.square}: step ${session.steps.length + 1}.`;
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
  real.disabled = !session;
}

/** The zones of both sides, or only those that a selected Air Force must know. */
const zonesNow = () => (zones.checked ? "both" : drawSnapshot(play.snapshot()).zones);

/** A defender that is pointed at or focused shows its own dome, if the zones are off. */
function showDome(square: Square | null): void {
  if (zones.checked) return;
  const game = new CoTuLenh(play.snapshot().fen);
  const [dome] = square ? game.getAirDefenseAroundPiece(square) : [];
  board.set({ zones: square && dome ? [{ square, level: dome.range }] : zonesNow() });
  game.free();
}

/** As long as the button is held, the board is the real one, which no step has changed yet. */
function compare(isHeld: boolean): void {
  const game = new CoTuLenh(play.snapshot().fen);
  const realOne = { pieces: game.realBoard(), ghosts: [], steps: [], targets: null, flights: null };
  board.set({ ...(isHeld ? realOne : drawSnapshot(play.snapshot())), zones: zonesNow() });
  status.textContent = isHeld ? "The real board: no step counts yet." : describe();
  real.ariaPressed = String(isHeld);
  game.free();
}

/** Runs an action that the rules may refuse, and shows why. */
function attempt(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof CoTuLenhError)) throw error;
    refusal.textContent = describeError(error, en);
  }
}

/** Plays another game on the board. */
function start(position: string, selected: Square | null = null): void {
  const game = new CoTuLenh(position);
  disconnect();
  play?.destroy();
  play = createPlay({ game });
  game.free();
  board.set({ arrows: [], marks: [], zones: zones.checked ? "both" : null });
  disconnect = connect(board, play, {
    refused: (tried) =>
      (refusal.textContent = `This move is not legal: ${describeIllegal(tried.illegal, en, tried)}.`),
  });
  play.subscribe(show);
  play.select(selected);
  show();
}

find("undo").onclick = () => play.undo();
find("redo").onclick = () => play.redo();
find("battle").onclick = () => start(BATTLE, "f5");
find("stack").onclick = () => start(STACK, "c4");
find("new").onclick = () => start(CoTuLenh.START);
find("flip").onclick = () =>
  board.set({ orientation: board.options.orientation === "r" ? "b" : "r" });
zones.onchange = () => board.set({ zones: zonesNow() });
real.onpointerdown = ({ pointerId }) => {
  real.setPointerCapture(pointerId);
  compare(true);
};
real.onlostpointercapture = real.onkeyup = real.onblur = () => compare(false);
real.onkeydown = ({ key }) => compare(key === " " || key === "Enter");
document.forms[0]!.onsubmit = (event) => {
  event.preventDefault();
  attempt(() => start(fen.value.trim()));
};

start(BATTLE, "f5");
