// Pictures of the rules: drawn one after another once the rules of the game are loaded.
import type { MoveKind, PieceType } from "cotulenh-wasm/constants";
import { useEffect, useState } from "preact/hooks";
import { followMedia } from "../../parts/media.js";
import { boardTheme, pieceSet, theme } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import type { Look } from "./draw.js";
import { sizeOf } from "./size.js";
import type { Picture } from "./types.js";

const isSystemDark = followMedia("(prefers-color-scheme: dark)");

/** The colours of the coordinates, as on the boards of the site. */
const INK = { light: "#5f5a4e", dark: "#b9b2a2" };

function useLook(): Look {
  const scheme = (theme.value === "auto" ? isSystemDark.value : theme.value === "dark")
    ? "dark"
    : "light";
  return { theme: boardTheme.value, pieceSet: pieceSet.value, scheme, ink: INK[scheme] };
}

type Drawing = typeof import("./draw.js");

let queue: Promise<unknown> = Promise.resolve();

/** Pictures are drawn one at a time, so that the page stays responsive. */
function drawLater(draw: (drawing: Drawing) => string): Promise<string> {
  const drawn = queue.then(async () => {
    const drawing = await import("./draw.js");
    await new Promise((resolve) => setTimeout(resolve));
    return `data:image/svg+xml,${encodeURIComponent(draw(drawing))}`;
  });
  queue = drawn.catch(() => undefined);
  return drawn;
}

/** The address of a picture; undefined until it is drawn. */
function useDrawing(
  what: unknown,
  draw: (drawing: Drawing, look: Look) => string,
): string | undefined {
  const look = useLook();
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void drawLater((drawing) => draw(drawing, look)).then((drawn) => {
      if (isWanted) setSource(drawn);
    });
    return () => void (isWanted = false);
  }, [what, ...Object.values(look)]);
  return source;
}

/** A picture with its sentence. Its room is kept until it is drawn. */
export function Figure({ picture }: { picture: Picture }) {
  const source = useDrawing(picture, ({ drawScene }, look) => drawScene(picture, look));
  const { width, height } = sizeOf(picture);
  return (
    <figure style={{ "--width": `${width}px` }}>
      <img src={source} alt={read(picture.alt)} width={width} height={height} />
      <figcaption>{read(picture.caption)}</figcaption>
    </figure>
  );
}

/** A piece; its name stands beside it. */
export function PieceIcon({ type }: { type: PieceType }) {
  const source = useDrawing(type, ({ drawPiece }, look) => drawPiece(type, look));
  return <img class="icon" src={source} alt="" width="44" height="44" />;
}

/** The mark of a kind of moves; its meaning stands beside it. */
export function KindIcon({ kind }: { kind: MoveKind }) {
  const source = useDrawing(kind, ({ drawKind }, look) => drawKind(kind, look));
  return <img class="icon" src={source} alt="" width="44" height="44" />;
}
