//! Why a setup is not a position, and why a move is not legal.

use core::{error, fmt};

use super::{DeployError, Illegal, IllegalReason, MoveQuery, PieceQuery, Position};
use crate::{ErrorCode, Move, SetupError, SquareSet};

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
    pub illegal: Illegal,
}

impl IllegalMove {
    /// A stable name for the error.
    pub fn code(self) -> ErrorCode {
        self.illegal.code()
    }

    /// The error for any move after a declared end (R13.5).
    pub(crate) fn after_the_end(mv: Move) -> IllegalMove {
        IllegalMove { mv, illegal: IllegalReason::GameEnded.at(None) }
    }
}

impl Position {
    /// Explains why a move that is not legal is not.
    pub(crate) fn illegal(&self, mv: Move) -> IllegalMove {
        let query = MoveQuery {
            from: mv.from,
            to: mv.to,
            piece: Some(PieceQuery::Exactly(mv.piece.roles())),
            kind: Some(mv.kind),
            deploy: Some(mv.deploy),
        };
        // A move with the wrong heroic marks has a legal twin.
        let illegal = self.explain(&query).unwrap_or(Illegal {
            reason: IllegalReason::NotInStack,
            squares: SquareSet::EMPTY.with(mv.from),
        });
        IllegalMove { mv, illegal }
    }

    /// The error for a last step after which the open session cannot be committed: the commander is
    /// in danger (R7.7).
    pub(crate) fn cannot_commit(&self, step: Move) -> IllegalMove {
        let squares = self.checkers(self.turn);
        IllegalMove { mv: step, illegal: Illegal { reason: IllegalReason::CommanderInDanger, squares } }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal: {}", self.mv, self.illegal)
    }
}

impl error::Error for IllegalMove {}
