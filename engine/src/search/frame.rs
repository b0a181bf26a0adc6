//! The nodes on the way from the root to the current one, and what the search does next.

use cotulenh::{
    Action, Color, Move, Position, Undo,
    search_support::{SafetyFacts, SearchSupport},
};

use super::{Window, order::Picker};
use crate::{eval::Sums, score::Value};

/// What the search does next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Signal {
    /// Enters the current node.
    Enter,
    /// Tries the next move of the current node.
    Advance,
    /// Leaves the current node with a value.
    Leave(Value),
}

/// What the child of a node is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pending {
    /// The null move.
    Null,
    /// A late move, less deeply and with an empty window.
    Reduced,
    /// With an empty window, to show that it is not better.
    Scout,
    /// With the whole window.
    Full,
}

/// A node on the way from the root to the current one.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) depth: i32,
    /// The window that is left, and the one when the node was entered.
    pub(super) window: Window,
    pub(super) entered: Window,
    pub(super) turn: Color,
    /// Turns since the root.
    pub(super) turns: u32,
    /// The move that led here.
    pub(super) moved: Option<Move>,
    pub(super) sums: Sums,
    pub(super) facts: SafetyFacts,
    pub(super) undo: Option<Undo>,
    /// The best line from here.
    pub(super) pv: Vec<Action>,
    /// The moves of quiescence.
    pub(super) list: Vec<(i32, Move)>,
    pub(super) hash: u64,
    pub(super) in_session: bool,
    pub(super) evaluation: Value,
    /// The evaluation, or what the table knows better.
    pub(super) estimate: Value,
    pub(super) best: Value,
    pub(super) best_action: Option<Action>,
    pub(super) picker: Picker,
    /// How many moves have been searched, and which of them are quiet.
    pub(super) searched: usize,
    pub(super) quiets: Vec<Move>,
    pub(super) current: Option<Action>,
    pub(super) pending: Pending,
    /// The depth for the current move without reduction.
    pub(super) full_depth: i32,
}

impl Frame {
    pub(super) fn new() -> Frame {
        Frame {
            depth: 0,
            window: Window::OPEN,
            entered: Window::OPEN,
            turn: Color::Red,
            turns: 0,
            moved: None,
            sums: Sums::default(),
            facts: Position::empty(Default::default()).safety_facts(),
            undo: None,
            pv: Vec::new(),
            list: Vec::new(),
            hash: 0,
            in_session: false,
            evaluation: 0,
            estimate: 0,
            best: 0,
            best_action: None,
            picker: Picker::new(),
            searched: 0,
            quiets: Vec::new(),
            current: None,
            pending: Pending::Full,
            full_depth: 0,
        }
    }

    /// Is the exact value wanted? Most nodes are only compared with a bound.
    pub(super) fn is_pv(&self) -> bool {
        self.entered.is_wide()
    }
}
