// The last turn as a sentence beside the board, and what it means for the side to move.
import type { SquarePiece, Turn } from "cotulenh-wasm";
import { listWords, sideName } from "cotulenh-wasm/texts";
import type { Consequence } from "../../match/consequences.js";
import { describeMoves } from "../../match/turn-words.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { gameTexts } from "../game-texts.js";
import { nameAt } from "./mate.js";
import "./last-turn.css";

/** Capitalizes the first letter. */
export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sentence of a turn: `Blue: anti-air gun from i9 to j8.` */
export function sayTurn(turn: Turn): string {
  const texts = words();
  const m = read(gameTexts).lastTurn;
  const what = describeMoves(turn, texts);
  const [first] = turn.moves;
  const isDeploy = turn.moves.length > 1 || first?.deploy;
  const said = isDeploy && first ? m.deployed(first.from, what) : what;
  return m.says(sideName(turn.color, texts), said);
}

/** What a turn means, as a sentence. */
export function sayConsequence(one: Consequence, pieces: readonly SquarePiece[]): string {
  const texts = words();
  const m = read(gameTexts).lastTurn;
  if (one.kind === "check") return m.check;
  if (one.kind === "attack") {
    const attacker = `${texts.pieces[one.by.type]} ${one.by.square}`;
    return startSentence(m.attacks(attacker, texts.pieces[one.piece], one.square));
  }
  const defenders = listWords(
    one.defenders.map((square) => nameAt(pieces, square)),
    texts,
  );
  return m.blocked(one.square, listWords(one.targets, texts), defenders);
}

interface Props {
  turn: Turn;
  consequences: readonly string[];
  /** Whether the side to move is in check. */
  isCheck?: boolean;
}

export function LastTurn({ turn, consequences, isCheck }: Props) {
  const m = read(gameTexts).lastTurn;
  return (
    <p
      class="last-turn"
      aria-label={m.title}
      data-color={turn.color}
      data-kind={isCheck ? "check" : undefined}
    >
      <strong>{sayTurn(turn)}</strong> {consequences.join(" ")}
    </p>
  );
}
