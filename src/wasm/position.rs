//! What stands where, and whose turn it is.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    error::{bad_fen, exception},
    pack,
};
use crate::{Position, Square, StackStyle};

#[wasm_bindgen]
impl Game {
    /// A game from a FEN, or from the start, by the packed rules.
    #[wasm_bindgen(constructor)]
    pub fn new(fen: Option<String>, rules: u8) -> Result<Game, JsValue> {
        let rules = pack::to_rules(rules);
        let game = match fen {
            None => crate::Game::new(rules),
            Some(fen) => {
                let position = Position::from_fen(&fen, rules).map_err(|errors| bad_fen(&errors))?;
                crate::Game::from_position(position)
            }
        };
        Ok(Game { game })
    }

    /// The position as FEN, with the carriers of stacks outside their parentheses if wanted.
    pub fn fen(&self, carrier_outside: bool) -> String {
        let style = if carrier_outside { StackStyle::CarrierOutside } else { StackStyle::Together };
        self.game.position().fen(style)
    }

    /// The side to move: 0 for Red, 1 for Blue.
    pub fn turn(&self) -> u8 {
        self.game.position().turn() as u8
    }

    /// The packed rules.
    pub fn rules(&self) -> u8 {
        pack::rules(self.game.position().rules())
    }

    /// The packed cell of a square.
    pub fn cell(&self, number: u8) -> Result<u16, JsValue> {
        Ok(pack::cell(self.game.position().board().get(square(number)?)))
    }

    /// All cells, packed, by square number.
    pub fn cells(&self) -> Vec<u16> {
        let board = self.game.position().board();
        Square::all().map(|square| pack::cell(board.get(square))).collect()
    }

    /// The packed terrain of a square.
    pub fn terrain(number: u8) -> Result<u8, JsValue> {
        Ok(pack::terrain(square(number)?))
    }
}

fn square(number: u8) -> Result<Square, JsValue> {
    pack::square(number).ok_or_else(|| exception("INVALID_SQUARE", format_args!("no square {number}")))
}
