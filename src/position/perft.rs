//! Perft: counting sequences of actions, the usual way to compare two implementations of the rules.

use super::{Action, Position};

impl Position {
    /// The number of sequences of `depth` actions. A session that ends by itself needs no commit
    /// (R7.7). The actions at the last depth are counted without being done.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// assert_eq!(Position::start(Rules::STANDARD).perft(2), 13_000);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        self.clone().count(depth, true)
    }

    /// See `SearchSupport`.
    pub(super) fn perft_making_leaves(&self, depth: u32) -> u64 {
        self.clone().count(depth, false)
    }

    /// [`Position::perft`] for each first action.
    pub fn divide(&self, depth: u32) -> Vec<(Action, u64)> {
        let mut position = self.clone();
        let mut counts = Vec::new();
        for action in self.actions() {
            if let Ok(undo) = position.act(action) {
                counts.push((action, position.count(depth.saturating_sub(1), true)));
                position.take_back(undo);
            }
        }
        counts
    }

    fn count(&mut self, depth: u32, bulk: bool) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves_unordered();
        if depth == 1 && bulk {
            return moves.len() as u64 + u64::from(self.can_commit());
        }
        let mut count = 0;
        for mv in moves {
            let undo = self.apply(mv);
            count += self.count(depth - 1, bulk);
            self.take_back(undo);
        }
        if let Ok(undo) = self.commit() {
            count += self.count(depth - 1, bulk);
            self.take_back(undo);
        }
        count
    }
}
