// Draws the pictures of docs/pictures, in a page of Chromium: `draw.mjs` bundles this file for it.
import { BLUE, CoTuLenh, FILES, PIECE_TYPES, RANKS, RED } from "cotulenh-wasm";
import type { Move, MoveKind, Square } from "cotulenh-wasm";
import { renderSVG, type BoardInput } from "cotulenh-wasm/board/server";
import { group, svg } from "../../www/app/svg.js";
import { groupKinds } from "../../www/app/board-state.js";
import { SCENES, type Label, type Scene } from "./scenes.js";

/** The colour around the board, so that coordinates are readable on every page. */
const PAPER = "#f4efe4";

/** The size of a picture, and of an icon, as a part of its units. */
const SCALE = { board: 0.5, icon: 0.4 };

/** The units of the drawing: between squares, to the edge of the field, and around it. */
const CELL = 100;
const EDGE = 56;
const MARGIN = 40;

const KINDS: readonly MoveKind[] = ["move", "capture", "stay", "suicide", "combine"];

/** Where a square is, from Red's side. */
function pointOf(square: string): { x: number; y: number } {
  const file = FILES.findIndex((name) => name === square[0]);
  return { x: file * CELL, y: (RANKS.length - Number(square.slice(1))) * CELL };
}

/** The board as elements: its style sheet and its layers. */
function drawBoard(options: BoardInput): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(renderSVG(options), "image/svg+xml");
  return document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
}

/** The text of a file with this picture, an element a line, with the style rules that apply to it. */
function write(root: SVGElement, css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rules = [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => root.querySelector(selectorText))
    .map(({ cssText }) => cssText);
  root.prepend(svg("style", {}, `\n${rules.join("\n")}\n`));
  for (const one of root.querySelectorAll("[part]")) one.removeAttribute("part");
  const text = new XMLSerializer().serializeToString(root);
  return `${text.replace(/></g, ">\n<")}\n`;
}

/** Whether a square is on the way from one square to another. */
function isOnLine(square: string, from: string, to: string): boolean {
  const [start, end, at] = [pointOf(from), pointOf(to), pointOf(square)];
  const away = (point: typeof at) => Math.hypot(point.x - start.x, point.y - start.y);
  const between = Math.hypot(at.x - end.x, at.y - end.y);
  return Math.abs(away(at) + between - away(end)) < 1e-6;
}

/** The moves that a scene marks. */
function listMoves(game: CoTuLenh, { movers = [], leaving, flight }: Scene): Move[] {
  return movers.flatMap((mover) => {
    const square = mover as Square;
    const moves = game
      .moves({ verbose: true, square, deploy: leaving !== undefined })
      .filter(({ piece }) => !leaving || (piece.type === leaving && !piece.carrying?.length));
    return flight ? moves.filter(({ to }) => isOnLine(to, mover, flight)) : moves;
  });
}

/** What the board of a scene shows, as the rules make it. */
function readOptions(scene: Scene): BoardInput {
  const { fen, play = [], movers = [], defender, flight } = scene;
  const game = new CoTuLenh(fen, { autoCommit: false });
  const played = play.map((text) => game.move(text));
  const from = movers[0] as Square | undefined;
  const enemy = defender === BLUE ? RED : BLUE;
  const options: BoardInput = {
    pieces: game.pieces(),
    lastMove: [...(movers as Square[]), ...played.flatMap((move) => [move.from, move.to])],
    targets: groupKinds(listMoves(game, scene)),
    check: game.isCheck() ? game.getCommanderSquare(game.turn()) : null,
    zones: defender
      ? game.getAirDefense(enemy).map((zone) => ({ ...zone, color: defender }))
      : null,
    flights:
      from && flight
        ? {
            from,
            squares: game
              .getFlightPaths(from)
              .filter(({ square }) => isOnLine(square, from, flight)),
          }
        : null,
  };
  game.free();
  return options;
}

function drawLabels(labels: readonly Label[]): SVGGElement {
  const drawn = labels.map(({ text, file, rank }) => {
    const [x, y] = [file * CELL, (RANKS.length - rank) * CELL];
    const attributes = { x, y, dy: "0.35em", "font-size": 38, "font-weight": 700 };
    return group(
      "label",
      svg("circle", { cx: x, cy: y, r: 27, fill: "#fff", stroke: "#222", "stroke-width": 4 }),
      svg("text", { ...attributes, "text-anchor": "middle", "font-family": "sans-serif" }, text),
    );
  });
  return group("labels", ...drawn);
}

/** The part of the field between two squares, corners included. */
function cut(from: string, to: string) {
  const [right, bottom] = [FILES, RANKS].map(({ length }) => (length - 1) * CELL + EDGE);
  const [start, end] = [pointOf(from), pointOf(to)];
  const half = CELL / 2;
  const atEdge = (value: number, edge: number) => (Math.abs(value - edge) <= EDGE ? edge : value);
  const [x, y] = [atEdge(start.x - half, -EDGE), atEdge(end.y - half, -EDGE)];
  return {
    x,
    y,
    width: atEdge(end.x + half, right!) - x,
    height: atEdge(start.y + half, bottom!) - y,
  };
}

/** From the middle of a name to its baseline. */
const BASELINE = 9;

/** Moves the names of files and ranks to the bottom and to the left of the part that is shown. */
function moveCoordinates(coordinates: Element, part: ReturnType<typeof cut>): void {
  const seen = new Set<string>();
  for (const text of coordinates.querySelectorAll("text")) {
    const name = text.textContent ?? "";
    const isFile = /[a-z]/.test(name);
    const at = Number(text.getAttribute(isFile ? "x" : "y")) - (isFile ? 0 : BASELINE);
    const start = isFile ? part.x : part.y;
    const length = isFile ? part.width : part.height;
    if (at < start || at > start + length || seen.has(name)) text.remove();
    else if (isFile) text.setAttribute("y", String(part.y + part.height + MARGIN / 2 + BASELINE));
    else text.setAttribute("x", String(part.x - MARGIN / 2));
    seen.add(name);
  }
}

function drawScene(scene: Scene): string {
  const board = drawBoard(readOptions(scene));
  const find = (selector: string) => board.querySelector(selector)!;
  const [style, coordinates] = [find("style"), find(".coordinates")];
  const part = cut(scene.from ?? FILES[0] + RANKS[0]!, scene.to ?? FILES.at(-1)! + RANKS.at(-1)!);
  moveCoordinates(coordinates, part);
  const layers = [...board.children].filter((layer) => layer !== style && layer.hasChildNodes());
  const [width, height] = [part.width + 2 * MARGIN, part.height + 2 * MARGIN];
  const box = { x: part.x - MARGIN, y: part.y - MARGIN, width, height };
  const root = svg(
    "svg",
    {
      viewBox: Object.values(box).join(" "),
      width: width * SCALE.board,
      height: height * SCALE.board,
    },
    svg("clipPath", { id: "part" }, svg("rect", part)),
    svg("rect", { ...box, fill: PAPER }),
    svg("g", { "clip-path": "url(#part)" }, ...layers, drawLabels(scene.labels ?? [])),
    coordinates,
  );
  return write(root, style.textContent ?? "");
}

/** A part of a board as a picture of its own. */
function drawIcon(
  options: BoardInput,
  selector: string,
  [width, height]: [number, number],
): string {
  const board = drawBoard(options);
  const viewBox = [-width / 2, -Math.min(width / 2 + 2, height / 2), width, height].join(" ");
  const size = {
    width: Math.round(width * SCALE.icon),
    height: Math.round(height * SCALE.icon),
  };
  const icon = svg("svg", { viewBox, ...size }, board.querySelector(selector)!);
  return write(icon, board.querySelector("style")?.textContent ?? "");
}

/** All pictures, by the names of their files. */
export function drawPictures(): Record<string, string> {
  const scenes = Object.entries(SCENES).map(([name, scene]) => [name, drawScene(scene)]);
  const pieces = PIECE_TYPES.map((type) => {
    const options: BoardInput = { pieces: [{ square: "a1", piece: { type, color: RED } }] };
    return [`piece-${type}`, drawIcon(options, ".piece", [104, 112])];
  });
  const marks = KINDS.map((kind) => {
    return [`mark-${kind}`, drawIcon({ targets: { a1: [kind] } }, ".target", [132, 132])];
  });
  const all = [...scenes, ...pieces, ...marks].map(([name, text]) => [`${name}.svg`, text]);
  return Object.fromEntries(all);
}
