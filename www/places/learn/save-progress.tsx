// Saves the progress as a file, reads it from a file, or resets it.
import { createProgress } from "cotulenh-wasm/lessons";
import { useRef } from "preact/hooks";
import { notify } from "../../parts/dialogs/notices.js";
import { progress, readProgress } from "../../storage/progress.js";
import { read } from "../../texts/texts.js";
import { learnTexts } from "./texts.js";

const FILE = "cotulenh-progress.json";

function save(): void {
  const link = document.createElement("a");
  link.download = FILE;
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(progress.value)], { type: "application/json" }),
  );
  link.click();
  URL.revokeObjectURL(link.href);
}

export function SaveProgress() {
  const m = read(learnTexts).saveProgress;
  const file = useRef<HTMLInputElement>(null);
  const load = async () => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    const given = readProgress(await chosen.text());
    file.current!.value = "";
    if (!given) return notify(m.unreadable);
    const before = progress.value;
    progress.value = given;
    notify(m.loaded(given.total().done), { name: m.undo, act: () => (progress.value = before) });
  };
  const reset = () => {
    const before = progress.value;
    progress.value = createProgress();
    notify(m.resetDone, { name: m.undo, act: () => (progress.value = before) });
  };
  return (
    <details class="save-progress card">
      <summary>{m.title}</summary>
      <div class="save-progress-body">
        <p class="muted small">{m.note}</p>
        <button type="button" onClick={save}>
          {m.save}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {m.load}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label={m.load}
          hidden
          onChange={() => void load()}
        />
        <button type="button" disabled={progress.value.total().done === 0} onClick={reset}>
          {m.reset}
        </button>
      </div>
    </details>
  );
}
