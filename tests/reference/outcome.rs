//! The end of the game (R10).

use super::State;
use super::board::{Color, commander_square};

impl State {
    /// How many commanders stand on the real board?
    fn commanders(&self) -> usize {
        [Color::Red, Color::Blue]
            .into_iter()
            .filter(|color| commander_square(&self.board, *color).is_some())
            .count()
    }

    /// R10.1, R10.3: has a commander been captured? Not before a session is committed (R10.4).
    pub(super) fn commander_is_gone(&self) -> bool {
        // R11 `playOn`: a missing commander ends nothing
        !self.rules.play_on && self.session.is_none() && (self.ended || self.commanders() == 1)
    }

    /// Why the game is over, if it is. Repetition is left out: it needs a history.
    pub fn outcome(&self) -> Option<&'static str> {
        if self.session.is_some() {
            return None; // R10.4
        }
        if self.commander_is_gone() {
            return Some("commanderCaptured");
        }
        match (self.actions().is_empty(), self.check()) {
            (true, true) => Some("checkmate"),
            (true, false) => Some("stalemate"),
            (false, _) if self.halfmoves >= 100 => Some("fiftyMoves"),
            _ => None,
        }
    }
}
