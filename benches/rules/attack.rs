//! Attacks, check, and the end of the game.

use cotulenh::{Color, Square};
use divan::{Bencher, black_box};

use crate::positions::At;

#[divan::bench(args = [At::Middle, At::CheckWithStack])]
fn is_check(bencher: Bencher, at: At) {
    let position = at.position();
    bencher.bench_local(|| black_box(&position).is_check());
}

#[divan::bench]
fn attackers(bencher: Bencher) {
    let position = At::Middle.position();
    bencher.bench_local(|| black_box(&position).attackers(Square::E5, Color::Blue).count());
}

#[divan::bench(args = [At::Middle, At::CheckWithStack, At::CheckWithoutHelp])]
fn is_checkmate(bencher: Bencher, at: At) {
    let position = at.position();
    bencher.bench_local(|| black_box(&position).is_checkmate());
}

#[divan::bench]
fn outcome(bencher: Bencher) {
    let position = At::Middle.position();
    bencher.bench_local(|| black_box(&position).outcome());
}
