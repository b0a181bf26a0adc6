//! Check, and how the game has ended.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{CoTuLenh, Color, error::Refusal, value::value};
use crate::{ErrorCode, Forfeit, data::Data};

#[wasm_bindgen]
impl CoTuLenh {
    /// In check without a legal move.
    #[wasm_bindgen(js_name = isCheckmate)]
    pub fn is_checkmate(&self) -> bool {
        self.game.is_checkmate()
    }

    /// No legal move, and not in check.
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
        self.game.is_threefold_repetition()
    }

    /// A commander was captured, or only one is on the board.
    #[wasm_bindgen(js_name = isCommanderCaptured)]
    pub fn is_commander_captured(&self) -> bool {
        self.position().is_commander_captured()
    }

    /// Has the game an outcome?
    #[wasm_bindgen(js_name = isGameOver)]
    pub fn is_game_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// How the game has ended; `null` while it goes on. Draws by repetition and by the fifty-move rule do not
    /// stop it.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self) -> JsValue {
        value(Data::of(self.game.outcome().as_ref()))
    }

    /// The points of both sides (R13.3).
    #[wasm_bindgen(unchecked_return_type = "Record<Color, number>")]
    pub fn points(&self) -> JsValue {
        let points = |color| Data::Number(self.game.points(color));
        value(Data::Object(vec![("r", points(crate::Color::Red)), ("b", points(crate::Color::Blue))]))
    }

    /// Ends the game: a side resigns (R13.5).
    pub fn resign(&mut self, color: Color) -> Result<(), JsValue> {
        Ok(self.game.resign(color.read()?)?)
    }

    /// Ends the game: a side loses, whatever the points (R13.5).
    pub fn forfeit(
        &mut self,
        color: Color,
        #[wasm_bindgen(unchecked_param_type = "ForfeitReason")] reason: &JsValue,
    ) -> Result<(), JsValue> {
        let name = reason.as_string().unwrap_or_default();
        let known = Forfeit::ALL.into_iter().find(|forfeit| forfeit.reason().name() == name);
        let forfeit = known.ok_or_else(|| {
            Refusal::new(ErrorCode::InvalidArgument, &"a reason is time, abandoned or adjudicated")
        })?;
        Ok(self.game.forfeit(color.read()?, forfeit)?)
    }

    /// Ends the game as a draw by agreement (R13.5).
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        Ok(self.game.agree_draw()?)
    }

    /// Ends the game because time is up under the rulebook's clock: the points decide (R13.5).
    #[wasm_bindgen(js_name = timeUp)]
    pub fn time_up(&mut self) -> Result<(), JsValue> {
        Ok(self.game.time_up()?)
    }
}
