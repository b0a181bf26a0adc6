// Arbitrary calls: which member, with which arguments, right ones and wrong ones.
import { CoTuLenh, parsePgn, parseRules, RULE_OPTIONS, SQUARES, writePgn } from "cotulenh-wasm";
import { chooseBookTurn, findBookTurns } from "cotulenh-wasm/book";
import { VALUES } from "../values.mjs";

/** Positions to begin with: the start, stacks, open sessions, endings, no commanders. */
const FENS = [
  CoTuLenh.START,
  "6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1",
  "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1 c4:(NFT):...",
  "6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1 c3:(NT):F>xc6...",
  "4(h+c)6/2(nfi)1(eg)6/11/3s2(tm)4/1n9/5(+FTI)5/2(+NFC)8/4(ES)1a4/3A2+G4/11/11/11 b - - 98 60",
  "11/11/11/11/5f5/11/11/2N8/4G2S3/11/11/11 r - - 99 1",
  "6c4/6F4/11/11/6(HC)4/11/5(TI)5/11/11/2(NF)8/11/11 r - - 3 9",
];
const COLORS = ["r", "b"];
const TYPES = [..."citmeagsfnh", "C", "AirForce", "anti_air"];
const KINDS = ["move", "capture", "stay", "suicide", "combine"];
const LETTERS = 'abcdefghijkCITMEAGSFNH0123456789/()+-<>,:.x_@&{}[]$"\\ \n';

/** An argument whose getters change the game while the call reads it. It is made when the call is made. */
export class InterferingArgument {
  #deed;

  constructor(deed, fields) {
    this.#deed = deed;
    this.fields = fields;
  }

  /** Whether an argument is one; `instanceof` would fall into the traps of some Proxies. */
  static is(value) {
    return typeof value === "object" && value !== null && #deed in value;
  }

  made(game) {
    const interfere = () => {
      if (this.#deed === "free") game.free();
      else if (this.#deed === "undo") game.undo();
      else if (this.#deed === "reset") game.reset();
      else game.move(game.moves()[0]);
    };
    let done = false;
    return new Proxy(this.fields, {
      get: (fields, name) => {
        if (!done) interfere();
        done = true;
        return fields[name];
      },
    });
  }
}

/** A text with typing errors. */
function garble(text, random) {
  const letters = [...text];
  for (let n = 1 + random.below(3); n > 0; n--) {
    const letter = LETTERS[random.below(LETTERS.length)];
    letters.splice(random.below(letters.length + 1), random.below(3), letter);
  }
  return letters.join("");
}

/** Generators of arguments; each gets a source of choices and the game as it stands. */
const make = {
  game: (_, game) => game,
  square: (random, game) => {
    const occupied = game.pieces();
    return occupied.length > 0 && !random.oneIn(3)
      ? random.pick(occupied).square
      : random.pick(SQUARES);
  },
  color: (random) => random.pick(COLORS),
  type: (random) => random.pick(TYPES),
  types: (random) =>
    random.oneIn(3) ? [random.pick(TYPES), random.pick(TYPES)] : random.pick(TYPES),
  typeOrNot: (random) => (random.oneIn(2) ? undefined : random.pick(TYPES)),
  flag: (random) => random.oneIn(2),
  depth: (random) => random.below(2),
  piece: (random) => {
    const color = random.pick(COLORS);
    const one = () => ({ type: random.pick(TYPES), color, heroic: random.oneIn(3) });
    if (random.oneIn(2)) return one();
    return { ...one(), carrying: Array.from({ length: random.below(4) }, one) };
  },
  fen: (random, game) => {
    const fen = random.oneIn(3) ? game.fen() : random.pick(FENS);
    return random.oneIn(3) ? garble(fen, random) : fen;
  },
  pgn: (random, game) => {
    const pgn = game.pgn({ maxWidth: random.pick([0, 1, 80]) });
    return random.oneIn(2) ? garble(pgn, random) : pgn;
  },
  rulesOptions: (random) => random.pick([undefined, {}, { rules: { lastGuard: true } }]),
  pgnGame: (random, game) => {
    const [data] = parsePgn(game.pgn());
    const turn = random.pick(data.turns) ?? data;
    const field = random.pick(["san", "lan", "nags", "comments", "clock", "variations", "turns"]);
    const values = [...VALUES, [data.turns], [turn], ["}"], [random.below(300)], random.below(9)];
    if (random.oneIn(2)) turn[field] = random.pick(values);
    return data;
  },
  data: (random, game) => {
    const data = game.toJSON();
    const field = random.pick(Object.keys(data));
    const element = random.pick([data.turns, data.steps, data.comments, data.line]);
    if (random.oneIn(3)) data[field] = random.pick(VALUES);
    else if (element && random.oneIn(2)) element[random.below(element.length + 1)] = "Tf6";
    return data;
  },
  text: (random) => garble(random.pick(["", "bold {so} ; it\nis", "1/2-1/2", "Lan"]), random),
  header: (random) => random.pick(["Event", "Red", "Result", "FEN", "X_1", "a b", ""]),
  move: (random, game) => {
    const moves = game.moves({ verbose: true });
    if (moves.length === 0) return "Tf6";
    const move = random.pick(moves);
    const choices = [move.san, move.lan, move, { from: move.from, to: move.to }];
    choices.push(move.san.toLowerCase(), `${move.from}-${move.to}`);
    choices.push(garble(move.san, random), { ...move, to: random.pick(SQUARES) });
    choices.push({ from: move.from, to: move.to, kind: random.pick(KINDS), deploy: true });
    return random.pick(choices);
  },
  turn: (random, game) => {
    const moves = game.moves({ verbose: true });
    if (moves.length === 0) return "Tf6";
    const move = random.pick(moves);
    return random.pick([move.san, move.lan, move, [move], [move, random.pick(moves)]]);
  },
  turnText: (random, game) => {
    const turn = game.lastTurn();
    if (turn && random.oneIn(4)) return garble(turn.lan, random);
    const moves = game.moves({ verbose: true, color: game.turn() });
    return moves.length === 0 ? "Tf6" : random.pick(moves).lan;
  },
  forfeit: (random) => random.pick(["time", "abandoned", "adjudicated", "resigned"]),
  side: (random) => {
    const color = random.pick(COLORS);
    return random.pick([color, { by: color }, { against: color }, { by: color, against: color }]);
  },
  seconds: (random) => random.pick([null, 0, random.below(4000), random.below(4000) / 7, -1]),
  ruleWords: (random) =>
    random.pick(["", "official", "standard lastGuard=true", "objective=any, playOn=true", "x"]),
  squareOrNot: (random) => (random.oneIn(2) ? undefined : random.pick(SQUARES)),
  counters: (random) => ({ halfMoves: random.below(200), moveNumber: random.below(200) }),
  strict: (random) => random.pick([undefined, { strict: random.oneIn(2) }]),
  as: (random) => random.pick([undefined, { as: random.pick(TYPES) }]),
  destsOptions: (random, game) =>
    random.pick([
      undefined,
      { square: make.square(random, game), deploy: random.oneIn(2) },
      { color: random.pick(COLORS) },
    ]),
  stepTo: (random, game) => {
    const steps = game.moves({ verbose: true, deploy: true });
    return steps.length > 0 ? random.pick(steps).to : random.pick(SQUARES);
  },
  movesOptions: (random, game) =>
    random.pick([
      undefined,
      {},
      { verbose: true, square: make.square(random, game) },
      { verbose: random.oneIn(2), type: random.pick(TYPES), deploy: random.oneIn(2) },
      { verbose: random.oneIn(2), color: random.pick(COLORS) },
      { piece: random.pick(TYPES) },
    ]),
  verbose: (random) => random.pick([undefined, {}, { verbose: random.oneIn(2) }]),
  stacks: (random) => random.pick([undefined, { stacks: random.pick(["carrier", "together"]) }]),
  maxWidth: (random) => random.pick([undefined, { maxWidth: random.below(100) }]),
  kind: (random) => random.pick([undefined, {}, { kind: random.pick(KINDS) }]),
};

/** The members that change a game or take arguments; all others take none. */
const ARGUMENTS = {
  load: ["fen"],
  fen: ["stacks"],
  get: ["square", "typeOrNot"],
  put: ["piece", "square"],
  remove: ["square", "typeOrNot"],
  pieces: ["color"],
  terrain: ["square"],
  moves: ["movesOptions"],
  move: ["move", "strict"],
  isLegal: ["move"],
  explain: ["move"],
  history: ["verbose"],
  perft: ["depth"],
  startDeploy: ["square"],
  deployStep: ["types", "stepTo", "kind"],
  dests: ["destsOptions"],
  playTurn: ["turn"],
  setTurn: ["color"],
  readTurn: ["turnText"],
  choices: ["square", "squareOrNot"],
  setCounters: ["counters"],
  isCheck: ["color"],
  getAirDefenseZones: ["side"],
  getAirDefenseAroundPiece: ["square"],
  isSquareDefended: ["square", "side"],
  getAirDefense: ["side"],
  getFlightPaths: ["square"],
  getHeroicStatus: ["square", "typeOrNot"],
  setHeroicStatus: ["square", "typeOrNot", "flag"],
  getAttackers: ["square", "color", "as"],
  getCommanderSquare: ["color"],
  pgn: ["maxWidth"],
  loadPgn: ["pgn", "rulesOptions"],
  parsePgn: ["pgn", "rulesOptions"],
  writePgn: ["pgnGame", "maxWidth"],
  fromJSON: ["data"],
  parseRules: ["ruleWords"],
  findBookTurns: ["game"],
  chooseBookTurn: ["game"],
  resign: ["color"],
  forfeit: ["color", "forfeit"],
  setClock: ["seconds"],
  removeHeader: ["header"],
  setHeader: ["header", "text"],
  setComment: ["text"],
};

/** What is called without a game. */
export const FUNCTIONS = {
  parsePgn,
  parseRules,
  writePgn,
  findBookTurns,
  chooseBookTurn,
  fromJSON: (data) => CoTuLenh.fromJSON(data).free(),
};

const MEMBERS = Object.getOwnPropertyNames(CoTuLenh.prototype)
  .filter((name) => name !== "constructor")
  .concat(Object.keys(FUNCTIONS));
/** What brings a game on is called more often than the rest. */
const FREQUENT = ["move", "move", "move", "deployStep", "startDeploy", "commitDeploy"];
FREQUENT.push("undo", "redo", "put", "setComment", "setClock");

/** A call on one of the games: its number, a member, arguments. */
export function randomCall(random, games) {
  const number = random.below(games.length);
  const game = games[number];
  const name = random.oneIn(2) ? random.pick(FREQUENT) : random.pick(MEMBERS);
  // A freed game is called like any other, but the arguments come from a game that can be read.
  const readable = game.freed ? new CoTuLenh() : game.game;
  const args = (ARGUMENTS[name] ?? []).map((kind) => {
    if (random.oneIn(12)) return random.pick(VALUES);
    const value = make[kind](random, readable);
    const object = typeof value === "object" && value !== null && !Array.isArray(value);
    const deeds = ["free", "undo", "reset", "move"];
    return object && random.oneIn(20) ? new InterferingArgument(random.pick(deeds), value) : value;
  });
  if (random.oneIn(15)) args.pop();
  if (random.oneIn(15)) args.push(random.pick(VALUES));
  if (game.freed) readable.free();
  return { number, name, args };
}

/** A new game: from a position, by some rules. */
export function randomStart(random) {
  const options = random.oneIn(2) ? [] : Object.entries(RULE_OPTIONS);
  const rules = Object.fromEntries(options.map(([name, values]) => [name, random.pick(values)]));
  return { fen: random.pick(FENS), rules, autoCommit: !random.oneIn(4) };
}
