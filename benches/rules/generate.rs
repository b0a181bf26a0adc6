//! Listing legal moves: all of a position, and those of each kind of piece.

use cotulenh::{Position, Role, Square, search_support::SearchSupport};
use divan::{Bencher, black_box, counter::ItemsCount};

use crate::positions::{At, position};

#[divan::bench(args = [At::Start, At::Middle, At::CheckWithStack, At::CheckWithoutHelp])]
fn whole(bencher: Bencher, at: At) {
    list(bencher, &at.position());
}

/// The second step of a deploy, with the commander in check.
#[divan::bench]
fn within_a_session(bencher: Bencher) {
    let mut position = At::CheckWithStack.position();
    let step = position.legal_moves().into_iter().find(|mv| mv.deploy).expect("a step");
    let _undo = position.apply(step);
    list(bencher, &position);
}

/// Without sorting.
#[divan::bench]
fn unordered(bencher: Bencher) {
    let position = At::Start.position();
    let count = position.legal_moves().len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| position.legal_moves_unordered());
}

/// A heroic piece of the kind, on a nearly empty board.
#[divan::bench(args = Role::ALL)]
fn kind(bencher: Bencher, role: Role) {
    let (position, square) = alone(role);
    let count = position.legal_moves_from(square).len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| black_box(&position).legal_moves_from(square));
}

fn alone(role: Role) -> (Position, Square) {
    let fen = match role {
        Role::Commander => "6c4/11/11/11/11/11/11/4+C6/11/11/11/11 r - - 0 1".to_string(),
        Role::Navy => "6c4/11/11/11/11/11/11/1+N9/11/11/11/5C5 r - - 0 1".to_string(),
        _ => format!("6c4/11/11/11/11/11/11/4+{}6/11/11/11/5C5 r - - 0 1", role.letter()),
    };
    (position(&fen), if role == Role::Navy { Square::B5 } else { Square::E5 })
}

fn list(bencher: Bencher, position: &Position) {
    let count = position.legal_moves().len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| black_box(position).legal_moves());
}
