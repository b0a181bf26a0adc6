// A side of the game: who plays it, its points, what it has captured, and its clock.
import type { Color, PieceType } from "cotulenh-wasm";
import { listWords } from "cotulenh-wasm/texts";
import type { ComponentChildren } from "preact";
import { matchTexts } from "../match/texts.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { gameTexts } from "./game-texts.js";
import { PieceIcon } from "./piece-icon.js";
import "./player-bar.css";

interface Props {
  color: Color;
  name: string;
  /** What is to be said about the side now: that it thinks, deploys, or is in check. */
  note: string;
  points: number;
  /** The pieces of the other side that are gone. */
  captured: readonly PieceType[];
  isTurn: boolean;
  /** The clock. */
  children?: ComponentChildren;
}

export function PlayerBar({ color, name, note, points, captured, isTurn, children }: Props) {
  const texts = words();
  const names = listWords(
    captured.map((type) => texts.pieces[type]),
    texts,
  );
  return (
    <section class="player" data-color={color} data-turn={isTurn} aria-label={name}>
      <span class="player-disc" aria-hidden="true" />
      <div class="player-words">
        <strong>{name}</strong>
        <small>
          {read(matchTexts).points(points)}
          {note && <span class="player-note"> · {note}</span>}
        </small>
      </div>
      {captured.length > 0 && (
        <span class="captured" role="img" aria-label={read(gameTexts).captured(names)}>
          {captured.map((type, i) => (
            <PieceIcon key={i} type={type} />
          ))}
        </span>
      )}
      {children}
    </section>
  );
}
