// What the board of the page shows besides the game: pieces that are looked at, arrows, lines, reasons.
import type { BoardInput, Labels, Mark, Zone } from "cotulenh-wasm/board";
import { drawSnapshot } from "cotulenh-wasm/board/play";
import { findCauses } from "../game/notices.js";
import type { Session } from "../game/session.js";
import { ask, listReach, listZone } from "../game/reach.js";
import { heldPieces } from "../game/stacks.js";
import { pieceAt, type State } from "../game/state.js";
import type { Move, MoveKind, PlayEvent, Square, SquarePiece } from "../game/vocabulary.js";
import { splitArrows, type Arrow } from "./arrows.js";
import { describeSquare } from "./describe.js";
import type { Messages } from "./i18n/index.js";
import type { Settings } from "./settings.js";

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
  preview?: readonly SquarePiece[] | null;
}

/** A filled square; style sheets know it by the name of its part. */
const highlight = (square: Square, part: string): Mark => {
  return { square, part, shape: "highlight", color: "yellow" };
};

/** The pieces that the last event made heroic. */
function promotedBy({ kind, moves }: PlayEvent): Square[] {
  if (kind !== "move" && kind !== "redo") return [];
  return moves.flatMap(({ promoted }) => promoted?.map(({ square }) => square) ?? []);
}

/** The kinds of moves to each destination. */
export function groupKinds(moves: readonly Move[]): Map<Square, MoveKind[]> {
  const targets = new Map<Square, MoveKind[]>();
  for (const { to, kind } of moves) {
    const kinds = targets.get(to) ?? [];
    if (!kinds.includes(kind)) targets.set(to, [...kinds, kind]);
  }
  return targets;
}

/** While a deploy is open, the pieces that have no part in it are pale. */
function findDimmed({ snapshot }: State): Square[] {
  const { session, selection, pieces } = snapshot;
  if (!session) return [];
  const involved = new Set<Square>([
    session.square,
    ...session.changes.map(({ square }) => square),
    ...(selection?.moves.map(({ to }) => to) ?? []),
  ]);
  return pieces.map(({ square }) => square).filter((square) => !involved.has(square));
}

const NONE: readonly never[] = [];

/** A list, or the one empty list, so that the board does not draw it again. */
const orNone = <T>(list: readonly T[]): readonly T[] => (list.length > 0 ? list : NONE);

/** Draws the game, and what the page shows on it. */
export class BoardState {
  readonly #session: Session;
  readonly #labels: Partial<Labels>;
  readonly #m: Messages;
  #event: PlayEvent | null = null;
  #shown: { state: State; settings: Settings } | null = null;
  #picture: ReturnType<typeof drawSnapshot> | null = null;

  constructor(session: Session, m: Messages) {
    this.#session = session;
    this.#m = m;
    // The names of squares follow the state; the table itself stays, or all would be drawn again.
    this.#labels = {
      board: m.board,
      square: ({ square }) => describeSquare(m, session.state, square),
    };
  }

  /** What has changed since it was drawn last. */
  draw(settings: Settings, extras: BoardExtras): BoardInput {
    const { state } = this.#session;
    const isSame = this.#shown?.state === state && this.#shown.settings === settings;
    const game = isSame ? {} : this.#drawGame(state, settings);
    this.#shown = { state, settings };
    return { ...game, ...this.#drawExtras(state, extras) };
  }

  #drawGame(state: State, { flipped, air }: Settings): BoardInput {
    const { snapshot } = state;
    const { selection } = snapshot;
    const isNew = this.#event !== null && snapshot.event !== this.#event;
    this.#event = snapshot.event;
    const picture = drawSnapshot(snapshot, air === "off" ? null : air, isNew);
    this.#picture = picture;
    const { choice } = picture;
    return {
      ...picture,
      orientation: flipped ? "b" : "r",
      labels: this.#labels,
      // The panel of the page shows the pieces of a stack: the board only knows what a drag holds.
      tray: selection && {
        square: selection.square,
        pieces: [{ piece: heldPieces(selection), picked: true }],
      },
      choice: choice && {
        square: choice.square,
        title: this.#m.choice.title(choice.square),
        options: choice.options.map(({ kind }) => ({ kind, label: this.#m.words.choices[kind] })),
        cancel: this.#m.choice.cancel,
      },
      dimmed: orNone(findDimmed(state)),
    };
  }

  #drawExtras(
    { notice, snapshot }: State,
    { hovered, inspected, arrows: shown, drawn, preview = null }: BoardExtras,
  ): BoardInput {
    const { pieces, zones, targets } = this.#picture!;
    const { arrows, rings } = splitArrows([...shown, ...drawn]);
    const own = this.#drawZone(snapshot, hovered);
    const reach = inspected && !targets ? ask(this.#session.state, listReach, inspected) : null;
    return {
      pieces: preview ?? pieces,
      zones: own.length > 0 ? [...(zones as readonly Zone[]), ...own] : zones,
      targets: reach ? groupKinds(reach) : targets,
      arrows: orNone(arrows),
      marks: orNone([
        ...(inspected ? [highlight(inspected, "inspected")] : []),
        ...findCauses(notice).map((square) => highlight(square, "cause")),
        ...promotedBy(snapshot.event).map((square) => highlight(square, "promoted")),
        ...rings,
      ]),
    };
  }

  /** The zone of the defender under the pointer. */
  #drawZone(snapshot: State["snapshot"], defender: Square | null): Zone[] {
    const piece = defender && pieceAt(snapshot, defender);
    if (!piece) return [];
    const covered = ask(this.#session.state, listZone, defender);
    const { color } = piece;
    return covered.map((square) => ({ square, level: 1, defenders: [defender], color }));
  }
}
