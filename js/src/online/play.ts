// An online game that is played in `cotulenh-wasm/play`: what is played here is sent, what comes is played.
import { CoTuLenhError } from "../errors.js";
import type { Play } from "../play/class.js";
import type { PlayOptions } from "../play/types.js";
import type { TreeNode } from "../tree/types.js";
import type { OnlineGame, OnlineSnapshot } from "./class.js";
import type { OnlineRecord } from "./messages.js";

/**
 * The options of a play for an online game: who plays, the clock, and whose time it is. The game itself is
 * made by the caller, with the rules and the start of the record.
 *
 * @example
 * ```ts
 * const { record } = await online.ready();
 * const start = new CoTuLenh(record!.start, { rules: record!.rules });
 * const leave = connectOnline(online, createPlay({ game: start, ...playOptions(online) }));
 * ```
 */
export function playOptions(
  online: OnlineGame,
): Required<Pick<PlayOptions, "players" | "clock" | "now" | "judgesTime">> {
  const { you, clocks } = online.snapshot();
  const player = (color: "r" | "b"): "human" | "remote" => (you === color ? "human" : "remote");
  return {
    players: { r: player("r"), b: player("b") },
    clock: clocks,
    now: () => online.now(),
    // The service does.
    judgesTime: false,
  };
}

/** The turns that were played here, up to the end of the game, and the steps of the open deploy. */
interface Local {
  readonly end: TreeNode;
  readonly turns: readonly TreeNode[];
  readonly steps: readonly string[];
  readonly isAtEnd: boolean;
}

function readLocal(play: Play): Local {
  const turns = play.tree.mainLine().filter(({ turn }) => turn !== null);
  const end = turns.at(-1) ?? play.tree.root;
  const { node, session } = play.snapshot();
  const steps = session?.steps.map(({ lan }) => lan) ?? [];
  return { end, turns, steps: node === end.id ? steps : [], isAtEnd: node === end.id };
}

/**
 * Plays an online game in a play made with {@link playOptions}. Returns a function that ends it; neither is
 * closed by that. The `undo` of such a play takes nothing back for the other side: ask by `online.takeback()`.
 */
export function connectOnline(online: OnlineGame, play: Play): () => void {
  let followed: OnlineRecord | null = null;
  let clocks: OnlineSnapshot["clocks"] = null;
  let isFollowing = false;
  const follow = (): void => {
    const snapshot = online.snapshot();
    const { expected, pending } = snapshot;
    const hasNews = expected !== followed || snapshot.clocks !== clocks;
    if (!expected || isFollowing || !hasNews) return;
    isFollowing = true;
    followed = expected;
    clocks = snapshot.clocks;
    try {
      const { turns, steps, result } = expected;
      // The clock of the service does not know yet what was sent.
      play.follow({ turns, steps, result, ...(pending === 0 && { clock: clocks }) });
    } catch (error) {
      if (!(error instanceof CoTuLenhError) || pending === 0) throw error;
      // What was sent does not fit the game any more, and will be refused.
      const { turns, steps, result } = snapshot.record!;
      play.follow({ turns, steps, result });
    } finally {
      isFollowing = false;
    }
    // A premove may have been played.
    send();
  };
  const send = (): void => {
    const { expected, you } = online.snapshot();
    if (isFollowing || !expected || !you || expected.result) return;
    const local = readLocal(play);
    const { turns, steps } = expected;
    const isSame = turns.every((turn, n) => local.turns[n]?.turn?.lan === turn);
    const added = local.turns.slice(turns.length);
    // Another turn than the game has: someone has gone back and played on from there.
    const isForeign = !isSame || added.some(({ turn }, n) => turn?.color !== you || n > 0);
    if (isForeign || play.snapshot().node !== local.end.id) {
      const node = play.tree.find(play.snapshot().node);
      const isOwn = node && !turns.includes(node.turn?.lan ?? "") && node.children.length === 0;
      if (isForeign || (isOwn && node.turn)) restore();
      return;
    }
    const [turn] = added;
    if (turn?.turn) return sendTurn(turn.turn, steps);
    if (play.snapshot().turn !== you) return;
    const isLonger = steps.every((step, n) => local.steps[n] === step);
    if (!isLonger) online.cancel();
    for (const step of local.steps.slice(isLonger ? steps.length : 0)) online.step(step, null);
  };
  const sendTurn = (turn: NonNullable<TreeNode["turn"]>, steps: readonly string[]): void => {
    const lans = turn.moves.map(({ lan }) => lan);
    const isContinued = steps.length > 0 && steps.every((step, n) => lans[n] === step);
    if (!isContinued) {
      if (steps.length > 0) online.cancel();
      return online.step(turn.lan, turn.lan);
    }
    const rest = lans.slice(steps.length);
    if (rest.length === 0) return online.commit(turn.lan);
    for (const [n, step] of rest.entries()) {
      online.step(step, n === rest.length - 1 ? turn.lan : null);
    }
  };
  /** Back to where the game stands. */
  const restore = (): void => {
    followed = null;
    follow();
  };
  const stops = [online.subscribe(follow), play.subscribe(send)];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}
