// What is analysed: who plays, by which rules, how it stands, and at the end who has lost what.
import { COLORS, type Color } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { listWords, sideName } from "cotulenh-wasm/texts";
import { formatClock, type TreeNode } from "cotulenh-wasm/tree";
import { useMemo } from "preact/hooks";
import { isUnknown } from "../../storage/headers.js";
import { listTypes } from "../../match/ask.js";
import { listCaptured, readPoints, readStart } from "../../match/captured.js";
import { DIVISIONS } from "../../match/score.js";
import { matchTexts } from "../../match/texts.js";
import { sayRules } from "../../parts/games/rules.js";
import { storedTexts } from "../../parts/games/texts.js";
import { useTree } from "../../parts/tree/use-tree.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { Study } from "./study.js";
import { analyseTexts } from "./texts.js";
import "./facts.css";

/** What the clock of a side showed last, in seconds; null if it is not known. */
function findClock(node: TreeNode, color: Color): number | null {
  for (let at: TreeNode | null = node; at; at = at.parent) {
    if (at.turn?.color === color && at.clock !== null) return at.clock;
  }
  return null;
}

function nameSide({ tree, stored }: Study, color: Color): string {
  const header = tree.headers[color === "r" ? "Red" : "Blue"] ?? "";
  if (!isUnknown(header)) return header;
  const m = read(storedTexts);
  const player = stored?.players[color];
  if (player?.kind === "computer") return m.computer(player.level);
  const isOwn = stored?.source === "computer" || stored?.online?.own === color;
  return isOwn ? `${sideName(color, words())} · ${m.you}` : sideName(color, words());
}

/** What decides the battle, as it stands: `navies 2–1`; null where only the commander counts. */
function sayBattle({ tree }: Study, pieces: PlaySnapshot["pieces"]): string | null {
  const m = read(analyseTexts).facts;
  const { objective } = tree.rules;
  if (objective === "commander") return null;
  const names = objective === "any" ? (["naval", "air", "land"] as const) : [objective];
  const count = (types: readonly string[], color: Color) =>
    pieces
      .flatMap(({ piece }) => (piece.color === color ? listTypes(piece) : []))
      .filter((type) => types.includes(type)).length;
  return names
    .map((name) => {
      const [red, blue] = COLORS.map((color) => count(DIVISIONS[name], color));
      return `${m.divisions[name]} ${red}–${blue}`;
    })
    .join(", ");
}

/** `2 infantry, tank`; or that nothing was lost. */
function sayLost(study: Study, snapshot: PlaySnapshot, color: Color): string {
  const m = read(analyseTexts).facts;
  const texts = words();
  const lost = listCaptured(readStart(study.tree), snapshot.pieces, color);
  const counted = [...new Set(lost)].map((type) => {
    const count = lost.filter((one) => one === type).length;
    return count > 1 ? `${count} × ${texts.pieces[type]}` : texts.pieces[type];
  });
  const list = counted.length > 0 ? listWords(counted, texts) : m.nothing;
  return m.lost(sideName(color, texts), list);
}

export function Facts({ study, snapshot }: { study: Study; snapshot: PlaySnapshot }) {
  const { tree } = study;
  useTree(tree);
  const result = useMemo(() => {
    using last = tree.game(tree.mainLine().at(-1) ?? tree.root);
    return last.getHeaders()["Result"] ?? "*";
  }, [tree, tree.record]);
  const results: Readonly<Record<string, string>> = read(storedTexts).results;
  const battle = useMemo(
    () => sayBattle(study, snapshot.pieces),
    [study, snapshot.pieces, read(analyseTexts)],
  );
  const { outcome } = snapshot;
  const isEnd = outcome !== null || (result !== "*" && tree.current.children.length === 0);
  return (
    <div class="facts-of-game small">
      {COLORS.map((color) => {
        const clock = findClock(tree.current, color);
        return (
          <p key={color} class="fact-side">
            <span class="disc" data-side={color} aria-hidden="true" />
            <strong>{nameSide(study, color)}</strong>
            <span class="muted">{read(matchTexts).points(readPoints(snapshot, color))}</span>
            {clock !== null && <span class="fact-clock">{formatClock(clock * 1000)}</span>}
          </p>
        );
      })}
      <p class="muted">
        {[sayRules(tree.rules), battle, result !== "*" && results[result]]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {isEnd && (
        <p class="fact-losses">
          {COLORS.map((color) => sayLost(study, snapshot, color)).join(" ")}
        </p>
      )}
    </div>
  );
}
