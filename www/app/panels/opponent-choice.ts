// The choice of an opponent in the dialog of a new game: a friend, or the computer at a level.
import { LEVELS, type Opponent } from "../../game/opponent.js";
import type { Color } from "../../game/vocabulary.js";
import { choiceField, h } from "../dom.js";
import type { Messages } from "../i18n/index.js";
import { OPPONENT_KINDS, OWN_SIDES, type OpponentChoice } from "../settings.js";

/** The computer of a choice, on the side that the user has not chosen; null for a friend. */
export function toOpponent({ kind, side, level }: OpponentChoice): Opponent | null {
  if (kind === "friend") return null;
  const own: Color = side === "random" ? (Math.random() < 0.5 ? "r" : "b") : side;
  return { color: own === "r" ? "b" : "r", level };
}

export function opponentChoice(m: Messages) {
  const texts = m.play.computer;
  const kind = choiceField(
    texts.opponent,
    OPPONENT_KINDS.map((value) => ({ value, text: texts.kinds[value] })),
    { "data-choice": "opponent" },
  );
  const level = choiceField(
    texts.level,
    LEVELS.map((value) => ({
      value: String(value),
      text: `${value} · ${texts.levels[value].name}`,
    })),
    { "data-choice": "level" },
  );
  const note = h("p", { class: "muted", id: "level-note" });
  const side = choiceField(
    texts.side,
    OWN_SIDES.map((value) => ({ value, text: texts.sides[value] })),
    { "data-choice": "side" },
  );
  const read = (): OpponentChoice => ({
    kind: OPPONENT_KINDS.find((value) => value === kind.select.value) ?? "friend",
    side: OWN_SIDES.find((value) => value === side.select.value) ?? "r",
    level: LEVELS.find((value) => String(value) === level.select.value) ?? 1,
  });
  const update = () => {
    const chosen = read();
    const isFriend = chosen.kind === "friend";
    level.element.hidden = note.hidden = side.element.hidden = isFriend;
    note.textContent = texts.levels[chosen.level].note;
  };
  for (const { select } of [kind, level]) select.addEventListener("change", update);
  return {
    elements: [kind.element, level.element, note, side.element],
    show(chosen: OpponentChoice) {
      kind.select.value = chosen.kind;
      level.select.value = String(chosen.level);
      side.select.value = chosen.side;
      update();
    },
    read,
  };
}
