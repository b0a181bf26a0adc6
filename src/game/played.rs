//! What a move did.

use crate::{CheckMark, Disambiguation, Move, RoleSet, Square, Stack};

/// A move or a deploy step that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move.
    pub mv: Move,
    /// How much of its origin SAN needs (R12.4).
    pub origin: Disambiguation,
    /// What it does to the enemy commander.
    pub mark: CheckMark,
    /// What stood on the target square: the captured stack, or the friend that was joined.
    pub target: Option<Stack>,
    /// The pieces that it made heroic (R8), by the square they stand on now.
    pub promoted: Vec<(Square, RoleSet)>,
    /// Did it end the turn? A step of a deploy does if the session has committed itself (R7.7).
    pub ends_turn: bool,
}
