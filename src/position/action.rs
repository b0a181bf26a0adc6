//! Actions: what a player can do at one time. A turn is one action, or the steps of a deploy and
//! its commit.

use core::fmt;

use super::{DeployError, Position, Undo};
use crate::Move;

/// A move, a deploy step, or the commit of the open session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move or a deploy step.
    Move(Move),
    /// Ends the open session (R7.7).
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
    /// Every legal action of the side to move.
    pub fn actions(&self) -> Vec<Action> {
        let moves = self.legal_moves().into_iter().map(Action::Move);
        moves.chain(self.can_commit().then_some(Action::Commit)).collect()
    }

    /// Does an action. A move must be legal, as for `apply`; a commit that is not allowed is refused.
    pub(crate) fn act(&mut self, action: Action) -> Result<Undo, DeployError> {
        match action {
            Action::Move(mv) => Ok(self.apply(mv)),
            Action::Commit => self.commit(),
        }
    }
}
