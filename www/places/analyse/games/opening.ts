// Opening games in Analyse: by the address, by a text, from the library, or an empty one.
import { START } from "cotulenh-wasm";
import { insideOfPosition, readInside } from "../../../links/inside.js";
import { describeRefusal } from "../../../links/texts.js";
import { readLinked, readPosition, readText, type ReadText } from "../../../links/text.js";
import { notify } from "../../../parts/dialogs/notices.js";
import { address, go, renameInside } from "../../../shell/router.js";
import { games } from "../../../storage/games.js";
import { read } from "../../../texts/texts.js";
import { openStored, openStudy, saveStudy, study } from "../study.js";
import { analyseTexts } from "../texts.js";

/** What stands after `#` for what is analysed now. */
let ownInside = "";

/** Opens what was read. Returns why that is not possible; null if it is open. */
function open(given: ReadText): string | null {
  if (!("refusal" in given)) {
    openStudy(given);
    return null;
  }
  const { refusal } = given;
  return refusal.reason === "stored" && openStored(refusal.id) ? null : describeRefusal(refusal);
}

function openStart(): void {
  open(readPosition(START));
  ownInside = "";
}

/** Opens a text as a step in the browser's history. Returns why it was not opened; null if it was. */
export function openText(text: string): string | null {
  const given = readText(text);
  const refusal = open(given);
  if (refusal !== null) return refusal;
  const { tree, id } = study.peek()!;
  ownInside = saveStudy() ? `game=${id}` : insideOfPosition(tree.root.fen, tree.rules);
  go("analyse", ownInside);
  if ("games" in given && given.games > 1) notify(read(analyseTexts).severalGames(given.games));
  return null;
}

/** The same for what was pasted or dropped: the answer is a notice. */
export function openPasted(text: string): void {
  const refusal = openText(text);
  if (refusal) notify(refusal);
}

/** Begins an empty analysis; the one before stays in the library. */
export function openNew(): void {
  openStart();
  go("analyse");
}

/** Goes to a game of the library. */
export function openGame(id: string): void {
  saveStudy();
  go("analyse", `game=${id}`);
}

/** Opens what the address says. What cannot be opened is reported, and the current game stays. */
export function followInside(): void {
  const { inside, place } = address.value;
  if (place !== "analyse" || (study.peek() && inside === ownInside)) return;
  const linked = readInside(inside);
  const refusal = linked ? open(readLinked(linked)) : describeRefusal({ reason: "emptyLink" });
  if (refusal === null) {
    ownInside = inside;
    return;
  }
  if (inside !== "") notify(refusal);
  // Without a game in the address: what was here before, or the last analysis, or an empty board.
  if (!study.peek()) {
    const last = games.peek().find(({ source }) => source === "analysis");
    if (inside === "" && last && openStored(last.id)) ownInside = `game=${last.id}`;
    else openStart();
  }
  if (inside !== ownInside) renameInside(ownInside);
}

/** Stores changes; then the address is that of the stored game. */
export function keepStudy(): void {
  const now = study.peek();
  if (!now || !saveStudy() || address.peek().place !== "analyse") return;
  const inside = `game=${now.id}`;
  if (ownInside === inside) return;
  ownInside = inside;
  renameInside(inside);
}
