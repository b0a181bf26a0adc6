// A board with every option at hand, and the code for it. Nothing but the published package is used.
import { CoTuLenh, EMPTY } from "cotulenh-wasm";
import { Board, type BoardEvents, type BoardInput } from "cotulenh-wasm/board";
import { connect } from "cotulenh-wasm/board/play";
import { createPlay, effects } from "cotulenh-wasm/play";
import { literal, writeCode, type Sample, type Shown } from "./code.js";
import { DEFAULT_SIZE, makeControls } from "./controls.js";
import { BATTLE, BATTLE_ONLY, COLORS, MOVES, OPTIONS, type Values } from "./switches.js";
import { TEXTS } from "./texts.js";

function find<T extends HTMLElement = HTMLButtonElement>(selector: string): T {
  return document.querySelector<T>(selector)!;
}
const language = find<HTMLSelectElement>("#language");
const code = find<HTMLElement>("#code code");
const event = find<HTMLElement>("#event");

/** What differs from the opening, as it stands in the address. */
let settings = new URLSearchParams(location.hash.slice(1));

const tell = (name: keyof BoardEvents) => (detail: object) => {
  if (name !== "hover") event.textContent = `${name} ${JSON.stringify(detail)}`;
};
const draw: BoardInput["draw"] = ({ arrows, marks, ...rest }) => {
  board.set({ arrows, marks });
  tell("draw")(rest);
};
const CALLBACKS: BoardInput = {
  select: tell("select"),
  drop: tell("drop"),
  inspect: tell("inspect"),
  choose: tell("choose"),
  cancel: tell("cancel"),
};
const board = new Board(find("#board"), CALLBACKS);
let endGame: (() => void) | null = null;

function readFen(): Sample | null {
  const position = settings.get("position");
  if (position === "game") return null;
  if (position === "start") return { value: CoTuLenh.START, code: "" };
  return literal(position === "empty" ? EMPTY : BATTLE);
}

/** The options that differ from the defaults of the board. */
function readOptions(game: CoTuLenh): Record<string, Sample> {
  const found: Record<string, Sample> = {};
  for (const [name, values] of Object.entries<Values>(OPTIONS)) {
    const chosen = (settings.get(name) ?? Object.keys(values)[0]) as keyof Values;
    const make = values[chosen];
    if (make && isOffered(name)) found[name] = make(game);
  }
  return found;
}

/** Whether a switch has a meaning in this position. */
function isOffered(name: string): boolean {
  return !BATTLE_ONLY.includes(name) || !settings.has("position");
}

function readStyle(): Record<string, string> {
  const scheme = settings.get("scheme");
  const colors = COLORS.filter((name) => settings.has(name));
  return {
    ...(settings.has("size") && { width: `${settings.get("size")}px` }),
    ...(scheme && { "color-scheme": scheme }),
    ...Object.fromEntries(colors.map((name) => [`--board-${name}`, settings.get(name)!])),
  };
}

function readMove(): string | null {
  const name = settings.get("effects") as keyof typeof MOVES | null;
  return name && isOffered("effects") ? MOVES[name] : null;
}

/** Draws the settings, and writes their code. */
function show(): void {
  endGame?.();
  endGame = null;
  const fen = readFen();
  const game = new CoTuLenh((fen?.value as string | undefined) ?? CoTuLenh.START);
  const options = readOptions(game);
  const pieces = { value: game.pieces(), code: "game.pieces()" };
  const shown: Shown = {
    options: fen ? { pieces, ...options } : options,
    fen,
    style: readStyle(),
    move: readMove(),
  };
  const values = Object.entries(OPTIONS).map(([name]) => [name, options[name]?.value]);
  board.set({
    ...(Object.fromEntries(values) as BoardInput),
    ...CALLBACKS,
    pieces: pieces.value,
    effects: null,
    draw: options["draw"] ? draw : null,
  });
  showStyle(shown.style);
  if (!fen) startGame(game);
  if (shown.move) showMove(game, shown.move);
  game.free();
  code.textContent = writeCode(shown);
  history.replaceState(null, "", `#${settings}`);
}

function showStyle(style: Record<string, string>): void {
  board.element.removeAttribute("style");
  board.element.style.width = `${DEFAULT_SIZE}px`;
  for (const [name, value] of Object.entries(style)) board.element.style.setProperty(name, value);
}

function startGame(game: CoTuLenh): void {
  const play = createPlay({ game });
  const disconnect = connect(board, play);
  endGame = () => {
    disconnect();
    play.destroy();
  };
}

function showMove(game: CoTuLenh, san: string): void {
  const move = game.move(san);
  board.set({ pieces: game.pieces(), lastMove: move, effects: effects(move) });
}

const controls = makeControls(find("#switches"), (name, value) => {
  if (value === null) settings.delete(name);
  else settings.set(name, value);
  update();
});

/** Shows the settings everywhere. */
function update(): void {
  show();
  controls.show(settings, TEXTS[readLanguage()], isOffered);
}

const readLanguage = () => language.value as keyof typeof TEXTS;

function speak(): void {
  const texts = TEXTS[readLanguage()];
  document.documentElement.lang = language.value;
  document.title = `Cờ Tư Lệnh: ${texts.title}`;
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]")) {
    element.textContent = texts[element.dataset["text"] as "title"];
  }
}

language.onchange = () => {
  if (language.value === "vi") settings.set("labels", "vietnamese");
  else settings.delete("labels");
  speak();
  update();
};
find("#reset").onclick = () => {
  settings = new URLSearchParams();
  update();
};
find("#copy").onclick = async () => {
  await navigator.clipboard.writeText(code.textContent);
  find("#copy").textContent = TEXTS[readLanguage()].copied;
};
find("#svg").onclick = () =>
  save("board.svg", new Blob([board.toSVG()], { type: "image/svg+xml" }));
find("#png").onclick = async () => save("board.png", await board.toPNG(2));

/** Lets the user save a file. */
function save(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

if (navigator.language.startsWith("vi")) language.value = "vi";
speak();
update();
addEventListener("hashchange", () => {
  settings = new URLSearchParams(location.hash.slice(1));
  update();
});
