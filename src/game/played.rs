//! What a move did, and the history, which keeps that.

use crate::{CheckMark, Disambiguation, Move, RoleSet, Square, Stack, Undo};

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

/// What an action of the history was.
#[derive(Clone, Debug)]
pub(crate) enum Acted {
    Move(PlayedMove),
    /// A commit, and what the position after it does to the enemy commander.
    Commit(CheckMark),
}

impl Acted {
    /// The move or the step.
    pub(crate) fn played(&self) -> Option<&PlayedMove> {
        match self {
            Acted::Move(played) => Some(played),
            Acted::Commit(_) => None,
        }
    }

    /// Found when it was played: notation needs it (R12.4), and so does the end of the game. Mate is not searched
    /// again.
    pub(super) fn mark(&self) -> CheckMark {
        match self {
            Acted::Move(played) => played.mark,
            Acted::Commit(mark) => *mark,
        }
    }
}

/// An action in the history.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) acted: Acted,
    pub(crate) undo: Undo,
    /// The whole deploy, of the action that ended one.
    pub(crate) deploy: Option<Box<PlayedDeploy>>,
}

/// What the position before a deploy and that after it say about it.
#[derive(Clone, Debug)]
pub(crate) struct PlayedDeploy {
    /// In SAN.
    pub(crate) san: String,
    /// In LAN.
    pub(crate) lan: String,
    /// What it left on its square.
    pub(crate) stayed: Option<Stack>,
}

impl Entry {
    /// Its move or step, if it is one.
    pub(crate) fn mv(&self) -> Option<Move> {
        self.acted.played().map(|played| played.mv)
    }
}

/// The moves of a turn, or of its steps.
pub(crate) fn moves_of(entries: &[Entry]) -> Vec<Move> {
    entries.iter().filter_map(Entry::mv).collect()
}

/// What those have done.
pub(crate) fn played_in(entries: &[Entry]) -> Vec<PlayedMove> {
    entries.iter().filter_map(|entry| entry.acted.played().cloned()).collect()
}
