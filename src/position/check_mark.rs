//! Does a move give check or mate? Asked for every move that is written down, so most are
//! answered without playing them.

use super::{Position, rescue::Threats};
use crate::{Move, Role, Square, SquareSet, movement::capture_star};

/// Finds the check marks of moves in one position.
pub(crate) struct CheckMarks<'a> {
    position: &'a Position,
    /// The squares a move must have to do with to give check.
    enemy: Option<(Square, SquareSet)>,
    planes: bool,
    /// Every move is played: they are in check already, or far things matter.
    play_all: bool,
    copy: Option<Position>,
}

impl<'a> CheckMarks<'a> {
    pub(crate) fn new(position: &'a Position) -> CheckMarks<'a> {
        let us = position.turn;
        let enemy = position.board.commander(!us);
        let threats = enemy
            .zip(position.board.commander(us))
            .and_then(|(enemy, own)| Threats::to(position, enemy, own, us));
        CheckMarks {
            position,
            enemy: enemy.map(|enemy| {
                let lines = threats.as_ref().map_or(SquareSet::EMPTY, |threats| threats.lines);
                (enemy, capture_star(enemy) | lines)
            }),
            planes: threats.is_some_and(|threats| threats.planes),
            play_all: position.rules.last_guard || position.is_in_danger(!us),
            copy: None,
        }
    }

    /// `+` if a legal move gives check, `#` if it mates, or nothing (R12.4). A deploy step that
    /// does not end the turn gives neither.
    pub(crate) fn mark(&mut self, mv: Move) -> &'static str {
        if !self.may_give_check(mv) {
            return "";
        }
        let copy = self.copy.get_or_insert_with(|| self.position.clone());
        let undo = copy.apply(mv);
        let mark = copy.check_mark();
        copy.take_back(undo);
        mark
    }

    fn may_give_check(&self, mv: Move) -> bool {
        let Some((enemy, squares)) = self.enemy else { return false };
        mv.to != enemy
            && (self.play_all
                || squares.contains(mv.to)
                || squares.contains(mv.from)
                || mv.piece.contains(Role::Commander)
                || self.planes && mv.kind.is_capture())
    }
}

impl Position {
    /// `+` if the side to move is in check, `#` if it is mated, or nothing (R12.4).
    pub(crate) fn check_mark(&self) -> &'static str {
        match self.session() {
            None if self.is_check() => {
                if self.has_legal_move() {
                    "+"
                } else {
                    "#"
                }
            }
            _ => "",
        }
    }
}
