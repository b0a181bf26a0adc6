//! The values of finished games, under all rules (R10, R13).

use cotulenh::{Color, DecidedBy, ENDING_BONUS, Game, Objective, Position, Role};

use super::Searcher;
use crate::score::{MATE, Value};

/// What decides a game apart from the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stakes {
    /// The points of each side's pieces at the start, if points decide the game (R13.3).
    start_values: Option<[i32; 2]>,
}

impl Stakes {
    pub(super) fn of(game: &Game) -> Stakes {
        let position = game.position();
        let by_points = position.rules().decided_by == DecidedBy::Points;
        let value = |color: Color| (position.real_board().value(color) + game.points(!color)) as i32;
        Stakes { start_values: by_points.then(|| Color::ALL.map(value)) }
    }

    /// Who wins if the game ends like this: the one who ends it, or by points the one with more
    /// (R13.4).
    fn winner(&self, position: &Position, ended_by: Option<Color>, mate: bool) -> Option<Color> {
        let Some(start_values) = self.start_values else { return ended_by };
        let total = |color: Color| {
            let captured = start_values[!color as usize] - position.board().value(!color) as i32;
            let commander = if mate { Role::Commander.points() as i32 } else { 0 };
            captured + if ended_by == Some(color) { ENDING_BONUS as i32 + commander } else { 0 }
        };
        match total(Color::Red) - total(Color::Blue) {
            1.. => Some(Color::Red),
            0 => None,
            _ => Some(Color::Blue),
        }
    }
}

impl Searcher {
    /// The value of a game that ends in the current node, for the side to move. `turns` have been
    /// played since the root.
    pub(super) fn ending_value(&self, ended_by: Option<Color>, mate: bool, turns: u32) -> Value {
        match self.stakes.winner(&self.position, ended_by, mate) {
            None => 0,
            Some(winner) if winner == self.position.turn() => MATE - turns as Value,
            Some(_) => -(MATE - turns as Value),
        }
    }

    /// The value of the current node if the game is over there, or drawn.
    pub(super) fn terminal_value(&self, in_session: bool) -> Option<Value> {
        let turns = self.frames[self.ply].turns;
        let us = self.position.turn();
        if in_session {
            return self.has_won_in_session().then(|| self.ending_value(Some(us), false, turns + 1));
        }
        if self.position.is_commander_captured() {
            // A side that captures the commander wins, even if it loses its own by the same move (R9.6).
            let winner = if self.position.board().commander(us).is_some() { us } else { !us };
            return Some(self.ending_value(Some(winner), false, turns));
        }
        if self.position.rules().objective != Objective::Commander
            && let Some(outcome) = self.position.battle_outcome()
        {
            // Mate comes before battles (R13.6).
            let mate = self.position.is_checkmate();
            return Some(self.ending_value(if mate { Some(!us) } else { outcome.winner }, mate, turns));
        }
        (self.ply > 0 && self.is_draw()).then(|| self.ending_value(None, false, turns))
    }

    /// The value of the current node, at the start of a turn, if there is no legal move.
    pub(super) fn stuck_value(&self, check: bool) -> Value {
        let turns = self.frames[self.ply].turns;
        self.ending_value(check.then_some(!self.position.turn()), check, turns)
    }
}
