//! What a level plays. A level first searches for its turn, within its own limits and with blurred
//! evaluations. After that the lines are searched at full strength, so their scores are not blurred. The
//! search of a level has its own tables, because its values would be wrong for other searches.

use core::mem::swap;

use cotulenh::Move;

use super::{Info, Line, Searcher, Window};
use crate::{
    level::Level,
    params::{LEVEL_LINE_NODES, LEVEL_TASTE},
    score::{Score, Value},
    table::Table,
};

/// Spreads a seed over all bits: that of the golden ratio.
const SEED_FACTOR: u32 = 0x9E37_79B1;

/// The turn of a level.
#[derive(Debug)]
pub(super) enum Choice {
    /// There is no level: the best line is played.
    None,
    /// The level is searching.
    Searching,
    /// The level has found its turn.
    Found(Vec<Move>),
}

impl Choice {
    pub(super) fn turn(&self) -> Option<&Vec<Move>> {
        match self {
            Choice::Found(turn) => Some(turn),
            Choice::None | Choice::Searching => None,
        }
    }

    pub(super) fn is_searching(&self) -> bool {
        matches!(self, Choice::Searching)
    }
}

impl Searcher {
    /// Begins with the turn of a level, or at full strength with the lines.
    pub(super) fn start_choice(&mut self) {
        let level = self.limits.level.unwrap_or_default();
        let Some(nodes) = level.nodes() else {
            self.choice = Choice::None;
            return self.start_lines();
        };
        self.choice = Choice::Searching;
        if self.level_seed != self.limits.seed {
            self.level_seed = self.limits.seed;
            self.level_tables.iter_mut().for_each(Table::clear);
        }
        self.swap_tables();
        self.blur = level.blur();
        self.node_limit = nodes.min(self.limits.nodes.unwrap_or(u64::MAX));
        self.start_iterations(1, level.depth());
    }

    /// The value of the current node with the error of the level added. There is none if the line begins
    /// with a capture, so that every level captures and recaptures correctly.
    pub(super) fn misjudge(&self, value: Value) -> Value {
        let first = self.frames[1].moved.filter(|mv| self.ply > 0 && !mv.kind.is_capture());
        let Some(first) = first else { return value };
        // With one seed, the same position is always misjudged by the same amount.
        let hash = self.position.board().hash() as u32 ^ self.limits.seed.wrapping_mul(SEED_FACTOR);
        let mut noise = (hash % (2 * self.blur as u32 + 1)) as Value;
        if self.limits.level.unwrap_or_default().likes(first) {
            noise /= LEVEL_TASTE;
        }
        if self.position.turn() == self.frames[0].turn { value - noise } else { value + noise }
    }

    /// Keeps the turn that the level has found. Until lines are searched, it is the only one.
    pub(super) fn end_choice(&mut self) {
        if !self.choice.is_searching() {
            return;
        }
        self.swap_tables();
        self.blur = 0;
        let lines = core::mem::take(&mut self.root.info.lines);
        let turn = lines.into_iter().next().and_then(|line| line.turns.into_iter().next());
        let turn = turn.unwrap_or_default();
        let score = Score::of(self.evaluate(Window::OPEN));
        let lines = vec![Line { score, turns: vec![turn.clone()] }];
        self.root.info = Info { lines, nodes: self.nodes, ..Info::default() };
        self.choice = Choice::Found(turn);
    }

    /// Begins with the lines.
    pub(super) fn start_lines(&mut self) {
        self.node_limit = self.all_nodes().unwrap_or(u64::MAX);
        self.start_iterations(self.limits.lines.max(1), None);
    }

    /// How many nodes are searched at most, if there is a limit.
    pub(super) fn all_nodes(&self) -> Option<u64> {
        let level = self.limits.level.and_then(Level::nodes);
        let lines = self.limits.lines.max(1) as u64;
        let level = level.map(|nodes| nodes + nodes.max(LEVEL_LINE_NODES).saturating_mul(lines));
        [self.limits.nodes, level].into_iter().flatten().min()
    }

    fn swap_tables(&mut self) {
        let [table, quiet_table] = &mut self.level_tables;
        swap(&mut self.table, table);
        swap(&mut self.quiet_table, quiet_table);
    }
}
