//! What the fit of the weights reads: the terms of positions, and weights that were written before.

use cotulenh::Position;
use cotulenh_engine::eval::{Sink, TERMS, Weight, add_terms};

/// How often each term occurs in a position, for Red minus for Blue: those that are not 0.
pub fn count_terms(position: &Position) -> Vec<(usize, i32)> {
    struct Counter(Vec<i32>);
    impl Sink for Counter {
        fn add(&mut self, term: usize, count: i32) {
            self.0[term] += count;
        }
    }
    let mut counter = Counter(vec![0; TERMS]);
    add_terms(position, &mut counter);
    counter.0.into_iter().enumerate().filter(|&(_, count)| count != 0).collect()
}

/// Reads weights from a file that the tuner has written. `None` if their number is wrong.
pub fn read_weights(text: &str) -> Option<Vec<Weight>> {
    let (_, list) = text.split_once("= [")?;
    let pairs = list.split('[').skip(1).map(|pair| {
        let (opening, endgame) = pair.split(']').next()?.split_once(',')?;
        Some([opening.trim().parse().ok()?, endgame.trim().parse().ok()?])
    });
    pairs.collect::<Option<Vec<Weight>>>().filter(|weights| weights.len() == TERMS)
}
