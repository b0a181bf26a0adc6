//! Heroic promotion (R8): after a move, every piece that attacks the enemy commander becomes heroic. The
//! option `lastGuard` adds the last piece beside a commander (R11).

use super::{
    Position, Undo,
    apply::{Change, Changes},
};
use crate::{Color, Role, RoleSet, Square, Stack};

/// The pieces of a side that is left with its commander and a last guard (R11 `lastGuard`).
const LAST_GUARD_COUNT: usize = 2;

impl Position {
    /// The pieces that the last move made heroic (R8), by the square they stand on.
    pub fn promotions(&self, undo: &Undo) -> Vec<(Square, RoleSet)> {
        let mut promoted: Vec<(Square, RoleSet)> = Vec::new();
        for Change { square, before } in undo.changes.promotions() {
            let heroes = |stack: Option<Stack>| stack.map_or(RoleSet::EMPTY, Stack::heroes);
            // If a square was changed twice, the first change has its original state.
            if promoted.iter().all(|(known, _)| *known != square) {
                let place = promoted.partition_point(|(other, _)| other.index() < square.index());
                promoted.insert(place, (square, heroes(self.board.get(square)) - heroes(before)));
            }
        }
        promoted
    }

    fn make_heroic(&mut self, changes: &mut Changes, square: Square, roles: RoleSet) {
        let Some(stack) = self.board.get(square) else { return };
        let promoted = stack.with_heroes(stack.heroes() | roles);
        if promoted != stack {
            self.change(changes, square, Some(promoted));
        }
    }

    /// Makes every piece of a side that attacks the enemy commander heroic (R8.1). One pass is
    /// enough: a promotion does not make another piece attack. A base headquarter has no capture
    /// range and is never among the attackers (R8.3).
    pub(super) fn promote(&mut self, changes: &mut Changes, color: Color) {
        let Some(commander) = self.board.commander(!color) else { return };
        let sees_enemy = self.board.commander(color).is_some_and(|own| self.has_open_line(own, commander));
        if !sees_enemy && self.pieces_in_range(commander, color).is_empty() {
            return;
        }
        let attackers: Vec<(Square, RoleSet)> = self.attackers(commander, color).collect();
        for (square, roles) in attackers {
            self.make_heroic(changes, square, roles);
        }
    }

    /// May this turn leave a side with its commander and one other piece (R11 `lastGuard`)? Each of at
    /// most three steps captures one stack, and a side has at least as many pieces as stacks.
    pub(super) fn may_make_last_guard(&self) -> bool {
        const STEPS: usize = 3;
        let few = |color| self.board.of(color).len() <= LAST_GUARD_COUNT + STEPS;
        self.rules.last_guard && Color::ALL.into_iter().any(few)
    }

    /// Makes the last piece besides the commander heroic (R11 `lastGuard`).
    #[inline(never)]
    pub(super) fn promote_last_guards(&mut self, changes: &mut Changes) {
        for color in Color::ALL {
            // A side has at least as many pieces as stacks, which are counted faster.
            if self.board.commander(color).is_none()
                || self.board.of(color).len() > LAST_GUARD_COUNT
                || self.board.piece_count(color) != LAST_GUARD_COUNT
            {
                continue;
            }
            for square in self.board.of(color) {
                let roles = self.board.get(square).map_or(RoleSet::EMPTY, Stack::roles);
                self.make_heroic(changes, square, roles - Role::Commander.into());
            }
        }
    }
}
