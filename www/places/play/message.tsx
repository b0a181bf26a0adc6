// What stands beside the board: the result, the open deploy, what was refused, or the last turn.
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { sideName } from "cotulenh-wasm/texts";
import type { MateReason } from "../../match/mate.js";
import type { Match } from "../../match/match.js";
import { findBonus } from "../../match/score.js";
import { Deploy } from "../../parts/deploy.js";
import { gameTexts } from "../../parts/game-texts.js";
import { JoinNote } from "../../parts/join.js";
import { LastTurn } from "../../parts/last-turn.js";
import { Result } from "../../parts/result.js";
import { linkTo } from "../../shell/router.js";
import { read, words } from "../../texts/texts.js";
import { nameOpponent } from "./names.js";
import { sayStuck } from "./refusals.js";
import {
  focusBoard,
  goToEnd,
  rematch,
  retry,
  togglePause,
  undo,
  type Controls,
} from "./controls.js";
import { playTexts } from "./texts.js";

interface Props {
  controls: Controls;
  snapshot: PlaySnapshot;
  consequences: readonly string[];
  mate: MateReason | null;
  isWhyShown: boolean;
  toggleWhy: () => void;
  nameAt: (square: string) => string;
}

function readBonus({ tree }: Match) {
  const game = tree.game();
  try {
    return findBonus(game);
  } finally {
    game.free();
  }
}

function Ended({ controls, snapshot, mate, isWhyShown, toggleWhy, nameAt }: Props) {
  const { match } = controls;
  return (
    <Result
      outcome={snapshot.outcome!}
      rules={match.tree.rules}
      points={snapshot.points}
      bonus={readBonus(match)}
      own={match.own}
      mate={mate}
      isWhyShown={isWhyShown}
      nameAt={nameAt}
      analyseAt={linkTo("analyse", `game=${match.saving.id}`)}
      toggleWhy={toggleWhy}
      rematch={() => rematch(controls)}
      takeBack={() => {
        undo(controls);
        focusBoard(controls);
      }}
    />
  );
}

/** An earlier turn is on the board. */
function Earlier({ controls, snapshot }: Pick<Props, "controls" | "snapshot">) {
  const m = read(playTexts);
  const { tree, players } = controls.match;
  let last = tree.current;
  for (let next = tree.next(last); next; next = tree.next(next)) last = next;
  const isComputer = players[snapshot.turn].kind === "computer";
  return (
    <div class="last-turn" data-kind="earlier">
      <p>{m.earlier(snapshot.ply, last.ply)}</p>
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => {
            goToEnd(controls);
            focusBoard(controls);
          }}
        >
          {m.back}
        </button>
        {isComputer && (
          <button type="button" onClick={() => retry(controls)}>
            {m.playOn}
          </button>
        )}
      </div>
    </div>
  );
}

function Failed({ controls }: { controls: Controls }) {
  const m = read(playTexts);
  return (
    <div class="last-turn" data-kind="refused" role="alert">
      <p>{m.failed}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => retry(controls)}>
          {m.retry}
        </button>
      </div>
    </div>
  );
}

function Paused({ controls }: { controls: Controls }) {
  const m = read(playTexts);
  const resume = () => {
    togglePause(controls);
    focusBoard(controls);
  };
  return (
    <div class="last-turn" data-kind="note">
      <p>{m.paused}</p>
      <div class="row">
        <button type="button" class="primary" onClick={resume}>
          {m.resume}
        </button>
      </div>
    </div>
  );
}

function Welcome({ match }: { match: Match }) {
  const m = read(playTexts);
  const { own } = match;
  return (
    <p class="last-turn" data-kind="note">
      {own && <strong>{m.playing(sideName(own, words()), nameOpponent(match))} </strong>}
      {read(gameTexts).lastTurn.welcome}
    </p>
  );
}

export function Message(props: Props) {
  const { controls, snapshot, consequences } = props;
  const { match, saying } = controls;
  const { outcome, session, event, clocks, error } = snapshot;
  const said = saying.value?.event === event ? saying.value : null;
  const { current } = match.tree;
  const stuck = sayStuck(snapshot);
  const problem = match.saving.problem.value;
  if (problem && !session && !said && !outcome && !error && !stuck) {
    return (
      <>
        <p class="last-turn" data-kind="refused" role="status">
          {read(playTexts).storage[problem]}
        </p>
        {current.turn && <LastTurn turn={current.turn} consequences={consequences} />}
      </>
    );
  }
  if (error) return <Failed controls={controls} />;
  if (outcome) return <Ended {...props} />;
  if (clocks?.paused) return <Paused controls={controls} />;
  return (
    <>
      <JoinNote play={match.play} class="last-turn" />
      {session && <Deploy play={match.play} session={session} />}
      {stuck !== null ? (
        <p class="last-turn" data-kind="refused">
          {stuck}
        </p>
      ) : said ? (
        <p class="last-turn" data-kind={said.kind}>
          {said.text}
        </p>
      ) : session ? null : event === controls.lookedAt.current && current.children.length > 0 ? (
        <Earlier controls={controls} snapshot={snapshot} />
      ) : current.turn ? (
        <LastTurn turn={current.turn} consequences={consequences} />
      ) : (
        <Welcome match={match} />
      )}
    </>
  );
}
