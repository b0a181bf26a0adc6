//! Check, and how the game has ended.

use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use crate::Outcome;

#[wasm_bindgen]
impl Game {
    /// Is the side to move in check?
    #[wasm_bindgen(js_name = isCheck)]
    pub fn is_check(&self) -> bool {
        self.position().is_check()
    }

    /// In check without a legal move.
    #[wasm_bindgen(js_name = isCheckmate)]
    pub fn is_checkmate(&self) -> bool {
        self.position().is_checkmate()
    }

    /// Not in check, and no legal move.
    #[wasm_bindgen(js_name = isStalemate)]
    pub fn is_stalemate(&self) -> bool {
        self.position().is_stalemate()
    }

    /// A hundred half-moves without a capture.
    #[wasm_bindgen(js_name = isDrawByFiftyMoves)]
    pub fn is_draw_by_fifty_moves(&self) -> bool {
        self.position().is_draw_by_fifty_moves()
    }

    /// The same position for the third time.
    #[wasm_bindgen(js_name = isThreefoldRepetition)]
    pub fn is_threefold_repetition(&self) -> bool {
        self.score.game().is_threefold_repetition()
    }

    /// A commander was captured, or only one is on the board.
    #[wasm_bindgen(js_name = isCommanderCaptured)]
    pub fn is_commander_captured(&self) -> bool {
        self.position().is_commander_captured()
    }

    /// How the game has ended: the reason, counted from 1, and from bit 4 the winner, counted from
    /// 1, or 0 for a draw. 0 while it goes on.
    pub fn outcome(&self) -> u8 {
        self.score.game().outcome().map_or(0, |Outcome { winner, reason }| {
            (reason as u8 + 1) | winner.map_or(0, |color| color as u8 + 1) << 4
        })
    }
}
