//! Late moves: which are left out, and how much less deeply the others are searched. The numbers and the
//! names of the ideas are in `params`.

use cotulenh::{Action, Move, search_support::SearchSupport};

use super::{Searcher, frame::Frame, order::Stage};
use crate::{
    params::{
        FUTILITY_DEPTH, HISTORY_PRUNING_DEPTH, LATE_MOVES_DEPTH, LOSING_CAPTURES_DEPTH, REDUCTION_DEPTH,
        REDUCTION_DIVISOR, REDUCTION_HISTORY, REDUCTION_OFFSET, futility_margin, history_pruning_score,
        late_moves_count,
    },
    score::WON,
};

/// What is known of a move before it is made.
pub(super) struct Candidate {
    /// The move, if it is a quiet one.
    pub(super) quiet: Option<Move>,
    /// Does it lose material by exchange?
    loses: bool,
    history: i32,
    /// How much less deeply a move is searched that comes so late.
    reduction: i32,
}

impl Searcher {
    /// What is known of an action that the picker of the current node has chosen.
    pub(super) fn candidate(&self, action: Action) -> Candidate {
        let quiet = action.as_move().filter(|mv| !mv.kind.is_capture());
        let history = quiet.filter(|_| self.features.history).map_or(0, |mv| self.history.score(mv));
        let frame = &self.frames[self.ply];
        let loses = frame.picker.stage == Stage::LosingCaptures;
        Candidate { quiet, loses, history, reduction: reduction(frame.depth, frame.searched + 1) }
    }

    /// Is a move of the current node not searched at all? Moves that may give check are.
    pub(super) fn is_left_out(&mut self, action: Action, candidate: &Candidate) -> bool {
        let features = self.features;
        let frame = &mut self.frames[self.ply];
        let depth = frame.depth;
        if self.ply == 0 || frame.best <= -WON || frame.facts.is_check() || frame.in_session || frame.is_pv()
        {
            return false;
        }
        // How deeply it would be searched at first.
        let late_depth = (depth - candidate.reduction).max(0);
        let is_late = features.late_moves
            && depth <= LATE_MOVES_DEPTH
            && frame.quiets.len() as i32 >= late_moves_count(depth);
        let is_futile = features.futility
            && late_depth <= FUTILITY_DEPTH
            && frame.estimate + futility_margin(late_depth) <= frame.window.alpha;
        let is_quiet_and_useless = candidate.quiet.is_some() && (is_late || is_futile);
        if is_quiet_and_useless {
            // So are the quiet moves after it.
            frame.picker.keep_checks(&self.position);
        }
        let has_bad_history = features.history_pruning
            && late_depth <= HISTORY_PRUNING_DEPTH
            && candidate.history < history_pruning_score(late_depth);
        let is_losing_capture = candidate.loses && depth <= LOSING_CAPTURES_DEPTH;
        (is_quiet_and_useless || has_bad_history || is_losing_capture)
            && !action.as_move().is_some_and(|mv| self.position.may_attack_commander(mv))
    }
}

impl Frame {
    /// How much less deeply the current move is searched at first.
    pub(super) fn reduction_of(&self, candidate: &Candidate, gives_check: bool) -> i32 {
        let is_late = self.searched > 1 + usize::from(self.is_pv());
        if self.depth < REDUCTION_DEPTH
            || !is_late
            || candidate.quiet.is_none() && !candidate.loses
            || self.facts.is_check()
        {
            return 0;
        }
        let less = i32::from(self.is_pv()) + i32::from(gives_check) + candidate.history / REDUCTION_HISTORY;
        (candidate.reduction - less).clamp(0, (self.full_depth - 1).max(0))
    }
}

/// The binary logarithm in 256ths, by integers: floating point may differ between platforms.
const fn log2(n: u32) -> i32 {
    let whole = n.ilog2();
    let mut rest = (n as u64) << 16 >> whole;
    let mut log = (whole as i32) << 8;
    let mut bit = 128;
    while bit > 0 {
        rest = (rest * rest) >> 16;
        if rest >= 2 << 16 {
            rest >>= 1;
            log += bit;
        }
        bit >>= 1;
    }
    log
}

/// How much less deeply a late move is searched.
fn reduction(depth: i32, searched: usize) -> i32 {
    const LOGS: [u16; 128] = {
        let mut logs = [0; 128];
        let mut n = 1;
        while n < logs.len() {
            logs[n] = log2(n as u32) as u16;
            n += 1;
        }
        logs
    };
    let log = |n: usize| i32::from(LOGS[n.min(LOGS.len() - 1)]);
    (log(depth.max(1) as usize) * log(searched) / REDUCTION_DIVISOR + REDUCTION_OFFSET) >> 16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_to_a_hundredth() {
        for n in 1..200 {
            assert!((f64::from(log2(n)) / 256.0 - f64::from(n).log2()).abs() < 0.01, "{n}");
        }
    }

    #[test]
    fn later_and_deeper_moves_are_reduced_more() {
        assert!(reduction(3, 3) <= reduction(3, 30) && reduction(3, 30) <= reduction(12, 30));
        assert!((1..=2).contains(&reduction(4, 8)), "{}", reduction(4, 8));
    }
}
