//! Moves and turns as text: SAN and LAN (R12.3, R12.4).
//!
//! - `writer`: SAN of a move, of all moves, of a turn; LAN of a turn
//! - `reader`: the legal move or turn that a text names

mod reader;
mod writer;

use core::{error, fmt};

use crate::{CheckMark, Disambiguation, ErrorCode, FindMoveError, IllegalMove, Move};

pub(crate) use reader::parse_whole_stack;

/// A legal move with the facts that SAN needs (R12.4). Displayed as SAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct San {
    /// The move.
    pub mv: Move,
    /// How much of its origin is written.
    pub origin: Disambiguation,
    /// What it does to the enemy commander.
    pub mark: CheckMark,
}

impl CheckMark {
    /// All marks.
    pub const ALL: [CheckMark; 3] = [CheckMark::None, CheckMark::Check, CheckMark::Mate];

    /// The mark in SAN: nothing, `+` or `#`.
    pub const fn as_str(self) -> &'static str {
        match self {
            CheckMark::None => "",
            CheckMark::Check => "+",
            CheckMark::Mate => "#",
        }
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(16);
        self.mv.push_to(&mut text, self.origin);
        text.push_str(self.mark.as_str());
        f.write_str(&text)
    }
}

/// Why a text is not a move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// It does not look like a move.
    Syntax,
    /// It looks like a move, but no legal move fits, or several do.
    NotFound(FindMoveError),
    /// The text names a move, but it cannot be played.
    Illegal(IllegalMove),
}

impl ParseMoveError {
    /// A stable name for the error.
    pub fn code(&self) -> ErrorCode {
        match self {
            ParseMoveError::Syntax => ErrorCode::MoveSyntax,
            ParseMoveError::NotFound(error) => error.code(),
            ParseMoveError::Illegal(illegal) => illegal.code(),
        }
    }
}

impl From<FindMoveError> for ParseMoveError {
    fn from(error: FindMoveError) -> ParseMoveError {
        ParseMoveError::NotFound(error)
    }
}

impl From<IllegalMove> for ParseMoveError {
    fn from(error: IllegalMove) -> ParseMoveError {
        ParseMoveError::Illegal(error)
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Syntax => f.write_str("a move looks like Tf6, Tf4xf6, (NF)b4, F@b2 or F>c4"),
            ParseMoveError::NotFound(error) => error.fmt(f),
            ParseMoveError::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl error::Error for ParseMoveError {}
