// PGN texts by chance: games with trees of variations and all that may stand between the turns, and
// texts that are nearly such games.
import { CoTuLenh } from "cotulenh-wasm";

// prettier-ignore
const WORDS = [
  "bold",
  "so be it",
  "Cờ Tư Lệnh",
  "🛩",
  "long words in a long line of text",
  "a\u0085b",
  "\ufeff",
  "{", "}", ";", "%", "(", ")", "$3", "1-0", '"', "\\", "\u2028", "\u00a0", "x\ny",
  "[%clk 0:09:58]", "[%clk 1:00:00.5] x", "[%clk 1:60:00]", "[%clk 0:0:0.1234]", "[%eval 3]",
];

const FENS = [
  "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1",
  "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 b - - 99 4294967295",
  "6c4/11/11/11/4F6/11/11/11/2N(T)8/11/11/7C3 b - - 3 7",
  "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1 c4:(NT):F>c7...",
  "11/11 r - - 0 1",
];

// prettier-ignore
const RULES = [
  "official", "lastGuard=true", "standard, airDefense=noFly", "official lastGuard=false",
  "fairy", "lastGuard=maybe", "constructor=1", "objective=naval decidedBy=points", " , ",
];

const TAGS = ["Event", "Date", "Red", "Red", "Annotator", "X_1", "__proto__"];

const SPACES = ["\n", "  ", "\t", "\r\n", "\n\n", "\u00a0", "\u0085", "\n% not for us\n"];

// prettier-ignore
const PIECES = [
  ...'(){}[];$%*."\\ \n\r!?+#>:,<@&_x-0123456789abckTFNIC',
  "\u0085", "\ufeff", "🛩", "1-0", " Tf6 ", "\n\n[", "(TF)", "...", "$256", "{[%clk ",
];

/** A text that is written piece by piece. */
class Text {
  written = "";
  #random;

  constructor(random) {
    this.#random = random;
  }

  /** Writes a text with the chance of one in so many. */
  #sometimes(chances, text) {
    if (this.#random.oneIn(chances)) this.written += text();
  }

  #space() {
    return this.#random.oneIn(8) ? this.#random.pick(SPACES) : " ";
  }

  #tag(name, value) {
    this.written += `[${name} "${value.replace(/\s/g, " ").replace(/["\\]/g, "\\$&")}"]\n`;
  }

  #comment() {
    const words = `${this.#random.pick(WORDS)} ${this.#random.pick(WORDS)}`;
    const fits = !words.includes("}") && !this.#random.oneIn(6);
    return `${fits ? `{${words}}` : `;${words.replaceAll("\n", " ")}\n`}${this.#space()}`;
  }

  game() {
    const random = this.#random;
    for (const name of TAGS) if (random.oneIn(5)) this.#tag(name, random.pick(["?", ...WORDS]));
    if (random.oneIn(5)) {
      this.#tag("Termination", random.pick(["resigned", "agreed", "time", "other"]));
      this.#tag("Result", random.pick(["1-0", "0-1", "1/2-1/2", "x"]));
    }
    const fen = random.oneIn(3) ? random.pick(FENS) : CoTuLenh.START;
    if (fen !== CoTuLenh.START) this.#tag("FEN", fen);
    this.#sometimes(4, () => `[Rules "${random.pick(RULES)}"]\n`);
    this.#sometimes(1, () => "\n");
    const game = CoTuLenh.validateFen(fen).valid ? new CoTuLenh(fen) : new CoTuLenh();
    if (!game.deployState()) this.#line(game, 0);
    game.free();
    this.written += `${random.pick(["*", "1-0", "0-1", "1/2-1/2", ""])}\n`;
  }

  #line(game, depth) {
    const random = this.#random;
    this.#sometimes(8, () => this.#comment());
    for (let turns = random.below(depth === 0 ? 12 : 4); turns > 0; turns--) {
      const before = game.clone();
      const turn = playTurn(game, random);
      if (turn) {
        this.#sometimes(2, () => `${before.moveNumber()}${before.turn() === "r" ? "." : "..."}`);
        this.written += turn;
        this.#sometimes(6, () => random.pick(["!", "?", "!!", "??", "!?", "?!", "!!!"]));
        this.written += this.#space();
        this.#sometimes(8, () => `$${random.below(300)}${this.#space()}`);
        this.#sometimes(4, () => this.#comment());
        this.#sometimes(8, () => this.#comment());
        while (depth < 4 && random.oneIn(6)) this.#variation(before, depth + 1);
      }
      before.free();
      if (!turn) return;
    }
  }

  #variation(before, depth) {
    this.written += "(";
    const game = before.clone();
    this.#line(game, depth);
    game.free();
    this.written += `)${this.#space()}`;
  }
}

/** Plays a turn, if there is one, and returns it in SAN or LAN. */
function playTurn(game, random) {
  const moves = game.moves({ verbose: true });
  if (moves.length === 0) return undefined;
  const special = moves.filter((move) => move.deploy || move.kind !== "move");
  game.move(random.pick(random.oneIn(3) && special.length > 0 ? special : moves));
  if (game.deployState()) {
    const steps = game.moves({ verbose: true });
    if (random.oneIn(2) || !game.deployState().canCommit) game.move(random.pick(steps));
  }
  if (game.deployState()) {
    if (!game.deployState().canCommit) return undefined;
    game.commitDeploy();
  }
  const { san, lan } = game.history({ verbose: true }).at(-1);
  return random.oneIn(3) ? lan : san;
}

/** Some games in one text. */
export function randomText(random) {
  const text = new Text(random);
  do {
    text.game();
  } while (random.oneIn(3));
  return text.written;
}

/** The text with some parts removed, added or repeated. */
export function mutate(text, random) {
  for (let changes = 1 + random.below(4); changes > 0; changes--) {
    const at = random.below(text.length + 1);
    const removed = random.pick([0, 0, 1, 3, random.below(40)]);
    const from = random.below(text.length + 1);
    const added = random.pick(["", random.pick(PIECES), text.slice(from, from + 20)]);
    text = text.slice(0, at) + added + text.slice(at + removed);
  }
  // A cut may leave half a character, which Rust cannot have.
  return text.toWellFormed();
}
