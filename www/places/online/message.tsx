// What stands beside the board: the links, offers, the result, the open deploy, or the last turn.
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { sideName } from "cotulenh-wasm/texts";
import { findBonus } from "../../match/score.js";
import { Deploy } from "../../parts/deploy.js";
import { LastTurn } from "../../parts/last-turn.js";
import { Result } from "../../parts/result.js";
import { insideOfGame } from "../../links/inside.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { goToNext, type Room } from "./room.js";
import { onlineTexts } from "./texts.js";
import { Waiting } from "./waiting.js";

interface Props {
  room: Room;
  play: PlaySnapshot;
  online: OnlineSnapshot;
  /** What was refused here, in words. */
  refused: string | null;
  canClaim: boolean;
  toEnd: () => void;
}

const KINDS = ["draw", "takeback", "rematch"] as const;

/** What the other side offers, with the answers; and what was offered from here. */
function OfferLines({ room, online }: Pick<Props, "room" | "online">) {
  const m = read(onlineTexts);
  const { own } = room;
  if (!own) return null;
  return KINDS.map((kind) => {
    const by = online.offers[kind];
    if (!by) return null;
    if (by === own) {
      return (
        <p key={kind} class="last-turn" data-kind="note">
          {m.offers[kind].sent}
        </p>
      );
    }
    return (
      <div
        key={kind}
        class="last-turn"
        data-kind="hint"
        role="group"
        aria-label={m.offers[kind].asked}
      >
        <p>{m.offers[kind].asked}</p>
        <div class="row">
          <button type="button" class="primary" onClick={() => room.online[kind]("accept")}>
            {m.accept}
          </button>
          <button type="button" onClick={() => room.online[kind]("decline")}>
            {m.decline}
          </button>
        </div>
      </div>
    );
  });
}

function Ended({ room, play, online }: Pick<Props, "room" | "play" | "online">) {
  const m = read(onlineTexts);
  const { tree, own } = room;
  const { next } = online;
  const game = tree.game();
  const bonus = findBonus(game);
  game.free();
  const mayOffer = own !== null && !next && !online.offers.rematch;
  return (
    <>
      {next && (
        <div class="last-turn" data-kind="hint">
          <p>{m.next}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => goToNext(room, next)}>
              {m.toNext}
            </button>
          </div>
        </div>
      )}
      <Result
        outcome={play.outcome!}
        rules={tree.rules}
        points={play.points}
        bonus={bonus}
        own={own}
        mate={null}
        isWhyShown={false}
        pieces={play.pieces}
        analyseAt={linkTo("analyse", insideOfGame(tree, tree.current, own ?? "r"))}
        toggleWhy={() => {}}
        rematch={mayOffer ? () => room.online.rematch() : undefined}
      />
    </>
  );
}

export function Message({ room, play, online, refused, canClaim, toEnd }: Props) {
  const m = read(onlineTexts);
  const { tree, own } = room;
  const { current } = tree;
  const end = tree.mainLine().at(-1) ?? tree.root;
  const isWaiting = !(online.joined.r && online.joined.b);
  const isEarlier = play.node !== end.id;
  return (
    <>
      {online.connection === "connecting" && (
        <p class="last-turn" data-kind="refused" role="status">
          {m.lost}
        </p>
      )}
      <OfferLines room={room} online={online} />
      {canClaim && (
        <div class="last-turn" data-kind="hint">
          <p>{m.claimNote}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => room.online.claim()}>
              {m.claim}
            </button>
          </div>
        </div>
      )}
      {isWaiting && <Waiting room={room} />}
      {play.outcome && !isEarlier && <Ended {...{ room, play, online }} />}
      {play.session && play.turn === own && <Deploy play={room.play} session={play.session} />}
      {refused !== null ? (
        <p class="last-turn" data-kind="refused">
          {refused}
        </p>
      ) : isEarlier ? (
        <div class="last-turn" data-kind="earlier">
          <p>{m.earlier(play.ply, end.ply)}</p>
          <div class="row">
            <button type="button" class="primary" onClick={toEnd}>
              {m.toEnd}
            </button>
          </div>
        </div>
      ) : current.turn && !play.outcome ? (
        <LastTurn turn={current.turn} consequences={[]} />
      ) : (
        !isWaiting &&
        !play.outcome && (
          <p class="last-turn" data-kind="note">
            {own ? m.playing(sideName(own, words())) : m.youWatch}
          </p>
        )
      )}
    </>
  );
}
