//! What is known of a move, to find or explain it: its squares, as a board has them after a drag,
//! and perhaps its pieces and its kind.

use super::Position;
use crate::{Move, MoveKind, Role, RoleSet, Square, Stack};

/// What is known of the move to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveQuery {
    /// The square the move starts from.
    pub from: Square,
    /// The target square.
    pub to: Square,
    /// What moves.
    pub piece: Option<PieceQuery>,
    /// What happens on the target square.
    pub kind: Option<MoveKind>,
    /// Is it a deploy step? With `None` an ordinary move is preferred.
    pub deploy: Option<bool>,
}

/// The pieces that move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceQuery {
    /// One role: a piece alone, or the carrier of a stack that moves as one.
    Named(Role),
    /// All roles that move.
    Exactly(RoleSet),
}

impl MoveQuery {
    /// Any move from one square to another.
    pub fn new(from: Square, to: Square) -> MoveQuery {
        MoveQuery { from, to, piece: None, kind: None, deploy: None }
    }

    /// Does a move between these squares match?
    fn matches(&self, mv: Move) -> bool {
        self.kind.is_none_or(|kind| kind == mv.kind) && self.matches_mover(mv.piece, mv.deploy)
    }

    /// Do the pieces that move match?
    pub(super) fn matches_mover(&self, mover: Stack, deploy: bool) -> bool {
        let piece = match self.piece {
            None => true,
            Some(PieceQuery::Named(role)) if !deploy => mover.carrier_role() == role,
            Some(PieceQuery::Named(role)) => mover.roles() == RoleSet::of(role),
            Some(PieceQuery::Exactly(roles)) => mover.roles() == roles,
        };
        piece && self.deploy.is_none_or(|wanted| wanted == deploy)
    }
}

impl Position {
    /// The legal moves that match a query. An ordinary move is preferred to deploy steps, unless the
    /// query says which is meant.
    pub(crate) fn matching_moves(&self, query: &MoveQuery) -> Vec<Move> {
        let mut matching = self.legal_moves_between(query.from, query.to);
        matching.retain(|&mv| query.matches(mv));
        if query.deploy.is_none() && matching.iter().any(|mv| !mv.deploy) {
            matching.retain(|mv| !mv.deploy);
        }
        matching
    }
}
