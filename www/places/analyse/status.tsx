// One line about the position: who is to move, an open deploy, or how the game has ended and why.
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeOutcome, listWords } from "cotulenh-wasm/texts";
import type { Square } from "cotulenh-wasm";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { MateReason } from "../../match/mate.js";
import type { Study } from "./study.js";
import { analyseTexts } from "./texts.js";

interface Props {
  study: Study;
  snapshot: PlaySnapshot;
  mate: MateReason | null;
  onMate: () => void;
}

function Deploy({ study, snapshot }: Pick<Props, "study" | "snapshot">) {
  const m = read(analyseTexts);
  const { play } = study;
  return (
    <>
      <strong>{m.deploying[snapshot.turn]}</strong>
      <span class="spring" />
      <button type="button" onClick={() => play.cancel()}>
        {m.cancel}
      </button>
      <button
        type="button"
        class="primary"
        disabled={!snapshot.session?.canCommit}
        onClick={() => void play.commit()}
      >
        {m.commit}
      </button>
    </>
  );
}

/** The reasons of a mate as sentences. */
function Reasons({ mate, snapshot }: { mate: MateReason; snapshot: PlaySnapshot }) {
  const m = read(analyseTexts).mate;
  const name = (square: Square) => {
    const found = snapshot.pieces.find((one) => one.square === square);
    if (!found) return square;
    const { color, type } = found.piece;
    const { sidePiece, sides, pieces } = words();
    return `${sidePiece(sides[color], pieces[type])} ${square}`;
  };
  const names = (squares: readonly Square[]) => listWords(squares.map(name), words());
  const flights = mate.covered.map(({ square, by }) => m.flight(square, names(by)));
  const attackers = mate.facing ? [mate.facing] : mate.attackers.map(({ square }) => square);
  return (
    <p class="reasons">
      {m.attackers(names(attackers))}{" "}
      {flights.length > 0 ? m.flights(flights.join("; ")) : m.noFlights} {m.noHelp}
    </p>
  );
}

export function Status({ study, snapshot, mate, onMate }: Props) {
  const m = read(analyseTexts);
  const { outcome, session, turn, check } = snapshot;
  if (session) {
    return (
      <div class="status" role="status">
        <Deploy study={study} snapshot={snapshot} />
      </div>
    );
  }
  return (
    <div class="status" data-plain={!outcome && !check ? "" : undefined}>
      <span
        class="side-dot"
        data-side={outcome ? (outcome.winner ?? "none") : turn}
        aria-hidden="true"
      />
      <strong role="status">
        {outcome ? describeOutcome(outcome, words()) : m.toMove[turn]}
        {!outcome && check && `, ${m.check}`}
      </strong>
      {outcome?.reason === "checkmate" && (
        <button type="button" aria-expanded={mate !== null} onClick={onMate}>
          {mate ? m.mate.hide : m.mate.show}
        </button>
      )}
      {mate && <Reasons mate={mate} snapshot={snapshot} />}
    </div>
  );
}
