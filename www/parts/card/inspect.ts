// Opens the card of a piece: on hover, by a long press, or by the key `i`.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import type { Square } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ask } from "../../match/ask.js";
import type { PieceCard } from "../../match/cards.js";
import type { Card } from "./card.js";

/** How long the pointer or the focus stays on a piece before its card is shown, in milliseconds. */
const DELAY = 900;

/** A card with its component. */
interface ShownCard {
  card: PieceCard;
  View: typeof Card;
}

export interface Inspector {
  shown: ReadonlySignal<ShownCard | null>;
  close: () => void;
  /** Callbacks for the board; the same functions all the time. */
  inspect: (event: { square: Square }) => void;
  hover: (event: { square: Square | null }) => void;
}

/** Shows cards. `announce` reads them aloud when they were requested, in places that have it. */
export function useInspector(
  play: Play,
  announce: (text: string) => void = () => undefined,
): Inspector {
  const shown = useSignal<ShownCard | null>(null);
  const latest = useRef({ play, announce });
  latest.current = { play, announce };
  const inspector = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The square whose card is requested. A later request replaces it, also while the card is loaded. */
    let wanted: Square | null = null;
    /** Shows a card, and returns what it says. */
    const show = async (square: Square): Promise<string> => {
      clearTimeout(timer);
      wanted = square;
      const { readCard, sayCard, Card: View } = await import("./loader.js");
      if (wanted !== square) return "";
      const card = ask(latest.current.play.tree, (game) => readCard(game, square));
      shown.value = card && { card, View };
      return card ? sayCard(card).join(" ") : "";
    };
    /** Whether the card was asked for, by a long press or a key: it stays until another piece is meant. */
    let isRequested = false;
    const close = () => {
      clearTimeout(timer);
      wanted = null;
      shown.value = null;
      isRequested = false;
    };
    return {
      shown,
      close,
      inspect: ({ square }: { square: Square }) => {
        isRequested = true;
        void show(square).then((text) => text && latest.current.announce(text));
      },
      hover: ({ square }: { square: Square | null }) => {
        clearTimeout(timer);
        if (isRequested && square === null) return;
        if (wanted !== null && wanted !== square) close();
        const { selection, session, pieces } = latest.current.play.snapshot();
        // No card while a piece is being moved.
        if (!square || selection || session) return;
        if (!pieces.some((one) => one.square === square)) return;
        timer = setTimeout(() => {
          if (!latest.current.play.snapshot().selection) void show(square);
        }, DELAY);
      },
    };
  }, []);
  useEffect(() => {
    if (!shown.value) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") inspector.close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [shown.value]);
  // The card may be wrong in another position.
  useEffect(() => play.subscribe(inspector.close), [play]);
  useEffect(() => inspector.close, []);
  return inspector;
}
