// What is asked before a side resigns, and what a friend is asked for.
import { useEffect } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { KeysDialog } from "../../parts/keys.js";
import { read } from "../../texts/texts.js";
import { focusBoard, togglePause, type Table } from "./table.js";
import { playTexts } from "./texts.js";

export function Questions({ table }: { table: Table }) {
  const { question, match } = table;
  const m = read(playTexts).confirm;
  const { play, own } = match;
  const close = () => void (question.value = null);
  // The time may have run out meanwhile.
  const isOver = play.snapshot().outcome !== null;
  useEffect(() => {
    if (isOver && question.value !== "keys") question.value = null;
  }, [isOver]);
  if (question.value === null) return null;
  if (question.value === "keys") return <KeysDialog onClose={close} />;
  const asked = question.value;
  const side = own ?? play.snapshot().turn;
  const agree = () => {
    close();
    if (play.snapshot().outcome) return;
    if (asked === "resign") play.resign(side);
    else if (asked === "pause") togglePause(table);
    else {
      void play.offerDraw(side);
      void play.offerDraw(side === "r" ? "b" : "r");
    }
    focusBoard(table);
  };
  const yes = { resign: m.resignYes, draw: m.drawYes, pause: m.pauseYes }[asked];
  return (
    <Dialog title={m[asked][side]} onClose={close}>
      <div class="row">
        <button type="button" class="primary" onClick={agree}>
          {yes}
        </button>
        <button type="button" onClick={close}>
          {m.no}
        </button>
      </div>
    </Dialog>
  );
}
