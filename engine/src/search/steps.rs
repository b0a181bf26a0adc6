//! Deploys that are searched once although they can be written in several ways: in other orders of their
//! steps, or as an ordinary move.

use cotulenh::{Move, MoveKind, Role, Square, search_support::SearchSupport};

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

    /// Does committing the open deploy lead to the same position as an ordinary move of the stack? Then only
    /// the move is searched and shown. A deploy with steps from before the search goes on as it began.
    pub(super) fn is_ordinary_move(&self) -> bool {
        let Some(session) = self.position.session() else { return false };
        let [first, more @ ..] = session.steps() else { return false };
        let leaves_as_one = match first.kind {
            MoveKind::Stay => more.is_empty(),
            _ => self.position.deploy_remaining().is_none() && more.iter().all(|step| step.to == first.to),
        };
        let was_open = self.frames[self.ply].turns == 0 && self.root.has_steps();
        if !leaves_as_one || was_open {
            return false;
        }
        let mut deployed = self.position.clone();
        let mut before = self.position.clone();
        if deployed.commit().is_err() || before.cancel_deploy().is_err() {
            return false;
        }
        before.legal_moves_from(first.from).into_iter().any(|mv| {
            !mv.deploy && mv.to == first.to && {
                let mut moved = before.clone();
                let _undo = moved.apply(mv);
                moved.hash() == deployed.hash()
            }
        })
    }
}

/// Is a square on the way of a move?
fn is_between(mv: Move, square: Square) -> bool {
    match (mv.from.line_to(mv.to), mv.from.line_to(square)) {
        (Some((line, steps)), Some((other, at))) => line == other && at < steps,
        _ => false,
    }
}
