// Opening games in Analyse: by the address, by a text, from the library, or an empty one.
import { START } from "cotulenh-wasm";
import { describeError } from "cotulenh-wasm/texts";
import { positionFragment, parseFragment } from "../../../links/fragment.js";
import { describeRefusal } from "../../../links/texts.js";
import type { TextError } from "../../../links/text-error.js";
import { readLinked, readPosition, readText, type ReadText } from "../../../links/text.js";
import { notify } from "../../../parts/dialogs/notices.js";
import { address, go, replaceFragment } from "../../../routing/router.js";
import { games } from "../../../storage/games.js";
import { read } from "../../../texts/texts.js";
import { openStored, openStudy, saveStudy, study } from "../study.js";
import { words } from "../../../texts/words.js";
import { storeChapters } from "./chapters.js";
import { analyseTexts } from "../texts.js";

/** What stands after `#` for what is analysed now. */
let ownFragment = "";

/** Opens what was read. Returns why that is not possible; null if it is open. */
function open(given: ReadText, name?: string): string | null {
  const m = read(analyseTexts);
  const sayError = (error: TextError) => notify(m.cutOff(describeError(error, words())));
  if ("chapters" in given) {
    const { chapters } = given;
    const first = storeChapters(chapters, name);
    if (first === null) return m.problems.full;
    openStored(first);
    notify(m.chapters.opened(chapters.length));
    for (const { error } of chapters) if (error) sayError(error);
    return null;
  }
  if (!("refusal" in given)) {
    openStudy(given);
    if (given.error) sayError(given.error);
    return null;
  }
  const { refusal } = given;
  return refusal.reason === "stored" && openStored(refusal.id) ? null : describeRefusal(refusal);
}

function openStart(): void {
  open(readPosition(START));
  ownFragment = "";
}

/** Opens a text as a step in the browser's history. Returns why it was not opened; null if it was. */
export function openText(text: string, name?: string): string | null {
  const refusal = open(readText(text), name);
  if (refusal !== null) return refusal;
  const { tree, id } = study.peek()!;
  ownFragment = saveStudy() ? `game=${id}` : positionFragment(tree.root.fen, tree.rules);
  go("analyse", ownFragment);
  return null;
}

/** The same for what was pasted or dropped: the answer is a notice. */
export function openPasted(text: string, name?: string): void {
  const refusal = openText(text, name);
  if (refusal) notify(refusal);
}

/** Begins an empty analysis; the one before stays in the library. */
export function openNew(): void {
  openStart();
  go("analyse");
}

/** Opens what the address says. What cannot be opened is reported, and the current game stays. */
export function followFragment(): void {
  const { fragment, place } = address.value;
  if (place !== "analyse" || (study.peek() && fragment === ownFragment)) return;
  const linked = parseFragment(fragment);
  const refusal = linked ? open(readLinked(linked)) : describeRefusal({ reason: "emptyLink" });
  if (refusal === null) {
    ownFragment = fragment;
    return;
  }
  if (fragment !== "") notify(refusal);
  // Without a game in the address: what was here before, or the last analysis, or an empty board.
  if (!study.peek()) {
    const last = games.peek().find(({ source }) => source === "analysis");
    if (fragment === "" && last && openStored(last.id)) ownFragment = `game=${last.id}`;
    else openStart();
  }
  if (fragment !== ownFragment) replaceFragment(ownFragment);
}

/** Stores changes; then the address is that of the stored game. */
export function keepStudy(): void {
  const now = study.peek();
  if (!now || !saveStudy() || address.peek().place !== "analyse") return;
  const fragment = `game=${now.id}`;
  if (ownFragment === fragment) return;
  ownFragment = fragment;
  replaceFragment(fragment);
}
