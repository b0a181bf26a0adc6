//! Does a move give check or mate (R12.4)? SAN needs it for every listed move, so most are decided
//! without playing them. The facts that decide are those of `commander_safety`, seen from the
//! other side; `tests/invariants` compares the result with playing every move.

use super::{Position, danger::Threats};
use crate::{
    Move, MoveKind, Role, Square, SquareSet,
    movement::{capture_star, capturers},
};

/// What a move does to the enemy commander.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CheckMark {
    /// Neither check nor mate.
    None,
    /// It gives check.
    Check,
    /// It gives mate.
    Mate,
}

/// Finds the check marks of moves in one position.
pub(crate) struct CheckMarks<'a> {
    position: &'a Position,
    enemy: Option<Square>,
    /// The squares from which a piece may attack the enemy commander.
    star: SquareSet,
    /// What could attack it if a line opened or air defense changed.
    threats: Threats,
    navy_target: bool,
    /// Every move is played: the enemy is in check already, or a move may make a last
    /// guard heroic.
    play_all: bool,
    /// An Air Force is in range of the commander, or a single piece blocks a line to it: moves of
    /// others may give check.
    may_discover: bool,
    copy: Option<Position>,
}

impl<'a> CheckMarks<'a> {
    pub(crate) fn new(position: &'a Position) -> CheckMarks<'a> {
        let us = position.turn;
        let enemy = position.board.commander(!us);
        let threats = enemy.and_then(|enemy| Threats::to(position, enemy, us));
        let threats = threats.unwrap_or(Threats::NONE);
        CheckMarks {
            position,
            enemy,
            star: enemy.map_or(SquareSet::EMPTY, capture_star),
            navy_target: enemy.is_some_and(|enemy| position.is_navy(enemy)),
            play_all: position.may_make_last_guard() || position.is_in_danger(!us),
            may_discover: threats.planes || !threats.pins.is_empty(),
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
                // Commanders attack each other along files and ranks (R9.2).
                || mv.piece.contains(Role::Commander) && mv.to.is_aligned(enemy)
                // A suicide capture removes two pieces, which may be the only blockers of a line.
                || (self.may_discover || mv.kind == MoveKind::Suicide) && self.may_discover_check(mv))
    }

    /// Could a move open the way for another piece to give check?
    fn may_discover_check(&self, mv: Move) -> bool {
        self.threats.may_open_by(mv) || self.threats.planes && mv.kind.is_capture()
    }

    /// Could the moved piece attack the commander from its target square?
    fn may_attack_from(&self, mv: Move, enemy: Square) -> bool {
        let Some((direction, steps)) = mv.to.line_to(enemy) else { return false };
        let by = |heroic| {
            capturers(&self.position.rules, heroic, direction.is_diagonal(), steps, self.navy_target)
        };
        mv.kind.arrives() && !(mv.piece.roles() & (by(false) | by(true))).is_empty()
    }
}

impl Position {
    /// Whether the side to move is in check or mated (R12.4).
    pub(crate) fn check_mark(&self) -> CheckMark {
        if self.session().is_some() || !self.is_check() {
            CheckMark::None
        } else if self.has_evasion() {
            CheckMark::Check
        } else {
            CheckMark::Mate
        }
    }
}
