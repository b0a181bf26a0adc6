//! Counting sequences of actions: the usual way to compare two implementations of the rules.

use core::fmt;

use super::{Position, Undo};
use crate::Move;

/// What a player may do: a move, a deploy step, or ending the open session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move or a deploy step.
    Move(Move),
    /// Ends the open session.
    Commit,
}

impl Action {
    /// The move or step, if it is one.
    pub fn as_move(self) -> Option<Move> {
        match self {
            Action::Move(mv) => Some(mv),
            Action::Commit => None,
        }
    }
}

/// LAN, or `commit`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(mv) => mv.fmt(f),
            Action::Commit => f.write_str("commit"),
        }
    }
}

impl Position {
    /// Everything the side to move may do.
    pub fn actions(&self) -> Vec<Action> {
        let moves = self.legal_moves().into_iter().map(Action::Move);
        moves.chain(self.can_commit().then_some(Action::Commit)).collect()
    }

    /// Does an action that is known to be legal. A commit that is not allowed does nothing.
    pub fn act(&mut self, action: Action) -> Option<Undo> {
        match action {
            Action::Move(mv) => Some(self.apply(mv)),
            Action::Commit => self.commit().ok(),
        }
    }

    /// How many sequences of so many actions there are. A session that ends by itself needs no
    /// commit. The last actions are counted, not done.
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// assert_eq!(Position::start(Rules::STANDARD).perft(2), 13_000);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        self.clone().count(depth, true)
    }

    /// The same, with the last actions done one by one as well: what a search would do.
    pub fn perft_making_leaves(&self, depth: u32) -> u64 {
        self.clone().count(depth, false)
    }

    /// [`Position::perft`] for each action separately.
    pub fn divide(&self, depth: u32) -> Vec<(Action, u64)> {
        let mut position = self.clone();
        let mut counts = Vec::new();
        for action in self.actions() {
            if let Some(undo) = position.act(action) {
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
