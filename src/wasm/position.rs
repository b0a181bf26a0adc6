//! What stands where, and whose turn it is.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    error::{bad_fen, exception},
    pack,
};
use crate::{FenErrors, START_FEN, Square, StackStyle};

#[wasm_bindgen]
impl Game {
    /// A game from a FEN, or from the start.
    #[wasm_bindgen(constructor)]
    pub fn new(fen: Option<String>) -> Result<Game, JsValue> {
        let text = fen.as_deref().unwrap_or(START_FEN);
        let setup = text.parse().map_err(|errors: FenErrors| bad_fen(&errors))?;
        Ok(Game { setup })
    }

    /// The position as FEN, with the carriers of stacks outside their parentheses if wanted.
    pub fn fen(&self, carrier_outside: bool) -> String {
        let style = if carrier_outside { StackStyle::CarrierOutside } else { StackStyle::Together };
        self.setup.fen(style).to_string()
    }

    /// The side to move: 0 for Red, 1 for Blue.
    pub fn turn(&self) -> u8 {
        self.setup.turn as u8
    }

    /// The packed cell of a square.
    pub fn cell(&self, number: u8) -> Result<u16, JsValue> {
        Ok(pack::cell(self.setup.get(square(number)?)))
    }

    /// All cells, packed, by square number.
    pub fn cells(&self) -> Vec<u16> {
        Square::all().map(|square| pack::cell(self.setup.get(square))).collect()
    }

    /// The packed terrain of a square.
    pub fn terrain(number: u8) -> Result<u8, JsValue> {
        Ok(pack::terrain(square(number)?))
    }
}

fn square(number: u8) -> Result<Square, JsValue> {
    pack::square(number).ok_or_else(|| exception("INVALID_SQUARE", format_args!("no square {number}")))
}
