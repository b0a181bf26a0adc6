//! Does a move give check or mate? Asked for every move that is written down, so most are
//! answered without playing them.

use super::{Position, rescue::Threats};
use crate::{
    CheckMark, Move, MoveKind, Role, Square, SquareSet,
    movement::{capture_star, capturers},
};

/// Finds the check marks of moves in one position.
pub(crate) struct CheckMarks<'a> {
    position: &'a Position,
    enemy: Option<Square>,
    /// The squares from which a piece may attack the enemy commander.
    star: SquareSet,
    /// What could attack it if something were different.
    threats: Threats,
    navy_target: bool,
    /// Every move is played: they are in check already, or far things matter.
    play_all: bool,
    /// A plane is near the commander, or a single piece keeps an attack from it: what leaves or is
    /// captured may let others give check.
    may_open: bool,
    copy: Option<Position>,
}

impl<'a> CheckMarks<'a> {
    pub(crate) fn new(position: &'a Position) -> CheckMarks<'a> {
        let us = position.turn;
        let enemy = position.board.commander(!us);
        let threats = enemy
            .zip(position.board.commander(us))
            .and_then(|(enemy, own)| Threats::to(position, enemy, own, us));
        let threats = threats.unwrap_or(Threats::NONE);
        CheckMarks {
            position,
            enemy,
            star: enemy.map_or(SquareSet::EMPTY, capture_star),
            navy_target: enemy.is_some_and(|enemy| position.is_navy(enemy)),
            play_all: position.rules.last_guard || position.is_in_danger(!us),
            may_open: threats.planes || !threats.shields.is_empty(),
            threats,
            copy: None,
        }
    }

    /// Whether a legal move gives check or mate (R12.4). A deploy step that does not end the turn
    /// gives neither.
    pub(crate) fn mark(&mut self, mv: Move) -> CheckMark {
        if !self.may_give_check(mv) {
            return CheckMark::None;
        }
        let copy = self.copy.get_or_insert_with(|| self.position.clone());
        let undo = copy.apply(mv);
        let mark = copy.check_mark();
        copy.take_back(undo);
        mark
    }

    fn may_give_check(&self, mv: Move) -> bool {
        let Some(enemy) = self.enemy else { return false };
        mv.to != enemy
            && (self.play_all
                || self.star.contains(mv.to) && self.may_attack_from(mv, enemy)
                // Commanders see each other along files and ranks (R9.2).
                || mv.piece.contains(Role::Commander) && mv.to.is_aligned(enemy)
                // A suicide takes two pieces off the board, which may have blocked a line together.
                || (self.may_open || mv.kind == MoveKind::Suicide) && self.may_let_others(mv))
    }

    /// Could a move give check by what it opens for others?
    fn may_let_others(&self, mv: Move) -> bool {
        self.threats.may_open_by(mv) || self.threats.planes && mv.kind.is_capture()
    }

    /// Could what moves attack the commander from where it arrives?
    fn may_attack_from(&self, mv: Move, enemy: Square) -> bool {
        let Some((direction, steps)) = mv.to.line_to(enemy) else { return false };
        let by = |heroic| capturers(heroic, direction.is_diagonal(), steps, self.navy_target);
        mv.kind.arrives() && !(mv.piece.roles() & (by(false) | by(true))).is_empty()
    }
}

impl Position {
    /// Whether the side to move is in check or mated (R12.4).
    pub(crate) fn check_mark(&self) -> CheckMark {
        if self.session().is_some() || !self.is_check() {
            CheckMark::None
        } else if self.has_legal_move() {
            CheckMark::Check
        } else {
            CheckMark::Mate
        }
    }
}
