// What the visitor wants to be called online. What was typed stays in the field, also when it is no name.
import { useSignal } from "@preact/signals";
import { cleanName } from "cotulenh-wasm/online";
import { useEffect } from "preact/hooks";
import { playerName } from "../../storage/player.js";
import { table } from "../../texts/table.js";
import { read } from "../../texts/texts.js";

const texts = table({
  en: {
    name: "Your name online",
    bad: "Letters, digits and single spaces, at most 24.",
  },
  vi: {
    name: "Tên của bạn khi chơi trực tuyến",
    bad: "Chữ cái, chữ số và dấu cách đơn, nhiều nhất 24 ký tự.",
  },
});

export function NameField({ id }: { id: string }) {
  const m = read(texts);
  const typed = useSignal(playerName.value);
  const isWrong = useSignal(false);
  // Another tab, or an import, may change it.
  useEffect(() => {
    if (playerName.value !== (cleanName(typed.peek()) ?? "")) typed.value = playerName.value;
  }, [playerName.value]);
  const type = (text: string) => {
    typed.value = text;
    isWrong.value = cleanName(text) === null;
  };
  // Others see it change once, and not with each letter.
  const keep = () => {
    const name = cleanName(typed.peek());
    if (name !== null) playerName.value = name;
  };
  return (
    <div class="field stack">
      <label for={id}>{m.name}</label>
      <input
        id={id}
        autocomplete="nickname"
        maxLength={60}
        value={typed.value}
        aria-invalid={isWrong.value}
        aria-describedby={`${id}-note`}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onChange={keep}
      />
      <p id={`${id}-note`} class="small refusal" role="status">
        {isWrong.value && m.bad}
      </p>
    </div>
  );
}
