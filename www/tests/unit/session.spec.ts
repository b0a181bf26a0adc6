// The game of the page without a page: notices, saved games, links, what can be taken back.
import { expect, test } from "@playwright/test";
import { fromHash, toGameHash } from "../../app/link.js";
import { SharedEngine } from "../../game/engine.js";
import { newGame, openFen, openLinked, rematch, restore, setRules } from "../../game/games.js";
import { listCaptured } from "../../game/record.js";
import { STANDARD_RULES } from "../../game/rules.js";
import { isContinuation, isPlayed, readSaved, toSaved } from "../../game/saved.js";
import { Session } from "../../game/session.js";
import { promote, remove, setTag, undoEdit } from "../../game/tree-edits.js";

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

function start(fen?: string, turns: readonly string[] = []): Session {
  const session = new Session(new SharedEngine(), fen);
  for (const turn of turns) expect(session.playText(turn), turn).toBe(true);
  return session;
}

const copy = (session: Session) => readSaved(JSON.parse(JSON.stringify(toSaved(session.state))))!;
const sans = ({ tree }: Session) => tree.mainLine().map(({ turn }) => turn?.san);

test("why nothing on a square can be picked up", () => {
  const session = start();
  const noticeOn = (square: "f9" | "f2" | "e5") => {
    session.explain(square);
    return session.state.notice?.kind ?? null;
  };
  expect([noticeOn("f9"), noticeOn("f2"), noticeOn("e5")]).toEqual([
    "otherSide",
    "headquarter",
    null,
  ]);
  session.play.resign();
  expect(noticeOn("f9")).toBe("gameOver");
});

test("a text that is not a move is a notice beside its input", () => {
  const session = start();
  expect(session.playText("Tf9")).toBe(false);
  expect(session.state.notice).toMatchObject({ kind: "error", isTyped: true });
  expect(session.playText("1. tf6")).toBe(true);
  expect(session.state.notice).toBeNull();
});

test("a game is saved with its deploy, and opened again", () => {
  const session = start(STACK);
  session.play.try("c4", "c6", { piece: "f" });
  const again = start();
  restore(again, copy(session));
  expect(again.state.snapshot.session).toEqual(session.state.snapshot.session);
  expect(isPlayed(copy(again))).toBe(true);
  expect(isPlayed(copy(start()))).toBe(false);
});

test("what is stored is refused if it is anything else, or not legal", () => {
  const game = copy(start(undefined, ["Mg6"]));
  for (const change of [{ version: 4 }, { tree: null }, { steps: 7 }, { fen: null }]) {
    expect(readSaved({ ...game, ...change })).toBeNull();
  }
  const session = start(undefined, ["Tf6"]);
  const nodes = game.tree.nodes.map((node) => ({ ...node, ...(node.turn && { turn: "Mg5g9" }) }));
  expect(() => restore(session, { ...game, tree: { ...game.tree, nodes } })).toThrow();
  expect(sans(session)).toEqual(["Tf6"]);
});

test("a continuation has all turns of a game, and what is written about them", () => {
  const session = start(undefined, ["Mg6", "Mg7"]);
  const before = copy(session);
  session.playText("Ic6");
  expect(isContinuation(copy(session), before)).toBe(true);
  expect(isContinuation(before, copy(session))).toBe(false);
  expect(isContinuation(copy(start(undefined, ["Mg6", "Ic7"])), before)).toBe(false);
});

test("a link has the game with its variations and names, and where it stands", () => {
  const session = start(undefined, ["Mg6", "Mg7", "Ic6"]);
  session.tree.addLine(session.tree.root, ["Tf6", "Tf8"]);
  setTag(session, "Red", "Lan + Minh & Co.");
  session.goTo(session.tree.find(2)!);
  const linked = fromHash(toGameHash(session))!;
  const again = start();
  openLinked(again, linked.game!);
  expect(again.state.snapshot.fen).toBe(linked.fen);
  expect(again.tree.pgn()).toBe(session.tree.pgn());
  expect(again.tree.headers["Red"]).toBe("Lan + Minh & Co.");
  expect(fromHash(toGameHash(start()))?.game).toBeNull();
});

test("a removal and a promotion are taken back", () => {
  const session = start(undefined, ["Mg6", "Mg7", "Ic6"]);
  const [, second] = session.tree.mainLine();
  remove(session, second!);
  expect(session.state.edit).toEqual({ kind: "removed", count: 2 });
  expect(session.state.node.ply).toBe(1);
  undoEdit(session);
  expect(sans(session)).toEqual(["Mg6", "Mg7", "Ic6"]);
  promote(session, session.tree.addLine(session.tree.root, ["Tf6"]));
  expect([sans(session), session.state.edit?.kind]).toEqual([["Tf6"], "promoted"]);
  session.tree.back();
  expect(session.state.edit?.kind, "going through the tree is no edit").toBe("promoted");
  session.playText("Ic6");
  expect(session.state.edit).toBeNull();
});

test("a rematch keeps rules and clock; other rules keep the position", () => {
  const session = start();
  const rules = { ...STANDARD_RULES, lastGuard: true };
  newGame(session, { rules, clock: { mode: "game", minutes: 15, flag: "loses" } });
  session.playText("Mg6");
  const { token } = session.state;
  rematch(session);
  const { snapshot, rules: kept } = session.state;
  expect(kept).toEqual(rules);
  expect(snapshot.clocks).toMatchObject({ shared: true, flag: "points", r: 900_000 });
  expect(session.state.token).not.toBe(token);
  openFen(session, STACK);
  setRules(session, { navyPasses: true });
  expect([session.state.snapshot.fen, session.state.rules.navyPasses]).toEqual([STACK, true]);
});

test("captured pieces are counted along the way to a turn", () => {
  const fen = "6c4/11/11/11/11/11/4i6/11/4T6/11/11/7C3 r - - 0 1";
  const session = start(fen, ["Txe6", "Cf12"]);
  const { node } = session.state;
  expect(listCaptured(node).b.map(({ type }) => type)).toEqual(["i"]);
  expect(listCaptured(node)).toBe(listCaptured(node.parent!));
  expect(listCaptured(session.tree.root)).toEqual({ r: [], b: [] });
});
