// The game for others: as a link, as text, as a picture, and as a board in another page.
import type { Board } from "cotulenh-wasm/board";
import { linkForGame } from "../../../links/address.js";
import { embedCode } from "../../../links/embed.js";
import { notify } from "../../../parts/dialogs/notices.js";
import {
  canShareLinks,
  CopyField,
  saveFile,
  shareLink,
  sharePicture,
} from "../../../parts/share/share.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { read } from "../../../texts/texts.js";
import { view, type Study } from "../study.js";
import { analyseTexts } from "../texts.js";

export function SharePart({ study, board }: { study: Study; board: () => Board | null }) {
  const m = read(analyseTexts).share;
  const { tree } = study;
  useTree(tree);
  const link = linkForGame(tree, tree.current, view.value);
  const pgn = tree.pgn();
  const takePicture = async () => {
    try {
      const picture = await board()!.toPNG(2);
      await sharePicture(picture, "cotulenh.png");
    } catch {
      notify(m.noPicture);
    }
  };
  return (
    <div class="game-part">
      <CopyField label={m.link} value={link} />
      {canShareLinks && (
        <button type="button" onClick={() => void shareLink(link)}>
          {m.shareLink}
        </button>
      )}
      <CopyField label={m.fen} value={tree.current.fen} />
      <CopyField label={m.pgn} value={pgn} rows={5} />
      <div class="row">
        <button
          type="button"
          onClick={() =>
            saveFile(new Blob([pgn], { type: "application/x-chess-pgn" }), "cotulenh.pgn")
          }
        >
          {m.download}
        </button>
        <button type="button" onClick={() => void takePicture()}>
          {m.picture}
        </button>
      </div>
      <CopyField label={m.embed} value={embedCode(link)} rows={3} />
    </div>
  );
}
