/**
 * A board of `cotulenh-wasm/board` on which a game of `cotulenh-wasm/play` is played. It imports neither of them.
 * @module cotulenh-wasm/board/play
 */
import type { Play } from "../play/class.js";
import { effects } from "../play/effects.js";
import type { MoveEffects, PlaySnapshot, TryResult } from "../play/types.js";
import type {
  AirDefenseSquare,
  Color,
  FlightSquare,
  Illegal,
  Move,
  MoveKind,
  Piece,
  PieceType,
  Square,
  SquarePiece,
} from "../types.js";

/** A defended square with the side that defends it. */
export interface PlayZone extends AirDefenseSquare {
  /** The side that defends it. */
  color: Color;
}

/** Where an Air Force may fly. */
export interface PlayFlights {
  /** Where it stands. */
  from: Square;
  /** What awaits it. */
  squares: readonly FlightSquare[];
}

/** An arrow of a hint. */
export interface HintArrow {
  /** Where it starts. */
  from: Square;
  /** Where it points. */
  to: Square;
  /** Its colour. */
  color: "yellow";
}

/** The moves to choose from. */
export interface PlayChoice {
  /** Where they lead. */
  square: Square;
  /** What each does. */
  options: readonly Pick<Move, "kind" | "piece">[];
}

/** The pieces of a stack. */
export interface PlayTray {
  /** Where it stands. */
  square: Square;
  /** Its pieces, the carrier first. */
  pieces: readonly PlayTrayPiece[];
}

/** A piece of a stack. */
export interface PlayTrayPiece {
  /** The piece. */
  piece: Piece;
  /** Whether it has a move, alone or with others. */
  movable: boolean;
  /** Whether it was picked. */
  picked: boolean;
}

/** What is read of the options of a board. */
export interface PlayBoardOptions {
  /** `"red"`, `"blue"` or `"both"` for the zones that are shown all the time. It can be set at any time. */
  readonly zones?: unknown;
}

/** What a host wants to know of a game on a board. */
export interface ConnectOptions {
  /** Called when the user has tried a move that is not legal. */
  refused?: ((refusal: { illegal: Illegal; message: string }) => void) | undefined;
}

/** What a board is told about a game. */
export interface PlayPicture {
  /** The pieces, after all premoves. */
  pieces: readonly SquarePiece[];
  /** The real board under a virtual one. */
  ghosts: readonly SquarePiece[];
  /** Squares whose pieces can be picked up. */
  movable: readonly Square[];
  /** The selected square. */
  selected: Square | null;
  /** The destinations of what is selected. */
  targets: ReadonlyMap<Square, readonly Move[]> | null;
  /** The squares of the last turn. */
  lastMove: readonly Square[];
  /** The square of the commander in check. */
  check: Square | null;
  /** Where the pieces stand that give check. */
  checkers: readonly Square[];
  /** Air defense: what the host has set, and that of the enemy while an Air Force is selected. */
  zones: readonly PlayZone[] | "red" | "blue" | "both" | null;
  /** Where the selected Air Force may fly. */
  flights: PlayFlights | null;
  /** The steps of the open deploy. */
  steps: readonly Move[];
  /** What is prepared. */
  premoves: readonly Move[];
  /** A hint. */
  arrows: readonly HintArrow[];
  /** The moves to choose from. */
  choice: PlayChoice | null;
  /** The pieces of the selected stack. */
  tray: PlayTray | null;
  /** What happened, to be shown once. */
  effects: MoveEffects | null;
}

/** What a user does on a board. */
export interface PlayCallbacks {
  /** A press on a square, or on a piece of a stack. */
  select: ((event: { square: Square | null; pieces?: PieceType[] }) => void) | null;
  /** A piece was put onto a square. */
  drop:
    | ((event: {
        from: Square | null;
        to: Square | null;
        pieces?: PieceType[];
        kind?: MoveKind;
      }) => void)
    | null;
  /** One of the moves to choose from. */
  choose: ((event: { index: number }) => void) | null;
  /** Escape, or a drag that was given up. */
  cancel: ((event: { drag?: true }) => void) | null;
}

/** A `Board`, or the element `<cotulenh-board>`. */
export interface PlayBoard {
  /** The options that are drawn. */
  readonly options?: PlayBoardOptions;
  /** Draws other options. */
  set(options: Partial<PlayPicture & PlayCallbacks>): void;
}

/** What happened once is shown for these. */
const ANIMATED: readonly PlaySnapshot["event"]["kind"][] = ["move", "redo"];

/** The sides whose zones a board shows all the time. */
type Sides = "red" | "blue" | "both" | null;

function readSides(zones: unknown): Sides {
  return zones === "both" || zones === "red" || zones === "blue" ? zones : null;
}

function drawZones({ zones, selection }: PlaySnapshot, always: Sides): PlayZone[] {
  const isFlying = selection?.types.includes("f") ?? false;
  const enemy: Color = selection?.piece.color === "r" ? "b" : "r";
  const isShown = (color: Color): boolean =>
    always === "both" || always?.[0] === color || (isFlying && color === enemy);
  return (["r", "b"] as const)
    .filter(isShown)
    .flatMap((color) => zones[color].map((square) => ({ ...square, color })));
}

function drawTray(snapshot: PlaySnapshot): PlayPicture["tray"] {
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

/** What a board is told about a snapshot. */
function draw(snapshot: PlaySnapshot, always: Sides, isNew: boolean): Omit<PlayPicture, "arrows"> {
  const { selection, choices, event, flights } = snapshot;
  const [first] = choices;
  const isAnimated = isNew && ANIMATED.includes(event.kind) && event.moves.length > 0;
  return {
    pieces: snapshot.preview ?? snapshot.pieces,
    ghosts: snapshot.ghosts,
    movable: snapshot.movable,
    selected: selection?.square ?? null,
    targets: selection && groupByTarget(selection.moves),
    lastMove: snapshot.lastMove,
    check: snapshot.check,
    checkers: snapshot.checkers,
    zones: drawZones(snapshot, always),
    flights: selection && flights.length > 0 ? { from: selection.square, squares: flights } : null,
    steps: snapshot.session?.steps ?? [],
    premoves: snapshot.premoves,
    choice: first
      ? { square: first.to, options: choices.map(({ kind, piece }) => ({ kind, piece })) }
      : null,
    tray: drawTray(snapshot),
    effects: isAnimated ? effects(event.moves) : null,
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
  let always: Sides = null;
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
    const picture = draw(snapshot, always, isNew);
    zones = picture.zones;
    // Arrows that the user has drawn stay, unless there is a hint.
    const arrows = hint.map(({ from, to }) => ({ from, to, color: "yellow" as const }));
    board.set(hasHint || hint.length > 0 ? { ...picture, arrows } : picture);
    hasHint = hint.length > 0;
  };
  const report = (result: TryResult | null): void => {
    if (result && "illegal" in result) options.refused?.(result);
  };
  const pick = (square: Square, pieces: readonly PieceType[]): void => {
    const { selection } = play.snapshot();
    if (selection?.square !== square) play.select(square);
    const { isPicked = false, types = [] } = play.snapshot().selection ?? {};
    const [type] = pieces;
    if (!type || !play.snapshot().selection) return;
    // The first press on a piece of the stack picks it alone; others are added, and taken away again.
    const others = types.filter((one) => one !== type);
    play.pick(!isPicked ? [type] : others.length < types.length ? others : [...types, type]);
  };
  board.set({
    select: ({ square, pieces }) => {
      if (square && pieces?.length) return pick(square, pieces);
      // A second press deselects; that it joins another piece is a drop.
      const isSecond = play.snapshot().selection?.square === square;
      report(isSecond ? play.select(null) : play.press(square));
    },
    drop: ({ from, to, pieces, kind }) => {
      if (!from || !to) return;
      const given = { ...(pieces?.length && { piece: pieces }), ...(kind && { kind }) };
      report(play.try(from, to, { ...given, confirm: true }));
    },
    choose: ({ index }) => void play.choose(index),
    // Who gives up a drag does not give up the deploy.
    cancel: ({ drag }) => void (drag ? play.select(null) : play.cancel()),
  });
  show();
  const unsubscribe = play.subscribe(show);
  return () => {
    unsubscribe();
    board.set({ ...QUIET, ...(board.options?.zones === zones && { zones: always }) });
  };
}
