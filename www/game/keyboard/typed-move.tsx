// A field for moves that are typed, in any notation that the game reads.
import { CoTuLenhError } from "cotulenh-wasm";
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
  const refuse = (why: string, squares: NonNullable<CoTuLenhError["illegal"]>["squares"] = []) => {
    setRefused(true);
    say(controls, "refused", why, squares);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === "") return;
    if (own !== null && snapshot.turn !== own) return refuse(m.wait);
    try {
      play.playMove(text.trim());
      setText("");
      setRefused(false);
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      // What is wrong stays in the field, to be corrected.
      refuse(describeError(error, words()), error.illegal?.squares);
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
        onInput={(event) => {
          setText(event.currentTarget.value);
          setRefused(false);
        }}
      />
    </form>
  );
}
