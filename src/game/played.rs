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
#[derive(Clone, Copy, Debug)]
pub(crate) enum Acted {
    /// A move or a step, with how much of its origin SAN needs and what it does to the enemy commander.
    Move(Move, Disambiguation, CheckMark),
    /// A commit, and what the position after it does to the enemy commander.
    Commit(CheckMark),
}

impl Acted {
    /// The move or the step.
    pub(crate) fn mv(self) -> Option<Move> {
        match self {
            Acted::Move(mv, ..) => Some(mv),
            Acted::Commit(_) => None,
        }
    }

    /// Found when it was played: notation needs it (R12.4), and so does the end of the game. Mate is not searched
    /// again.
    pub(super) fn mark(self) -> CheckMark {
        match self {
            Acted::Move(_, _, mark) | Acted::Commit(mark) => mark,
        }
    }
}

/// An action in the history.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) acted: Acted,
    pub(crate) undo: Undo,
    /// `None` for most actions.
    pub(super) rest: Option<Box<Rest>>,
}

/// What few actions have: apart, so that the others are small.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rest {
    pub(super) promoted: Vec<(Square, RoleSet)>,
    /// The whole deploy, of the action that ended one.
    pub(super) deploy: Option<PlayedDeploy>,
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
    pub(super) fn new(acted: Acted, undo: Undo, promoted: Vec<(Square, RoleSet)>) -> Entry {
        let rest = (!promoted.is_empty()).then(|| Box::new(Rest { promoted, deploy: None }));
        Entry { acted, undo, rest }
    }

    /// What its move or step did, if it is one.
    pub(crate) fn played(&self) -> Option<PlayedMove> {
        let Acted::Move(mv, origin, mark) = self.acted else { return None };
        let target = self.undo.changes().find(|(square, _)| *square == mv.to).and_then(|(_, before)| before);
        let promoted = self.rest.as_ref().map_or(Vec::new(), |rest| rest.promoted.clone());
        Some(PlayedMove { mv, origin, mark, target, promoted, ends_turn: self.undo.ends_turn() })
    }

    /// The whole deploy, if it ended one.
    pub(crate) fn deploy(&self) -> Option<&PlayedDeploy> {
        self.rest.as_ref()?.deploy.as_ref()
    }
}

/// The moves of a turn, or of its steps.
pub(crate) fn moves_of(entries: &[Entry]) -> Vec<Move> {
    entries.iter().filter_map(|entry| entry.acted.mv()).collect()
}

/// What those have done.
pub(crate) fn played_in(entries: &[Entry]) -> Vec<PlayedMove> {
    entries.iter().filter_map(Entry::played).collect()
}
