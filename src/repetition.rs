//! Counts how often a position has occurred in a game (R10.2).

/// The hashes of the positions before each turn, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Repetitions(Vec<u64>);

impl Repetitions {
    /// The hashes, in order.
    pub(crate) fn hashes(&self) -> &[u64] {
        &self.0
    }

    /// The number of positions.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn push(&mut self, hash: u64) {
        reserve_one(&mut self.0);
        self.0.push(hash);
    }

    /// Removes the last position.
    pub(crate) fn pop(&mut self) -> Option<u64> {
        self.0.pop()
    }

    /// Removes all positions but the first `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// How often a position occurs among the last `half_moves`. A capture makes all earlier
    /// positions impossible, so the caller passes the half-move clock.
    pub(crate) fn count(&self, hash: u64, half_moves: u32) -> usize {
        let recent = self.0.len().saturating_sub(half_moves as usize);
        self.0[recent..].iter().filter(|&&other| other == hash).count()
    }
}

/// Reserves room for one more element by growing a quarter: doubling would leave half of a long
/// history unused.
pub(crate) fn reserve_one<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 4 + 8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r10_2_equal_positions_are_counted_back_to_the_last_capture() {
        let mut repetitions = Repetitions::default();
        for hash in [7, 8, 7, 9, 7] {
            repetitions.push(hash);
        }
        assert_eq!(repetitions.count(7, 100), 3);
        assert_eq!(repetitions.count(7, 4), 2);
        assert_eq!(repetitions.count(7, 0), 0);
        assert_eq!(repetitions.pop(), Some(7));
        repetitions.truncate(2);
        assert_eq!((repetitions.len(), repetitions.count(7, 100), repetitions.count(9, 100)), (2, 1, 0));
    }
}
