// Arbitrary calls on games, round by round, each round from a seed of its own. A round that fails
// is reported as the fewest calls that fail.
//
// FUZZ_SECONDS: how long (8). FUZZ_SEED: the first seed, else by chance. FUZZ_ROUNDS: how many
// rounds at most.
import { inspect } from "node:util";
import { CoTuLenh } from "cotulenh-wasm";
import { FUNCTIONS, InterferingArgument, randomCall, randomStart } from "./calls.mjs";
import { checkError, checkGame, snapshot } from "./invariants.mjs";
import { randomFrom } from "../random.mjs";

const CALLS = 60;
const MOST_GAMES = 4;

/** A game with what is known of it. */
const track = (game, autoCommit) => ({ game, autoCommit, freed: false });

/** Makes a call and checks what it did. Copies join the games. */
function perform({ number, name, args }, games) {
  const held = games[number];
  // While a round is cut shorter, the copy that a call was made on may be missing.
  if (!held) return;
  const before = games.map(({ game, freed }) => (freed ? null : snapshot(game)));
  const interferes = args.some(InterferingArgument.is);
  const given = args.map((arg) => (InterferingArgument.is(arg) ? arg.made(held.game) : arg));
  let refused = false;
  try {
    const answer = Object.hasOwn(FUNCTIONS, name)
      ? FUNCTIONS[name](...given)
      : held.game[name](...given);
    if (answer instanceof CoTuLenh) {
      if (games.length < MOST_GAMES) games.push(track(answer, held.autoCommit));
      else answer.free();
    }
  } catch (error) {
    checkError(error);
    refused = true;
  }
  held.freed = isFreed(held.game);
  games.slice(0, before.length).forEach(({ game, freed }, n) => {
    if (freed || (n === number && (!refused || interferes))) return;
    if (snapshot(game) !== before[n]) throw new Error(`game ${n} has changed, but must not have`);
  });
  if (!held.freed && !refused) checkGame(held.game, held.autoCommit);
}

function isFreed(game) {
  try {
    game.turn();
    return false;
  } catch {
    return true;
  }
}

/** Makes calls on a new game, each given by `next` until it gives none. Returns what went wrong. */
function attempt({ fen, rules, autoCommit }, next) {
  const games = [];
  try {
    const start = CoTuLenh.validateFen(fen, { rules }).valid ? fen : undefined;
    games.push(track(new CoTuLenh(start, { rules, autoCommit }), autoCommit));
    for (let call = next(games); call; call = next(games)) perform(call, games);
    return null;
  } catch (error) {
    return error;
  } finally {
    for (const { game, freed } of games) if (!freed) game.free();
  }
}

/** The same calls again. */
function replay(start, calls) {
  let n = 0;
  return attempt(start, () => calls[n++]);
}

/** As few of the calls as still fail: halves, quarters … and single ones are left out. */
function shortest(start, calls) {
  for (let size = calls.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < calls.length;) {
      const fewer = calls.toSpliced(from, size);
      if (replay(start, fewer)) calls = fewer;
      else from += size;
    }
  }
  return calls;
}

function tell(seed, start, calls) {
  console.error(`FUZZ_SEED=${seed} fails; the fewest calls that do:`);
  console.error(`  0 = ${inspect(start, { breakLength: Infinity })}`);
  for (const { number, name, args } of calls) {
    const texts = args.map((arg) =>
      inspect(arg, { depth: 2, breakLength: Infinity }).slice(0, 300),
    );
    console.error(`  ${number}.${name}(${texts.join(", ")})`);
  }
  console.error(replay(start, calls) ?? "(not any more: it depends on what was before)");
}

const seconds = Number(process.env.FUZZ_SECONDS ?? 8);
const rounds = Number(process.env.FUZZ_ROUNDS ?? Infinity);
let seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const end = performance.now() + seconds * 1000;
let calls = 0;
for (let round = 0; round < rounds && performance.now() < end; round++, seed++) {
  const random = randomFrom(seed);
  const start = randomStart(random);
  const made = [];
  const failed = attempt(start, (games) => {
    if (made.length === CALLS) return null;
    made.push(randomCall(random, games));
    return made.at(-1);
  });
  calls += made.length;
  if (failed) {
    tell(seed, start, shortest(start, made));
    console.error(failed);
    process.exitCode = 1;
    break;
  }
}
console.log(`${calls} calls, up to seed ${seed}`);
