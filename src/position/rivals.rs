//! Which part of its origin tells a move from others to the same square (R12.4).

use super::Position;
use crate::{Disambiguation, Move, Square, SquareSet};

impl Position {
    /// How much of the origin of a legal move SAN needs.
    pub(crate) fn disambiguation(&self, mv: Move) -> Disambiguation {
        let others = self.board.of(self.turn) - SquareSet::EMPTY.with(mv.from);
        disambiguate(mv, self.legal_moves_to(mv.to, mv.piece.roles(), others).into_iter())
    }
}

/// The part of a move that SAN shows without its origin, as a number: two moves with the same one
/// need their origins.
fn ambiguity_key(mv: Move) -> u64 {
    u64::from(mv.to.index()) << 24
        | u64::from(mv.piece.bits()) << 8
        | (mv.kind as u64) << 1
        | u64::from(mv.deploy)
}

fn is_rival(mv: Move, other: Move) -> bool {
    mv.from != other.from && ambiguity_key(mv) == ambiguity_key(other)
}

/// How much of a move's origin is needed among other moves to its target.
pub(crate) fn disambiguate(mv: Move, others: impl Iterator<Item = Move>) -> Disambiguation {
    distinguish(mv.from, others.filter(|&other| is_rival(mv, other)).map(|rival| rival.from))
}

/// The part of the origin that no rival shares: the file if that is enough, else the rank (R12.4).
pub(crate) fn distinguish(from: Square, rivals: impl Iterator<Item = Square>) -> Disambiguation {
    let (mut any, mut file, mut rank) = (false, false, false);
    for rival in rivals {
        any = true;
        file |= rival.file() == from.file();
        rank |= rival.rank() == from.rank();
    }
    match (any, file, rank) {
        (false, ..) => Disambiguation::None,
        (true, false, _) => Disambiguation::File,
        (true, true, false) => Disambiguation::Rank,
        (true, true, true) => Disambiguation::Both,
    }
}
