// A turn as it is written, with pictures of the pieces instead of their letters if the settings want that.
import { PIECE_TYPES } from "cotulenh-wasm";
import { figurines } from "../../storage/settings.js";
import { PieceIcon } from "../board/piece-icon.js";

/** Capital letters are pieces; squares have small ones. */
const PARTS = /([A-Z])/;

export function Written({ san }: { san: string }) {
  if (figurines.value === "off") return <>{san}</>;
  return (
    <span class="figurines">
      {san.split(PARTS).map((part) => {
        const type = PIECE_TYPES.find((one) => one.toUpperCase() === part);
        return type ? <PieceIcon type={type} /> : part;
      })}
    </span>
  );
}
