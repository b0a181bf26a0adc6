//! FEN and SAN, read and written.

use cotulenh::{Position, Rules, StackStyle};
use divan::{Bencher, black_box, counter::ItemsCount};

use crate::positions::At;

#[divan::bench(args = [At::Start, At::Middle])]
fn read_fen(bencher: Bencher, at: At) {
    bencher.bench_local(|| Position::from_fen(black_box(at.fen()), Rules::STANDARD));
}

#[divan::bench(args = [At::Start, At::Middle])]
fn write_fen(bencher: Bencher, at: At) {
    let position = at.position();
    bencher.bench_local(|| black_box(&position).fen(StackStyle::Together));
}

/// All legal moves at once.
#[divan::bench(args = [At::Start, At::Middle])]
fn write_sans(bencher: Bencher, at: At) {
    let position = at.position();
    let count = position.legal_moves().len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        black_box(&position).for_each_san(|san| {
            black_box(san.to_string());
        });
    });
}

#[divan::bench(args = [At::Start, At::Middle])]
fn write_san(bencher: Bencher, at: At) {
    let position = at.position();
    let mv = position.legal_moves()[0];
    bencher.bench_local(|| black_box(&position).san(mv).to_string());
}

/// All legal moves, one by one.
#[divan::bench(args = [At::Start, At::Middle])]
fn read_san(bencher: Bencher, at: At) {
    let position = at.position();
    let mut sans = Vec::new();
    position.for_each_san(|san| sans.push(san.to_string()));
    bencher.counter(ItemsCount::new(sans.len())).bench_local(|| {
        for san in &sans {
            black_box(position.read_move(black_box(san)).expect("it was written"));
        }
    });
}
