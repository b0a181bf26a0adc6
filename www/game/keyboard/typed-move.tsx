// A text field for moves, in any notation that the game reads.
import { CoTuLenhError, type Illegal } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeError } from "cotulenh-wasm/texts";
import { useState } from "preact/hooks";
import { ask } from "../../match/ask.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { say, type Controls } from "../controls.js";
import { guardMoves } from "../message/warning.js";
import { playTexts } from "../texts.js";

interface Props {
  controls: Controls;
  snapshot: PlaySnapshot;
  /** Whether the visitor is warned before a loss. */
  isGentle: boolean;
}

export function TypedMove({ controls, snapshot, isGentle }: Props) {
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
  /** The moves that a text means. A step of an open deploy is read after the steps before it. */
  const readMoves = (move: string) =>
    ask(play.tree, (game) => {
      if (!snapshot.session) return game.readTurn(move).moves;
      for (const step of snapshot.session.steps) game.move(step);
      return [game.move(move)];
    });
  const submit = (event: Event) => {
    event.preventDefault();
    const move = text.trim();
    if (move === "") return;
    if (own !== null && snapshot.turn !== own) return refuse(m.wait);
    try {
      if (isGentle && !guardMoves(controls, readMoves(move), () => playText(move))) return;
    } catch {
      // It is refused below, with the reason.
    }
    playText(move);
  };
  const playText = (move: string) => {
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
