//! The suite of tactics: mates that the plain solver has proved, saving moves, deploys that win, and
//! planes that must not fly. Made by `cargo run --release -p cotulenh-engine --bin tactics -- make`.

use cotulenh_engine::{
    Searcher,
    mate::{Attack, Mate, MateSolver},
    tactics::{Puzzle, parse_suite},
};

fn suite() -> Vec<Puzzle> {
    parse_suite(include_str!("data/tactics.txt")).unwrap()
}

/// The nodes within which a mate must be found, by its turns. Most need a hundredth of that. Mates in
/// three take longer; `tactics check` finds all of them within 300,000 nodes.
const NODES: [u64; 2] = [3_000, 300_000];

#[test]
fn the_suite_has_300_positions_of_every_kind() {
    let suite = suite();
    assert!(suite.len() >= 300, "{}", suite.len());
    for kind in ["mate1", "mate2", "mate3", "mate4", "save", "deploy", "plane"] {
        assert!(suite.iter().any(|puzzle| puzzle.kind == kind), "{kind}");
    }
}

#[test]
fn mates_in_one_and_two_are_found() {
    let mut searcher = Searcher::new(4 << 20);
    for puzzle in suite() {
        if let Some(turns @ 1..=2) = puzzle.mate() {
            searcher.clear();
            let solved = puzzle.solve(&mut searcher, NODES[turns as usize - 1]);
            assert!(solved.is_some(), "{} {:?}", puzzle.kind, puzzle.position);
        }
    }
}

#[test]
fn mates_in_one_are_proved() {
    for puzzle in suite().iter().filter(|puzzle| puzzle.mate() == Some(1)) {
        let mate = MateSolver::new(&puzzle.position, Attack::Any, 1_000_000).solve(1);
        assert!(matches!(mate, Mate::Found(1, _)), "{:?}", puzzle.position);
    }
}
