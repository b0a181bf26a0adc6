// The board as a picture of dots.

const refuse = (): Error => new Error("the browser cannot draw the picture");

/** An SVG as an image. */
export function loadImage(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(refuse());
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

/** A canvas, and what draws on it. */
interface Drawn {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
}

/** An image on a canvas of its size. */
export function drawOnCanvas(image: HTMLImageElement, scale = 1, background?: string): Drawn {
  const canvas = document.createElement("canvas");
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw refuse();
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return { context, width, height };
}

/** What is on a canvas as a PNG. Fails if the browser does not allow it. */
export function packPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(refuse())), "image/png");
  });
}

/** An SVG as a PNG. */
export async function drawPng(svg: string): Promise<Blob> {
  return packPng(drawOnCanvas(await loadImage(svg)).context.canvas);
}
