// Draws the pictures of the rules with the board and the rules of the package, as the text of SVG files.
import {
  CoTuLenh,
  FILES,
  RANKS,
  type Move,
  type MoveKind,
  type PieceType,
  type Square,
} from "cotulenh-wasm";
import { renderSVG, type BoardInput, type ServerOptions } from "cotulenh-wasm/board/server";
import { ALL, boxOf, CELL, cut, MARGIN, pointOf, SCALE, type Box } from "./size.js";
import type { Scene } from "./types.js";

/** How pictures look: the settings of the visitor, and the colour of what is around the board. */
export interface Look extends Pick<ServerOptions, "theme" | "pieceSet" | "scheme"> {
  ink: string;
  /** The background of the picture; transparent if not given. */
  paper?: string;
}

/** Whether a square is on the way from one square to another. */
function isOnLine(square: string, from: string, to: string): boolean {
  const [start, end, at] = [pointOf(from), pointOf(to), pointOf(square)];
  const distance = (one: typeof at, other: typeof at) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  return Math.abs(distance(start, at) + distance(at, end) - distance(start, end)) < 1e-6;
}

/** The moves that a scene marks. */
function listMoves(game: CoTuLenh, { movers = [], leaving, flight }: Scene): Move[] {
  return movers.flatMap((mover) => {
    const moves = game
      .moves({ verbose: true, square: mover as Square, deploy: leaving !== undefined })
      .filter(({ piece }) => !leaving || (piece.type === leaving && !piece.carrying?.length));
    return flight ? moves.filter(({ to }) => isOnLine(to, mover, flight)) : moves;
  });
}

/** What the board of a scene shows, as the rules make it. */
function readScene(scene: Scene): BoardInput {
  const { fen, rules, play = [], movers = [], defenders = [], flight } = scene;
  const game = new CoTuLenh(fen, { autoCommit: false, ...(rules && { rules }) });
  const played = play.map((text) => game.move(text));
  const targets = new Map<Square, MoveKind[]>();
  for (const { to, kind } of listMoves(game, scene)) {
    targets.set(to, [...(targets.get(to) ?? []), kind]);
  }
  const [from] = movers as Square[];
  const paths = from && flight ? game.getFlightPaths(from) : [];
  const options: BoardInput = {
    pieces: game.pieces(),
    lastMove: [...(movers as Square[]), ...played.flatMap((move) => [move.from, move.to])],
    targets,
    check: game.isCheck() ? game.getCommanderSquare(game.turn()) : null,
    zones: game.view().defenders.filter(({ color }) => defenders.includes(color)),
    flights:
      from && flight
        ? { from, squares: paths.filter(({ square }) => isOnLine(square, from, flight)) }
        : null,
  };
  game.free();
  return options;
}

const viewBox = ({ x, y, width, height }: Box) => [x, y, width, height].join(" ");

/** The names of the files below and of the ranks at the left. */
function drawCoordinates([from, to]: readonly [string, string], box: Box, ink: string): string {
  const text = (x: number, y: number, name: string) =>
    `<text x="${x}" y="${y}" dy="0.35em">${name}</text>`;
  const [start, end] = [pointOf(from), pointOf(to)];
  const files = FILES.flatMap((name, i) => {
    const x = i * CELL;
    return x < start.x || x > end.x ? [] : [text(x, box.y + box.height - MARGIN / 2, name)];
  });
  const ranks = RANKS.flatMap((name) => {
    const { y } = pointOf(`a${name}`);
    return y > start.y || y < end.y ? [] : [text(box.x + MARGIN / 2, y, String(name))];
  });
  return `<g fill="${ink}" font-family="sans-serif" font-size="26" font-weight="600" text-anchor="middle">${files.join("")}${ranks.join("")}</g>`;
}

function drawLabels({ labels = [] }: Scene): string {
  return labels
    .map(({ text, file, rank }) => {
      const at = `x="${file * CELL}" y="${(RANKS.length - rank) * CELL}"`;
      const circle = `<circle c${at.replace(" y", " cy")} r="27" fill="#fff" stroke="#222" stroke-width="4"/>`;
      return `${circle}<text ${at} dy="0.35em" fill="#222" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle">${text}</text>`;
    })
    .join("");
}

/** What is inside the picture of a board. */
function drawBoard(options: ServerOptions): string {
  return renderSVG({ ...options, coordinates: "none" }).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

function wrap(box: Box, scale: number, content: string): string {
  const size = `width="${Math.round(box.width * scale)}" height="${Math.round(box.height * scale)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}" ${size}>${content}</svg>`;
}

/** The picture of a scene. */
export function drawScene(scene: Scene, { ink, paper, ...look }: Look): string {
  const { part = ALL } = scene;
  const [inner, box] = [cut(part), boxOf(scene)];
  const board = drawBoard({ ...readScene(scene), ...look });
  const size = `x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}"`;
  const background = paper
    ? `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${paper}"/>`
    : "";
  const field = `<svg ${size} viewBox="${viewBox(inner)}">${board}${drawLabels(scene)}</svg>`;
  return wrap(box, SCALE, background + field + drawCoordinates(part, box, ink));
}

/** The middle of the square of an icon, and how much of it is shown. */
const ICON_SQUARE = "f4";
const ICON = { piece: 112, mark: 136 };

function drawIcon(options: ServerOptions, size: number): string {
  const { x, y } = pointOf(ICON_SQUARE);
  // Only what stands on the square, without the ground below it.
  const bare = drawBoard(options).replace(/<g class="layer-ground">.*?(?=<g class="layer-)/s, "");
  return wrap({ x: x - size / 2, y: y - size / 2, width: size, height: size }, 0.4, bare);
}

/** A piece as an icon. */
export function drawPiece(type: PieceType, { ink: _, paper: __, ...look }: Look): string {
  const pieces = [{ square: ICON_SQUARE, piece: { type, color: "r" } }] as const;
  return drawIcon({ pieces: [...pieces], ...look }, ICON.piece);
}

/** The mark of a kind of moves as an icon. */
export function drawKind(kind: MoveKind, { ink: _, paper: __, ...look }: Look): string {
  return drawIcon({ targets: { [ICON_SQUARE]: [kind] }, ...look }, ICON.mark);
}
