// Which puzzle the visitor gets: what they know comes first, and new things one by one.
import {
  chooseNext,
  FIRST_PUZZLES,
  NEEDS,
  puzzleNeeds,
  THEMES,
  type Difficulty,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleNeed,
  type PuzzleRecord,
  type Theme,
} from "cotulenh-wasm/puzzles";

/** What has to be known before a puzzle introduces something. */
const BUILDS_ON: Readonly<Record<PuzzleNeed, readonly PuzzleNeed[]>> = {
  heroes: [],
  stacks: [],
  deploy: ["stacks"],
  kamikaze: ["heroes", "stacks"],
  official: ["heroes", "stacks", "deploy"],
  battle: ["heroes", "stacks", "deploy"],
};

/** What a puzzle needs that is not known. */
export function listNew(puzzle: Puzzle, known: readonly PuzzleNeed[]): readonly PuzzleNeed[] {
  return puzzleNeeds(puzzle).filter((need) => !known.includes(need));
}

/** Whether a puzzle needs at most one new thing, which the visitor is ready for. */
function canIntroduce(puzzle: Puzzle, known: readonly PuzzleNeed[]): boolean {
  const [need, ...others] = listNew(puzzle, known);
  if (others.length > 0) return false;
  return need === undefined || BUILDS_ON[need].every((one) => known.includes(one));
}

interface Wish {
  difficulty: Difficulty | null;
  known: readonly PuzzleNeed[];
}

/** The next puzzle of a list. */
export function selectNext(
  puzzles: readonly Puzzle[],
  record: PuzzleRecord,
  { difficulty, known }: Wish,
): PuzzleChoice {
  const taught = puzzles.filter((puzzle) => listNew(puzzle, known).length === 0);
  const introducing = puzzles.filter((puzzle) => canIntroduce(puzzle, known));
  const isFirst = difficulty !== null || record.count < FIRST_PUZZLES;
  for (const list of isFirst ? [taught, introducing] : [introducing]) {
    const choice = chooseNext(list, record, { difficulty });
    if (choice.reason === "fits") return choice;
  }
  return chooseNext(puzzles, record, { difficulty, known: NEEDS });
}

/** The themes of the first puzzles: no other is loaded for them. */
const FIRST_THEMES: readonly Theme[] = ["capture", "mate1"];

/** The themes of which the next puzzle is chosen. */
export function listThemes(
  { count }: PuzzleRecord,
  wanted: Theme | null,
  difficulty: Difficulty | null,
): readonly Theme[] {
  if (wanted) return [wanted];
  return count < FIRST_PUZZLES && difficulty === null ? FIRST_THEMES : THEMES;
}
