// A text field for moves, in any notation that the game reads.
import { CoTuLenhError, type Illegal } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeError } from "cotulenh-wasm/texts";
import { useState } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { say, type Controls } from "../controls.js";
import { playTexts } from "../texts.js";

interface Props {
  controls: Controls;
  snapshot: PlaySnapshot;
}

export function TypedMove({ controls, snapshot }: Props) {
  const m = read(playTexts).typed;
  const { play, own } = controls;
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);
  if (snapshot.outcome) return null;
  // A refused text stays in the field, so that it can be corrected.
  const refuse = (why: string, squares?: Illegal["squares"]) => {
    setRefused(true);
    say(controls, "refused", why, squares);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const move = text.trim();
    if (move === "") return;
    if (own !== null && snapshot.turn !== own) return refuse(m.wait);
    try {
      const result = play.playMove(move);
      if ("illegal" in result) {
        const { illegal } = result;
        const facts = { code: "ILLEGAL_MOVE", text: move, illegal } as const;
        return refuse(describeError(facts, words()), illegal.squares);
      }
      setText("");
      setRefused(false);
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      refuse(describeError(error, words()));
    }
  };
  return (
    <form class="typed-move row small" onSubmit={submit}>
      <label for="typed-move">{m.label}</label>
      <input
        id="typed-move"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={m.example}
        value={text}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? "refusal" : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setRefused(false);
        }}
      />
    </form>
  );
}
