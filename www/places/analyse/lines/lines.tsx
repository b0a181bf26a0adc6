// The engine's opinion of the position: its evaluation and the best lines, which can be looked at and played.
import { useEffect, useState } from "preact/hooks";
import type { Line, SearchInfo } from "cotulenh-wasm/engine";
import { Field } from "../../../parts/controls/field.js";
import { describeTurn } from "../../../match/turn-words.js";
import { Switch } from "../../../parts/controls/switch.js";
import { Written } from "../../../parts/tree/written.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { DEPTHS, MAX_LINES } from "../../../review/analysis.js";
import { formatEvaluation, toEvaluation } from "../../../review/scale.js";
import { language } from "../../../storage/settings.js";
import { words } from "../../../texts/words.js";
import { read } from "../../../texts/texts.js";
import { numberTurn } from "./numbers.js";
import { wide } from "../screen.js";
import type { Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import { analysis, hasArrows, playLine, preview, showPreview } from "../thinking.js";
import "./lines.css";

/** The turns of a line that are shown. */
const SHOWN_TURNS = 8;

const COUNTS = Array.from({ length: MAX_LINES }, (_, i) => String(i + 1));

function LineRow({ line, index, study }: { line: Line; index: number; study: Study }) {
  const m = read(analyseTexts).lines;
  const { tree } = study;
  return (
    <li>
      <span class="value">{formatEvaluation(toEvaluation(line.score, tree.current.toMove))}</span>
      <span class="turns">
        {line.san.slice(0, SHOWN_TURNS).map((san, i) => {
          const { number, dots } = numberTurn(tree.current, i);
          const start = dots === "." || i === 0 ? `${number}${dots} ` : "";
          const show = () => showPreview(study, line, i + 1);
          return (
            <button
              key={i}
              type="button"
              data-line={index}
              title={m.play(line.san.slice(0, i + 1).join(" "))}
              aria-label={`${describeTurn({ moves: line.moves[i]!, color: dots === "." ? "r" : "b" }, words())} – ${start}${san}`}
              onPointerEnter={(event) => event.pointerType === "mouse" && show()}
              onFocus={show}
              onBlur={() => (preview.value = null)}
              onClick={() => playLine(study, line, i + 1)}
            >
              {start && <span class="number">{start}</span>}
              <Written san={san} />
            </button>
          );
        })}
      </span>
    </li>
  );
}

/** The lines, frozen while the pointer is on them. */
function useSteadyLines(node: object, info: SearchInfo | null): readonly Line[] {
  const [shown, setShown] = useState<{ node: object; lines: readonly Line[] }>({ node, lines: [] });
  const lines = info?.lines ?? [];
  useEffect(() => {
    if (shown.node !== node || !preview.value) setShown({ node, lines });
  }, [node, info, preview.value]);
  return shown.node === node ? shown.lines : lines;
}

function Options() {
  const m = read(analyseTexts).lines;
  return (
    <details class="options">
      <summary aria-label={m.options} title={m.options}>
        <span aria-hidden="true">⚙</span>
      </summary>
      <div class="option-box">
        <Field
          id="line-count"
          label={m.count}
          value={String(analysis.lines.value)}
          options={COUNTS.map((count) => [count, count])}
          choose={(count) => analysis.setLines(Number(count))}
        />
        <Field
          id="depth"
          label={m.depthLabel}
          value={String(analysis.depth.value)}
          options={DEPTHS.map((depth) => [String(depth), depth ? String(depth) : m.unlimited])}
          choose={(depth) => analysis.setDepth(Number(depth))}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={hasArrows.value}
            onChange={({ currentTarget }) => (hasArrows.value = currentTarget.checked)}
          />
          {m.arrows}
        </label>
      </div>
    </details>
  );
}

function Facts({ info, isOver }: { info: SearchInfo | null; isOver: boolean }) {
  const m = read(analyseTexts).lines;
  const status = analysis.status.value;
  if (status === "off") return <span class="facts muted">{m.status.off}</span>;
  if (isOver) return <span class="facts muted">{m.over}</span>;
  if (!info?.lines.length || status === "failed") {
    return (
      <span class="facts muted" role={status === "failed" ? "alert" : undefined}>
        {m.status[status]}
      </span>
    );
  }
  const thousands = new Intl.NumberFormat(language.value).format(
    Math.round(info.nodesPerSecond / 1000),
  );
  return (
    <span class="facts muted">
      {m.depth(info.depth)} · {m.speed(thousands)}
    </span>
  );
}

export function Lines({ study, isOver }: { study: Study; isOver: boolean }) {
  const m = read(analyseTexts).lines;
  useTree(study.tree);
  const info = analysis.info.value;
  const isOn = analysis.status.value !== "off";
  const lines = useSteadyLines(study.tree.current, isOn ? info : null);
  const [best] = lines;
  return (
    <section class="engine-lines" aria-label={m.engine}>
      <div class="engine-head">
        <Switch isOn={isOn} toggle={() => (isOn ? analysis.stop() : analysis.start())}>
          {m.engine}
        </Switch>
        {best && (
          <strong class="value">
            {formatEvaluation(toEvaluation(best.score, study.tree.current.toMove))}
          </strong>
        )}
        <Facts info={info} isOver={isOver} />
        <Options />
      </div>
      {isOn ? (
        <ol
          class="lines"
          aria-label={m.list}
          onPointerLeave={() => (preview.value = null)}
          style={{ "--lines": analysis.lines.value }}
        >
          {lines.map((line, i) => (
            <LineRow key={i} line={line} index={i} study={study} />
          ))}
        </ol>
      ) : (
        !wide.value && <p class="muted">{m.off}</p>
      )}
    </section>
  );
}
