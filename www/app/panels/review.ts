// The review of a game: a graph of the evaluation, the mistakes with what was better, and how well
// both sides have played.
import { sideName } from "cotulenh-wasm/texts";
import {
  findMistakes,
  findReviewedPart,
  isReviewed,
  summarize,
  type Mistake,
  type Review,
} from "../../game/review.js";
import { isVariation, listLine } from "../../game/record.js";
import { numberTurn, readStart } from "../../game/sides.js";
import type { State } from "../../game/state.js";
import { COLORS, type TreeNode } from "../../game/vocabulary.js";
import { SIDES } from "../sides.js";
import { button, h, replaceChildren, section, setText } from "../dom.js";
import { drawSan } from "../notation.js";
import { evaluationGraph } from "./graph.js";
import type { Context, Panel } from "./panel.js";
import { SIGN_TEXTS } from "./tree-list.js";

/** The signs that a review gives, from the least. */
const MISTAKE_SIGNS = [6, 2, 4] as const;

const hiddenText = (text: string) => h("span", { class: "visually-hidden" }, ` ${text}`);

export interface ReviewPanel extends Panel {
  refresh(): void;
  /** Opens the panel, and reviews the game unless it was reviewed already. */
  open(): void;
}

export function reviewPanel({ session, m }: Context, review: Review): ReviewPanel {
  const texts = m.review;
  const graph = evaluationGraph(m, ({ id }) => session.goTo(id));
  const start = button(texts.start, () => run(), { id: "review-start", class: "primary" });
  const stop = button(texts.stop, () => review.stop(), { id: "review-stop" });
  const bar = h("progress", { id: "review-progress", "aria-label": texts.title });
  const count = h("span", { class: "muted" });
  const progress = h("div", { class: "row", hidden: true }, bar, count, stop);
  const message = h("p", { class: "muted", role: "status", id: "review-message" });
  const result = h("div", { id: "review-report", hidden: true });
  const summary = h("div", {});
  const list = h("ol", { class: "mistakes", "aria-label": texts.list });
  const names = { 6: texts.dubious, 2: texts.mistakes, 4: texts.blunders };
  const legend = MISTAKE_SIGNS.map((sign) => `${SIGN_TEXTS[sign]} ${names[sign].toLowerCase()}`);
  const key = h("p", { id: "review-legend", class: "muted" }, legend.join(" · "));
  result.append(graph.element, summary, key, list);
  const element = section("review", texts.title, message, start, progress, result);

  /** The line to review: the current one, up to the current turn if that is in a variation. */
  const ownLine = ({ tree, node }: State): readonly TreeNode[] =>
    isVariation(node) ? tree.path(node) : tree.mainLine();

  /**
   * The line whose review is shown. Without a review of its own, a variation is shown within the game that it
   * belongs to; a game that continues after its review, as far as it was reviewed.
   */
  const shownLine = (state: State): readonly TreeNode[] => {
    const { tree, node } = state;
    const main = tree.mainLine();
    const lines = isVariation(node) ? [listLine(tree, node), tree.path(node), main] : [main];
    return lines.find((line) => isReviewed(tree.root, line)) ?? findReviewedPart(tree.root, main);
  };

  const run = () => void review.start(ownLine(session.state));

  const formatNumber = ({ ply }: TreeNode) => {
    const { number, dots } = numberTurn(readStart(session.tree.root.fen), ply);
    return `${number}${dots} `;
  };
  const mistakeItem = ({ node, sign }: Mistake) => {
    const better = node.parent?.children.find((child) => child !== node && child.ply === node.ply);
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          "data-mistake": node.id,
          "data-key": `mistake-${node.id}`,
          onclick: () => session.goTo(node.id),
        },
        formatNumber(node),
        ...drawSan(node.turn?.san ?? ""),
        h(
          "span",
          { class: "sign", "data-sign": sign, title: m.tree.signs[sign] },
          SIGN_TEXTS[sign],
        ),
      ),
      better?.turn
        ? h(
            "button",
            {
              type: "button",
              class: "better",
              "data-better": better.id,
              "data-key": `better-${better.id}`,
              onclick: () => session.goTo(better.id),
            },
            texts.better,
            " ",
            ...drawSan(better.turn.san),
          )
        : "",
    );
  };

  const table = (line: readonly TreeNode[]) => {
    const sides = summarize(line);
    const head = [
      h("th", { scope: "col" }, texts.side),
      h("th", { scope: "col" }, texts.accuracy),
      // The signs are narrow enough for any column.
      ...MISTAKE_SIGNS.map((sign) =>
        h("th", { scope: "col", title: names[sign] }, SIGN_TEXTS[sign], hiddenText(names[sign])),
      ),
    ];
    const rows = COLORS.map((color) => {
      const { accuracy, counts } = sides[color];
      const cells = [
        accuracy === null ? "–" : `${accuracy} %`,
        ...MISTAKE_SIGNS.map((sign) => String(counts[sign] ?? 0)),
      ];
      return h(
        "tr",
        { "data-review": SIDES[color] },
        h("th", { scope: "row" }, sideName(color, m.words)),
        ...cells.map((text) => h("td", {}, text)),
      );
    });
    return h("table", {}, h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...rows));
  };

  let shown: { tree: object; revision: number; line: readonly TreeNode[] } | null = null;
  const drawResult = (state: State) => {
    const { tree, revision, node } = state;
    const line = shownLine(state);
    const isDone = isReviewed(tree.root, ownLine(state));
    start.textContent = isDone ? texts.again : texts.start;
    start.classList.toggle("primary", !isDone);
    result.hidden = line.length === 0;
    if (line.length === 0) return;
    const isSame =
      shown?.tree === tree &&
      shown.revision === revision &&
      shown.line.length === line.length &&
      shown.line.at(-1) === line.at(-1);
    if (!isSame) {
      shown = { tree, revision, line };
      const mistakes = findMistakes(line);
      graph.draw([tree.root, ...line], mistakes);
      summary.replaceChildren(table(line));
      const items = mistakes.map(mistakeItem);
      const none = h("li", { class: "muted" }, texts.noMistakes);
      replaceChildren(list, ...(items.length > 0 ? items : [none]));
    }
    graph.mark(node);
  };

  const update = (state: State) => {
    if (!element.open) return;
    const { progress: running, hasFailed } = review;
    const isEmpty = state.tree.root.children.length === 0;
    start.hidden = running !== null;
    start.disabled = isEmpty;
    progress.hidden = running === null;
    if (running) {
      bar.max = running.total;
      bar.value = running.done;
      count.textContent = texts.progress(running.done, running.total);
    }
    const text = hasFailed ? texts.failed : isEmpty ? texts.none : texts.note;
    setText(message, text);
    drawResult(state);
  };
  element.addEventListener("toggle", () => update(session.state));
  element.open = review.isRunning;
  return {
    element,
    update,
    refresh: () => update(session.state),
    open: () => {
      element.open = true;
      const { state } = session;
      if (!review.isRunning && !isReviewed(state.tree.root, ownLine(state))) run();
      // With its progress, or with what was found before.
      update(session.state);
      element.scrollIntoView({ block: "start" });
      element.querySelector("summary")?.focus({ preventScroll: true });
    },
  };
}
