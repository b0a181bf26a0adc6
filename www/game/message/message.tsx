// The message beside the board: the result, the open deploy, a refusal, or the last turn.
import type { Square } from "cotulenh-wasm";
import type { ComponentChildren } from "preact";
import type { MateReason } from "../../match/mate.js";
import { Deploy } from "../../parts/deploy/deploy.js";
import { gameTexts } from "../../parts/game-texts.js";
import { LastTurn, sayTurn } from "../../parts/last-turn/last-turn.js";
import { sayStuck } from "../../parts/speech/sentences.js";
import { listLine } from "../../parts/tree/rows.js";
import { read } from "../../texts/texts.js";
import { focusBoard, goThrough, isOwnDeploy, type PanelProps } from "../controls.js";
import { Pressed } from "./pressed.js";
import { Result } from "./result.js";
import { playTexts } from "../texts.js";

interface NoteProps {
  kind: "refused" | "hint" | "note" | "earlier" | "check" | "piece";
  role?: "alert" | "status" | undefined;
  /** For a field that it describes. */
  id?: string | undefined;
  /** Buttons; the first one is the main action. */
  actions?: readonly (readonly [name: string, act: () => void])[];
  children: ComponentChildren;
}

/** A message with its buttons. */
export function Note({ kind, role, id, actions = [], children }: NoteProps) {
  return (
    <div class="last-turn" id={id} data-kind={kind} role={role}>
      <p>{children}</p>
      {actions.length > 0 && (
        <div class="row">
          {actions.map(([name, act], i) => (
            <button key={name} type="button" class={i === 0 ? "primary" : undefined} onClick={act}>
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface Props extends PanelProps {
  consequences: readonly string[];
  /** Where another press joins two pieces. */
  join: string | null;
  mate: MateReason | null;
  isWhyShown: boolean;
  toggleWhy: () => void;
  /** Whether the end of the game stands over the board. */
  isBannerShown: boolean;
  /** The piece that was pressed last; null if none was. */
  pressed: Square | null;
  /** Shows the card of a piece. */
  showCard: (square: Square) => void;
}

/** An earlier turn is on the board. */
function Earlier({ controls, host, snapshot }: Props) {
  const m = read(playTexts);
  const { play, own } = controls;
  const { turn } = play.tree.current;
  const toEnd = () => {
    goThrough(controls, "last");
    focusBoard(controls);
  };
  const canPlayOn = host.retry && own !== null && snapshot.turn !== own;
  const actions = [
    [m.back, toEnd],
    ...(canPlayOn ? [[m.playOn, host.retry!] as const] : []),
  ] as const;
  return (
    <Note kind="earlier" actions={actions}>
      {m.earlier(snapshot.ply, listLine(play.tree).length)} {turn && sayTurn(turn)}
    </Note>
  );
}

/** The message for the current position. */
function Said(props: Props) {
  const { controls, host, snapshot, consequences, join, pressed } = props;
  const { play, canMove, saying, lookedAt } = controls;
  const { outcome, event, clocks, error } = snapshot;
  const m = read(playTexts);
  const { welcome, join: sayJoin } = read(gameTexts).lastTurn;
  const { current } = play.tree;
  // Where turns can be taken back, those that follow the current one may be such turns.
  const isEarlier = current.children.length > 0 && (!host.undo || event === lookedAt.current);
  if (error && host.retry) {
    return (
      <Note kind="refused" role="alert" actions={[[m.retry, host.retry]]}>
        {m.failed}
      </Note>
    );
  }
  if (outcome && !isEarlier) return <Result {...props} />;
  if (clocks?.paused && canMove) {
    const resume = () => {
      play.resume();
      focusBoard(controls);
    };
    return (
      <Note kind="note" actions={[[m.resume, resume]]}>
        {m.paused}
      </Note>
    );
  }
  const stuck = sayStuck(snapshot);
  const said = saying.value?.event === event ? saying.value : null;
  if (join !== null) return <Note kind="note">{sayJoin(join)}</Note>;
  if (stuck !== null) return <Note kind="refused">{stuck}</Note>;
  if (said) {
    return (
      <Note kind={said.kind} id="refusal" actions={said.actions ?? []}>
        {said.text}
      </Note>
    );
  }
  const named = snapshot.selection?.square ?? pressed;
  if (named && !snapshot.session)
    return <Pressed {...{ snapshot }} square={named} showCard={props.showCard} />;
  if (isOwnDeploy(controls, snapshot)) return null;
  if (isEarlier) return <Earlier {...props} />;
  if (current.turn) {
    const isCheck = snapshot.check !== null;
    return <LastTurn turn={current.turn} consequences={consequences} isCheck={isCheck} />;
  }
  if (!host.greeting && !canMove) return null;
  const { objective } = play.tree.rules;
  return (
    <Note kind="note">
      {host.greeting && <strong class="greeting">{host.greeting} </strong>}
      {canMove && (objective === "commander" ? m.goal : m.goals[objective])} {canMove && welcome}
    </Note>
  );
}

export function Message(props: Props) {
  const { controls, host, snapshot } = props;
  const { session } = snapshot;
  return (
    <>
      {host.notice}
      {session && isOwnDeploy(controls, snapshot) && (
        <Deploy play={controls.play} session={session} />
      )}
      <Said {...props} />
    </>
  );
}
