//! Check, and how the game has ended.

use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use crate::Outcome;

#[wasm_bindgen]
impl Game {
    /// Is the game in a state? 0 check, 1 checkmate, 2 stalemate, 3 a hundred half-moves without a
    /// capture, 4 the same position for the third time, 5 a commander captured.
    pub fn is(&self, state: u8) -> bool {
        let position = self.position();
        match state {
            0 => position.is_check(),
            1 => position.is_checkmate(),
            2 => position.is_stalemate(),
            3 => position.is_draw_by_fifty_moves(),
            4 => self.annotated.game().is_threefold_repetition(),
            5 => position.is_commander_captured(),
            _ => false,
        }
    }

    /// How the game has ended: the reason, counted from 1, and from bit 4 the winner, counted from
    /// 1, or 0 for a draw. 0 while it goes on.
    pub fn outcome(&self) -> u8 {
        self.annotated.game().outcome().map_or(0, |Outcome { winner, reason }| {
            (reason as u8 + 1) | winner.map_or(0, |color| color as u8 + 1) << 4
        })
    }
}
