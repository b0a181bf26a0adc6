// What belongs to a position besides its pieces: the side to move, counters, rules, and its FEN.
import { useSignal } from "@preact/signals";
import { sideName } from "cotulenh-wasm/texts";
import { useEffect } from "preact/hooks";
import { RuleChoice } from "../../parts/controls/rule-choice.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { change, fen, rules, setPosition, typeFen } from "./setup.js";
import { editorTexts } from "./texts.js";

/** With more errors than this, only the first ones are shown. */
const MAX_ERRORS = 4;

function Turn() {
  const m = read(editorTexts);
  const turn = fen.value.split(" ")[1];
  return (
    <fieldset class="choice">
      <legend>{m.toMove}</legend>
      {(["r", "b"] as const).map((color) => (
        <button
          key={color}
          type="button"
          aria-pressed={turn === color}
          onClick={() => change((game) => game.setTurn(color))}
        >
          {sideName(color, words())}
        </button>
      ))}
    </fieldset>
  );
}

function Counters() {
  const m = read(editorTexts);
  const [, , , , halfMoves, moveNumber] = fen.value.split(" ");
  const field = (name: "halfMoves" | "moveNumber", value: string | undefined, least: number) => (
    <label class="labelled">
      <span>{m.counters[name]}</span>
      <input
        type="number"
        min={least}
        max={999}
        value={value}
        onChange={({ currentTarget }) => {
          const number = Math.round(Number(currentTarget.value));
          const isValid = Number.isFinite(number) && number >= least && number <= 999;
          if (isValid) change((game) => game.setCounters({ [name]: number }));
          else currentTarget.value = value ?? "";
        }}
      />
    </label>
  );
  return (
    <div class="fields">
      {field("halfMoves", halfMoves, 0)}
      {field("moveNumber", moveNumber, 1)}
    </div>
  );
}

/** The FEN, which can be typed: what is wrong with it stands beside it. */
function FenField() {
  const m = read(editorTexts);
  const text = useSignal(fen.peek());
  const errors = useSignal<readonly string[]>([]);
  useEffect(() => {
    text.value = fen.value;
    errors.value = [];
  }, [fen.value]);
  return (
    <div class="fen-field">
      <label class="labelled">
        <span>{m.fen}</span>
        <textarea
          rows={3}
          spellcheck={false}
          value={text.value}
          aria-invalid={errors.value.length > 0}
          aria-describedby="fen-errors"
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            errors.value = typeFen(currentTarget.value);
          }}
        />
      </label>
      <div id="fen-errors" role="alert">
        {errors.value.length > 0 && (
          <ul class="refusal">
            {errors.value.slice(0, MAX_ERRORS).map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export function PositionDetails() {
  return (
    <>
      <Turn />
      <Counters />
      <div class="fields">
        <RuleChoice rules={rules.value} change={(changed) => setPosition({ rules: changed })} />
      </div>
      <FenField />
    </>
  );
}
