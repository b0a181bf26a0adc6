//! What stands where, and whose turn it is.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    error::coded,
    pack::{self, role, square},
};
use crate::{Square, Stack, StackError, StackStyle};

#[wasm_bindgen]
impl Game {
    /// The position as FEN, with the carriers of stacks outside their parentheses if wanted.
    pub fn fen(&self, carrier_outside: bool) -> String {
        let style = if carrier_outside { StackStyle::CarrierOutside } else { StackStyle::Together };
        self.position().fen(style)
    }

    /// The side to move: 0 for Red, 1 for Blue.
    pub fn turn(&self) -> u8 {
        self.position().turn() as u8
    }

    /// The number of the move.
    #[wasm_bindgen(js_name = moveNumber)]
    pub fn move_number(&self) -> u32 {
        self.position().full_moves()
    }

    /// Half-moves since the last capture.
    #[wasm_bindgen(js_name = halfMoves)]
    pub fn half_moves(&self) -> u32 {
        self.position().half_moves()
    }

    /// The packed rules.
    pub fn rules(&self) -> u8 {
        pack::rules(self.position().rules())
    }

    /// The hash of the position.
    pub fn hash(&self) -> u64 {
        self.position().hash()
    }

    /// The packed cell of a square.
    pub fn cell(&self, number: u8) -> Result<u16, JsValue> {
        Ok(pack::cell(self.position().board().get(square(number)?)))
    }

    /// All cells, packed, by square number; or those of the board that an open deploy session has
    /// not changed yet.
    pub fn cells(&self, real: bool) -> Vec<u16> {
        let board = if real { self.position().real_board() } else { self.position().board() };
        Square::all().map(|square| pack::cell(board.get(square))).collect()
    }

    /// The packed terrain of all squares.
    pub fn terrain() -> Vec<u8> {
        Square::all().map(pack::terrain).collect()
    }

    /// Puts a piece with what it carries on a square; each of them packed, the carrier first.
    pub fn put(&mut self, number: u8, pieces: &[u8]) -> Result<(), JsValue> {
        let square = square(number)?;
        let mut pieces = pieces.iter().filter_map(|&piece| pack::to_piece(piece));
        let stack = pieces.next().ok_or(StackError::Empty).and_then(|first| Stack::carried_by(first, pieces));
        let stack = stack.map_err(|error| coded(error.code(), &error))?;
        let put = self.score.edit(|game| game.put(square, stack));
        put.map_err(|error| coded(error.code(), &error))
    }

    /// Takes what stands on a square off the board, or only the piece of a role if one is given.
    /// Returns the packed cell that was taken.
    pub fn remove(&mut self, number: u8, code: u8) -> Result<u16, JsValue> {
        let (square, role) = (square(number)?, role(code));
        let taken = self.score.edit(|game| game.remove(square, role));
        taken.map(pack::cell).map_err(|error| coded(error.code(), &error))
    }
}
