// Opening games in Analyse: by the address, by a text, from the library, or an empty one.
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree } from "cotulenh-wasm/tree";
import { insideOfPosition, readInside } from "../../links/inside.js";
import { describeRefusal } from "../../links/texts.js";
import { readLinked, readText, type OpenedText, type ReadText } from "../../links/text.js";
import { notify } from "../../parts/notices.js";
import { address, go, renameInside } from "../../shell/router.js";
import { games } from "../../storage/games.js";
import { read } from "../../texts/texts.js";
import { openStored, openStudy, saveStudy, study } from "./study.js";
import { analyseTexts } from "./texts.js";

/** What stands after `#` for what is analysed now. */
let ownInside = "";

function startTree(): OpenedText {
  const game = new CoTuLenh();
  const tree = new GameTree(game);
  game.free();
  return { tree, node: tree.root, game: null, view: null, games: 1 };
}

/** Opens a game that was read, as a step in the browser's history. */
function openRead(opened: OpenedText): void {
  const next = openStudy(opened);
  const { tree, id } = next;
  ownInside = saveStudy() ? `game=${id}` : insideOfPosition(tree.root.fen, tree.rules);
  go("analyse", ownInside);
  if (opened.games > 1) notify(read(analyseTexts).severalGames(opened.games));
}

/** Opens a text: a FEN, a PGN or a link. Returns why it was not opened; null if it was. */
export function openText(text: string): string | null {
  const result: ReadText = readText(text);
  if (!("refusal" in result)) {
    openRead(result);
    return null;
  }
  const { refusal } = result;
  if (refusal.reason === "stored" && openStored(refusal.id)) {
    ownInside = `game=${refusal.id}`;
    go("analyse", ownInside);
    return null;
  }
  return describeRefusal(refusal);
}

/** The same for what was pasted or dropped: the answer is a notice. */
export function openPasted(text: string): void {
  const refusal = openText(text);
  if (refusal) notify(refusal);
}

/** Begins an empty analysis; the one before stays in the library. */
export function openNew(): void {
  openStudy(startTree());
  ownInside = "";
  go("analyse");
}

/** Goes to a game of the library. */
export function openGame(id: string): void {
  saveStudy();
  go("analyse", `game=${id}`);
}

/** Opens what the address says. What cannot be opened is told, and what is there stays. */
export function followInside(): void {
  const { inside, place } = address.value;
  if (place !== "analyse" || (study.peek() && inside === ownInside)) return;
  const linked = readInside(inside);
  if (linked?.kind === "stored" && openStored(linked.id)) {
    ownInside = inside;
    return;
  }
  const result = linked && readLinked(linked);
  if (result && !("refusal" in result)) {
    openStudy(result);
    ownInside = inside;
    return;
  }
  if (result) notify(describeRefusal(result.refusal));
  else if (inside !== "") notify(read(analyseTexts).badLink);
  // Without a game in the address: what was here before, or the last analysis, or an empty board.
  if (!study.peek()) {
    const last = games.peek().find(({ source }) => source === "analysis");
    if (inside === "" && last && openStored(last.id)) ownInside = `game=${last.id}`;
    else {
      openStudy(startTree());
      ownInside = "";
    }
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
