// The turns of a game as a list: the main line in pairs, variations below. Only rows that changed are
// made again, and going to another turn changes two buttons.
import type { State } from "../../game/state.js";
import type { Sign } from "../../game/signs.js";
import { formatPending } from "../../game/record.js";
import { readStart } from "../../game/sides.js";
import { buildTreeRows, type TreeRow, type TurnCell } from "../../game/tree-rows.js";
import { h } from "../dom.js";
import { drawSan } from "../notation.js";
import type { Context } from "./panel.js";

/** The signs as they are written after a turn. */
export const SIGN_TEXTS: Readonly<Record<Sign, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
};

/** Equal for rows that look the same. */
function describeRow(row: TreeRow): string {
  const cell = (one: TurnCell | null) => one && [one.node?.id ?? one.san, one.sign];
  if (row.kind === "comment") return `c${row.text}`;
  if (row.kind === "pair") return JSON.stringify([row.number, cell(row.red), cell(row.blue)]);
  const parts = row.parts.map((part) =>
    part.kind === "turn" ? [cell(part.cell), part.number] : part.text,
  );
  return JSON.stringify([row.depth, parts, "v"]);
}

/** The open deploy in notation; null before its first step. */
function pendingOf({ snapshot: { session } }: State): string | null {
  return session && session.steps.length > 0 ? formatPending(session) : null;
}

export interface TreeList {
  element: HTMLOListElement;
  update(state: State): void;
}

export function treeList({ session, m }: Pick<Context, "session" | "m">): TreeList {
  const element = h("ol", { id: "moves", "aria-label": m.moves.title });

  /** The button of each turn, by its id: to search in a long list takes a while. */
  const buttons = new Map<number, HTMLElement>();
  const turn = ({ node, san, sign }: TurnCell, isMain: boolean) => {
    if (!node) return h("span", { class: "pending", id: "pending" }, ...drawSan(san));
    const button = h(
      "button",
      {
        type: "button",
        tabindex: -1,
        "data-node": node.id,
        "data-turn": isMain ? node.ply - 1 : undefined,
      },
      ...drawSan(san),
    );
    buttons.set(node.id, button);
    if (sign) {
      const title = m.tree.signs[sign];
      button.append(h("span", { class: "sign", title, "data-sign": sign }, SIGN_TEXTS[sign]));
    }
    return button;
  };

  const gap = () => h("span", { class: "gap" }, "…");
  const number = (text: string) => h("span", { class: "number" }, text);
  const makeRow = (row: TreeRow): HTMLLIElement => {
    if (row.kind === "comment") return h("li", { class: "comment" }, row.text);
    if (row.kind === "pair") {
      const cells = [row.red ? turn(row.red, true) : gap()];
      if (row.blue) cells.push(turn(row.blue, true));
      return h("li", { class: "pair" }, number(`${row.number}.`), ...cells);
    }
    const parts = row.parts.flatMap((part) => {
      if (part.kind === "comment") return [h("span", { class: "comment" }, part.text)];
      const shown = turn(part.cell, false);
      return part.number === null ? [shown] : [number(part.number), shown];
    });
    const label = h("span", { class: "visually-hidden" }, `${m.tree.variation}: `);
    const item = h("li", { class: "variation" }, label, ...parts);
    item.style.setProperty("--depth", String(Math.min(row.depth, 6)));
    return item;
  };

  const find = (id: number): HTMLElement | null => {
    const found = buttons.get(id);
    return found?.isConnected ? found : null;
  };
  element.addEventListener("click", (event) => {
    const clicked = event.target instanceof Element ? event.target.closest("[data-node]") : null;
    if (clicked instanceof HTMLElement) session.goTo(Number(clicked.dataset["node"]));
  });

  /** The turns have one place in the tab order; arrow keys move on from there. */
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = [...element.querySelectorAll<HTMLElement>("[data-node]")];
    const at = all.findIndex((one) => one === document.activeElement);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[target]?.focus();
  };
  element.addEventListener("keydown", onKey);

  let shown: State | null = null;
  let rows: { key: string; item: HTMLLIElement }[] = [];
  const draw = (state: State) => {
    const { tree, node } = state;
    const pending = pendingOf(state);
    const built = buildTreeRows(tree.root, {
      start: readStart(tree.root.fen),
      pending: pending === null ? null : { after: node, text: pending },
    });
    const keys = built.map(describeRow);
    // The ids in the keys belong to one tree.
    if (shown?.tree !== tree) {
      element.replaceChildren();
      rows = [];
      buttons.clear();
    }
    let first = 0;
    while (first < keys.length && rows[first]?.key === keys[first]) first++;
    let same = 0;
    const rest = () => Math.min(keys.length, rows.length) - first - same;
    while (rest() > 0 && rows.at(-1 - same)?.key === keys.at(-1 - same)) same++;
    const focused = document.activeElement;
    const hadFocus = focused instanceof HTMLElement && element.contains(focused);
    const id = hadFocus ? Number(focused.dataset["node"]) : null;
    const made = built.slice(first, keys.length - same).map((row, i) => {
      return { key: keys[first + i]!, item: makeRow(row) };
    });
    const removed = rows.slice(first, rows.length - same);
    const before = rows[rows.length - same]?.item ?? null;
    for (const { item } of removed) item.remove();
    for (const { item } of made) element.insertBefore(item, before);
    rows = [...rows.slice(0, first), ...made, ...rows.slice(rows.length - same)];
    if (id !== null && !focused?.isConnected) find(id)?.focus();
  };

  const empty = h("li", { class: "muted" }, m.moves.none);
  let current: HTMLElement | null = null;
  let tabStop: HTMLElement | null = null;
  const mark = ({ node, snapshot }: State) => {
    const next = find(node.id);
    const isCurrent = next !== null && !snapshot.session;
    if (current !== next || !isCurrent) current?.removeAttribute("aria-current");
    if (isCurrent) next.setAttribute("aria-current", "step");
    current = next;
    tabStop?.setAttribute("tabindex", "-1");
    tabStop = next ?? element.querySelector<HTMLElement>("[data-node]");
    tabStop?.setAttribute("tabindex", "0");
  };
  const scroll = () => {
    const item = (element.querySelector("#pending") ?? current)?.closest("li");
    element.scrollTop = item ? item.offsetTop - element.clientHeight / 2 : 0;
  };
  return {
    element,
    update: (state) => {
      const { revision, tree, node } = state;
      const isSameTree = shown?.tree === tree && shown.revision === revision;
      const deploy = state.snapshot.session;
      const isSamePending = shown?.snapshot.session === deploy;
      if (isSameTree && isSamePending && shown?.node === node) return;
      if (!isSameTree || !isSamePending) draw(state);
      if (rows.length === 0) element.append(empty);
      else empty.remove();
      const isMoved = shown?.node !== node || shown.tree !== tree || !isSamePending;
      shown = state;
      mark(state);
      // In the next frame, to avoid an extra layout.
      if (isMoved) requestAnimationFrame(scroll);
    },
  };
}
