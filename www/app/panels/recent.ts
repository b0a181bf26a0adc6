// The games this browser keeps, to go on with.
import type { GameState } from "../../game/state.js";
import { h, renew, section, showBoard } from "../dom.js";
import { keptGames, type Kept } from "../shelf.js";
import type { Context, Panel } from "./panel.js";

export function recentPanel({ keeper, m }: Context): Panel {
  const list = h("ul", { class: "recent" });
  const element = section("recent", m.keeping.title, list);
  const time = new Intl.DateTimeFormat(m.code, { dateStyle: "medium", timeStyle: "short" });

  const item = (kept: Kept) => {
    const { turns, steps, ply } = kept.game;
    const last = steps.length > 0 ? `${steps.join(",")}…` : (turns[ply - 1] ?? "");
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          "data-key": `game-${kept.id}`,
          "data-game": kept.id,
          "aria-current": kept.id === keeper.id ? "true" : undefined,
          onclick: () => {
            keeper.open(kept);
            showBoard();
          },
        },
        h("span", {}, m.keeping.turns(ply, last)),
        h("span", { class: "quiet" }, time.format(kept.at)),
      ),
    );
  };

  let shown: GameState | null = null;
  const update = (state: GameState) => {
    // Other tabs keep games too; they are looked for when the list is opened, or the game goes on.
    if (!element.open || (shown?.fen === state.fen && shown.begun === state.begun)) return;
    shown = state;
    const items = keptGames().map(item);
    renew(list, ...(items.length > 0 ? items : [h("li", { class: "quiet" }, m.keeping.none)]));
  };
  element.addEventListener("toggle", () => {
    shown = null;
    update(keeper.store.state);
  });
  return { element, update };
}
