// A setting that is chosen by pictures: of pieces, or of boards.
import type { Signal } from "@preact/signals";
import { renderSVG, type ServerOptions } from "cotulenh-wasm/board/server";
import { useMemo } from "preact/hooks";

interface Props<T extends string> {
  name: string;
  label: string;
  setting: Signal<T>;
  names: Readonly<Record<T, string>>;
  /** What the picture of a value shows. */
  draw: (value: T) => ServerOptions;
}

/** The part of the board that is shown: the coast and the bay, from b7 to e6. */
const PART = "150 440 320 160";

/** That part as a picture. */
function drawPart(options: ServerOptions): string {
  const svg = renderSVG({ ...options, coordinates: "none" });
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/viewBox="[^"]*"/, `viewBox="${PART}"`))}`;
}

export function Thumbnails<T extends string>({ name, label, setting, names, draw }: Props<T>) {
  const values = Object.entries<string>(names) as [T, string][];
  const pictures = useMemo(() => values.map(([value]) => drawPart(draw(value))), []);
  return (
    <fieldset class="thumbnails">
      <legend>{label}</legend>
      {values.map(([value, text], i) => (
        <label key={value} class="thumbnail">
          <input
            type="radio"
            name={name}
            value={value}
            checked={setting.value === value}
            onChange={() => (setting.value = value)}
          />
          <img src={pictures[i]} alt="" />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
