// From the game's state and the user's settings to the board's state.
import type { BoardState, Motion, ZoneLook } from "../board/model.js";
import { hasPlane, otherSide } from "../game/air.js";
import { pieceLook, SIDES, squareNamed } from "../game/shape.js";
import type { GameState, Happening } from "../game/state.js";
import type { Store } from "../game/store.js";
import type { Messages } from "./i18n/index.js";
import type { Settings } from "./settings.js";
import { squareName } from "./words.js";

/** Remembers what it made last, so that what did not change need not be drawn again. */
function remember<I extends readonly unknown[], T>(make: (...inputs: I) => T): (...inputs: I) => T {
  let last: { inputs: I; made: T } | null = null;
  return (...inputs) => {
    if (!last || last.inputs.some((input, i) => input !== inputs[i])) {
      last = { inputs, made: make(...inputs) };
    }
    return last.made;
  };
}

function motions({ kind, moves }: Happening): Motion[] {
  if (kind === "back") {
    return moves.map(({ from, to }) => ({ from: to, to: from })).reverse();
  }
  if (kind !== "move" && kind !== "forward") return [];
  return moves.filter(({ kind }) => kind !== "stay" && kind !== "suicide");
}

/** Whose zones to show: as set, or the enemy's while a plane is picked up. */
function zones(store: Store, state: GameState, air: Settings["air"]): ZoneLook[] {
  const { selection } = state;
  const sides = new Set<"r" | "b">();
  if (air === "red" || air === "both") sides.add("r");
  if (air === "blue" || air === "both") sides.add("b");
  if (selection && hasPlane(selection.held)) sides.add(otherSide(selection.stack.color));
  return [...sides].flatMap((side) => store.zones(side));
}

/** Gives the board's state; the same inputs give the same parts. */
export function makeView(store: Store) {
  const pieces = remember((standing: GameState["pieces"]) => {
    return new Map([...standing].map(([square, piece]) => [square, pieceLook(piece)]));
  });
  const shownZones = remember((state: GameState, air: Settings["air"]) => zones(store, state, air));
  const outline = remember((_: GameState, looked: string | null) =>
    looked ? store.zoneAround(looked) : [],
  );
  const selection = remember((state: GameState) => {
    const { selection: picked, deploy } = state;
    const held = picked ? pieceLook(picked.held) : null;
    const flies = picked?.held.type === "f" && picked.moves.length > 0;
    const flights = flies ? { from: picked.square, squares: store.flights(picked.square) } : null;
    const concerned = new Set<string>([
      ...(picked?.targets.keys() ?? []),
      ...(deploy ? [deploy.square, ...deploy.changes.map(({ square }) => square)] : []),
    ]);
    const dimmed = [...state.pieces.keys()].filter((square) => !concerned.has(square));
    return { held, flights, dimmed: new Set<string>(deploy ? dimmed : []) };
  });
  const moved = remember((happened: Happening) => ({
    motions: motions(happened),
    flash:
      happened.kind === "move" || happened.kind === "forward"
        ? happened.moves.flatMap(({ promoted }) => promoted?.map(({ square }) => square) ?? [])
        : [],
  }));
  const question = remember((asked: GameState["question"], m: Messages) =>
    asked === null
      ? null
      : {
          square: asked.square,
          title: m.choice.title(asked.square),
          options: asked.moves.map(({ kind }) => ({ mark: kind, label: m.choice[kind] })),
          cancel: m.choice.cancel,
        },
  );

  return (
    state: GameState,
    settings: Settings,
    looked: string | null,
    m: Messages,
  ): BoardState => ({
    pieces: pieces(state.pieces),
    flipped: settings.flipped,
    selected: state.selection?.square ?? null,
    targets: state.selection?.targets ?? NONE,
    movable: state.movable,
    lastMove: state.lastMove,
    check: state.check,
    zones: shownZones(state, settings.air),
    outline: outline(state, looked),
    outlineSide: sideAt(state, looked),
    choice: question(state.question, m),
    label: (square) => squareName(m, state, squareNamed(square)),
    ...selection(state),
    ...moved(state.happened),
  });
}

const NONE: BoardState["targets"] = new Map();

function sideAt(state: GameState, looked: string | null): BoardState["outlineSide"] {
  const piece = looked ? state.pieces.get(squareNamed(looked)) : null;
  return piece ? SIDES[piece.color] : null;
}
