// The board as a picture file.

/** The properties of style sheets that a drawing needs; a file has no style sheets. */
const PROPERTIES = [
  "color",
  "display",
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "font-family",
  "font-size",
  "font-weight",
  "opacity",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "transform",
] as const;

/** Ends animations, so that a piece is drawn where it goes. Those without an end go on. */
function finishAnimations(drawing: SVGSVGElement): void {
  for (const animation of drawing.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** A copy of the drawing that carries its own styles, without the cells for keys and pointers. */
function copyWithStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawing, copy].map((one) => [one, ...one.querySelectorAll("*")]);
  originals!.forEach((original, i) => {
    const [style, target] = [getComputedStyle(original), copies![i]];
    if (!(target instanceof SVGElement)) return;
    for (const name of PROPERTIES) target.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.querySelector(".hits")?.remove();
  return copy;
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the browser cannot draw the picture"));
    image.src = address;
  });
}

/** The board as a PNG of this width, on a background. Fails if the browser does not allow it. */
export async function renderPicture(
  drawing: SVGSVGElement,
  width: number,
  background: string,
): Promise<Blob> {
  const { width: across, height: down } = drawing.viewBox.baseVal;
  const height = Math.round((width * down) / across);
  finishAnimations(drawing);
  const copy = copyWithStyles(drawing);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser cannot draw the picture");
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.drawImage(await loadImage(address), 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
