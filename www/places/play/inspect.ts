// The card of a piece: after a moment on it, by a long press, or by the key `i`.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { Square } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { readCard, type PieceCard } from "../../match/cards.js";
import { sayCard } from "../../parts/card.js";

/** How long the pointer or the focus stays on a piece before its card is shown, in milliseconds. */
const DELAY = 900;

interface Inspector {
  card: ReadonlySignal<PieceCard | null>;
  close: () => void;
  /** Callbacks for the board; the same functions all the time. */
  inspect: (event: { square: Square }) => void;
  hover: (event: { square: Square | null }) => void;
}

export function useInspector(play: Play, announce: (text: string) => void): Inspector {
  const card = useSignal<PieceCard | null>(null);
  const latest = useRef({ play, announce });
  latest.current = { play, announce };
  const inspector = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (square: Square) => {
      clearTimeout(timer);
      const game = latest.current.play.tree.game();
      try {
        card.value = readCard(game, square);
      } finally {
        game.free();
      }
    };
    const close = () => {
      clearTimeout(timer);
      card.value = null;
    };
    return {
      card,
      close,
      inspect: ({ square }: { square: Square }) => {
        show(square);
        if (card.value) latest.current.announce(sayCard(card.value).join(" "));
      },
      hover: ({ square }: { square: Square | null }) => {
        clearTimeout(timer);
        if (card.value && card.value.square !== square) close();
        const { selection, session, pieces } = latest.current.play.snapshot();
        // Whoever moves a piece is not interrupted.
        if (!square || selection || session) return;
        if (!pieces.some((one) => one.square === square)) return;
        timer = setTimeout(() => {
          if (!latest.current.play.snapshot().selection) show(square);
        }, DELAY);
      },
    };
  }, []);
  useEffect(() => {
    if (!card.value) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") inspector.close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [card.value]);
  // Another position: what was said may be wrong.
  useEffect(() => play.subscribe(inspector.close), [play]);
  useEffect(() => inspector.close, []);
  return inspector;
}
