//! What stands where, and whose turn it is.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::{Answer, answer},
    pack::{self, role, square},
    value,
};
use crate::{Board, Piece, Square, Stack, StackError, StackStyle};

#[wasm_bindgen]
impl Game {
    /// The position as FEN, with the carriers of stacks outside their parentheses if wanted.
    pub fn fen(&self, carrier_outside: bool) -> usize {
        let style = if carrier_outside { StackStyle::CarrierOutside } else { StackStyle::Together };
        answer(&mut |answer| self.position().push_fen(&mut answer.text, style))
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

    /// The rules.
    #[wasm_bindgen(unchecked_return_type = "object")]
    pub fn rules(&self) -> Result<JsValue, JsValue> {
        Ok(value(self.position().rules()))
    }

    /// The hash of the position: its lower and its upper half.
    pub fn hash(&self) -> usize {
        answer(&mut |answer| answer.number(self.position().hash()))
    }

    /// The packed cell of a square.
    pub fn cell(&self, number: u8) -> u16 {
        pack::cell(pack::to_square(number).and_then(|square| self.position().board().get(square)))
    }

    /// All cells, packed, by square number; or those of the board that an open deploy session has
    /// not changed yet.
    pub fn cells(&self, real: bool) -> usize {
        let board = if real { self.position().real_board() } else { self.position().board() };
        answer(&mut |answer| push_cells(answer, board))
    }

    /// Puts a piece with what it carries on a square; each of them packed, the carrier first.
    pub fn put(&mut self, number: u8, pieces: &[u8]) -> Result<(), JsValue> {
        let square = square(number)?;
        let pieces: Option<Vec<Piece>> = pieces.iter().map(|&piece| pack::to_piece(piece)).collect();
        let stack = build_stack(pieces.unwrap_or_default())?;
        self.game.put(square, stack)?;
        Ok(())
    }

    /// Sets the side to move, 0 for Red and 1 for Blue, the half-moves since the last capture, and the
    /// number of the move.
    #[wasm_bindgen(js_name = setTurn)]
    pub fn set_turn(&mut self, color: u8, half_moves: u32, full_moves: u32) -> Result<(), JsValue> {
        self.game.set_turn(pack::color(color))?;
        self.game.set_counters(half_moves, full_moves)?;
        Ok(())
    }

    /// Takes what stands on a square off the board, or only the piece of a role if one is given.
    /// Returns the packed cell that was taken.
    pub fn remove(&mut self, number: u8, code: u8) -> Result<u16, JsValue> {
        let square = square(number)?;
        Ok(pack::cell(self.game.remove(square, role(code))?))
    }
}

/// All cells of a board, by square number.
#[inline(never)]
pub(super) fn push_cells(answer: &mut Answer, board: &Board) {
    Square::all().for_each(|square| answer.word(pack::cell(board.get(square)).into()));
}

/// A stack, the carrier first.
fn build_stack(pieces: Vec<Piece>) -> Result<Stack, StackError> {
    let mut pieces = pieces.into_iter();
    Stack::carried_by(pieces.next().ok_or(StackError::Empty)?, pieces)
}
