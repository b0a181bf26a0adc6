// Draws the pictures of docs/pictures, in a page of Chromium: `draw.mjs` bundles this file for it.
import { BLUE, CoTuLenh, PIECE_TYPES, RED, type Move, type Square } from "cotulenh-wasm";
import {
  BOARD_SHAPE,
  SIDES,
  toBoardPiece,
  toFlightSquare,
  toZoneSquare,
} from "../../www/app/board-adapter.js";
import { BoardView } from "../../www/board/board.js";
import { CELL, EDGE, Geometry, MARGIN } from "../../www/board/geometry.js";
import { markIcon } from "../../www/board/marks.js";
import { EMPTY, MARKS, type BoardState } from "../../www/board/model.js";
import { pieceIcon } from "../../www/board/pieces.js";
import { group, svg } from "../../www/board/svg.js";
import { groupByTarget } from "../../www/game/stacks.js";
import { SCENES, type Label, type Scene } from "./scenes.js";

/** The colour around the board, so that coordinates are readable on every page. */
const PAPER = "#f4efe4";

/** The size of a picture, and of an icon, as a part of its units. */
const SCALE = { board: 0.5, icon: 0.4 };

const shape = BOARD_SHAPE;
const geometry = new Geometry(shape);

/** The style rules that apply inside of a picture, with the colours of the light theme. */
function readStyles(root: SVGElement): string {
  const values = new Map<string, string>();
  const rules: CSSStyleRule[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      if (rule.selectorText !== ":root") rules.push(rule);
      else
        for (const name of rule.style) values.set(name, rule.style.getPropertyValue(name).trim());
    }
  }
  const resolve = (text: string) =>
    text
      .replace(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? "")
      .replace(/light-dark\(([^,]+),[^)]+\)/g, "$1");
  return rules
    .filter(({ selectorText }) => !root.matches(selectorText) && root.querySelector(selectorText))
    .map(({ cssText }) => resolve(cssText))
    .join("\n");
}

/** The text of a file with this picture, an element a line. */
function write(root: SVGElement): string {
  root.prepend(svg("style", {}, `\n${readStyles(root)}\n`));
  root.removeAttribute("aria-hidden");
  const text = new XMLSerializer().serializeToString(root);
  return `${text.replace(/></g, ">\n<")}\n`;
}

/** Whether a square is on the way from one square to another. */
function isOnLine(square: string, from: string, to: string): boolean {
  const [start, end, at] = [geometry.point(from), geometry.point(to), geometry.point(square)];
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

/** The state of the board that a scene shows, as the rules make it. */
function readState(scene: Scene): BoardState {
  const { fen, play = [], movers = [], defender, flight } = scene;
  const game = new CoTuLenh(fen, { autoCommit: false });
  const played = play.map((text) => game.move(text));
  const [mover] = movers;
  const enemy = defender === BLUE ? RED : BLUE;
  const state: BoardState = {
    ...EMPTY,
    pieces: new Map(game.pieces().map(({ square, piece }) => [square, toBoardPiece(piece)])),
    lastMove: [...movers, ...played.flatMap(({ from, to }) => [from, to])],
    targets: groupByTarget(listMoves(game, scene)),
    check: game.isCheck() ? game.getCommanderSquare(game.turn()) : null,
    zones: defender ? game.getAirDefense(enemy).map((zone) => toZoneSquare(zone, defender)) : [],
    flights:
      mover && flight
        ? {
            from: mover,
            squares: game
              .getFlightPaths(mover as Square)
              .filter(({ square }) => isOnLine(square, mover, flight))
              .map(toFlightSquare),
          }
        : null,
  };
  game.free();
  return state;
}

function drawLabels(labels: readonly Label[]): SVGGElement {
  const drawn = labels.map(({ text, file, rank }) => {
    const [x, y] = [geometry.x(file), geometry.y(rank - 1)];
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
  const { left, top, right, bottom } = geometry.field;
  const [start, end] = [geometry.point(from), geometry.point(to)];
  const half = CELL / 2;
  const atEdge = (value: number, edge: number) => (Math.abs(value - edge) <= EDGE ? edge : value);
  const [x, y] = [atEdge(start.x - half, left), atEdge(end.y - half, top)];
  return {
    x,
    y,
    width: atEdge(end.x + half, right) - x,
    height: atEdge(start.y + half, bottom) - y,
  };
}

/** Moves the names of files and ranks to the bottom and to the left of the part that is shown. */
function moveCoordinates(coordinates: Element, part: ReturnType<typeof cut>): void {
  const seen = new Set<string>();
  for (const text of coordinates.querySelectorAll("text")) {
    const isFile = text.classList.contains("file");
    const at = Number(text.getAttribute(isFile ? "x" : "y"));
    const start = isFile ? part.x : part.y;
    const length = isFile ? part.width : part.height;
    const name = text.textContent ?? "";
    if (at < start || at > start + length || seen.has(name)) text.remove();
    else if (isFile) text.setAttribute("y", String(part.y + part.height + MARGIN / 2));
    else text.setAttribute("x", String(part.x - MARGIN / 2));
    seen.add(name);
  }
}

function drawScene(scene: Scene): string {
  const ignore = () => {};
  const actions = { press: ignore, grab: ignore, choose: ignore, cancel: ignore, hover: ignore };
  const view = new BoardView(shape, "", actions);
  view.update(readState(scene));
  const find = (selector: string) => view.element.querySelector(selector)!;
  const [coordinates, visible] = [find(".coordinates"), find(".visible")];
  const { files, ranks } = shape;
  const [lastFile, lastRank] = [files[files.length - 1]!, ranks[ranks.length - 1]!];
  const part = cut(scene.from ?? files[0]! + ranks[0]!, scene.to ?? lastFile + lastRank);
  moveCoordinates(coordinates, part);
  const layers = [...visible.children].filter((layer) => layer.hasChildNodes());
  const [width, height] = [part.width + 2 * MARGIN, part.height + 2 * MARGIN];
  const box = { x: part.x - MARGIN, y: part.y - MARGIN, width, height };
  const root = svg(
    "svg",
    {
      class: "board",
      viewBox: Object.values(box).join(" "),
      width: width * SCALE.board,
      height: height * SCALE.board,
    },
    svg("clipPath", { id: "part" }, svg("rect", part)),
    find("defs"),
    svg("rect", { ...box, fill: PAPER }),
    svg("g", { "clip-path": "url(#part)" }, ...layers, drawLabels(scene.labels ?? [])),
    coordinates,
  );
  return write(root);
}

function drawIcon(icon: SVGSVGElement): string {
  const [, , width, height] = icon.getAttribute("viewBox")!.split(" ").map(Number);
  icon.setAttribute("width", String(Math.round(width! * SCALE.icon)));
  icon.setAttribute("height", String(Math.round(height! * SCALE.icon)));
  return write(icon);
}

/** All pictures, by the names of their files. */
export function drawPictures(): Record<string, string> {
  const scenes = Object.entries(SCENES).map(([name, scene]) => [name, drawScene(scene)]);
  const pieces = PIECE_TYPES.map((type) => {
    const piece = { type, side: SIDES.r, heroic: false, carrying: [] };
    return [`piece-${type}`, drawIcon(pieceIcon(piece))];
  });
  const marks = MARKS.map((mark) => [`mark-${mark}`, drawIcon(markIcon(mark))]);
  const all = [...scenes, ...pieces, ...marks].map(([name, text]) => [`${name}.svg`, text]);
  return Object.fromEntries(all);
}
