//! Chooses among what was found: no mirror images, no near-duplicates, no theme with more than its share.

use cotulenh::{Color, Move, RANKS, RoleSet, Square};

use super::{Puzzle, Theme};

/// Two puzzles differ in at least so many squares.
pub const DIFFERENT: usize = 8;
/// No theme has more than one of so many puzzles.
pub const SHARE: usize = 5;

/// Puzzles of so many turns and from this depth on are equally welcome.
const LONG: usize = 2;
const DEEP: u32 = 5;

/// What stands on each square, as if the solver were Red.
type Cells = Vec<Option<(bool, RoleSet, RoleSet)>>;

fn cells_of(puzzle: &Puzzle) -> Cells {
    let game = puzzle.game_after(1);
    let solver = game.position().turn();
    let board = game.position().board();
    let cell = |square: Square| {
        let rank = if solver == Color::Red { square.rank() } else { RANKS - 1 - square.rank() };
        let stack = board.get(Square::new(square.file(), rank)?)?;
        Some((stack.color() == solver, stack.roles(), stack.heroes()))
    };
    Square::all().map(cell).collect()
}

/// In how many squares two puzzles differ, mirrored where their solvers have other colours.
pub fn distance(first: &Puzzle, second: &Puzzle) -> usize {
    count_differing(&cells_of(first), &cells_of(second))
}

fn count_differing(first: &Cells, second: &Cells) -> usize {
    first.iter().zip(second).filter(|(one, other)| one != other).count()
}

/// Chooses at most so many puzzles: longer and deeper ones first, then in the order in which they were found.
pub fn select(found: &[Puzzle], most: usize) -> Vec<Puzzle> {
    let mut sorted: Vec<&Puzzle> = found.iter().collect();
    let rank = |puzzle: &Puzzle| (puzzle.length().min(LONG), puzzle.depth.min(DEEP), is_hidden(puzzle));
    sorted.sort_by_key(|puzzle| std::cmp::Reverse(rank(puzzle)));
    let different = drop_duplicates(&sorted);
    // With fewer puzzles the share of a theme is smaller too.
    let mut all = most;
    loop {
        let chosen = fill(&different, all);
        if chosen.len() >= all || chosen.is_empty() {
            return chosen;
        }
        all = chosen.len();
    }
}

/// Does the first turn something else than take what has just come?
fn is_hidden(puzzle: &Puzzle) -> bool {
    let [mistake, first, ..] = &puzzle.turns[..] else { return false };
    let takes = |made: &Move| first.iter().any(|mv| mv.kind.is_capture() && mv.to == made.to);
    !mistake.iter().any(|made| made.kind.arrives() && takes(made))
}

fn drop_duplicates<'a>(found: &[&'a Puzzle]) -> Vec<&'a Puzzle> {
    let mut kept: Vec<(&Puzzle, Cells)> = Vec::new();
    for puzzle in found {
        let cells = cells_of(puzzle);
        if kept.iter().all(|(_, other)| count_differing(&cells, other) >= DIFFERENT) {
            kept.push((puzzle, cells));
        }
    }
    kept.into_iter().map(|(puzzle, _)| puzzle).collect()
}

/// Takes up to `all` puzzles, of each theme no more than its share. Mates come last, the shortest of them at the end:
/// there are more than enough.
fn fill(puzzles: &[&Puzzle], all: usize) -> Vec<Puzzle> {
    let mut themes = Theme::ALL;
    themes.sort_by_key(|theme| theme.mate().map_or(0, |turns| 5 - turns));
    let of = |theme: Theme| puzzles.iter().filter(move |puzzle| puzzle.theme == theme);
    let chosen = themes.into_iter().flat_map(|theme| of(theme).take(all / SHARE));
    chosen.take(all).map(|&puzzle| puzzle.clone()).collect()
}
