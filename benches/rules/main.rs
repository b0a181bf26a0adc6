//! `cargo bench`: how fast the rules are. The `perft` rows print positions a second.

use cotulenh::{Position, Rules, START_FEN};
use divan::{Bencher, black_box, counter::ItemsCount};

fn main() {
    divan::main();
}

/// The red commander is in check, and a stack of three may help in many ways.
const CHECK_WITH_STACK: &str = "6c4/11/4g6/11/2n8/7t3/11/4(FTI)2t3/11/6i4/7a3/7C3 r - - 0 1";
/// The same, and nothing helps.
const CHECK_WITHOUT_HELP: &str = "6c4/11/4g6/11/2n8/4(FTI)6/11/11/11/6s4/6a4/6(HC)4 r - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Rules::STANDARD).expect("a position")
}

#[divan::bench(args = [2, 3, 4], sample_count = 9, sample_size = 1)]
fn perft(bencher: Bencher, depth: u32) {
    let start = Position::start(Rules::STANDARD);
    let nodes = start.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| start.perft(black_box(depth)));
}

#[divan::bench(args = [2, 3], sample_count = 9, sample_size = 1)]
fn perft_making_leaves(bencher: Bencher, depth: u32) {
    let start = Position::start(Rules::STANDARD);
    let nodes = start.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| start.perft_making_leaves(black_box(depth)));
}

mod legal_moves {
    use super::*;

    #[divan::bench]
    fn starting_position(bencher: Bencher) {
        list(bencher, &position(START_FEN));
    }

    #[divan::bench]
    fn check_with_stack(bencher: Bencher) {
        list(bencher, &position(CHECK_WITH_STACK));
    }

    #[divan::bench]
    fn check_without_help(bencher: Bencher) {
        list(bencher, &position(CHECK_WITHOUT_HELP));
    }

    /// The second step of a deploy, with the commander in check.
    #[divan::bench]
    fn within_a_session(bencher: Bencher) {
        let mut position = position(CHECK_WITH_STACK);
        let step = position.legal_moves().into_iter().find(|mv| mv.deploy).expect("a step");
        let _undo = position.apply(step);
        list(bencher, &position);
    }

    fn list(bencher: Bencher, position: &Position) {
        let count = position.legal_moves().len();
        bencher.counter(ItemsCount::new(count)).bench_local(|| black_box(position).legal_moves());
    }
}
