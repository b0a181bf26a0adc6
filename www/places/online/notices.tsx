// What the other side and the service say: the links to send, offers, a lost connection, the next game.
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { Note } from "../../game/message/message.js";
import { read } from "../../texts/texts.js";
import { goToNext, whyClosed, type Room } from "./room.js";
import { Greeted, Greetings } from "./greetings.js";
import { Invitation } from "./invitation.js";
import { useClaim } from "./claim.js";
import { sayRefused } from "./refused.js";
import { onlineTexts } from "./texts.js";
import { askPermission, permission } from "./your-turn.js";
import { Waiting } from "./waiting.js";

export const KINDS = ["draw", "takeback", "rematch"] as const;

interface Props {
  room: Room;
  play: PlaySnapshot;
  online: OnlineSnapshot;
  /** The own offer that the other side has declined last. */
  declined: (typeof KINDS)[number] | null;
}

export function Notices({ room, play, online, declined }: Props) {
  const m = read(onlineTexts);
  const { own, online: service } = room;
  const { offers, next, joined, refused, notice, closed } = online;
  const canClaim = useClaim(service, online, play.turn !== own);
  return (
    <>
      {online.connection === "connecting" && (
        <Note kind="refused" role="status">
          {own ? m.lost : m.lostWatching}
        </Note>
      )}
      {closed && closed.code >= 4000 && (
        <Note
          kind="refused"
          role="status"
          actions={
            whyClosed(closed.code) === "outdated" ? [[m.reload, () => location.reload()]] : []
          }
        >
          {m.failed[whyClosed(closed.code)]}
        </Note>
      )}
      <Greeted room={room} online={online} />
      {notice && <Note kind="note">{m.notices[notice]}</Note>}
      {refused && <Note kind="refused">{sayRefused(refused)}</Note>}
      {declined && <Note kind="note">{m.offers[declined].declined}</Note>}
      {KINDS.filter((kind) => own && offers[kind]).map((kind) =>
        offers[kind] === own ? (
          <Note key={kind} kind="note">
            {m.offers[kind].sent}
          </Note>
        ) : (
          <Note
            key={kind}
            kind="hint"
            actions={[
              [m.accept, () => service[kind]("accept")],
              [m.decline, () => service[kind]("decline")],
            ]}
          >
            {m.offers[kind].asked}
          </Note>
        ),
      )}
      {canClaim && (
        <Note kind="hint" actions={[[m.claim, () => service.claim()]]}>
          {m.claimNote}
        </Note>
      )}
      {own && !play.outcome && !online.record?.clock && permission.value === "default" && (
        <Note kind="note" actions={[[m.tellMe, () => void askPermission()]]}>
          {m.mayTell}
        </Note>
      )}
      {room.invited && !(joined.r && joined.b) && <Invitation room={room} online={online} />}
      {!(joined.r && joined.b) && <Waiting room={room} online={online} />}
      <Greetings room={room} online={online} />
      {next && (
        <Note kind="hint" actions={[[m.toNext, () => goToNext(room, next)]]}>
          {m.next}
        </Note>
      )}
    </>
  );
}
