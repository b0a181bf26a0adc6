// The engine's opinion of the position: an evaluation bar, the best lines, and arrows on the board.
import { MAX_LINES, type Analysis } from "../../game/analysis.js";
import { toSearched, type EngineLine } from "../../game/engine.js";
import { formatEvaluation, toChance, toEvaluation } from "../../game/evaluation.js";
import { previewLine } from "../../game/preview.js";
import { numberTurn, readStart } from "../../game/sides.js";
import type { State } from "../../game/state.js";
import type { Color, Evaluation, Move, SquarePiece } from "../../game/vocabulary.js";
import type { Arrow } from "../arrows.js";
import { SIDES } from "../sides.js";
import { button, choiceField, h, replaceChildren, section } from "../dom.js";
import type { Messages } from "../i18n/index.js";
import { drawSan } from "../notation.js";
import type { Context, Panel } from "./panel.js";

/** The turns of a line that are shown. */
const SHOWN_TURNS = 8;

/** How strong the arrows of the lines are, the best first. */
const STRENGTHS = [1, 0.65, 0.45, 0.35, 0.25];

/** Who shows the arrows. */
const OWNER = "analysis";

export interface AnalysisContext extends Context {
  analysis: Analysis;
  /** Shows other pieces on the board than those of the game; null ends it. */
  preview(pieces: readonly SquarePiece[] | null): void;
}

/** An evaluation in words, for screen readers. */
export function describeEvaluation(m: Messages, evaluation: Evaluation): string {
  const value = "mate" in evaluation ? evaluation.mate : evaluation.points;
  const side = value > 0 ? "red" : "blue";
  const text = formatEvaluation(evaluation);
  if ("mate" in evaluation) return `${text}, ${m.analysis.mate[side]}`;
  return `${text}, ${value === 0 ? m.analysis.better.none : m.analysis.better[side]}`;
}

function toArrows(moves: readonly Move[], color: Arrow["color"], strength = 1): Arrow[] {
  return moves.map(({ from, to }) => ({ from, to, color, strength }));
}

export function analysisPanel(context: AnalysisContext): Panel & { refresh(): void } {
  const { session, m, analysis, showArrows, preview } = context;
  const texts = m.analysis;
  const fill = h("div", { class: "fill" });
  const bar = h(
    "div",
    {
      class: "evaluation",
      id: "evaluation",
      role: "meter",
      "aria-label": texts.evaluation,
      "aria-valuemin": 0,
      "aria-valuemax": 100,
      "aria-valuenow": 50,
    },
    fill,
  );
  const value = h("strong", { class: "value", id: "evaluation-value" });
  const facts = h("span", { class: "muted", id: "analysis-facts" });
  const toggle = button(texts.pause, () => (isThinking() ? analysis.pause() : analysis.resume()), {
    id: "analysis-pause",
  });
  const counts = Array.from({ length: MAX_LINES }, (_, i) => i + 1);
  const lineCount = choiceField(
    texts.lines,
    counts.map((lines) => ({ value: String(lines), text: texts.lineCount(lines) })),
    { id: "analysis-lines" },
  );
  lineCount.select.value = String(analysis.lines);
  lineCount.select.addEventListener("change", () => {
    analysis.setLines(Number(lineCount.select.value));
  });
  const list = h("ol", { class: "lines", id: "lines" });
  const element = section(
    "analysis",
    texts.title,
    bar,
    h("div", { class: "row" }, value, facts),
    list,
    h("div", { class: "row controls" }, lineCount.element, toggle),
  );

  const isThinking = () => analysis.status === "running" || analysis.status === "loading";
  /** The position after the last turn, whatever deploy is open. */
  const position = ({ node }: State) => node.fen;

  /** The position after a part of a line, on the board. */
  const show = (line: EngineLine, count: number) => {
    const { rules } = session.state;
    const { pieces, moves } = previewLine(
      position(session.state),
      rules,
      line.turns.slice(0, count),
    );
    preview(pieces);
    const arrows = moves.flatMap((turn, i) => {
      const [first] = turn;
      const strength = i === moves.length - 1 ? 1 : 0.4;
      return first ? toArrows(turn, SIDES[first.color], strength) : [];
    });
    showArrows(OWNER, arrows);
  };
  const hide = () => {
    preview(null);
    showLineArrows();
  };
  const showLineArrows = () => {
    const lines = (element.open && analysis.isOn && analysis.info?.lines) || [];
    const { rules, tool } = session.state;
    const arrows = lines.flatMap(({ turns }, i) => {
      const { moves } = previewLine(position(session.state), rules, turns.slice(0, 1));
      return toArrows(moves[0] ?? [], "green", STRENGTHS[i]);
    });
    showArrows(OWNER, tool ? [] : arrows.reverse());
  };

  const lineItem = (line: EngineLine, index: number, turn: Color, ply: number) => {
    const start = readStart(session.tree.root.fen);
    const text = formatEvaluation(toEvaluation(line.score, turn));
    const turns = line.san.slice(0, SHOWN_TURNS).map((san, i) => {
      const { number, dots } = numberTurn(start, ply + i + 1);
      const prefix = dots === "." || i === 0 ? `${number}${dots} ` : "";
      return h(
        "button",
        {
          type: "button",
          "data-key": `line-${index}-${i}`,
          "data-line": index,
          "data-count": i + 1,
          title: texts.play(line.san.slice(0, i + 1).join(" ")),
        },
        prefix,
        ...drawSan(san),
      );
    });
    return h(
      "li",
      {},
      h("span", { class: "value" }, text),
      h("span", { class: "turns" }, ...turns),
    );
  };

  const found = (target: EventTarget | null) => {
    const turn = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
    const line = turn && shownLines[Number(turn.dataset["line"])];
    return line ? { line, count: Number(turn.dataset["count"]) } : null;
  };
  const point = (event: Event) => {
    const hit = found(event.target);
    if (hit) show(hit.line, hit.count);
  };
  list.addEventListener("pointerover", point);
  list.addEventListener("focusin", point);
  list.addEventListener("pointerleave", () => {
    hide();
    refresh();
  });
  list.addEventListener("focusout", hide);
  list.addEventListener("click", (event) => {
    const hit = found(event.target);
    if (!hit) return;
    hide();
    session.playTurns(hit.line.turns.slice(0, hit.count));
  });

  let shownLines: readonly EngineLine[] = [];
  let shownNode: object | null = null;
  const drawLines = (state: State) => {
    const { node } = state;
    // The lines must not move while the pointer is on them.
    if (shownNode === node && list.matches(":hover")) return;
    const lines = analysis.info?.lines ?? [];
    if (shownNode === node && shownLines === lines) return;
    [shownNode, shownLines] = [node, lines];
    const turn = state.node.fen.split(" ")[1] as Color;
    replaceChildren(list, ...lines.map((line, i) => lineItem(line, i, turn, node.ply)));
    showLineArrows();
  };

  const draw = () => {
    const { state } = session;
    const { info, status } = analysis;
    const best = info?.lines[0];
    const evaluation = best
      ? toEvaluation(best.score, state.node.fen.split(" ")[1] as Color)
      : null;
    const percent = Math.round(100 * (evaluation ? toChance(evaluation) : 0.5));
    fill.style.inlineSize = `${percent}%`;
    bar.setAttribute("aria-valuenow", String(percent));
    bar.setAttribute(
      "aria-valuetext",
      evaluation ? describeEvaluation(m, evaluation) : texts.status[status],
    );
    value.textContent = evaluation ? formatEvaluation(evaluation) : "";
    const speed = info
      ? new Intl.NumberFormat(m.code).format(Math.round(info.nodesPerSecond / 1000))
      : "";
    const isOver = !best && state.snapshot.outcome !== null;
    facts.textContent =
      info && best && status !== "failed"
        ? `${texts.depth(info.depth)} · ${texts.speed(speed)}`
        : isOver
          ? texts.over
          : texts.status[status];
    toggle.textContent = isThinking() ? texts.pause : texts.resume;
    drawLines(state);
  };

  /** Draws soon, but not for every message of the engine. */
  let frame = 0;
  const refresh = () => {
    if (frame || !element.open) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (element.isConnected) draw();
    });
  };

  const subject = ({ node }: State) => ({ key: node, game: toSearched(session.tree, node) });
  element.addEventListener("toggle", () => {
    if (element.open) analysis.start(subject(session.state));
    else {
      analysis.stop();
      preview(null);
    }
    showLineArrows();
    refresh();
  });
  // In another language, the panel is made again while the engine thinks.
  element.open = analysis.isOn;
  return {
    element,
    refresh,
    update: (state) => {
      if (!element.open) return;
      if (state.node !== shownNode) preview(null);
      if (state.tool && isThinking()) analysis.pause();
      if (!state.tool) analysis.think(subject(state));
      draw();
    },
  };
}
