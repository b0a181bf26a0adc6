// Derives what the board shows from the game and the user's settings.
import type { BoardInput, Effects, Labels, Mark, Tray, Way, Zone } from "cotulenh-wasm/board";
import { hasAirForce } from "../game/air-defense.js";
import { findCauses } from "../game/notices.js";
import { otherColor } from "../game/sides.js";
import { groupByTarget } from "../game/stacks.js";
import type { GameEvent, GameState } from "../game/state.js";
import type { Store } from "../game/store.js";
import { AIR_FORCE, type Color, type Square } from "../game/vocabulary.js";
import { splitArrows, type Arrow } from "./arrows.js";
import { toZone, toZones } from "./board-adapter.js";
import { isComputerToMove } from "./computer.js";
import { describeSquare } from "./describe.js";
import type { Messages } from "./i18n/index.js";
import type { Settings } from "./settings.js";

/** Caches the last result, so that parts of the state that did not change are the same objects. */
function memoize<I extends readonly unknown[], T>(make: (...inputs: I) => T): (...inputs: I) => T {
  let last: { inputs: I; result: T } | null = null;
  return (...inputs) => {
    if (!last || last.inputs.some((input, i) => input !== inputs[i])) {
      last = { inputs, result: make(...inputs) };
    }
    return last.result;
  };
}

/** One empty list for all states, so that the board does not redraw it. */
const NONE: readonly never[] = [];

function slides({ kind, moves }: GameEvent): Way[] {
  if (kind === "undo") {
    return moves.map(({ from, to }) => ({ from: to, to: from })).reverse();
  }
  if (kind !== "move" && kind !== "redo") return [];
  const moved = moves.filter((move) => move.kind !== "stay" && move.kind !== "suicide");
  return moved.map(({ from, to }) => ({ from, to }));
}

/** The pieces that the last event made heroic. */
function promotedBy({ kind, moves }: GameEvent): Square[] {
  if (kind !== "move" && kind !== "redo") return [];
  return moves.flatMap(({ promoted }) => promoted?.map(({ square }) => square) ?? []);
}

/** The zones of the sides in the settings; the enemy's too while an air force is picked up. */
function zones(store: Store, { selection }: GameState, air: Settings["air"]): readonly Zone[] {
  const defenders = new Set<Color>();
  if (air === "red" || air === "both") defenders.add("r");
  if (air === "blue" || air === "both") defenders.add("b");
  if (selection && hasAirForce(selection.held)) defenders.add(otherColor(selection.stack.color));
  if (defenders.size === 0) return NONE;
  return [...defenders].flatMap((color) => toZones(store.defendedSquares(color), color));
}

/** A filled square; style sheets know it by the name of its part. */
const highlight = (square: Square, part: string): Mark => {
  return { square, part, shape: "highlight", color: "yellow" };
};

const NO_SQUARES: GameState["movable"] = new Set();

/** What the board shows besides the game. */
export interface BoardExtras {
  /** The square under the pointer or with the focus. */
  hovered: Square | null;
  /** The square of a piece that is not to move, whose reach is shown. */
  inspected: Square | null;
  /** Arrows that the page shows, and those that the user has drawn. */
  arrows: readonly Arrow[];
  drawn: readonly Arrow[];
  /** Pieces that are shown instead of those of the game. */
  preview?: GameState["pieces"] | null;
}

/** A function that derives the board's options; equal inputs give the same objects. */
export function createBoardSelector(store: Store) {
  const pieces = memoize((bySquare: GameState["pieces"]) =>
    [...bySquare].map(([square, piece]) => ({ square, piece })),
  );
  const sideZones = memoize((state: GameState, air: Settings["air"]) => zones(store, state, air));
  const ownZone = memoize((state: GameState, hovered: Square | null): readonly Zone[] => {
    const piece = hovered && state.pieces.get(hovered);
    return piece ? toZone(store.zoneAround(hovered), hovered, piece.color) : NONE;
  });
  const allZones = memoize((ofSides: readonly Zone[], own: readonly Zone[]) => {
    const all = own.length > 0 ? [...ofSides, ...own] : ofSides;
    return all.length > 0 ? all : null;
  });
  const selection = memoize((state: GameState) => {
    const { selection: selected, deploy } = state;
    const flies = selected?.held.type === AIR_FORCE && selected.moves.length > 0;
    const flights = flies
      ? { from: selected.square, squares: store.flightPaths(selected.square) }
      : null;
    // The panel of the page shows the pieces of a stack: the board only knows what a drag holds.
    const tray: Tray | null = selected
      ? { square: selected.square, pieces: [{ piece: selected.held, picked: true }] }
      : null;
    const involved = new Set<Square>([
      ...(selected?.targets.keys() ?? []),
      ...(deploy ? [deploy.square, ...deploy.changes.map(({ square }) => square)] : []),
    ]);
    const dimmed = [...state.pieces.keys()].filter((square) => !involved.has(square));
    return { flights, tray, dimmed: deploy ? dimmed : NONE };
  });
  const checkers = memoize((_fen: string, isCheck: boolean) => (isCheck ? store.checkers() : NONE));
  const reach = memoize((_: GameState, from: Square | null) =>
    from ? groupByTarget(store.reach(from)) : null,
  );
  const causes = memoize((notice: GameState["notice"]) => findCauses(notice));
  const split = memoize((arrows: readonly Arrow[], drawn: readonly Arrow[]) =>
    splitArrows([...arrows, ...drawn]),
  );
  const promoted = memoize((event: GameEvent) => promotedBy(event));
  const marks = memoize(
    (
      rings: readonly Mark[],
      reasons: readonly Square[],
      heroes: readonly Square[],
      inspected: Square | null,
    ): readonly Mark[] => [
      ...(inspected ? [highlight(inspected, "inspected")] : []),
      ...reasons.map((square) => highlight(square, "cause")),
      ...heroes.map((square) => highlight(square, "promoted")),
      ...rings,
    ],
  );
  const effects = memoize((event: GameEvent): Effects | null => {
    const [slide, heroes] = [slides(event), promotedBy(event)];
    return slide.length + heroes.length > 0 ? { slide, promoted: heroes } : null;
  });
  const choice = memoize((offered: GameState["choice"], m: Messages) =>
    offered === null
      ? null
      : {
          square: offered.square,
          title: m.choice.title(offered.square),
          options: offered.moves.map(({ kind }) => ({ kind, label: m.words.choices[kind] })),
          cancel: m.choice.cancel,
        },
  );
  // The names of squares follow the state; the table itself stays, or all would be drawn again.
  let shown: GameState | null = null;
  const labels = memoize((m: Messages): Partial<Labels> => ({
    board: m.board,
    square: ({ square }) => (shown ? describeSquare(m, shown, square) : square),
  }));

  // The computer's pieces are not picked up, and its deploys show nothing to pick.
  const withoutSelection = memoize((state: GameState) => {
    return { ...state, selection: null, choice: null, movable: NO_SQUARES };
  });

  return (
    game: GameState,
    settings: Settings,
    { hovered, inspected, arrows, drawn, preview }: BoardExtras,
    m: Messages,
  ): BoardInput => {
    const state = isComputerToMove(game) ? withoutSelection(game) : game;
    shown = state;
    const lines = split(arrows, drawn);
    return {
      pieces: pieces(preview ?? state.pieces),
      orientation: settings.flipped ? "b" : "r",
      selected: state.selection?.square ?? null,
      targets: state.selection?.targets ?? reach(state, inspected),
      movable: state.movable,
      lastMove: state.lastMove,
      check: state.check,
      checkers: checkers(state.fen, state.check !== null),
      zones: allZones(sideZones(state, settings.air), ownZone(state, hovered)),
      arrows: lines.arrows,
      marks: marks(lines.rings, causes(state.notice), promoted(state.lastEvent), inspected),
      choice: choice(state.choice, m),
      effects: effects(state.lastEvent),
      labels: labels(m),
      ...selection(state),
    };
  };
}
