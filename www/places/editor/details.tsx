// What belongs to a position besides its pieces: the side to move, counters, rules, and its FEN.
import { useSignal } from "@preact/signals";
import { OFFICIAL_RULES, RULE_OPTIONS, STANDARD_RULES, type Rules } from "cotulenh-wasm";
import { useEffect } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { change, fen, rules, setPosition, typeFen } from "./setup.js";
import { editorTexts } from "./texts.js";

/** With more errors than this, only the first ones are shown. */
const MAX_ERRORS = 4;

/** The name of the rules, whatever the battle is. */
function presetOf({
  objective: _,
  decidedBy: __,
  ...options
}: Rules): "standard" | "official" | "custom" {
  const isLike = (preset: Rules) =>
    Object.entries(options).every(([name, value]) => preset[name as keyof Rules] === value);
  return isLike(STANDARD_RULES) ? "standard" : isLike(OFFICIAL_RULES) ? "official" : "custom";
}

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
          {m.sides[color]}
        </button>
      ))}
    </fieldset>
  );
}

function Counters() {
  const m = read(editorTexts);
  const [, , , , halfMoves, moveNumber] = fen.value.split(" ");
  const field = (name: "halfMoves" | "moveNumber", value: string | undefined, least: number) => (
    <label>
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

function RuleFields() {
  const m = read(editorTexts);
  const now = rules.value;
  const set = (some: Partial<Rules>) => setPosition({ rules: { ...rules.peek(), ...some } });
  const preset = presetOf(now);
  const choosePreset = (name: string) => {
    const { objective, decidedBy } = now;
    const chosen = name === "official" ? OFFICIAL_RULES : STANDARD_RULES;
    set({ ...chosen, objective, decidedBy });
  };
  const presets = (["standard", "official", "custom"] as const).filter(
    (name) => name !== "custom" || preset === "custom",
  );
  return (
    <div class="fields">
      <label>
        <span>{m.rules}</span>
        <select value={preset} onChange={({ currentTarget }) => choosePreset(currentTarget.value)}>
          {presets.map((name) => (
            <option key={name} value={name}>
              {m.presets[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{m.battle}</span>
        <select
          value={now.objective}
          onChange={({ currentTarget }) =>
            set({ objective: currentTarget.value as Rules["objective"] })
          }
        >
          {RULE_OPTIONS.objective.map((name) => (
            <option key={name} value={name}>
              {m.objectives[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{m.decidedBy}</span>
        <select
          value={now.decidedBy}
          onChange={({ currentTarget }) =>
            set({ decidedBy: currentTarget.value as Rules["decidedBy"] })
          }
        >
          {RULE_OPTIONS.decidedBy.map((name) => (
            <option key={name} value={name}>
              {m.decisions[name]}
            </option>
          ))}
        </select>
      </label>
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
      <label>
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
      <ul id="fen-errors" class="refusal" role="alert">
        {errors.value.slice(0, MAX_ERRORS).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}

export function PositionDetails() {
  return (
    <>
      <Turn />
      <Counters />
      <RuleFields />
      <FenField />
    </>
  );
}
