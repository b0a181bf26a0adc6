//! The moves of a commander on its own.

use super::Mover;
use crate::{Direction, Move, MoveKind, Position, Role, Square, SquareSet, may_stand, movement::Reach};

impl Position {
    /// A commander may not enter or pass over an open line from the enemy commander (R9.4), and
    /// captures it along such a line from any distance (R9.5).
    pub(super) fn generate_commander_moves(&self, lines: &[Direction], mover: Mover, moves: &mut Vec<Move>) {
        let carrier = mover.piece.carrier();
        let reach = Reach::of(Role::Commander, carrier.heroic, &self.rules);
        let can_leave = mover.can_leave();
        let enemy = self.board.commander(!carrier.color);
        let vacated = mover.rest.is_none().then_some(mover.from);
        let forbidden = enemy.map_or(SquareSet::EMPTY, |enemy| self.open_lines(enemy, vacated));
        for &direction in lines {
            let diagonal = direction.is_diagonal();
            let mut can_move = can_leave;
            // R11 `commanderBoardsAtSea`: water does not end the way to a navy.
            let mut can_board = can_leave && self.rules.commander_boards_at_sea;
            let mut index = mover.from.index();
            for step in 1..=reach.moves.get(diagonal) {
                index = direction.step(index);
                let cell = self.board.cell(index);
                if cell.is_padding() {
                    break;
                }
                let to = Square::from_index(index);
                can_move = can_move && may_stand(Role::Commander, to) && !forbidden.contains(to);
                can_board = can_board && !forbidden.contains(to);
                match cell.stack() {
                    None if can_move => moves.push(mover.move_to(to, MoveKind::Move)),
                    None => {}
                    Some(friend) if friend.color() == carrier.color => {
                        if can_move || can_board && friend.carrier_role() == Role::Navy {
                            self.push_combination(&mover, friend, to, moves);
                        }
                        break;
                    }
                    Some(_) => {
                        let sees_commander = enemy == Some(to) && !diagonal;
                        let in_range = step <= reach.captures.get(diagonal);
                        let enters = may_stand(Role::Commander, to);
                        if sees_commander
                            || in_range && (enemy == Some(to) || !enters || !forbidden.contains(to))
                        {
                            self.push_capture(&mover, can_leave, to, moves);
                        }
                        break;
                    }
                }
            }
        }
    }
}
