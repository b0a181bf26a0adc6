// Derives the state of the board from the game and the user's settings.
import type { Arrow, BoardState, Motion, ZoneSquare } from "../board/model.js";
import { hasAirForce } from "../game/air-defense.js";
import { findCauses } from "../game/notices.js";
import { otherColor } from "../game/sides.js";
import { parseSquare } from "../game/squares.js";
import { groupByTarget } from "../game/stacks.js";
import type { GameEvent, GameState } from "../game/state.js";
import type { Store } from "../game/store.js";
import { AIR_FORCE, type Color, type Square } from "../game/vocabulary.js";
import { SIDES, toBoardPiece, toFlightSquare, toZoneSquare } from "./board-adapter.js";
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

function motions({ kind, moves }: GameEvent): Motion[] {
  if (kind === "undo") {
    return moves.map(({ from, to }) => ({ from: to, to: from })).reverse();
  }
  if (kind !== "move" && kind !== "redo") return [];
  return moves.filter((move) => move.kind !== "stay" && move.kind !== "suicide");
}

/** The zones of the sides in the settings; the enemy's too while an air force is picked up. */
function zones(
  store: Store,
  { selection }: GameState,
  air: Settings["air"],
): readonly ZoneSquare[] {
  const defenders = new Set<Color>();
  if (air === "red" || air === "both") defenders.add("r");
  if (air === "blue" || air === "both") defenders.add("b");
  if (selection && hasAirForce(selection.held)) defenders.add(otherColor(selection.stack.color));
  if (defenders.size === 0) return NONE;
  return [...defenders].flatMap((defender) =>
    store.defendedSquares(defender).map((defended) => toZoneSquare(defended, defender)),
  );
}

const NO_SQUARES: GameState["movable"] = new Set();
const NO_TARGETS: BoardState["targets"] = new Map();

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

/** A function that derives the board's state; equal inputs give the same objects. */
export function createBoardSelector(store: Store) {
  const pieces = memoize((bySquare: GameState["pieces"]) => {
    return new Map([...bySquare].map(([square, piece]) => [square, toBoardPiece(piece)]));
  });
  const shownZones = memoize((state: GameState, air: Settings["air"]) => zones(store, state, air));
  const outline = memoize((state: GameState, hovered: Square | null) =>
    hovered && state.pieces.has(hovered) ? store.zoneAround(hovered) : NONE,
  );
  const selection = memoize((state: GameState) => {
    const { selection: selected, deploy } = state;
    const held = selected ? toBoardPiece(selected.held) : null;
    const flies = selected?.held.type === AIR_FORCE && selected.moves.length > 0;
    const flights = flies
      ? { from: selected.square, squares: store.flightPaths(selected.square).map(toFlightSquare) }
      : null;
    const involved = new Set<string>([
      ...(selected?.targets.keys() ?? []),
      ...(deploy ? [deploy.square, ...deploy.changes.map(({ square }) => square)] : []),
    ]);
    const dimmed = [...state.pieces.keys()].filter((square) => !involved.has(square));
    return { held, flights, dimmed: new Set<string>(deploy ? dimmed : []) };
  });
  const checkers = memoize((_fen: string, isCheck: boolean) => (isCheck ? store.checkers() : NONE));
  const reach = memoize((_: GameState, from: Square | null) =>
    from ? { from, targets: groupByTarget(store.reach(from)) } : null,
  );
  const causes = memoize((notice: GameState["notice"]) => findCauses(notice));
  const animations = memoize((event: GameEvent) => ({
    motions: motions(event),
    flash:
      event.kind === "move" || event.kind === "redo"
        ? event.moves.flatMap(({ promoted }) => promoted?.map(({ square }) => square) ?? [])
        : [],
  }));
  const choice = memoize((offered: GameState["choice"], m: Messages) =>
    offered === null
      ? null
      : {
          square: offered.square,
          title: m.choice.title(offered.square),
          options: offered.moves.map(({ kind }) => ({ mark: kind, label: m.words.choices[kind] })),
          cancel: m.choice.cancel,
        },
  );

  // The computer's pieces are not picked up, and its deploys show nothing to pick.
  const withoutSelection = memoize((state: GameState) => {
    return { ...state, selection: null, choice: null, movable: NO_SQUARES };
  });

  return (
    game: GameState,
    settings: Settings,
    { hovered, inspected, arrows, drawn, preview }: BoardExtras,
    m: Messages,
  ): BoardState => {
    const state = isComputerToMove(game) ? withoutSelection(game) : game;
    const hoveredPiece = hovered && state.pieces.get(hovered);
    return {
      pieces: pieces(preview ?? state.pieces),
      flipped: settings.flipped,
      selected: state.selection?.square ?? null,
      targets: state.selection?.targets ?? NO_TARGETS,
      movable: state.movable,
      lastMove: state.lastMove,
      check: state.check,
      checkers: checkers(state.fen, state.check !== null),
      causes: causes(state.notice),
      zones: shownZones(state, settings.air),
      outline: outline(state, hovered),
      outlineSide: hoveredPiece ? SIDES[hoveredPiece.color] : null,
      reach: reach(state, inspected),
      arrows,
      drawn,
      choice: choice(state.choice, m),
      label: (square) => describeSquare(m, state, parseSquare(square)),
      ...selection(state),
      ...animations(state.lastEvent),
    };
  };
}
