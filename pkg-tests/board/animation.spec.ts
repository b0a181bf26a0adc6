// A game as a moving picture: the frames that a server draws, joined on a page, and decoded again.
import { expect, test } from "@playwright/test";
import { open } from "./open.js";

test("the frames of a game become one animated PNG, each as it was drawn", async ({ page }) => {
  const complaints = await open(page);
  const result = await page.evaluate(async () => {
    const names = ["/pkg/index.js", "/pkg/board/server.js", "/pkg/board/animation.js"] as const;
    const [{ CoTuLenh }, { renderFrames }, { toAPNG }] = (await Promise.all(
      names.map((name) => import(name)),
    )) as [
      typeof import("cotulenh-wasm"),
      typeof import("cotulenh-wasm/board/server"),
      typeof import("cotulenh-wasm/board/animation"),
    ];
    const game = new CoTuLenh();
    for (const move of ["Tf6", "Tf7", "Txf7"]) game.playTurn(move);
    game.resign("b");
    const given = renderFrames(game, { zones: "both", pause: 500, end: 2000 });
    // A position that does not change needs a frame all the same.
    const frames = [...given, given.at(-1)!];
    const scale = 0.5;
    const picture = await toAPNG(frames, { scale, background: "white" });
    const decoder = new ImageDecoder({ data: await picture.arrayBuffer(), type: "image/png" });
    await decoder.tracks.ready;
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!;
    const draw = async (source: CanvasImageSource, width: number, height: number) => {
      const context = new OffscreenCanvas(width, height).getContext("2d")!;
      context.fillStyle = "white";
      context.fillRect(0, 0, width, height);
      context.drawImage(source, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    };
    const shown = [];
    for (const [i, { svg }] of frames.entries()) {
      const { image } = await decoder.decode({ frameIndex: i });
      const drawing = new Image();
      drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      await drawing.decode();
      const { displayWidth: width, displayHeight: height } = image;
      const [seen, meant] = [await draw(image, width, height), await draw(drawing, width, height)];
      const other = seen.filter((value, at) => Math.abs(value - meant[at]!) > 4).length;
      shown.push({ seconds: image.duration! / 1e6, width, other });
    }
    const alone = await toAPNG(frames.slice(0, 1), { scale });
    return {
      frameCount,
      repetitionCount,
      shown,
      type: picture.type,
      sizes: [picture.size, alone.size],
    };
  });
  expect(result.type).toBe("image/png");
  expect(result.frameCount).toBe(5);
  expect(result.repetitionCount).toBe(Infinity);
  expect(result.shown.map(({ seconds }) => seconds)).toEqual([0.5, 0.5, 0.5, 2, 2]);
  for (const { width, other } of result.shown) {
    expect(width).toBe(289);
    expect(other).toBeLessThan(20);
  }
  // Only what changes is in it.
  const [all, one] = result.sizes as [number, number];
  expect(all).toBeLessThan(2.2 * one);
  expect(complaints).toEqual([]);
});

test("what are no frames is refused, and what to pass is said", async ({ page }) => {
  await open(page);
  const refusals = await page.evaluate(async () => {
    const name = "/pkg/board/animation.js";
    const { toAPNG } = (await import(name)) as typeof import("cotulenh-wasm/board/animation");
    return Promise.all(
      [null, [], ["<svg/>"]].map(async (value) => {
        try {
          await toAPNG(value as never);
        } catch (error) {
          return `${(error as { code: string }).code}: ${(error as Error).message}`;
        }
        return "made";
      }),
    );
  });
  for (const refusal of refusals) {
    expect(refusal).toMatch(/^INVALID_ARGUMENT: toAPNG takes what renderFrames\(game\) /);
  }
});
