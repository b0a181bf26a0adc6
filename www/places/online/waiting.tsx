// Before the friend has come: the links to send.
import { canShareLinks, CopyField, shareLink } from "../../parts/share/share.js";
import { read } from "../../texts/texts.js";
import { linkToGame, type Room } from "./room.js";
import { onlineTexts } from "./texts.js";

export function Waiting({ room: { game, invite } }: { room: Room }) {
  const m = read(onlineTexts).waiting;
  if (!invite) return null;
  const link = linkToGame(game, invite);
  return (
    <section class="online-waiting stack" aria-label={m.title}>
      <h2>{m.title}</h2>
      <p>{m.about}</p>
      <CopyField label={m.link} value={link} />
      {canShareLinks && (
        <button type="button" class="primary" onClick={() => void shareLink(link)}>
          {m.share}
        </button>
      )}
      <CopyField label={m.watch} value={linkToGame(game)} />
      <p class="muted">{m.secret}</p>
    </section>
  );
}
