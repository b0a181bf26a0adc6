//! Why a setup is not a position, and why a move is not legal.

use core::{error, fmt};

use super::{DeployError, Position, Session};
use crate::{ErrorCode, Move, SetupError, Square};

/// Why a setup is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The placement breaks a rule.
    Setup(SetupError),
    /// The recorded deploy session cannot be replayed.
    Deploy(ReplayError),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Setup(error) => error.fmt(f),
            PositionError::Deploy(error) => error.fmt(f),
        }
    }
}

impl error::Error for PositionError {}

/// Why the steps of a recorded deploy session cannot be replayed (R12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The session cannot be opened.
    Open(DeployError),
    /// A step is not legal.
    Step(IllegalMove),
    /// The steps leave other pieces on the square than recorded, or commit the session.
    Remaining,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Open(error) => error.fmt(f),
            ReplayError::Step(error) => error.fmt(f),
            ReplayError::Remaining => f.write_str("the steps do not leave the pieces that are recorded"),
        }
    }
}

impl error::Error for ReplayError {}

/// A move that the rules do not allow here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// Why it is not allowed.
    pub reason: IllegalReason,
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// It is not among the legal moves.
    NotLegal,
    /// It is not a step of the deploy session that is open on this square.
    OutsideSession(Square),
    /// It is the last step of a deploy that cannot be committed.
    CannotCommit(DeployError),
}

impl IllegalMove {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        match self.reason {
            IllegalReason::NotLegal | IllegalReason::CannotCommit(_) => ErrorCode::IllegalMove,
            IllegalReason::OutsideSession(_) => ErrorCode::DeployElsewhere,
        }
    }
}

impl Position {
    /// Explains why a move that is not legal is not.
    pub(crate) fn illegal(&self, mv: Move) -> IllegalMove {
        let reason = match self.session().map(Session::square) {
            Some(square) if !mv.deploy || mv.from != square => IllegalReason::OutsideSession(square),
            _ => IllegalReason::NotLegal,
        };
        IllegalMove { mv, reason }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason {
            IllegalReason::NotLegal => write!(f, "{} is not legal here", self.mv),
            IllegalReason::OutsideSession(square) => {
                write!(f, "{} is not a step of the deploy session that is open on {square}", self.mv)
            }
            IllegalReason::CannotCommit(error) => {
                write!(f, "the deploy cannot be committed after {}: {error}", self.mv)
            }
        }
    }
}

impl error::Error for IllegalMove {}
