//! The end of the game by the position (R10, R13.2).

use super::State;
use super::board::{Board, Color, commander_square};

/// Who has won, and why the game is over; no winner in a draw.
pub type Outcome = (Option<Color>, &'static str);

impl State {
    /// R10.1, R10.3: the side whose commander has been captured or is the only one missing. Not before a
    /// session is committed (R10.4).
    fn side_without_commander(&self) -> Option<Color> {
        // R11 `playOn`: a missing commander ends nothing
        if self.rules.play_on || self.session.is_some() {
            return None;
        }
        let has = |board: &Board, color| commander_square(board, color).is_some();
        match (has(&self.board, Color::Red), has(&self.board, Color::Blue)) {
            (true, true) => None,
            (true, false) => Some(Color::Blue),
            (false, true) => Some(Color::Red),
            // One suicide capture took both: the side that made it has captured the commander (R9.6).
            (false, false) => self.before.as_ref().filter(|before| has(before, self.turn)).map(|_| self.turn),
        }
    }

    /// Has a commander been captured?
    pub(super) fn commander_is_gone(&self) -> bool {
        self.side_without_commander().is_some()
    }

    /// R10.1. A lost battle does not change it (R13.6).
    pub(super) fn is_checkmate(&self) -> bool {
        let over = self.session.is_some() || self.commander_is_gone();
        !over && self.check() && self.moves_on_board(None).is_empty()
    }

    /// How the game ended, if it did, in the order of R13.6. Repetition and points are left out: they
    /// need a history.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.session.is_some() {
            return None; // R10.4
        }
        if let Some(loser) = self.side_without_commander() {
            return Some((Some(loser.other()), "commanderCaptured"));
        }
        if self.is_checkmate() {
            return Some((Some(self.turn.other()), "checkmate"));
        }
        if let Some((battle, loser)) = self.lost_battle() {
            return Some((Some(loser.other()), battle.name()));
        }
        if self.moves_on_board(None).is_empty() {
            return Some((None, "stalemate"));
        }
        (self.halfmoves >= 100).then_some((None, "fiftyMoves"))
    }
}
