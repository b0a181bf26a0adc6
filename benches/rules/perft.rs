//! Perft: an item is a node.

use cotulenh::{Position, Rules, search_support::SearchSupport};
use divan::{Bencher, black_box, counter::ItemsCount};

#[divan::bench(args = [2, 3], sample_count = 9, sample_size = 1)]
fn counting_leaves(bencher: Bencher, depth: u32) {
    let start = Position::start(Rules::STANDARD);
    let nodes = start.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| start.perft(black_box(depth)));
}

#[divan::bench(args = [2, 3], sample_count = 9, sample_size = 1)]
fn making_leaves(bencher: Bencher, depth: u32) {
    let start = Position::start(Rules::STANDARD);
    let nodes = start.perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| start.perft_making_leaves(black_box(depth)));
}
