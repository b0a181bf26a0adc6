// Whether what is drawn on the ground can be seen there: the contrast of tints, rims, rings and dots with the
// ground under them, by the pixels of a picture, for every theme, light and dark, on every terrain.
// docs/BOARD.md has the table.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { make, open } from "./open.js";

/** A square of each terrain; `mouth` is where the river is wide. */
const TERRAINS = { water: "a10", coast: "c4", land: "h9", mouth: "d7", bridge: "f6" } as const;

const KINDS = ["capture", "stay", "suicide", "combine"] as const;

/** Tints must differ from their ground, marks must be seen at once. */
const LEAST = {
  tint: 1.35,
  rim: 3,
  "last move": 3,
  targets: 3,
  "tint in the sky": 1.35,
  "rim in the sky": 3,
  "bar in the sky": 3,
} as const;

type Row = Record<keyof typeof LEAST, number>;

/** The lowest contrasts on all terrains, in the theme and the scheme that the board has now. */
function measure(page: Page): Promise<Row> {
  return page.evaluate(
    async ([terrains, kinds]) => {
      const squares = Object.values(terrains);
      const { width, height } = { width: 1156, height: 1256 };
      const none = { pieces: [], zones: null, lastMove: [], targets: null, flights: null };

      /** The drawing of some options, pixel by pixel: one for each unit. */
      async function draw(options: object): Promise<(x: number, y: number) => number[]> {
        board.set({ ...none, ...options });
        const image = new Image();
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(board.toSVG())}`;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d")!;
        context.drawImage(image, 0, 0, width, height);
        const { data } = context.getImageData(0, 0, width, height);
        return (x, y) => {
          const at = (Math.round(y + 60) * width + Math.round(x + 96)) * 4;
          return Array.from(data.slice(at, at + 3));
        };
      }
      const luminance = (pixel: number[]) => {
        const [r, g, b] = pixel.map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: number[], other: number[]) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high! + 0.05) / (low! + 0.05);
      };
      const pointOf = (square: string): [number, number] => [
        (square.charCodeAt(0) - 97) * 100,
        (12 - Number(square.slice(1))) * 100,
      ];
      const bare = await draw({});
      const offsets = [30, -30].flatMap((x) => [22, -22].map((y) => [x, y] as const));
      /** The strongest contrast with the ground on a line from the middle of a square. */
      const along = (
        drawn: (x: number, y: number) => number[],
        square: string,
        [near, far]: readonly [number, number],
        angle: number,
      ) => {
        const [x, y] = pointOf(square);
        let best = 1;
        for (let r = near; r <= far; r++) {
          const [px, py] = [x + r * Math.sin(angle), y - r * Math.cos(angle)];
          best = Math.max(best, contrast(drawn(px, py), bare(px, py)));
        }
        return best;
      };
      /** What two thirds of a ring have: the gaps of a dashed one are less. */
      const ring = (
        drawn: (x: number, y: number) => number[],
        square: string,
        radii: readonly [number, number],
      ) => {
        const directions = Array.from({ length: 96 }, (_, i) =>
          along(drawn, square, radii, (i * Math.PI) / 48),
        );
        return directions.sort((a, b) => a - b)[directions.length / 3]!;
      };
      const least = {} as Row;
      const note = (name: keyof Row, value: number) => {
        least[name] = Math.min(least[name] ?? Infinity, value);
      };

      for (const color of ["r", "b"] as const) {
        const zones = squares.map((square) => ({ square, level: 1, color }));
        const noteZones = (
          drawn: (x: number, y: number) => number[],
          where: "" | " in the sky",
        ) => {
          for (const square of squares) {
            const [x, y] = pointOf(square);
            for (const [dx, dy] of offsets) {
              note(`tint${where}`, contrast(drawn(x + dx, y + dy), bare(x + dx, y + dy)));
            }
            // Upwards, where the ground is the same; not on the line of the file.
            note(`rim${where}`, along(drawn, square, [102, 124], 0.16));
          }
        };
        noteZones(await draw({ zones }), "");
        // With a plane of the other side selected that meets all of them.
        const plane = { type: "f", color: color === "r" ? "b" : "r" } as const;
        const pieces = [{ square: "k1", piece: plane }];
        const met = squares.map((square) => ({ square, result: 2 }));
        noteZones(
          await draw({ zones, pieces, flights: { from: "k1", squares: met } }),
          " in the sky",
        );
      }
      // A line that is closed at once, from the square to the right.
      for (const square of squares) {
        const from = String.fromCharCode(square.charCodeAt(0) + 1) + square.slice(1);
        const pieces = [{ square: from, piece: { type: "f", color: "r" } }];
        const drawn = await draw({ pieces, flights: { from, squares: [{ square, result: 2 }] } });
        const [x, y] = pointOf(square);
        // The bar is 40 units before the square that is not reached.
        let best = 1;
        for (let dx = 32; dx <= 48; dx++) {
          best = Math.max(best, contrast(drawn(x + dx, y + 15), bare(x + dx, y + 15)));
        }
        note("bar in the sky", best);
      }
      const tank = { type: "t", color: "r" } as const;
      const arrived = await draw({
        lastMove: squares,
        pieces: squares.map((square) => ({ square, piece: tank })),
      });
      const left = await draw({ lastMove: squares });
      for (const square of squares) {
        note("last move", ring(arrived, square, [46, 60]));
        note("last move", ring(left, square, [28, 44]));
      }
      const dots = await draw({ targets: squares.map((square) => [square, ["move"]]) });
      for (const square of squares) note("targets", along(dots, square, [3, 16], 0.7));
      for (const kind of kinds) {
        const drawn = await draw({ targets: squares.map((square) => [square, [kind]]) });
        for (const square of squares) note("targets", ring(drawn, square, [44, 58]));
      }
      board.set(none);
      return least;
    },
    [TERRAINS, KINDS] as const,
  );
}

test("what is drawn on the ground is seen in every theme, light and dark, on every terrain", async ({
  page,
}) => {
  test.slow();
  await open(page);
  await make(page, { animation: 0 });
  const rows: [string, Row][] = [];
  for (const theme of ["classic", "map", "plain"] as const) {
    // As an object, so that it is drawn at once.
    await page.evaluate(async (name) => {
      const module = name === "classic" ? "/pkg/board.js" : `/pkg/board/${name}.js`;
      board.set({ theme: ((await import(module)) as Record<string, "classic">)[name]! });
    }, theme);
    for (const scheme of ["light", "dark"]) {
      await page.evaluate((name) => (document.documentElement.style.colorScheme = name), scheme);
      rows.push([`${theme}, ${scheme}`, await measure(page)]);
    }
    await page.evaluate(() => (document.documentElement.style.colorScheme = "light"));
  }
  const names = Object.keys(LEAST) as (keyof typeof LEAST)[];
  const table = rows.map(
    ([name, row]) => `| ${name} | ${names.map((one) => row[one].toFixed(2)).join(" | ")} |`,
  );
  console.log(["the lowest contrast on all terrains", names.join(" | "), ...table].join("\n"));
  for (const [name, row] of rows) {
    for (const one of names)
      expect.soft(row[one], `${name}: ${one}`).toBeGreaterThanOrEqual(LEAST[one]);
  }
  // The document has the same figures.
  const text = readFileSync("docs/BOARD.md", "utf8");
  for (const [name, row] of rows) {
    const line = text.split("\n").find((one) => one.startsWith(`| ${name} `));
    const figures = (line ?? "").split("|").slice(2, -1).map(Number);
    names.forEach((one, i) => expect.soft(figures[i], `${name}: ${one}`).toBeCloseTo(row[one], 1));
  }
});
