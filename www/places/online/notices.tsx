// What the other side and the service say: the links to send, offers, a lost connection, the next game.
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { Note } from "../../game/message/message.js";
import { read } from "../../texts/texts.js";
import { goToNext, type Room } from "./room.js";
import { useClaim } from "./claim.js";
import { onlineTexts } from "./texts.js";
import { Waiting } from "./waiting.js";

export const KINDS = ["draw", "takeback", "rematch"] as const;

interface Props {
  room: Room;
  play: PlaySnapshot;
  online: OnlineSnapshot;
}

export function Notices({ room, play, online }: Props) {
  const m = read(onlineTexts);
  const { own, online: service } = room;
  const { offers, next, joined, refused } = online;
  const canClaim = useClaim(service, online, play.turn !== own);
  return (
    <>
      {online.connection === "connecting" && (
        <Note kind="refused" role="status">
          {m.lost}
        </Note>
      )}
      {refused && <Note kind="refused">{m.refused(refused.message)}</Note>}
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
      {!(joined.r && joined.b) && <Waiting room={room} />}
      {next && (
        <Note kind="hint" actions={[[m.toNext, () => goToNext(room, next)]]}>
          {m.next}
        </Note>
      )}
    </>
  );
}
