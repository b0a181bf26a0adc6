// The recent games, to continue one of them.
import type { State } from "../../game/state.js";
import { h, replaceChildren, scrollToBoard, section } from "../dom.js";
import { loadRecentGames, type RecentGame } from "../recent-games.js";
import type { Context, Panel } from "./panel.js";

export function recentPanel({ autosave, m }: Context): Panel {
  const list = h("ul", { class: "recent" });
  const element = section("recent", m.recent.title, list);
  const time = new Intl.DateTimeFormat(m.code, { dateStyle: "medium", timeStyle: "short" });

  const item = (recent: RecentGame) => {
    const { steps, ply } = recent.game;
    const last = steps.length > 0 ? `${steps.join(",")}…` : recent.game.last;
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          "data-key": `game-${recent.id}`,
          "data-game": recent.id,
          "aria-current": recent.id === autosave.id ? "true" : undefined,
          onclick: () => {
            autosave.open(recent);
            scrollToBoard();
          },
        },
        h("span", {}, m.recent.turns(ply, last)),
        h("span", { class: "muted" }, time.format(recent.at)),
      ),
    );
  };

  let shown: State | null = null;
  const update = (state: State) => {
    // Other tabs save games too: the list is loaded again when it is opened, and after each turn.
    if (
      !element.open ||
      (shown?.snapshot.fen === state.snapshot.fen && shown.token === state.token)
    )
      return;
    shown = state;
    const items = loadRecentGames().map(item);
    replaceChildren(
      list,
      ...(items.length > 0 ? items : [h("li", { class: "muted" }, m.recent.none)]),
    );
  };
  element.addEventListener("toggle", () => {
    shown = null;
    update(autosave.session.state);
  });
  return { element, update };
}
