// The piece that was pressed: its name, and how far it reaches.
import type { Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { IconButton } from "../../parts/controls/icon-button.js";
import { sayPressed } from "../../parts/speech/sentences.js";
import { read } from "../../texts/texts.js";
import { playTexts } from "../texts.js";

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
