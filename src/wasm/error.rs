//! How refusals cross to JavaScript: as the text `CODE message`. The layer knows every code.

use core::fmt::Display;

use crate::{
    DeployError, EditError, ErrorCode, FenErrors, IllegalMove, ParseMoveError, PgnError, StackError, TagError,
};

/// Why a call was refused.
pub(super) struct Refusal {
    /// A stable name.
    pub(super) code: ErrorCode,
    pub(super) message: String,
}

fn refusal(code: ErrorCode, error: &dyn Display) -> Refusal {
    Refusal { code, message: error.to_string() }
}

/// A refusal for a move that was asked for in some words.
pub(super) fn bad_move(asked: &str, error: &ParseMoveError) -> Refusal {
    Refusal { code: error.code(), message: [asked, ": ", &error.to_string()].concat() }
}

/// The code of the first error, and all messages.
impl From<FenErrors> for Refusal {
    fn from(errors: FenErrors) -> Refusal {
        refusal(errors.first().kind.code(), &errors)
    }
}

impl From<PgnError> for Refusal {
    fn from(error: PgnError) -> Refusal {
        refusal(error.kind.code(), &error)
    }
}

macro_rules! refuse {
    ($($error:ty)*) => { $(
        impl From<$error> for Refusal {
            fn from(error: $error) -> Refusal {
                refusal(error.code(), &error)
            }
        }
    )* };
}

refuse! { DeployError EditError IllegalMove StackError TagError }
