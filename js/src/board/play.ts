/**
 * A board of `cotulenh-wasm/board` on which a game of `cotulenh-wasm/play` is played. It imports neither of them.
 * @module cotulenh-wasm/board/play
 */
import type { Play } from "../play/class.js";
import { effects } from "../play/effects.js";
import { fieldOf, shown } from "../arguments/objects.js";
import { invalidOptions, readOptions } from "../arguments/read-options.js";
import { CoTuLenhError } from "../errors/error.js";
import type { Texts } from "../texts/table.js";
import { sayEvent, sayRefusal } from "./saying.js";
import type { MoveEffects, PlaySnapshot, TryResult } from "../play/types.js";
import type {
  AirDefender,
  Color,
  Illegal,
  Move,
  Piece,
  PieceType,
  Square,
} from "../vocabulary/types.js";
import { otherColor } from "../vocabulary/colors.js";
import type { BoardCallbacks, BoardInput, BoardOptions, Tray } from "./options.js";

/** A `Board`, or the element `<cotulenh-board>`. */
export interface PlayBoard {
  /** What is read of it: the sides whose zones are shown all the time. */
  readonly options?: Readonly<Pick<BoardOptions, "zones">>;
  /** Draws other options. */
  set(options: BoardInput): void;
}

/** The sides whose zones a board shows all the time. */
export type PlayZoneSides = "red" | "blue" | "both" | null;

/** A move that the user has tried, and why it is not legal. */
export interface PlayRefusal {
  /** Where it starts. */
  from: Square;
  /** Where it leads. */
  to: Square;
  /** What was to move. */
  piece?: Piece;
  /** What stands where it leads. */
  target?: Piece;
  /** Why it is not legal. */
  illegal: Illegal;
  /** The same as a sentence: in the words of `texts`, or in English. */
  message: string;
}

/** How a game is played on a board. */
export interface ConnectOptions {
  /**
   * A table of `cotulenh-wasm/texts`. It gives the labels of the board, what screen readers are told (every move,
   * those of an engine too, check, the result, refusals), and the words of refusals.
   */
  texts?: Texts | undefined;
  /** Called when the user has tried a move that is not legal. */
  refused?: ((refusal: PlayRefusal) => void) | undefined;
}

/** What a board shows of a snapshot. */
export type PlayPicture = Pick<
  BoardOptions,
  | "pieces"
  | "ghosts"
  | "movable"
  | "selected"
  | "targets"
  | "lastMove"
  | "check"
  | "checkers"
  | "zones"
  | "flights"
  | "steps"
  | "premoves"
  | "choice"
  | "tray"
  | "effects"
>;

/** What a game does with what the user does on a board. */
export type PlayAnswers = {
  [Name in "press" | "select" | "drop" | "choose" | "commit" | "cancel"]: NonNullable<
    BoardCallbacks[Name]
  >;
};

/** The same list each time: boards draw again what has changed. */
const NONE: readonly Move[] = Object.freeze([]);

/** What happened once is shown for these. */
const ANIMATED: readonly PlaySnapshot["event"]["kind"][] = ["move", "redo"];

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
}

/** Whether something has methods of these names. */
function has(value: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => typeof fieldOf(value, name) === "function");
}

function requireBoard(board: unknown): void {
  if (has(board, "set")) return;
  const isElement = has(board, "append");
  const given = isElement ? "an element of the page" : shown(board);
  const remedy = isElement ? "; make one in it: new Board(element)" : "";
  refuse(`connect takes a Board or a <cotulenh-board> first, not ${given}${remedy}`);
}

function requirePlay(play: unknown): void {
  if (has(play, "snapshot", "try")) return;
  const isGame = has(play, "moves", "fen");
  const given = isGame ? "a game" : shown(play);
  refuse(
    `a board is connected to what createPlay makes, not to ${given}${isGame ? ": createPlay({ game })" : ""}`,
  );
}

function readConnectOptions(options: unknown): ConnectOptions {
  const { refused, texts } = readOptions(options, ["refused", "texts"]);
  if (refused !== undefined && typeof refused !== "function") {
    throw invalidOptions(`refused is a function, not ${shown(refused)}`);
  }
  if (texts !== undefined && typeof fieldOf(texts, "sidePiece") !== "function") {
    throw invalidOptions(
      `texts is a table of cotulenh-wasm/texts, such as vi, not ${shown(texts)}`,
    );
  }
  return { refused, texts } as ConnectOptions;
}

function readSides(zones: unknown): PlayZoneSides {
  return zones === "both" || zones === "red" || zones === "blue" ? zones : null;
}

function chooseZones(snapshot: PlaySnapshot, always: PlayZoneSides): AirDefender[] {
  const { selection } = snapshot;
  const enemy = selection?.types.includes("f") ? otherColor(selection.piece.color) : null;
  const isShown = (color: Color): boolean =>
    always === "both" || always?.[0] === color || color === enemy;
  return snapshot.defenders.filter(({ color }) => isShown(color));
}

/** The pieces of a stack one by one, the carrier first. */
function unstack(stack: Piece | null | undefined): Piece[] {
  if (!stack) return [];
  const { carrying = [], ...carrier } = stack;
  return [carrier, ...carrying];
}

/** The opened stack: that of the open deploy, with what has gone, or the one that is selected. */
function makeTray({ selection, session }: PlaySnapshot): Tray | null {
  const steps = session?.steps ?? [];
  if (steps.length === 0 && !selection?.piece.carrying) return null;
  const square = selection?.square ?? session!.square;
  // A piece that captured without moving is still there.
  const gone = steps.flatMap(({ piece, kind }, i) =>
    kind === "stay" ? [] : unstack(piece).map((one) => ({ piece: one, step: i + 1 })),
  );
  const there = unstack(selection ? selection.piece : session?.remaining).map((piece) => ({
    piece,
    movable: selection?.movable.includes(piece.type) ?? false,
    picked: selection !== null && selection.isPicked && selection.types.includes(piece.type),
  }));
  return {
    square,
    pieces: [...there, ...gone],
    ...(session && steps.length > 0 && { canCommit: session.canCommit }),
  };
}

function groupByTarget(moves: readonly Move[]): Map<Square, Move[]> {
  const targets = new Map<Square, Move[]>();
  for (const move of moves) targets.set(move.to, [...(targets.get(move.to) ?? []), move]);
  return targets;
}

/** The part of a stack that was picked; all of it if none was. */
function takePart(stack: Piece | undefined, types?: readonly PieceType[]): Piece | undefined {
  if (!stack?.carrying || !types?.length) return stack;
  const { carrying, ...carrier } = stack;
  const [first, ...rest] = [carrier, ...carrying].filter(({ type }) => types.includes(type));
  return first && { ...first, ...(rest.length > 0 && { carrying: rest }) };
}

/** What happened, as animations show it: what is taken back slides back. */
function makeEffects({ kind, moves }: PlaySnapshot["event"]): MoveEffects | null {
  if (moves.length === 0) return null;
  if (ANIMATED.includes(kind)) return effects(moves);
  if (kind !== "undo") return null;
  const { slide } = effects(moves);
  const back = slide.map(({ from, to, piece }) => ({ from: to, to: from, piece })).reverse();
  return { ...effects([]), slide: back };
}

/**
 * What a board shows of a snapshot, for hosts that show more than that: `connect` sets it at each change.
 * `zones` are the sides whose zones are shown all the time. `isNew` says that the snapshot's `event` was not
 * shown before: `board.set({ ...drawSnapshot(play.snapshot()), marks })`.
 */
export function drawSnapshot(
  snapshot: PlaySnapshot,
  zones: PlayZoneSides = null,
  isNew = false,
): PlayPicture {
  const { selection, choices, flights } = snapshot;
  const [first] = choices;
  return {
    pieces: snapshot.preview ?? snapshot.pieces,
    ghosts: snapshot.ghosts,
    movable: snapshot.movable,
    selected: selection?.square ?? null,
    targets: selection && groupByTarget(selection.moves),
    lastMove: snapshot.lastMove,
    check: snapshot.check,
    checkers: snapshot.checkers,
    zones: chooseZones(snapshot, zones),
    flights: selection && flights.length > 0 ? { from: selection.square, squares: flights } : null,
    steps: snapshot.session?.steps ?? NONE,
    premoves: snapshot.premoves,
    choice: first
      ? { square: first.to, options: choices.map(({ kind, piece }) => ({ kind, piece })) }
      : null,
    tray: makeTray(snapshot),
    effects: isNew ? makeEffects(snapshot.event) : null,
  };
}

/**
 * What a game does with what the user does on a board, for hosts that do more: `connect` sets it, and so does
 * `board.set(playCallbacks(play))`.
 */
export function playCallbacks(play: Play, options: ConnectOptions = {}): PlayAnswers {
  requirePlay(play);
  const { refused, texts } = readConnectOptions(options);
  const report = (
    result: TryResult | null,
    from: Square | undefined,
    to: Square,
    types: readonly PieceType[] | undefined,
  ): void => {
    if (!result || !("illegal" in result) || !from) return;
    const { preview, pieces } = play.snapshot();
    const find = (at: Square) => (preview ?? pieces).find(({ square }) => square === at)?.piece;
    const piece = takePart(find(from), types);
    const target = find(to);
    const { illegal } = result;
    const tried = { from, to, ...(piece && { piece }), ...(target && { target }) };
    const message = texts ? sayRefusal(illegal, tried, texts) : result.message;
    refused?.({ ...tried, illegal, message });
  };
  const pick = (square: Square, [type]: readonly PieceType[]): void => {
    if (play.snapshot().selection?.square !== square) play.select(square);
    if (type && play.snapshot().selection) play.togglePick(type);
  };
  return {
    press: ({ square, kind }) => {
      const { selection } = play.snapshot();
      const types = selection?.isPicked ? selection.types : undefined;
      report(play.press(square, { kind }), selection?.square, square, types);
    },
    select: ({ square, pieces }) => {
      if (square && pieces?.length) pick(square, pieces);
      else play.select(square);
    },
    drop: ({ from, to, pieces, kind }) => {
      if (!from || !to) return;
      const given = { ...(pieces?.length && { piece: pieces }), ...(kind && { kind }) };
      report(play.try(from, to, { ...given, confirm: true }), from, to, pieces);
    },
    choose: ({ index }) => void play.choose(index),
    commit: () => void play.commit(),
    // A drag that is given up only deselects: the deploy goes on.
    cancel: ({ drag }) => void (drag ? play.select(null) : play.cancel()),
  };
}

/** What is reset at the end of the connection, so that nothing can be pressed that no game would answer. */
const QUIET: BoardInput = {
  movable: [],
  selected: null,
  targets: null,
  flights: null,
  choice: null,
  tray: null,
  effects: null,
  press: null,
  select: null,
  drop: null,
  choose: null,
  commit: null,
  cancel: null,
};

/**
 * Plays a game on a board: the board shows each snapshot, and what the user does there goes to the game. Returns
 * a function that ends it. Other options and callbacks of the board stay as they are.
 *
 * @example
 * ```ts
 * const play = createPlay({ game: new CoTuLenh() });
 * const disconnect = connect(board, play, { refused: ({ message }) => console.log(message) });
 * ```
 */
export function connect(board: PlayBoard, play: Play, options: ConnectOptions = {}): () => void {
  requireBoard(board);
  requirePlay(play);
  const { refused, texts } = readConnectOptions(options);
  let always: PlayZoneSides = null;
  let zones: unknown;
  let event = play.snapshot().event;
  let hasHint = false;
  let announcement = "";
  const announce = (text: string): BoardInput => {
    if (!text) return {};
    // The same text again is read only if it differs.
    announcement = text === announcement ? `${text}\u00a0` : text;
    return { announcement };
  };
  const show = (): void => {
    const snapshot = play.snapshot();
    const { hint } = snapshot;
    const isNew = snapshot.event !== event;
    event = snapshot.event;
    // The host may set other zones at any time.
    if (board.options?.zones !== zones) always = readSides(board.options?.zones);
    const picture = drawSnapshot(snapshot, always, isNew);
    zones = picture.zones;
    // Arrows that the user has drawn stay, unless there is a hint.
    const arrows = hint.map(({ from, to }) => ({ from, to, color: "yellow" as const }));
    board.set({
      ...picture,
      ...((hasHint || hint.length > 0) && { arrows }),
      ...(isNew && texts && announce(sayEvent(snapshot, play.tree, texts))),
    });
    hasHint = hint.length > 0;
  };
  const onRefused = (refusal: PlayRefusal): void => {
    if (texts) board.set(announce(refusal.message));
    refused?.(refusal);
  };
  board.set({
    ...playCallbacks(play, { refused: onRefused, texts }),
    ...(texts && { labels: texts }),
  });
  show();
  const unsubscribe = play.subscribe(show);
  return () => {
    unsubscribe();
    board.set({ ...QUIET, ...(board.options?.zones === zones && { zones: always }) });
  };
}
