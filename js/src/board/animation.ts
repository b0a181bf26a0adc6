/**
 * A game as a moving picture: `toAPNG` joins the frames that `renderFrames` of `cotulenh-wasm/board/server` gives. It
 * needs a page, whose canvas draws and packs them.
 * @module cotulenh-wasm/board/animation
 */
import { fieldOf, isArray, shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import type { Frame } from "./server.js";
import { joinParts, type Part } from "./apng.js";
import { drawOnCanvas, loadImage, packPng } from "./view/picture.js";

/** How the picture is made. */
export interface AnimationOptions {
  /** The size; at 1, the default, about 600 pixels wide. */
  scale?: number | undefined;
  /** How often it is shown; 0, the default, for ever. */
  loops?: number | undefined;
  /** A background for the names of files and ranks, such as `"white"`; nothing if not given. */
  background?: string | undefined;
}

/** A rectangle of pixels. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What differs from the picture before; at least one pixel, for a frame needs one. */
function findChange(now: ImageData, before: ImageData): Area {
  const { width, height } = now;
  const [pixels, old] = [pixelsOf(now), pixelsOf(before)];
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < pixels.length; i++) {
    if (pixels[i] === old[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right === 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function pixelsOf({ data }: ImageData): Uint32Array {
  return new Uint32Array(data.buffer);
}

/** Pixels that stay as they were become transparent, which packs well; not if one that changes lets others through. */
function omitSame(now: ImageData, before: ImageData): boolean {
  const [pixels, old] = [pixelsOf(now), pixelsOf(before)];
  const isOpaque = pixels.every((pixel, i) => pixel === old[i] || now.data[4 * i + 3] === 255);
  if (isOpaque) pixels.forEach((pixel, i) => pixel === old[i] && (pixels[i] = 0));
  return isOpaque;
}

/** What changes in a picture, packed. */
async function packChange(
  context: CanvasRenderingContext2D,
  now: ImageData,
  before: ImageData | null,
): Promise<Omit<Part, "duration">> {
  const { width, height } = now;
  const area = before ? findChange(now, before) : { x: 0, y: 0, width, height };
  const isOver = before !== null && omitSame(now, before);
  if (isOver) context.putImageData(now, 0, 0);
  const part = Object.assign(document.createElement("canvas"), {
    width: area.width,
    height: area.height,
  });
  part.getContext("2d")!.drawImage(context.canvas, -area.x, -area.y);
  const png = new Uint8Array(await (await packPng(part)).arrayBuffer());
  return { ...area, isOver, png };
}

function requireFrames(frames: unknown): void {
  const isFrame = (one: unknown) => typeof fieldOf(one, "svg") === "string";
  if (isArray(frames) && (frames as unknown[]).length > 0 && (frames as unknown[]).every(isFrame)) {
    return;
  }
  const message = `toAPNG takes what renderFrames(game) of cotulenh-wasm/board/server gives, not ${shown(frames)}`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
}

/**
 * Joins frames into an animated PNG, which is shown wherever a PNG is. Only what changes is in it.
 *
 * @example
 * ```ts
 * const picture = await toAPNG(renderFrames(game, { zones: "both" }));
 * image.src = URL.createObjectURL(picture);
 * ```
 */
export async function toAPNG(
  frames: readonly Frame[],
  { scale = 1, loops = 0, background }: AnimationOptions = {},
): Promise<Blob> {
  requireFrames(frames);
  const parts: Part[] = [];
  let before: ImageData | null = null;
  for (const { svg, duration } of frames) {
    const { width, height, context } = drawOnCanvas(await loadImage(svg), scale, background);
    const read = () => context.getImageData(0, 0, width, height);
    const picture = read();
    parts.push({ ...(await packChange(context, read(), before)), duration });
    before = picture;
  }
  return new Blob([joinParts(parts, loops)], { type: "image/png" });
}
