//! Why an action is refused.

use core::{error, fmt};

use crate::{DeployError, ErrorCode, IllegalMove};

/// Why [`Game::play_action`](super::Game::play_action) refuses an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The move or step is not legal.
    Move(IllegalMove),
    /// The session cannot be committed.
    Commit(DeployError),
}

impl ActionError {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            ActionError::Move(error) => error.code(),
            ActionError::Commit(error) => error.code(),
        }
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Move(error) => error.fmt(f),
            ActionError::Commit(error) => error.fmt(f),
        }
    }
}

impl error::Error for ActionError {}
