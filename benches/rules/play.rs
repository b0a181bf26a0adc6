//! Playing moves and taking them back.

use cotulenh::{Game, Move, Position, Rules, search_support::SearchSupport};
use divan::{Bencher, black_box, counter::ItemsCount};

use crate::positions::At;

/// Every legal move of the position.
#[divan::bench(args = [At::Start, At::Middle])]
fn apply_and_take_back(bencher: Bencher, at: At) {
    let position = at.position();
    let moves = position.legal_moves();
    back_and_forth(bencher, position, &moves);
}

/// Only moves by which a piece becomes heroic.
#[divan::bench]
fn promotion(bencher: Bencher) {
    let mut position = At::Promotion.position();
    let mut moves = position.legal_moves();
    moves.retain(|&mv| {
        let undo = position.apply(mv);
        let promotes = !position.promotions(&undo).is_empty();
        position.take_back(undo);
        promotes
    });
    assert!(!moves.is_empty(), "some move must promote");
    back_and_forth(bencher, position, &moves);
}

/// Only first steps of a deploy.
#[divan::bench]
fn deploy_step(bencher: Bencher) {
    let position = At::CheckWithStack.position();
    let mut moves = position.legal_moves();
    moves.retain(|mv| mv.deploy);
    back_and_forth(bencher, position, &moves);
}

#[divan::bench]
fn new_game() -> Game {
    Game::new(black_box(Rules::STANDARD))
}

/// With the legality check and the history.
#[divan::bench]
fn in_a_game(bencher: Bencher) {
    let mut game = Game::new(Rules::STANDARD);
    let moves = game.position().legal_moves();
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        for &mv in &moves {
            game.play(black_box(mv)).expect("it is legal");
            game.undo();
        }
    });
}

fn back_and_forth(bencher: Bencher, mut position: Position, moves: &[Move]) {
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        for &mv in moves {
            let undo = position.apply(black_box(mv));
            position.take_back(undo);
        }
    });
}
