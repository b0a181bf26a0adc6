// The cross that closes a dialog, a card or a notice.
import { read } from "../../texts/texts.js";
import { table } from "../../texts/table.js";
import { IconButton } from "./icon-button.js";

const closeTexts = table({ en: "Close", vi: "Đóng" });

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton class="quiet" name={read(closeTexts)} onClick={onClick}>
      ×
    </IconButton>
  );
}
