// Wrong use of the board: each gets a code and a sentence that says what to pass, and changes nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { Board } from "cotulenh-wasm/board";
import { connect, playCallbacks } from "cotulenh-wasm/board/play";
import { renderBoard } from "cotulenh-wasm/board/server";
import { createPlay } from "cotulenh-wasm/play";
import { vi } from "cotulenh-wasm/texts";

const game = new CoTuLenh();

/** Options that no board can draw, and what is said of them. */
const OPTIONS = [
  [{ pieces: game }, "pieces is a FEN or a list of pieces, not a game: pass game.pieces()"],
  [{ pieces: 7 }, "pieces is a list of pieces, not 7"],
  [{ pieces: [{ square: "l1" }] }, /^pieces\[0\]\.square: "l1" is not a square, such as "c4"$/],
  [
    { pieces: [{ square: "c4", piece: "t" }] },
    /^pieces\[0\]\.piece is a piece, such as .*, not "t"$/,
  ],
  [{ pieces: "11/11" }, "a FEN has 12 ranks, not 2, in the FEN of pieces"],
  [{ targets: game.dests() }, /^"\w+" is not a kind of move; .* game\.choices\(from\) gives$/],
  [{ targets: game }, "targets are not a game: pass game.choices(from)"],
  [{ targets: ["c4"] }, /^targets has "c4", .* what game\.choices\(from\) gives$/],
  [{ targets: 1 }, "targets are what game.choices(from) gives, not 1"],
  [{ zones: "enemy" }, /^zones is "red", "blue", "both" or .*, not "enemy"$/],
  [
    { zones: game.getAirDefenseZones("r") },
    /^zones\[0\] is "\w+", but zones are what game\.view\(\)\.defenders gives/,
  ],
  [
    { zones: game.getAirDefense("r") },
    /^zones\[0\] is a square that is covered, .* those who defend: what game\.view\(\)\.defenders gives$/,
  ],
  [{ orientation: "white" }, 'orientation is one of "r", "b", "red", "blue", not "white"'],
  [{ theme: "wood" }, 'theme is one of "classic", "map", "plain", not "wood"'],
  [{ pieceSet: "staunton" }, /^pieceSet is one of "symbols", /],
  [
    { select: "c4" },
    /^select is a function .*, not "c4"; the selected square is the option selected$/,
  ],
  [{ hover: 1 }, "hover is a function that hears what the user does, not 1"],
  [{ selected: "x" }, 'selected: "x" is not a square, such as "c4"'],
  [{ movable: "c4" }, 'movable is a list of squares, not "c4"'],
  [{ movable: game }, "movable is a list of squares, not a game"],
  [{ movable: game.dests() }, "movable is a list of squares, not a Map: pass its keys()"],
  [{ lastMove: "c4c6" }, /^lastMove is a list of squares/],
  [{ arrows: [{ from: "c4" }] }, /^arrows\[0\]\.to: undefined is not a square/],
  [{ arrows: ["c4c6"] }, /^arrows\[0\] is \{ from, to \}, such as .*, not "c4c6"$/],
  [{ marks: ["c4"] }, /^marks\[0\] is \{ square \}, such as .*, not "c4"$/],
  [{ marks: [{ square: "c4", shape: "blob" }] }, /^marks\[0\]\.shape is one of "ring", /],
  [{ resizable: 1 }, "resizable is true or false, not 1"],
  [{ marks: [{ square: "c4", color: "pink" }] }, /^marks\[0\]\.color is one of "green", /],
  [{ flights: [] }, "flights is { from, squares }, not an array"],
  [
    { choice: { square: "c4", options: [{ kind: "x" }] } },
    /^choice\.options\[0\]\.kind is one of /,
  ],
  [{ viewOnly: "yes" }, 'viewOnly is true or false, not "yes"'],
  [{ animation: "fast" }, 'animation is a number of milliseconds, not "fast"'],
  [{ labels: "vi" }, /^labels is a table of words, such as vi of cotulenh-wasm\/texts, not "vi"$/],
  [
    { orientaton: "r" },
    /^"orientaton" is not an option of the board: orientation may be meant; known are: pieces, /,
  ],
  [{ onSelect: () => {} }, /^"onSelect" is not .* board: select may be meant; /],
  [{ lastmove: ["c4"] }, /^"lastmove" is not .* board: lastMove may be meant; /],
  [{ fen: "start" }, /^"fen" is not .* board: pieces may be meant; /],
  [{ wood: 1 }, /^"wood" is not an option of the board; known are: pieces, orientation, /],
  [[], /^the options of a board are an object, .*, not an array$/],
  ["start", /^the options of a board are an object/],
];

test("options that no board can draw", () => {
  for (const [options, message] of OPTIONS) {
    assert.throws(() => renderBoard(options), {
      name: "CoTuLenhError",
      code: "INVALID_OPTIONS",
      message,
    });
  }
  const known = {
    pieces: game.pieces(),
    zones: game.view().defenders,
    targets: game.choices("f4"),
  };
  assert.match(
    renderBoard({ ...known, movable: game.dests().keys(), labels: vi }),
    /aria-label="Bàn cờ"/,
  );
  assert.match(renderBoard({ pieces: " start " }), /red commander/);
});

test("a board is made in an element", () => {
  for (const [parent, message] of [
    [null, /in an element of the page, not in null: there was no such element when this ran$/],
    ["#b", /not in "#b": pass document\.querySelector\("#b"\)$/],
    [undefined, /not in undefined$/],
    [game, /not in an object$/],
  ]) {
    assert.throws(() => new Board(parent), {
      name: "CoTuLenhError",
      code: "INVALID_ARGUMENT",
      message,
    });
  }
});

test("connect takes a board and a play", () => {
  const board = { set() {} };
  const play = createPlay({ game });
  const element = { append() {} };
  for (const [call, code, message] of [
    [() => connect(board, game), "INVALID_ARGUMENT", /not to a game: createPlay\(\{ game \}\)$/],
    [() => connect(board), "INVALID_ARGUMENT", /what createPlay makes, not to undefined$/],
    [
      () => connect(element, play),
      "INVALID_ARGUMENT",
      /not an element of the page; make one in it: new Board/,
    ],
    [
      () => connect(null, play),
      "INVALID_ARGUMENT",
      /a Board or a <cotulenh-board> first, not null$/,
    ],
    [
      () => connect(board, play, { text: vi }),
      "INVALID_OPTIONS",
      /"text" is not an option here; known are: refused, texts/,
    ],
    [
      () => connect(board, play, { texts: "vi" }),
      "INVALID_OPTIONS",
      /a table of cotulenh-wasm\/texts, such as vi, not "vi"$/,
    ],
    [
      () => connect(board, play, { refused: 1 }),
      "INVALID_OPTIONS",
      /refused is a function, not 1$/,
    ],
    [() => playCallbacks(game), "INVALID_ARGUMENT", /not to a game/],
  ]) {
    assert.throws(call, (error) => {
      assert.ok(error instanceof CoTuLenhError);
      assert.deepEqual([error.code, message.test(error.message)], [code, true], error.message);
      return true;
    });
  }
});
