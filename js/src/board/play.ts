/**
 * A board of `cotulenh-wasm/board` on which a game of `cotulenh-wasm/play` is played. It imports neither of them.
 * @module cotulenh-wasm/board/play
 */
import type { Play } from "../play/class.js";
import { effects } from "../play/effects.js";
import type { MoveEffects, PlaySnapshot, TryResult } from "../play/types.js";
import type { Color, Move, Piece, PieceType, Square } from "../types.js";
import type {
  ConnectOptions,
  PlayAnswers,
  PlayBoard,
  PlayCallbacks,
  PlayPicture,
  PlayZone,
  PlayZoneSides,
} from "./play-types.js";

export type * from "./play-types.js";

/** The same list each time: boards draw again what has changed. */
const NONE: readonly Move[] = Object.freeze([]);

/** What happened once is shown for these. */
const ANIMATED: readonly PlaySnapshot["event"]["kind"][] = ["move", "redo"];

function readSides(zones: unknown): PlayZoneSides {
  return zones === "both" || zones === "red" || zones === "blue" ? zones : null;
}

function chooseZones(snapshot: PlaySnapshot, always: PlayZoneSides): PlayZone[] {
  const { selection } = snapshot;
  const isFlying = selection?.types.includes("f") ?? false;
  const enemy: Color = selection?.piece.color === "r" ? "b" : "r";
  const isShown = (color: Color): boolean =>
    always === "both" || always?.[0] === color || (isFlying && color === enemy);
  return (["r", "b"] as const)
    .filter(isShown)
    .flatMap((color) => snapshot.zones[color].map((square) => ({ ...square, color })));
}

function makeTray(snapshot: PlaySnapshot): PlayPicture["tray"] {
  const { selection } = snapshot;
  if (!selection?.piece.carrying) return null;
  const { carrying, ...carrier } = selection.piece;
  return {
    square: selection.square,
    pieces: [carrier, ...carrying].map((piece) => ({
      piece,
      movable: selection.movable.includes(piece.type),
      picked: selection.isPicked && selection.types.includes(piece.type),
    })),
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
): Omit<PlayPicture, "arrows"> {
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
  const report = (
    result: TryResult | null,
    from: Square | undefined,
    to: Square | null,
    types: readonly PieceType[] | undefined,
  ): void => {
    if (!result || !("illegal" in result) || !from || !to) return;
    const { preview, pieces } = play.snapshot();
    const find = (at: Square) => (preview ?? pieces).find(({ square }) => square === at)?.piece;
    const piece = takePart(find(from), types);
    const target = find(to);
    const { illegal, message } = result;
    options.refused?.({
      from,
      to,
      ...(piece && { piece }),
      ...(target && { target }),
      illegal,
      message,
    });
  };
  const pick = (square: Square, pieces: readonly PieceType[]): void => {
    if (play.snapshot().selection?.square !== square) play.select(square);
    const { selection } = play.snapshot();
    const [type] = pieces;
    if (!type || !selection) return;
    const { isPicked, types } = selection;
    // The first press on a piece of the stack picks it alone; others are added, and taken away again.
    const others = types.filter((one) => one !== type);
    play.pick(!isPicked ? [type] : others.length < types.length ? others : [...types, type]);
  };
  return {
    select: ({ square, pieces }) => {
      if (square && pieces?.length) return pick(square, pieces);
      const { selection } = play.snapshot();
      const types = selection?.isPicked ? selection.types : undefined;
      report(play.press(square), selection?.square, square, types);
    },
    drop: ({ from, to, pieces, kind }) => {
      if (!from || !to) return;
      const given = { ...(pieces?.length && { piece: pieces }), ...(kind && { kind }) };
      report(play.try(from, to, { ...given, confirm: true }), from, to, pieces);
    },
    choose: ({ index }) => void play.choose(index),
    // A drag that is given up only deselects: the deploy goes on.
    cancel: ({ drag }) => void (drag ? play.select(null) : play.cancel()),
  };
}

/** What ends with the connection: what cannot be answered any more cannot be pressed. */
const QUIET: Partial<PlayPicture & PlayCallbacks> = {
  movable: [],
  selected: null,
  targets: null,
  flights: null,
  choice: null,
  tray: null,
  effects: null,
  select: null,
  drop: null,
  choose: null,
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
  let always: PlayZoneSides = null;
  let zones: unknown;
  let event = play.snapshot().event;
  let hasHint = false;
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
    board.set(hasHint || hint.length > 0 ? { ...picture, arrows } : picture);
    hasHint = hint.length > 0;
  };
  board.set(playCallbacks(play, options));
  show();
  const unsubscribe = play.subscribe(show);
  return () => {
    unsubscribe();
    board.set({ ...QUIET, ...(board.options?.zones === zones && { zones: always }) });
  };
}
