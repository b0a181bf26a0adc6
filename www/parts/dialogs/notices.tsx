// Short notices at the edge of the window. They close by themselves.
import { signal } from "@preact/signals";
import { CloseButton } from "../controls/close-button.js";
import "./notices.css";

interface Notice {
  id: number;
  text: string;
  /** What can be done about it. */
  action?: { name: string; act: () => void } | undefined;
}

const notices = signal<readonly Notice[]>([]);
let lastId = 0;

/** How long a notice stays: long enough to be read, and longer if something can be done. */
const STAYS = { text: 6000, action: 20_000 };

/** Removes a notice. */
function dismiss(id: number): void {
  notices.value = notices.value.filter((one) => one.id !== id);
}

/** Shows a notice, which is read by screen readers too. The same text replaces itself. */
export function notify(text: string, action?: Notice["action"]): void {
  const id = ++lastId;
  notices.value = [...notices.value.filter((one) => one.text !== text), { id, text, action }];
  setTimeout(() => dismiss(id), action ? STAYS.action : STAYS.text);
}

export function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map(({ id, text, action }) => (
        <p key={id} class="notice">
          <span>{text}</span>
          {action && (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                action.act();
              }}
            >
              {action.name}
            </button>
          )}
          <CloseButton onClick={() => dismiss(id)} />
        </p>
      ))}
    </div>
  );
}
