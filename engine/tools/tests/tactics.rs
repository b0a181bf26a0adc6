//! The suite of tactics: mates that the plain solver has proved, saving moves, deploys that win, and
//! planes that must not fly. Made by `cargo run --release -p cotulenh-engine-tools --bin tactics -- make`.

use cotulenh_engine::{
    Searcher,
    mate::{Attack, Mate, MateSolver},
};
use cotulenh_engine_tools::tactics::{Puzzle, parse_suite};

fn suite() -> Vec<Puzzle> {
    parse_suite(include_str!("data/tactics.txt")).unwrap()
}

/// The nodes within which a mate must be found, by its turns. Most need a hundredth of that.
const NODES: [u64; 4] = [3_000, 300_000, 300_000, 300_000];

#[test]
fn the_suite_has_300_positions_of_every_kind() {
    let suite = suite();
    assert!(suite.len() >= 300, "{}", suite.len());
    for kind in ["mate1", "mate2", "mate3", "mate4", "save", "deploy", "plane"] {
        assert!(suite.iter().any(|puzzle| puzzle.kind == kind), "{kind}");
    }
}

#[test]
fn mates_are_found() {
    let mut searcher = Searcher::new(4 << 20);
    for puzzle in suite() {
        if let Some(turns) = puzzle.mate() {
            searcher.clear();
            let solved = puzzle.solve(&mut searcher, NODES[turns as usize - 1]);
            assert!(solved.is_some(), "{} {:?}", puzzle.kind, puzzle.position);
        }
    }
}

#[test]
fn mates_are_proved() {
    for puzzle in suite() {
        let Some(turns) = puzzle.mate() else { continue };
        // As they were found: the shortest, or where that takes too long the shortest by checks.
        let attack = if turns <= 2 { Attack::Any } else { Attack::Checks };
        let mate = MateSolver::new(&puzzle.position, attack, 3_000_000).solve(turns as u32);
        assert!(matches!(mate, Mate::Found(found, _) if found as i32 == turns), "{:?}", puzzle.position);
    }
}
