// Links and texts without a page: what goes out comes in again, and junk is refused with a reason.
import { expect, test } from "@playwright/test";
import { OFFICIAL_RULES, RULE_OPTIONS, STANDARD_RULES, START } from "cotulenh-wasm";
import { GameTree } from "cotulenh-wasm/tree";
import { gameFragment, positionFragment, parseFragment } from "../../links/fragment.js";
import { findOpening, listNodes, treeFromPgn } from "../../links/nodes.js";
import { readLinked, readText, type OpenedText, type ReadText } from "../../links/text.js";

function opened(result: ReadText): OpenedText {
  if ("refusal" in result) throw new Error(JSON.stringify(result.refusal));
  if ("chapters" in result) throw new Error("there are several games");
  return result;
}

const follow = (fragment: string) => opened(readLinked(parseFragment(fragment)!));

/** A game with everything that a PGN can have. */
function makeTree(): GameTree {
  const tree = treeFromPgn(
    '[Event "Hà Nội “Open” & more"]\n[Red "Lan \\"the hawk\\""]\n[Blue "Minh=2"]\n\n' +
      "{Before} 1. Mg6 $1 {[%clk 0:09:58] [%eval 0.35]} 1... Mg7 (1... Ic7 {50% + 2~3, #1} 2. Ik6?!) 2. Ic6 0-1",
  );
  tree.goTo(tree.root.children[0]!.children[1]!);
  return tree;
}

test("a link has the position and its rules", () => {
  for (const fen of [
    START,
    "6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4 r - - 0 1",
    "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1 c4:(NT):F>d4,T>&d4...",
    "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1 a4:(NFT):N>_d4...",
  ]) {
    const fragment = positionFragment(fen, STANDARD_RULES);
    expect(fragment).not.toMatch(/[\s<>"#]/);
    expect(parseFragment(fragment)).toEqual({ kind: "position", fen, rules: "", view: null });
    // Play reads the same link as a form.
    expect(new URLSearchParams(fragment).get("fen")).toBe(fen);
  }
  for (const [name, values] of Object.entries(RULE_OPTIONS)) {
    for (const value of values) {
      const rules = { ...OFFICIAL_RULES, [name]: value };
      expect(follow(positionFragment(START, rules)).tree.rules).toEqual(rules);
    }
  }
  expect(positionFragment(START, OFFICIAL_RULES)).toMatch(/&rules=official$/);
});

test("a link has the whole game, with names, comments and where it is", () => {
  const tree = makeTree();
  const fragment = gameFragment(tree, tree.current, "b");
  // Programs that look for links cut nothing off.
  expect(fragment).toMatch(/^[\w%&=.,:/()@$?!'*+~-]+\d$/);
  const read = follow(fragment);
  expect(read.view).toBe("b");
  expect(read.node.turn?.san).toBe("Ic7");
  expect(read.tree.headers).toMatchObject({
    Event: "Hà Nội “Open” & more",
    Red: 'Lan "the hawk"',
    Blue: "Minh=2",
    Result: "0-1",
  });
  expect(read.tree.pgn()).toBe(tree.pgn());
});

test("a game goes out as PGN with everything, and comes in again", () => {
  const text = makeTree().pgn();
  expect(text).toContain("[%eval 0.35]");
  const again = treeFromPgn(text);
  expect(again.pgn()).toBe(text);
  expect(again.root.children[0]).toMatchObject({
    evaluation: { points: 35 },
    nags: [1],
    clock: 598,
  });
  expect(again.root.children[0]!.comments).toEqual([]);
});

test("a game opens at its first comment, or else at its start", () => {
  expect(findOpening(treeFromPgn("1. Mg6 Mg7 {here} 2. Ic6 *")).turn?.san).toBe("Mg7");
  expect(findOpening(treeFromPgn("1. Mg6 Mg7 2. Ic6 1-0")).ply).toBe(0);
  expect(findOpening(treeFromPgn("{start} 1. Mg6 {later} *")).ply).toBe(0);
  // An evaluation is not a comment.
  expect(findOpening(treeFromPgn("1. Mg6 {[%eval 0.2]} *")).ply).toBe(0);
});

test("FEN, PGN and links are recognised", () => {
  const address = "https://example.org/site/analyse/#";
  const tree = makeTree();
  const cases: Record<string, number> = {
    [START]: 0,
    [`\uFEFF  ${START}\n`]: 0,
    "1. Mg6 Mg7": 2,
    "Mg6 Mg7": 2,
    '[Red "Lan"]\n\n*': 0,
    [address + positionFragment(START, OFFICIAL_RULES)]: 0,
    [address + gameFragment(tree)]: tree.size,
    [`#${gameFragment(tree)}`]: tree.size,
  };
  for (const [text, size] of Object.entries(cases)) {
    expect(opened(readText(text)).tree.size, text).toBe(size);
  }
  const deploy = "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1 c4:(NT):F>d4...";
  expect(opened(readText(deploy)).game?.fen()).toBe(deploy);
});

/** The games of a text with several: names, turns, and where one breaks off. */
function chapters(text: string) {
  const result = readText(text);
  if (!("chapters" in result)) throw new Error("this is not a file of several games");
  return result.chapters.map(({ tree, error }) => ({
    red: tree.headers["Red"],
    turns: tree.mainLine().map(({ turn }) => turn!.san),
    ...(error && { line: error.line, column: error.column }),
  }));
}

test("a text with several games has each of them, with what is written in it", () => {
  expect(chapters('[Red "A"]\n\n1. Mg6 *\n\n[Red "B"]\n\n1. Ic6 *')).toEqual([
    { red: "A", turns: ["Mg6"] },
    { red: "B", turns: ["Ic6"] },
  ]);
  // Without tags between them.
  expect(chapters("1. Mg6 Mg7 1-0 1. Ic6 {quiet} *")).toMatchObject([
    { turns: ["Mg6", "Mg7"] },
    { turns: ["Ic6"] },
  ]);
  const text =
    '[Red "A"]\n\n1. Mg6 {[%csl Ge5] here} *\n\n[Red "B"]\n\n1. Ic6\nZz9 *\n\n[Red "C"]\n\n1. Mg6 *\n';
  expect(chapters(text)).toEqual([
    { red: "A", turns: ["Mg6"] },
    { red: "B", turns: ["Ic6"], line: 8, column: 1 },
    { red: "C", turns: ["Mg6"] },
  ]);
});

test("a game with an error is read up to it", () => {
  const cases: readonly (readonly [text: string, turns: readonly string[], column: number])[] = [
    ["1. Mg6 Zz9", ["Mg6"], 8],
    ["1. Mg6 Mg7 2. Tf12 Ic7 1-0", ["Mg6", "Mg7"], 15],
    ["1. Mg6 (1. Ic6 Mg7 (1... Ic7 Bad)) 1... Mg7", ["Mg6"], 30],
    ["1. Mg6 {never closed", ["Mg6"], 8],
  ];
  for (const [text, turns, column] of cases) {
    const { tree, node, error } = opened(readText(text));
    expect(
      tree.mainLine().map(({ turn }) => turn!.san),
      text,
    ).toEqual(turns);
    expect([error?.line, error?.column], text).toEqual([1, column]);
    expect(node).toBe(tree.mainLine().at(-1));
  }
});

test("junk is refused with a reason", () => {
  const reason = (text: string) => {
    const result = readText(text);
    return "refusal" in result ? result.refusal.reason : "opened";
  };
  expect(reason("  \n")).toBe("empty");
  expect(reason("hello world")).toBe("unknown");
  expect(reason("https://example.org/")).toBe("emptyLink");
  expect(reason("https://example.org/#nothing=1")).toBe("emptyLink");
  expect(reason("https://example.org/analyse/#game=abc")).toBe("stored");
  expect(reason("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")).toBe("chess");
  expect(reason("6c4/11/11/x10/11/11/11/11/11/11/11/6C4 r - - 0 1")).toBe("fen");
  expect(reason("#fen=6c4&rules=dragons")).toBe("fen");
  expect(reason(`#${positionFragment(START, STANDARD_RULES)}&rules=dragons`)).toBe("fen");
  expect(reason("#pgn=1.+Zz9&at=1")).toBe("pgn");
  expect(reason("1. Zz9 Mg6")).toBe("pgn");
  expect(reason("x".repeat(600_000))).toBe("tooLong");
});

test("no text breaks the reader", () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return Math.floor((seed / 0x8000_0000) * below);
  };
  const whole = [
    makeTree().pgn(),
    `https://a.b/c/#${gameFragment(makeTree())}`,
    START,
    `#${positionFragment(START, OFFICIAL_RULES)}`,
  ];
  const junk = [
    ..."{}()[]<>\\\"'%#&=+~_/;$!?*\0\n\t ",
    "\uD800",
    "😀",
    "%E0%A4%A",
    "1.",
    "FEN",
    "11",
  ];
  let refused = 0;
  for (let i = 0; i < 600; i++) {
    let text = whole[i % whole.length]!;
    for (let n = random(4) + 1; n > 0; n--) {
      const at = random(text.length);
      const cut = random(3) === 0 ? random(20) : 0;
      text = text.slice(0, at) + junk[random(junk.length)] + text.slice(at + cut);
    }
    const result = readText(text);
    if ("refusal" in result) {
      refused++;
      continue;
    }
    // What was opened can be shown, and goes out again.
    if ("chapters" in result) {
      for (const { tree } of result.chapters) expect(() => tree.pgn()).not.toThrow();
      continue;
    }
    expect(listNodes(result.tree)).toContain(result.node);
    expect(() => result.tree.pgn()).not.toThrow();
    result.tree.free();
    result.game?.free();
  }
  expect(refused).toBeGreaterThan(50);
  expect(refused).toBeLessThan(600);
});

test("a link whose game is too long says so", () => {
  const linked = parseFragment(`pgn=${"1.+Mg6+Mg7+".repeat(60_000)}`)!;
  expect(readLinked(linked)).toEqual({ refusal: { reason: "tooLong" } });
});

test("a fragment that is no link leads nowhere", () => {
  for (const fragment of ["", "other=1", "at=3", "view=blue", "content"]) {
    expect(parseFragment(fragment)).toBeNull();
  }
  expect(parseFragment("fen=%E0%A4%A")).toMatchObject({ kind: "position", fen: "%E0%A4%A" });
});
