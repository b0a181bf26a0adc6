//! Chooses among what was found: no mirror images, no near-duplicates, no theme with more than its share.

use cotulenh::{Color, RANKS, RoleSet, Square};

use super::{Puzzle, Theme};

/// Two puzzles differ in at least so many squares.
pub const DIFFERENT: usize = 8;
/// No theme has more than one of so many puzzles. Mates are one theme.
pub const SHARE: usize = 5;

/// Puzzles from this depth on are equally welcome.
const DEEP: u32 = 3;

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

/// Chooses at most so many puzzles, the deeper ones first, then in the order in which they were found.
pub fn select(found: &[Puzzle], most: usize) -> Vec<Puzzle> {
    let mut different = drop_duplicates(found);
    // The deeper ones come first: easy puzzles there are more than enough.
    different.sort_by_key(|puzzle| std::cmp::Reverse((puzzle.depth.min(DEEP), puzzle.length().min(2))));
    // With fewer puzzles the share of a theme is smaller too.
    let mut all = most;
    loop {
        let chosen = fill(&different, all / SHARE);
        if chosen.len() >= all || chosen.is_empty() {
            return chosen;
        }
        all = chosen.len();
    }
}

fn drop_duplicates(found: &[Puzzle]) -> Vec<&Puzzle> {
    let mut kept: Vec<(&Puzzle, Cells)> = Vec::new();
    for puzzle in found {
        let cells = cells_of(puzzle);
        if kept.iter().all(|(_, other)| count_differing(&cells, other) >= DIFFERENT) {
            kept.push((puzzle, cells));
        }
    }
    kept.into_iter().map(|(puzzle, _)| puzzle).collect()
}

/// Takes up to `limit` of each theme. Mates are one: each length has a quarter, and what is left is for any.
fn fill(puzzles: &[&Puzzle], limit: usize) -> Vec<Puzzle> {
    let of = |theme: Theme| puzzles.iter().copied().filter(move |puzzle| puzzle.theme == theme);
    let (mates, others): (Vec<Theme>, Vec<Theme>) =
        Theme::ALL.into_iter().partition(|theme| theme.mate().is_some());
    let quarter = limit / mates.len();
    let first = mates.iter().flat_map(|&theme| of(theme).take(quarter));
    // The longer ones are rare.
    let rest = mates.iter().rev().flat_map(|&theme| of(theme).skip(quarter));
    let mut chosen: Vec<Puzzle> = first.chain(rest).take(limit).cloned().collect();
    chosen.extend(others.into_iter().flat_map(|theme| of(theme).take(limit)).cloned());
    chosen
}
