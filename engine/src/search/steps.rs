//! The orders of the steps of a deploy.

use cotulenh::{Move, Role, Square};

use super::Searcher;

impl Searcher {
    /// Is a deploy step one that could as well have been made before the last one, with the same
    /// result? Then only one of the two orders is searched. Steps that could depend on each other are
    /// searched in both, and so are all in check, where the session must go on: the table finds most
    /// of them.
    pub(super) fn is_other_order(&self, step: Move) -> bool {
        let frame = &self.frames[self.ply];
        let Some(last) = frame.moved.filter(|last| frame.in_session && last.deploy && last.from == step.from)
        else {
            return false;
        };
        let order = |mv: Move| (mv.piece.carrier_role(), mv.to);
        let depends = |mv: Move| mv.piece.contains(Role::Navy) || mv.piece.contains(Role::Commander);
        !frame.is_pv()
            && !frame.facts.is_check()
            && order(step) < order(last)
            && !depends(step)
            && !depends(last)
            && !last.kind.is_capture()
            && step.to != last.to
            && (last.piece.contains(Role::AirForce) || !is_between(last, step.to))
    }
}

/// Is a square on the way of a move?
fn is_between(mv: Move, square: Square) -> bool {
    match (mv.from.line_to(mv.to), mv.from.line_to(square)) {
        (Some((line, steps)), Some((other, at))) => line == other && at < steps,
        _ => false,
    }
}
