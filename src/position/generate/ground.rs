//! The moves of every carrier except the Air Force and the commander (R2).

use super::Mover;
use crate::{
    Direction, Move, MoveKind, Position, Role, Square, SquareSet, may_stand,
    movement::{NAVY_VS_NAVY, Reach, blocked_capturers, squares_between},
    terrain::river_stops,
};

impl Position {
    /// Walks each line square by square, as far as the carrier moves or captures (R2.1).
    pub(super) fn generate_ground_moves(&self, lines: &[Direction], mover: Mover, moves: &mut Vec<Move>) {
        let carrier = mover.piece.carrier();
        let role = carrier.role;
        let reach = Reach::of(role, carrier.heroic, &self.rules);
        let fires_over = !blocked_capturers(&self.rules).contains(role);
        // A navy captures navies from further away (R2.4).
        let duel = if role == Role::Navy { NAVY_VS_NAVY } else { 0 };
        let can_leave = mover.can_leave();
        for &direction in lines {
            let diagonal = direction.is_diagonal();
            let (move_range, capture_range) = (reach.moves.get(diagonal), reach.captures.get(diagonal));
            let mut can_move = can_leave;
            let mut index = mover.from.index();
            for step in 1..=move_range.max(capture_range + duel) {
                index = direction.step(index);
                let cell = self.board.cell(index);
                if cell.is_padding() {
                    break;
                }
                let to = Square::from_index(index);
                // Terrain closes the rest of the line for movement (R2.1, R4.2, R4.3), but not for
                // captures (R2.3).
                can_move = can_move
                    && step <= move_range
                    && may_stand(role, to)
                    && !(role.is_heavy() && river_stops(mover.from, to));
                let Some(stack) = cell.stack() else {
                    if can_move {
                        moves.push(mover.move_to(to, MoveKind::Move));
                    }
                    continue;
                };
                let is_navy = stack.carrier_role() == Role::Navy;
                if stack.color() == carrier.color {
                    if can_move {
                        self.push_combination(&mover, stack, to, moves);
                    }
                } else if step <= capture_range + if is_navy { duel } else { 0 } {
                    self.push_capture(&mover, can_leave, to, moves);
                }
                can_move = can_move && self.passes(carrier, stack);
                if !can_move && !fires_over {
                    break;
                }
            }
        }
    }

    /// Appends the captures of what stands on some squares, without walking the lines to them: on the
    /// ground terrain does not matter for captures (R2.3), and few pieces are blocked (R2.2).
    pub(in super::super) fn push_ground_captures(
        &self,
        mover: Mover,
        targets: SquareSet,
        moves: &mut Vec<Move>,
    ) {
        let carrier = mover.piece.carrier();
        let range = carrier.capture_ranges(&self.rules);
        // A navy captures navies from further away (R2.4).
        let duel = if carrier.role == Role::Navy { usize::from(NAVY_VS_NAVY) } else { 0 };
        let targets = targets & mover.from.star(range.map(|steps| steps + duel));
        if targets.is_empty() {
            return;
        }
        let is_blocked = blocked_capturers(&self.rules).contains(carrier.role);
        let can_leave = mover.can_leave();
        for to in targets {
            let in_range = duel == 0
                || self.board.get(to).is_some_and(|stack| stack.carrier_role() == Role::Navy)
                || mover.from.star(range).contains(to);
            let is_open = !is_blocked || (squares_between(mover.from, to) & self.board.occupied()).is_empty();
            if in_range && is_open {
                self.push_capture(&mover, can_leave, to, moves);
            }
        }
    }
}
