// The bars: for every row one for the package and, if chess has an equivalent, one for chess.js.
import { figure, short, type Row } from "../rows.mjs";
import { h } from "./element.js";
import type { Texts } from "./texts.js";

/** Nanoseconds per item, by `"ours id"` and `"chess id"`. */
type Times = Readonly<Record<string, number>>;

/** A bar whose length is the speed relative to the fastest one, and the figure after it. */
function bar(kind: "ours" | "chess", name: string, ratio: number, text: string): HTMLElement {
  const fill = h("span", { class: "fill" });
  fill.style.inlineSize = `${Math.max(ratio * 100, 0.5)}%`;
  return h(
    "li",
    { class: `bar ${kind}`, "data-bar": kind },
    h("span", { class: "name" }, name),
    h("span", { class: "track", "aria-hidden": "true" }, fill),
    h("span", { class: "figure" }, text),
  );
}

/** A row of the chart. */
function group(row: Row, times: Times, m: Texts): HTMLElement {
  const [ours, chess] = [times[`ours ${row.id}`], times[`chess ${row.id}`]];
  const best = Math.min(ours ?? Infinity, chess ?? Infinity);
  const unit = m.units[row.unit] ?? row.unit;
  const text = (ns: number) => `${short(figure(ns, row.unit))} ${unit}`;
  const bars: HTMLElement[] = [];
  if (ours !== undefined) bars.push(bar("ours", m.ours, best / ours, text(ours)));
  if (chess !== undefined) bars.push(bar("chess", m.theirs, best / chess, text(chess)));
  const heading = h("h2", {}, m.titles[row.id] ?? row.title);
  const ratio = ours !== undefined && chess !== undefined ? m.times(short(chess / ours)) : "";
  return h(
    "section",
    { class: "measured", "data-row": row.id },
    h("header", {}, heading, h("span", { class: "ratio" }, ratio)),
    h("ul", { class: "bars" }, ...bars),
  );
}

/** The whole chart. */
export function chart(rows: readonly Row[], times: Times, m: Texts): HTMLElement[] {
  return rows.map((row) => group(row, times, m));
}
