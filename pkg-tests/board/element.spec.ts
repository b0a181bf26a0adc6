// The element's attributes and what describes it to editors.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { DEFAULTS } from "cotulenh-wasm/board";
import { CotulenhBoardElement } from "cotulenh-wasm/board/element";
import { CotulenhGameElement } from "cotulenh-wasm/game-viewer";
import { cell, open } from "./open.js";

const ELEMENT = "/pkg/board/element.js";

test("a diagram in plain HTML", async ({ page }) => {
  const complaints = await open(page, {
    body: `<cotulenh-board fen="start" arrows="f4-f6 f9f7:blue" marks="g1, g12:red" last-move="c5c6" view-only></cotulenh-board>`,
  });
  await page.evaluate(async (name) => void (await import(name)), ELEMENT);
  await expect(page.locator("[part~=piece]")).toHaveCount(38);
  const options = await page.evaluate(() => {
    const { arrows, marks, lastMove, viewOnly } = document.querySelector("cotulenh-board")!;
    return { arrows, marks, lastMove, viewOnly };
  });
  expect(options).toEqual({
    arrows: [
      { from: "f4", to: "f6" },
      { from: "f9", to: "f7", color: "blue" },
    ],
    marks: [{ square: "g1" }, { square: "g12", color: "red" }],
    lastMove: ["c5", "c6"],
    viewOnly: true,
  });
  await expect(page.locator("[part~=arrow]")).toHaveCount(2);
  const fen = await page.evaluate(() => {
    const board = document.querySelector("cotulenh-board")!;
    board.pieces = [{ square: "g1", piece: { type: "c", color: "r" } }];
    const read = board.fen;
    board.fen = "start";
    return [read, board.fen];
  });
  expect(fen).toEqual(["11/11/11/11/11/11/11/11/11/11/11/6C4", "start"]);
  await expect(page.locator("[part~=piece]")).toHaveCount(38);
  expect(complaints).toEqual([]);
});

test("a wrong attribute is shown as the default, and complained about once", async ({ page }) => {
  const bad =
    'orientation="white" zones="enemy" fen="11/11" arrows="c3" marks="c3c6" last-move="x" theme="wood"';
  await open(page, { body: `<cotulenh-board ${bad}></cotulenh-board>`.repeat(2) });
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.evaluate(async (name) => void (await import(name)), ELEMENT);
  await expect(page.getByRole("gridcell")).toHaveCount(264);
  const shown = await page.evaluate(() => {
    const board = document.querySelector("cotulenh-board")!;
    const { orientation, zones, pieces, arrows, theme } = board;
    return { orientation, zones, pieces, arrows, theme };
  });
  const { orientation, zones, pieces, arrows, theme } = DEFAULTS;
  expect(shown).toEqual({ orientation, zones, pieces, arrows, theme });
  expect(warnings.sort()).toEqual([
    `<cotulenh-board arrows="c3">: an arrow goes from a square to another: "c3c6", not 'c3'`,
    '<cotulenh-board fen="11/11">: a FEN has 12 ranks, not 2, in the FEN of pieces',
    '<cotulenh-board last-move="x">: \'x\' is not "c3", "c3c6" or "c3c6:red"',
    `<cotulenh-board marks="c3c6">: a mark is on one square: "c3", not 'c3c6'`,
    '<cotulenh-board orientation="white">: orientation is one of "r", "b", "red", "blue", not "white"',
    '<cotulenh-board theme="wood">: theme is one of "classic", "map", "plain", not "wood"',
    '<cotulenh-board zones="enemy">: zones is "red", "blue", "both" or what game.view().defenders gives, not "enemy"',
  ]);
  await page.evaluate(() => document.querySelector("cotulenh-board")!.setAttribute("fen", "start"));
  await expect(cell(page, "g1").first()).toHaveAttribute("aria-label", /red commander/);
});

/** The properties and the methods of the class of an element, but for what the page itself calls. */
function partsOf(prototype: object): { fields: string[]; methods: string[] } {
  const all = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  const named = all.filter(([name]) => !/^constructor$|Callback$/.test(name));
  const list = (has: (one: PropertyDescriptor) => boolean) =>
    named.flatMap(([name, one]) => (has(one) ? [name] : [])).sort();
  return {
    fields: list((one) => one.get !== undefined),
    methods: list((one) => typeof one.value === "function"),
  };
}

test("custom-elements.json has all attributes, properties, methods and events, with a word on each", () => {
  const { customElements } = JSON.parse(readFileSync("pkg/package.json", "utf8"));
  const { modules } = JSON.parse(readFileSync(`pkg/${customElements}`, "utf8"));
  const elements = modules.flatMap(({ declarations }: { declarations: object[] }) => declarations);
  interface Named {
    name: string;
    kind?: "field" | "method";
    parameters?: { name: string; optional: boolean; type: { text: string } }[];
  }
  const names = (list: Named[]) => list.map(({ name }) => name).sort();
  const ofKind = (list: Named[], kind: Named["kind"]) =>
    names(list.filter((one) => one.kind === kind));
  const [board, game] = elements;
  expect(names(elements.map(({ tagName }: { tagName: string }) => ({ name: tagName })))).toEqual([
    "cotulenh-board",
    "cotulenh-game",
  ]);
  expect(names(board.attributes)).toEqual([...CotulenhBoardElement.observedAttributes].sort());
  const parts = partsOf(CotulenhBoardElement.prototype);
  // A callback is an option too; it is listed as the event.
  expect([...ofKind(board.members, "field"), ...names(board.events)].sort()).toEqual(parts.fields);
  expect(ofKind(board.members, "method")).toEqual(parts.methods);
  expect(parts.fields).toEqual([...Object.keys(DEFAULTS), "fen", "options"].sort());
  expect(parts.methods).toContain("toPNG");
  const toPNG = board.members.find(({ name }: Named) => name === "toPNG");
  expect(toPNG.parameters).toEqual([{ name: "scale", optional: true, type: { text: "number" } }]);
  expect(toPNG.return.type.text).toBe("Promise<Blob>");
  expect(names(game.attributes)).toEqual([...CotulenhGameElement.observedAttributes].sort());
  const ofGame = partsOf(CotulenhGameElement.prototype);
  expect(ofKind(game.members, "field")).toEqual(ofGame.fields);
  expect(ofKind(game.members, "method")).toEqual(ofGame.methods);
  expect(ofGame).toEqual({ fields: ["pgn", "tree"], methods: ["flip", "pause", "play"] });
  for (const { attributes, members, events: told } of elements) {
    for (const { name, description, type, return: returned } of [
      ...attributes,
      ...members,
      ...told,
    ]) {
      expect(`${name}: ${description}`).toMatch(/: \S.*[.?]$/);
      expect((type ?? returned.type).text, name).not.toBe("");
    }
  }
});
