// One picture of the board: a position, and what a user has done in it.
import { CoTuLenh } from "../../pkg/index.js";
import { Board } from "../../pkg/board.js";
import { connect } from "../../pkg/board/play.js";
import { createPlay } from "../../pkg/play.js";

const query = new URLSearchParams(location.search);
const place = document.querySelector("#place > div");
place.style.width = `${query.get("width")}px`;

const CROWDED =
  "6c4/1n2fh1hf2/3a2s2a1/4g3g2/2ie2m2ei/4+F6/2(NTF)3(TI)4/6F4/4gT1TG2/3A2S2A1/1N3H1HF2/6C4 r - - 0 1";
const STACK = "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/11/11/7C3 r - - 0 1";
const SEA =
  "6c4/n1n8/1n1s7/2n1g1tg3/2ie2m2ei/11/11/1NIE2M2EI/N1N1GT1TG2/1N1S2S2A1/5H1HF2/6C4 r - - 0 1";

const MANY =
  "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2(NFT)1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";
const SHIPS = "6c4/11/11/11/11/1nn1g6/11/4F6/11/11/11/6C4 r - - 0 1";

/** The mouse rests on a square. */
function point(square) {
  const root = board.element.shadowRoot;
  const { x, y, width, height } = root
    .querySelector(`[data-square="${square}"]`)
    .getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  root
    .querySelector(".board")
    .dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", ...at }));
}

/** What is done for each state: a position, options, and calls. */
const STATES = {
  start: { options: { zones: "both" } },
  empty: { fen: "6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1" },
  plane: { fen: CROWDED, act: (play) => play.select("g5") },
  "plane-ships": { fen: SHIPS, act: (play) => play.select("e5") },
  note: {
    fen: CROWDED,
    act: (play) => {
      play.select("g5");
      point("g7");
    },
  },
  choice: {
    fen: CROWDED,
    act: (play) => {
      play.select("g5");
      play.press("d8");
    },
  },
  "deploy-many": {
    fen: MANY,
    options: { zones: "both" },
    act: (play) => {
      play.try("c4", "e6", { piece: ["f"] });
      play.try("c4", "d4", { piece: ["t"] });
    },
  },
  stack: { fen: STACK, act: (play) => play.select("c4") },
  deploy: {
    fen: "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/2i8/11/7C3 r - - 0 1",
    options: { zones: "both" },
    act: (play) => {
      play.try("c4", "e6", { piece: ["f"] });
      play.try("c4", "d4", { piece: ["t"] });
    },
  },
  hero: {
    fen: "6c4/11/6+T4/11/3+F2+i4/2(+N+F+T)8/4(+tm)2(+t+m)3/2+S1+G6/3(TI)1(tm)5/3+a+e+m5/11/6C4 b - - 0 1",
    options: { check: "g12", checkers: ["g10"], lastMove: ["g8", "g10"] },
  },
  sea: { fen: SEA, options: { zones: "both", lastMove: ["b1", "b3"] } },
  committing: {
    fen: "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/2i8/11/7C3 r - - 0 1",
    act: (play) => play.try("c4", "e6", { piece: ["f"] }),
  },
  capture: {
    fen: CROWDED,
    options: { zones: "blue", lastMove: ["g9", "e7"] },
    act: (play) => play.select("c6"),
  },
  drawings: {
    options: {
      arrows: [
        { from: "f4", to: "f6" },
        { from: "g1", to: "g8", color: "red" },
        { from: "e2", to: "i6", color: "blue" },
      ],
      arrowRanks: "numbers",
      marks: [
        { square: "g10", color: "yellow", label: "!?" },
        { square: "e9", shape: "cross", color: "red" },
        { square: "f6", shape: "highlight" },
      ],
      premoves: [{ from: "f9", to: "f7" }],
    },
  },
};

const { fen, options = {}, act } = STATES[query.get("state")];
const board = new Board(place, {
  animation: 0,
  theme: query.get("theme"),
  pieceSet: query.get("set"),
  zones: options.zones ?? null,
});
const game = new CoTuLenh(fen, { rules: { playOn: true } });
const play = createPlay({ game });
connect(board, play);
act?.(play);
board.set(options.zones ? { ...options, zones: board.options.zones } : options);
// Sets and themes load lazily.
const isDrawn = () => place.querySelector("div").shadowRoot.querySelector(".piece");
while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 20));
document.body.dataset.ready = "yes";
