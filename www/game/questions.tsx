// Questions before actions that need the other side to be undone, and the help dialogs.
import { useEffect } from "preact/hooks";
import { Dialog } from "../parts/dialogs/dialog.js";
import { lazy } from "../parts/loading/lazy.js";
import { read } from "../texts/texts.js";
import { focusBoard, type Controls } from "./controls.js";
import { playTexts } from "./texts.js";

const KeysDialog = lazy(() => import("./keyboard/help.js").then((module) => module.KeysDialog));
const NotationDialog = lazy(() =>
  import("./keyboard/help.js").then((module) => module.NotationDialog),
);

export function Questions({ controls }: { controls: Controls }) {
  const { question, play } = controls;
  const m = read(playTexts).confirm;
  const asked = question.value;
  const close = () => void (question.value = null);
  // The clock may have run out while the question was open.
  const isOver = play.snapshot().outcome !== null;
  useEffect(() => {
    if (isOver && typeof question.value === "object") close();
  }, [isOver]);
  if (asked === null) return null;
  if (asked === "keys") return <KeysDialog onClose={close} />;
  if (asked === "notation") return <NotationDialog onClose={close} />;
  const agree = () => {
    close();
    if (!play.snapshot().outcome) asked.agree();
    focusBoard(controls);
  };
  return (
    <Dialog title={asked.title} onClose={close}>
      <div class="row">
        <button type="button" class="primary" onClick={agree}>
          {asked.yes}
        </button>
        <button type="button" onClick={close}>
          {m.no}
        </button>
      </div>
    </Dialog>
  );
}
