// Compiled, never run: what strict TypeScript accepts and what it must not.
import {
  AirDefenseResult,
  BITS,
  COMMANDER,
  CoTuLenh,
  CoTuLenhError,
  ERROR_CODES,
  OFFICIAL_RULES,
  parsePgn,
  parseRules,
  RED,
  SQUARES,
  STANDARD_RULES,
  terrainOf as terrainOfMain,
  writePgn,
  type AirDefender,
  type AirDefenseSide,
  type Color,
  type DeployState,
  type ErrorCode,
  type File,
  type FenValidation,
  type ForfeitReason,
  type GameData,
  type Illegal,
  type Move,
  type MoveInput,
  type MoveKind,
  type Outcome,
  type PgnComment,
  type PgnGame,
  type PgnTurn,
  type Piece,
  type Rank,
  type PieceType,
  type PlayedMove,
  type Rules,
  type Square,
  type Terrain,
  type Turn,
} from "cotulenh-wasm";
import {
  connectOnline,
  createOnlineGame,
  createSeat,
  cleanName,
  Lobby,
  OnlineGame,
  type LobbySnapshot,
  playOptions,
  type OnlineSnapshot,
} from "cotulenh-wasm/online";
import { createReferee, type Receipt, type Referee, type RefereeData } from "cotulenh-wasm/referee";
import {
  canStand,
  FILES,
  isSquare,
  LAND_SQUARES,
  NAVY_SQUARES,
  otherColor,
  PIECE_TYPES,
  POINTS,
  RIVER,
  terrainOf,
} from "cotulenh-wasm/constants";
import {
  describeError,
  describeIllegal,
  describeOutcome,
  en,
  vi,
  type Texts,
} from "cotulenh-wasm/texts";
import {
  Engine,
  type Limits,
  type Line,
  type Score,
  type SearchInfo,
  type SearchResult,
  winChance,
} from "cotulenh-wasm/engine";
import { connect, drawSnapshot, playCallbacks, type PlayBoard } from "cotulenh-wasm/board/play";
import { renderFrames, type Frame, type FramesOptions } from "cotulenh-wasm/board/server";
import {
  createLesson,
  createProgress,
  loadSubject,
  type Condition,
  type LessonHint,
  type LessonSnapshot,
} from "cotulenh-wasm/lessons";
import {
  chooseNext,
  NEEDS,
  puzzleNeeds,
  createPuzzle,
  createPuzzleRecord,
  findDaily,
  loadPuzzles,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleHint,
  type PuzzleNeed,
  type PuzzleSnapshot,
  type Theme,
} from "cotulenh-wasm/puzzles";
import {
  chooseBookTurn,
  findBookTurns,
  withBook,
  type BookOptions,
  type BookTurn,
} from "cotulenh-wasm/book";
import {
  arrows,
  createPlay,
  effects,
  EnginePlayer,
  flightsOf,
  type ClockState,
  type FlightSquare,
  type Milliseconds,
  type MoveEffects,
  type PlayData,
  type PlaySnapshot,
  type TryResult,
} from "cotulenh-wasm/play";
import {
  applyChange,
  createRecord,
  formatClock,
  GameTree,
  nagGlyph,
  nextId,
  type DrawnArrow,
  type GameRecord,
  type Seconds,
  type RecordChange,
  type TreeData,
  type TreeNode,
  winChance as chanceOfRed,
  writeRecord,
  type TreeToken,
} from "cotulenh-wasm/tree";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Equal<A, B>): void {}

const game = new CoTuLenh();
new CoTuLenh(CoTuLenh.START);
const turn: Color = game.turn();
const piece: Piece | null = game.get("a1");
const board: (Piece | null)[][] = game.board();
const terrain: Terrain = game.terrain("k12");
const squares: readonly Square[] = SQUARES;
game.get("c4", "f");
game.get("c4", "AirForce");
game.get("c4", "air_force");
game.fen({ stacks: "carrier" });
const sans: string[] = game.moves();
const listed: Move[] = game.moves({ verbose: true, square: "f4", type: "Tank", deploy: false });
const either: string[] | Move[] = game.moves({ verbose: turn === "r" });
const dests: Map<Square, Square[]> = game.dests({ square: "c3", deploy: true });
const wholeTurn: Turn = game.playTurn("N<F>c4,T>xd3");
game.playTurn(listed).moves;
const canGo: boolean = game.canUndo() || game.canRedo() || game.isCheck("b");
game.setTurn("b");
game.setCounters({ halfMoves: 3 });
game.playTurn({ from: "f4", to: "f6" });
const lastTurn: Turn | null = game.lastTurn();
const readTurn: Turn = game.readTurn("Tf6");
const choices: Map<Square, Move[]> = game.choices("c3", "c4");
const threats: string[] = game.moves({ color: "b" });
const threatened: Map<Square, Square[]> = game.dests({ color: "b", deploy: false });
const premoves: Move[] = game.moves({ verbose: true, color: undefined });
game.getAttackers("e6", "b", { as: "Tank" });
game.move("tf6", { strict: true });
const input: MoveInput = { from: "f4", to: "f6", piece: ["t", "i"], kind: "capture", deploy: true };
const played: PlayedMove = game.move("Tf6");
same<typeof played.endsTurn, boolean>(true);
const plain: Move = game.deployStep("f", "c5");
game.move(listed[0]!);
game.isLegal(input);
const illegal: Illegal | null = game.explain(input);
const undone: Turn | Move | null = game.undo();
if (undone && "moves" in undone) undone.stayed?.carrying;
const turns: Turn[] = game.history({ verbose: true });
const session: DeployState = game.startDeploy("c3");
game.deployStep(["f", "Tank"], "c5", { kind: "move" });
const committed: Turn = game.commitDeploy();
const outcome: Outcome | null = game.outcome();
const validation: FenValidation = CoTuLenh.validateFen("", { rules: { navyPasses: true } });
const code: ErrorCode | undefined = validation.errors[0]?.code;
const data: GameData = game.toJSON();
const restored: CoTuLenh = CoTuLenh.fromJSON(data);
CoTuLenh.fromJSON({ start: CoTuLenh.START, rules: "official", turns: ["Tf4f6"] });
const points: Record<Color, number> = game.points();
game.resign("r");
game.agreeDraw();
game.timeUp();
// @ts-expect-error The points decide: a side that loses forfeits.
game.timeUp("r");
game.forfeit("r", "time");
const left: ForfeitReason = "abandoned";
game.forfeit("b", left);
// @ts-expect-error There is no such reason.
game.forfeit("b", "boredom");
// @ts-expect-error A forfeit has a reason.
game.forfeit("b");
game.setClock(598.5);
game.setClock(null);
const clock: number | null = game.getClock();
// @ts-expect-error A clock is a number of seconds.
game.setClock("9:58");
const zones: Square[] = game.getAirDefenseZones({ by: "b" });
const defenders: AirDefender[] = game.view().defenders;
const side: AirDefenseSide = { against: "r" };
game.getAirDefense(side);
game.isSquareDefended("e5", "b");
// @ts-expect-error A side has a colour.
game.getAirDefense({ by: "white" });
const headers: Record<string, string> = game.getHeaders();
const wasThere: boolean = game.removeHeader("Red");
const comments: PgnComment[] = game.getComments();
const comment: string = game.removeComment();
game.loadPgn("*", { rules: { lastGuard: true } });
const games: PgnGame[] = parsePgn("1. Tf6 *", { rules: {}, onError: ({ code }) => code });
const parsedRules: Rules | undefined = games[0]?.rules;
const parsedEnd: Outcome | null | undefined = games[0]?.outcome;
const parsedStart: string | undefined = games[0]?.start;
const tagRules: Rules = parseRules("official objective=naval");
const variation: PgnTurn[] | undefined = games[0]?.turns[0]?.variations[0];
const written: string[] = games.map((parsed) => writePgn(parsed, { maxWidth: 0 }));
writePgn({ turns: [{ san: "Tf6", nags: [1], variations: [[{ lan: "Ic5c6" }]] }], result: "1-0" });
// @ts-expect-error A turn needs its SAN or its LAN.
writePgn({ turns: [{ nags: [1] }] });
// @ts-expect-error No such result.
writePgn({ result: "2-0" });
game.put({ type: "n", color: "r", carrying: [{ type: "f", color: "r" }] }, "a1");
const removed: Piece | null = game.remove("a1", "Navy");
game.setHeroicStatus("a1", undefined, true);
const result: AirDefenseResult | undefined = game.getFlightPaths("e2")[0]?.result;
const copy: CoTuLenh = game.clone();
game[Symbol.dispose]();

same<typeof RED, "r">(true);
same<MoveKind, "move" | "capture" | "stay" | "suicide" | "combine">(true);
same<
  Outcome["reason"],
  | "checkmate"
  | "commanderCaptured"
  | "naval"
  | "air"
  | "land"
  | "stalemate"
  | "fiftyMoves"
  | "threefoldRepetition"
  | "time"
  | "resigned"
  | "agreed"
  | "abandoned"
  | "adjudicated"
>(true);
same<typeof COMMANDER, "c">(true);
same<(typeof BITS)["DEPLOY"], 16>(true);
same<AirDefenseResult, 0 | 1 | 2>(true);
same<PieceType, "c" | "i" | "t" | "m" | "e" | "a" | "g" | "s" | "f" | "n" | "h">(true);
same<ErrorCode, (typeof ERROR_CODES)[number]>(true);
same<Terrain["zone"], "water" | "mixed" | "land">(true);

new CoTuLenh(undefined, { rules: { airDefense: "noFly", lastGuard: true, playOn: true } });
new CoTuLenh(undefined, { autoCommit: false, rules: "standard" });
new CoTuLenh(undefined, { rules: "official" });
new CoTuLenh(undefined, { rules: undefined, autoCommit: undefined });
new CoTuLenh(undefined, { rules: { lastGuard: undefined } });
game.loadPgn("*", { rules: undefined, limits: { turns: undefined } });
CoTuLenh.fromJSON({ start: CoTuLenh.START, rules: undefined, clocks: undefined });
// @ts-expect-error Red's moves are of the colour "r".
game.moves({ color: "red" });
// @ts-expect-error A move has no such field.
game.move({ from: "f4", to: "f6", pieces: "t" });
// @ts-expect-error A text is read, not squares.
game.readTurn({ from: "f4", to: "f6" });
// @ts-expect-error The counters of a FEN are no clocks.
game.setClocks({ halfMoves: 3 });
new CoTuLenh(undefined, { rules: { ...OFFICIAL_RULES, objective: "any", decidedBy: "points" } });
same<Rules["navyPasses"], boolean | "friends">(true);

// @ts-expect-error There is no such kind of move.
game.deployStep("f", "c5", { kind: "fly" });
// @ts-expect-error A move has two squares.
game.move({ from: "c3" });
// @ts-expect-error Recorded games have a start.
CoTuLenh.fromJSON({ turns: [] });
// @ts-expect-error A colour is "r" or "b".
game.getAirDefenseZones("white");
// @ts-expect-error What stands on a square may be nothing.
game.deployState().square;
// @ts-expect-error Without `verbose` there are only texts.
game.moves()[0].from;
// @ts-expect-error There are no rules of that name.
new CoTuLenh(undefined, { rules: "house" });
// @ts-expect-error There is no such rule.
new CoTuLenh(undefined, { rules: { castling: true } });
// @ts-expect-error There is no file l.
game.get("l1");
// @ts-expect-error There is no rank 13.
game.terrain("a13");
// @ts-expect-error There is no rank 0.
const zero: Square = "a0";
// @ts-expect-error A square is not any string.
game.get("a1" as string);
// @ts-expect-error There is no queen.
game.get("a1", "queen");
// @ts-expect-error The only styles are "together" and "carrier".
game.fen({ stacks: "both" });
// @ts-expect-error A FEN is a string.
new CoTuLenh(1);
// @ts-expect-error An empty square has no piece.
game.get("a1").type;
// @ts-expect-error The list of squares is not to be changed.
SQUARES.push("a1");
// @ts-expect-error The start is not to be changed.
CoTuLenh.START = "";

try {
  game.free();
} catch (error) {
  if (error instanceof CoTuLenhError) {
    const code: ErrorCode = error.code;
    // @ts-expect-error No such code.
    if (error.code === "NO_SUCH_CODE") throw code;
  }
}

export { board, piece, squares, terrain, turn, zero };
export { code, committed, copy, data, dests, either, headers, illegal, outcome, played };
export { comment, comments, variation, wasThere, written };
export { canGo, removed, result, sans, session, turns, wholeTurn };
export {
  choices,
  clock,
  defenders,
  lastTurn,
  plain,
  premoves,
  readTurn,
  threatened,
  threats,
  zones,
};
export { parsedEnd, parsedRules, parsedStart, tagRules };

const ground: Terrain = terrainOf("f6");
const given: unknown = ground;
if (isSquare(given)) same<typeof given, Square>(true);
// The type is written out; the list is that of the rules.
same<Square, `${File}${Rank}`>(true);
same<(typeof PIECE_TYPES)[number], PieceType>(true);
same<keyof typeof POINTS, PieceType>(true);
same<typeof terrainOf, typeof terrainOfMain>(true);
const language: Texts = [en, vi][0]!;
const why: string = illegal ? describeIllegal(illegal, language) : "";
describeOutcome({ winner: "r", reason: "resigned", by: "b" }, en, STANDARD_RULES);
describeError(new CoTuLenhError("GAME_OVER", why), vi);
// @ts-expect-error: not a language
describeIllegal({ reason: "tooFar", squares: [] }, "en");
// @ts-expect-error
terrainOf("l1");
const mayStand: boolean = canStand("Navy", NAVY_SQUARES[0]!);
const shores: readonly (6 | 7)[] = RIVER.between;
const bridged: boolean[] = FILES.map((file) => RIVER.bridges.includes(file));
const sailing: Square[] = [...NAVY_SQUARES].filter((square) => !LAND_SQUARES.includes(square));
// @ts-expect-error: not a piece
canStand("queen", "a1");
const waiting: Color = otherColor("r");
// @ts-expect-error: not a colour
otherColor("w");
// @ts-expect-error
NAVY_SQUARES.push("d4");
export { mayStand, sailing, shores, waiting };
// @ts-expect-error
FILES.push("l");

const engine = new Engine({ tableMB: 4 });
const limits: Limits = {
  nodes: 1000,
  lines: 2,
  level: 3,
  seed: 7,
  onInfo: ({ depth }) => void depth,
};
const searched: Promise<SearchResult> = engine.search(game, limits);
void engine.search({ fen: CoTuLenh.START, turns: ["Tf4f6"], rules: STANDARD_RULES }, { time: 1 });
void engine.search(game, { clock: { r: 1000, b: 1000 }, minTime: 100 });
// @ts-expect-error A clock has the time of both sides.
void engine.search(game, { clock: { r: 1000 } });
// @ts-expect-error A score has points or a mate.
winChance({ chance: 1 });
void searched.then(async ({ best, moves, lines, nodesPerSecond }) => {
  if (best !== null) game.playTurn(best);
  if (moves.length > 0) game.playTurn(moves);
  for (const { score, turns: line, san, moves: moved } of lines) {
    same<typeof moved, Move[][]>(true);
    same<ReturnType<typeof winChance>, number>(true);
    void winChance(score);
    void chanceOfRed(score);
    const told: string = "mate" in score ? `#${score.mate}` : `${score.points}`;
    same<typeof score, Score>(true);
    same<typeof line, string[]>(true);
    same<typeof san, string[]>(true);
    void told;
  }
  same<typeof nodesPerSecond, number>(true);
  for await (const info of engine.analyse(game, { depth: 5 })) {
    same<typeof info, SearchInfo>(true);
    const line: Line | undefined = info.lines[0];
    same<typeof info.progress, number>(true);
    // @ts-expect-error An analysis has no best turn but that of its lines.
    void (info.best ?? line);
  }
});
// @ts-expect-error A turn may be missing.
void searched.then(({ best }) => game.playTurn(best));
// @ts-expect-error There is no level 9.
void engine.search(game, { level: 9 });
// @ts-expect-error There is no such limit.
void engine.search(game, { seconds: 1 });
// @ts-expect-error A position is an object.
void engine.search(CoTuLenh.START, { nodes: 1 });
// @ts-expect-error Without `fen` it is not a position.
void engine.search({ position: CoTuLenh.START }, { nodes: 1 });

const begun: GameRecord = createRecord({ rules: game.rules(), start: game.fen() });
const firstTurn: RecordChange = {
  type: "played",
  after: 0,
  turns: [{ id: nextId(begun), san: "Tf6", lan: "Tf4f6", clock: 598 }],
};
const recordedTurn: string | undefined = applyChange(begun, firstTurn).turns[0]?.lan;
const recordText: string = writeRecord(begun, { maxWidth: 0 });
// @ts-expect-error: a record is never changed in place
begun.turns.push({ id: 2, san: "Tf8", lan: "Tf9f8" });

const tree = new GameTree(game);
const node: TreeNode = tree.play([{ from: "c4", to: "e6", piece: "f", deploy: true }]);
const lan: string | undefined = node.turn?.lan;
const stored: TreeData = tree.toJSON();
GameTree.fromJSON(stored, game).annotate(node, { comments: [lan ?? ""], evaluation: { mate: 2 } });
const drawn: readonly DrawnArrow[] = [{ from: "c3", to: "c5", color: "green" }];
tree.annotate(node, { arrows: drawn, marks: [{ square: "k12", color: "red" }] });
// @ts-expect-error: not a color
tree.annotate(node, { marks: [{ square: "k12", color: "pink" }] });
// @ts-expect-error: nodes are changed by the tree
node.children.push(node);
// @ts-expect-error: a tree needs a game
new GameTree();
// @ts-expect-error: no such note
tree.annotate(node, { text: "bold" });
tree.edit(() => tree.annotate(node, { nags: [1] }));
same<typeof tree.record, GameRecord>(true);
same<typeof node.moveNumber, number>(true);
same<typeof node.toMove, Color>(true);
const shownTime: string = formatClock(598_000);
// @ts-expect-error: a number of milliseconds
formatClock("9:58");
const words: string[] = tree.tokens().map((token: TreeToken) => {
  if (token.kind === "open" || token.kind === "close") return token.node.turn?.san ?? "";
  if (token.kind === "number") same<typeof token.color, Color>(true);
  // @ts-expect-error: only a glyph has a number of its own
  void token.nag;
  return token.kind === "glyph" ? nagGlyph(token.nag) : token.text;
});
tree.subscribe((changes) => same<typeof changes, readonly RecordChange[]>(true));
const play = createPlay({
  tree,
  players: { b: new EnginePlayer(engine, { level: 3 }) },
  clock: { base: 60_000, increment: { r: 0, b: 1000 }, flag: "points" },
});
const snapshot: PlaySnapshot = play.snapshot();
const clocks: ClockState | null = snapshot.clocks;
if (clocks) createPlay({ game, clock: clocks, takebacks: false });
const remaining: Milliseconds | null = play.timeLeft("r");
same<typeof tree.current.clock, Seconds | null>(true);
const playData: PlayData = play.toJSON();
createPlay({ stored: playData, CoTuLenh, engine, seed: playData.seed });
same<typeof snapshot.isLive, boolean>(true);
void remaining;
const tried: TryResult = play.try("f4", "f6", { piece: ["t"], confirm: true });
if ("illegal" in tried) same<typeof tried.message, string>(true);
else if ("choose" in tried) play.choose(tried.choose[0]!);
else if ("played" in tried) same<typeof tried.turn, Turn | null>(true);
else same<typeof tried.premove, Move>(true);
same<ReturnType<typeof flightsOf>, FlightSquare[]>(true);
const shown: MoveEffects = effects(snapshot.event.moves);
void searched.then(({ lines: [line] }) => line && arrows(line, { turns: 2 }));
const drawing: PlayBoard = { options: { zones: "red" }, set: ({ pieces }) => void pieces };
const moving: FramesOptions = { zones: "both", scheme: "dark", pause: 500 };
const frames: Frame[] = renderFrames(game, moving);
void frames;
// @ts-expect-error: the game says what stands where
renderFrames(game, { pieces: CoTuLenh.START });
const disconnect: () => void = connect(drawing, play);
drawing.set({ ...drawSnapshot(play.snapshot(), "red"), ...playCallbacks(play) });
play.playMove("Tf6");
tree.addLine(tree.root, ["Ic6"]).turn?.san;
// @ts-expect-error: a snapshot never changes
snapshot.turn = "b";
play.togglePick("AirForce");
// @ts-expect-error: not a square
play.select("l1");
// @ts-expect-error: not a side
createPlay({ game, players: { w: "human" } });
disconnect();
void shown;
play.subscribe((changes) => same<typeof changes, readonly RecordChange[]>(true));
play.apply([{ type: "cancelled" }]);
play.confirm([{ type: "timed", clock: null }]);
// @ts-expect-error: no such change
play.apply([{ type: "moved" }]);
const online = new OnlineGame({ service: "https://example.org/", game: "A".repeat(22) });
const { you, record }: OnlineSnapshot = online.snapshot();
const lans: string[] = record?.turns.map(({ lan }) => lan) ?? [];
void [lans, you, createSeat()];
const leave: () => void = connectOnline(online, createPlay({ game, ...playOptions(online) }));
const action: string = online.turn("Tf6");
const stopOnline: () => void = online.subscribe(
  (changes, id) => changes.length > 0 && id === action,
);
stopOnline();
// @ts-expect-error: not an answer
online.draw("maybe");
online.greet("goodLuck");
// @ts-expect-error There is a fixed list.
online.greet("you lose");
const lobby = new Lobby({ service: "https://example.org/", name: cleanName(" Minh ") ?? "Guest" });
const { challenges, paired }: LobbySnapshot = lobby.snapshot();
lobby.play({
  rules: "official",
  clock: { base: 300_000, increment: 3000 },
  color: "r",
  watch: true,
});
lobby.accept(challenges[0]?.challenge ?? "");
void [paired?.opponent.name, lobby.take()?.invitation, lobby.key];
// @ts-expect-error A lobby is entered with a name.
new Lobby({ service: "/" });
void createOnlineGame("/", { clock: { base: 1000 } }).then(({ seat, invitation }) => [
  seat,
  invitation,
]);
const referee: Referee = createReferee({ clock: { base: 60_000 } }, { CoTuLenh });
const { changes, answer }: Receipt = referee.receive("r", { type: "ping" }, Date.now());
const storedGame: RefereeData = referee.toJSON();
void [changes, answer, createReferee(storedGame, { CoTuLenh, limits: { turns: 10 } })];
// @ts-expect-error: not a side
referee.receive("w", "", 0);
leave();
void loadSubject("cup").then(({ levels: [level] }) => {
  const lesson = createLesson(level!, { CoTuLenh, engine });
  const { stars, message }: LessonSnapshot = lesson.snapshot();
  const hint: LessonHint = lesson.hint();
  if (hint.kind === "turn") same<typeof hint.moves, readonly Move[]>(true);
  if (message?.kind === "illegal") same<typeof message.squares, readonly Square[]>(true);
  connect(drawing, lesson.play, { refused: lesson.refused });
  if (stars !== 0) createProgress().record(level!.id, stars).subject("cup");
  // @ts-expect-error: the class is needed
  createLesson(level!);
});
const goal: Condition = { all: [{ reach: "f6", by: "t" }, { not: { lost: "any" } }] };
// @ts-expect-error: not a square
const nowhere: Condition = { reach: "l6" };
// @ts-expect-error: no such subject
void loadSubject("cooking");
void [goal, nowhere];
void loadPuzzles("mate1").then(async (puzzles) => {
  const run = createPuzzle(puzzles[0]!, { CoTuLenh, engine, answerDelay: 0 });
  const { state, refutation }: PuzzleSnapshot = run.snapshot();
  same<typeof state, "playing" | "wrong" | "solved" | "given">(true);
  const hint: PuzzleHint | null = run.hint();
  if (hint?.kind === "look") same<typeof hint.squares, readonly Square[]>(true);
  const line = await run.why();
  const record = createPuzzleRecord().add(puzzles[0]!, { isClean: true, day: "2026-11-18" });
  const shown = record.show(await findDaily("2026-11-18", { known: [], themes: ["capture"] }));
  const { puzzle: next, reason }: PuzzleChoice = chooseNext(puzzles, shown, {
    difficulty: 2,
    known: NEEDS,
  });
  same<typeof reason, "fits" | "nearest" | "missing" | "again" | "none">(true);
  const theme: Theme | undefined = next?.theme;
  const needs: readonly PuzzleNeed[] = puzzleNeeds(puzzles[0]!);
  // @ts-expect-error: the class is needed
  createPuzzle(puzzles[0]!);
  void [refutation, line, theme, needs];
});
// @ts-expect-error: no such theme
void loadPuzzles("mate9");
const [opening]: BookTurn[] = findBookTurns(game);
const fromBook: string | null = chooseBookTurn(game, () => opening?.points ?? 0);
const bookOptions: BookOptions = { random: Math.random };
new EnginePlayer(withBook(engine, bookOptions), { level: 5, time: 100 }, { ponder: true });
// @ts-expect-error: a number is no choice
chooseBookTurn(game, 3);
void fromBook;
engine.stop();
engine.close();
