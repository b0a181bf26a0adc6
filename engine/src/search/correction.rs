//! Correction history: by how much searches found positions better or worse than their evaluation, for
//! positions that have something in common. The evaluation of others like them is corrected by that.

use cotulenh::Color;

use crate::{
    params::{CORRECTION_DIVISOR, CORRECTION_MOST, correction_bonus},
    score::Value,
};

/// What positions have in common: the pieces of each side, and the material.
const KEYS: usize = 3;
/// The entries for one of them: a power of two, as usual (`Static_Evaluation_Correction_History`). All of them
/// together take 96 kB. Not tuned.
const ENTRIES: usize = 1 << 13;

/// Corrections for the side to move.
pub(super) struct Corrections(Vec<i16>);

impl Corrections {
    pub(super) fn new() -> Corrections {
        Corrections(vec![0; Color::ALL.len() * KEYS * ENTRIES])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    fn indices(turn: Color, keys: [u32; KEYS]) -> [usize; KEYS] {
        core::array::from_fn(|n| (turn as usize * KEYS + n) * ENTRIES + keys[n] as usize % ENTRIES)
    }

    /// What is added to an evaluation.
    pub(super) fn get(&self, turn: Color, keys: [u32; KEYS]) -> Value {
        let sum: Value = Corrections::indices(turn, keys).iter().map(|&n| Value::from(self.0[n])).sum();
        sum / CORRECTION_DIVISOR
    }

    /// Learns that a search to some depth found so much more than the evaluation.
    pub(super) fn update(&mut self, turn: Color, keys: [u32; KEYS], difference: Value, depth: i32) {
        let bonus = correction_bonus(difference, depth);
        for n in Corrections::indices(turn, keys) {
            let old = Value::from(self.0[n]);
            self.0[n] = (old + bonus - old * bonus.abs() / CORRECTION_MOST) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_too_low_again_and_again_is_raised_up_to_a_limit() {
        let mut corrections = Corrections::new();
        let keys = [1, 2, 3];
        corrections.update(Color::Red, keys, 40, 6);
        let first = corrections.get(Color::Red, keys);
        (0..1_000).for_each(|_| corrections.update(Color::Red, keys, 40, 6));
        let last = corrections.get(Color::Red, keys);
        assert!(0 < first && first < last && last <= 3 * CORRECTION_MOST / CORRECTION_DIVISOR);
        assert_eq!(corrections.get(Color::Blue, keys), 0);
    }
}
