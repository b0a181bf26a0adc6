// The visitor as an online player: the name, the key to take along to another browser, and who is blocked.
import { useSignal } from "@preact/signals";
import { cleanName, createSeat } from "cotulenh-wasm/online";
import { NameField } from "../../parts/controls/name-field.js";
import { notify } from "../../parts/dialogs/notices.js";
import { blocked, readPlayer, unblock, writePlayer } from "../../storage/player.js";
import { table } from "../../texts/table.js";
import { read } from "../../texts/texts.js";

const texts = table({
  en: {
    title: "Online player",
    about:
      "There is no account. This browser has a key, by which others know you again. Take it along to another browser; give it to no one.",
    copy: "Copy name and key",
    copied: "Copied. Paste it in the other browser.",
    notCopied: "The browser does not allow copying. This is it:",
    paste: "Name and key from another browser",
    take: "Take over",
    taken: "This browser has that name and key now.",
    bad: "This is no name with a key.",
    blocked: "Blocked players",
    unblock: "Unblock",
    unblockOf: (name: string) => `Unblock ${name}`,
  },
  vi: {
    title: "Người chơi trực tuyến",
    about:
      "Không có tài khoản. Trình duyệt này giữ một khóa để người khác nhận ra bạn. Bạn có thể mang khóa sang trình duyệt khác; đừng đưa cho ai.",
    copy: "Sao chép tên và khóa",
    copied: "Đã sao chép. Hãy dán vào trình duyệt kia.",
    notCopied: "Trình duyệt không cho sao chép. Nội dung là:",
    paste: "Tên và khóa từ trình duyệt khác",
    take: "Dùng khóa này",
    taken: "Trình duyệt này đã dùng tên và khóa đó.",
    bad: "Đây không phải tên kèm khóa.",
    blocked: "Người bị chặn",
    unblock: "Bỏ chặn",
    unblockOf: (name) => `Bỏ chặn ${name}`,
  },
});

async function copyPlayer(): Promise<void> {
  const m = read(texts);
  const text = writePlayer(createSeat);
  try {
    await navigator.clipboard.writeText(text);
    notify(m.copied);
  } catch {
    notify(`${m.notCopied} ${text}`);
  }
}

export function PlayerSettings() {
  const m = read(texts);
  const pasted = useSignal("");
  const isBad = useSignal(false);
  const take = (event: Event) => {
    event.preventDefault();
    isBad.value = !readPlayer(pasted.value, cleanName);
    if (isBad.value) return;
    pasted.value = "";
    notify(m.taken);
  };
  return (
    <details class="player-settings">
      <summary>{m.title}</summary>
      <div class="stack">
        <NameField id="settings-name" />
        <p class="muted small">{m.about}</p>
        <button type="button" onClick={() => void copyPlayer()}>
          {m.copy}
        </button>
        <form class="field stack" onSubmit={take}>
          <label for="settings-key">{m.paste}</label>
          <div class="row">
            <input
              id="settings-key"
              autocomplete="off"
              spellcheck={false}
              value={pasted.value}
              aria-invalid={isBad.value}
              aria-describedby="settings-key-note"
              onInput={({ currentTarget }) => (pasted.value = currentTarget.value)}
            />
            <button type="submit">{m.take}</button>
          </div>
          <p id="settings-key-note" class="small refusal" role="status">
            {isBad.value && m.bad}
          </p>
        </form>
        {blocked.value.length > 0 && (
          <section class="stack" aria-label={m.blocked}>
            <h3>{m.blocked}</h3>
            <ul class="stack">
              {blocked.value.map(({ player, name }) => (
                <li key={player} class="row">
                  <bdi>{name}</bdi>
                  <button
                    type="button"
                    aria-label={m.unblockOf(name)}
                    onClick={() => unblock(player)}
                  >
                    {m.unblock}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </details>
  );
}
