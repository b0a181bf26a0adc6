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

fn distance(first: &Cells, second: &Cells) -> usize {
    first.iter().zip(second).filter(|(one, other)| one != other).count()
}

/// What shares a limit: all mates, or a theme.
fn group(theme: Theme) -> Option<Theme> {
    theme.mate().is_none().then_some(theme)
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
        if kept.iter().all(|(_, other)| distance(&cells, other) >= DIFFERENT) {
            kept.push((puzzle, cells));
        }
    }
    kept.into_iter().map(|(puzzle, _)| puzzle).collect()
}

/// Takes up to `limit` of each theme. Of the mates, the longer ones come first: they are rare.
fn fill(puzzles: &[&Puzzle], limit: usize) -> Vec<Puzzle> {
    let mut chosen: Vec<Puzzle> = Vec::new();
    let mut add = |theme: Theme, most: usize| {
        let taken = |chosen: &[Puzzle]| chosen.iter().filter(|one| group(one.theme) == group(theme)).count();
        let room = limit.saturating_sub(taken(&chosen)).min(most);
        let fitting = puzzles.iter().filter(|puzzle| puzzle.theme == theme);
        chosen.extend(fitting.take(room).map(|&puzzle| puzzle.clone()));
    };
    let mates = [Theme::Mate4, Theme::Mate3, Theme::Mate2, Theme::Mate1];
    for (n, theme) in mates.into_iter().enumerate() {
        // What the longer ones leave is shared among the others.
        add(theme, if n == 3 { limit } else { limit.div_ceil(4) });
    }
    for theme in Theme::ALL.into_iter().filter(|theme| theme.mate().is_none()) {
        add(theme, limit);
    }
    chosen.sort_by_key(|puzzle| puzzle.theme);
    chosen
}
