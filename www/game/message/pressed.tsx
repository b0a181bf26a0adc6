// The piece that was pressed: its name, and how far it reaches.
import type { Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describePiece } from "cotulenh-wasm/texts";
import { cardTexts } from "../../parts/card/texts.js";
import { IconButton } from "../../parts/controls/icon-button.js";
import { gameTexts } from "../../parts/game-texts.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { playTexts } from "../texts.js";

/** What stands on a square, in a sentence. */
export function sayPressed({ pieces }: PlaySnapshot, square: Square): string {
  const piece = pieces.find((one) => one.square === square)?.piece;
  if (!piece) return read(gameTexts).nothing.on(square);
  const { reach, hero } = read(cardTexts);
  const name = startSentence(describePiece(piece, words()));
  const says = piece.heroic ? `${reach[piece.type]}; ${hero}` : reach[piece.type];
  return `${read(playTexts).selected(name, square, says)}.`;
}

interface Props {
  snapshot: PlaySnapshot;
  square: Square;
  /** Shows the card of a piece. */
  showCard: (square: Square) => void;
}

export function Pressed({ snapshot, square, showCard }: Props) {
  if (!snapshot.pieces.some((one) => one.square === square)) return null;
  return (
    <div class="last-turn pressed-piece" data-kind="piece">
      <p>{sayPressed(snapshot, square)}</p>
      <IconButton class="quiet" name={read(playTexts).about} onClick={() => showCard(square)}>
        <span aria-hidden="true">i</span>
      </IconButton>
    </div>
  );
}
