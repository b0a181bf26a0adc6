//! Everything that a board draws, in one answer: a page asks for it after every move.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game, State,
    air_defense::push_cover,
    answer::answer,
    layout,
    moves::{Filter, list_moves},
    position::push_cells,
};
use crate::Color;

#[wasm_bindgen]
impl Game {
    /// The state, by the bits `VIEW_…`; the points; the FEN; all cells; where the Air Force of Red is
    /// threatened, and that of Blue; all legal moves.
    pub fn view(&self) -> usize {
        let position = self.position();
        let mut state = position.turn() as u32;
        if position.session().is_some() {
            state |= layout::VIEW_SESSION_BIT;
        }
        if self.is(State::GameOver as u8) {
            state |= layout::VIEW_OVER_BIT;
        }
        if self.is(State::Check as u8) {
            state |= layout::VIEW_CHECK_BIT;
        }
        answer(&mut |answer| {
            answer.word(state);
            answer.word(self.points());
            answer.fen(position);
            push_cells(answer, position.board());
            push_cover(answer, position, Color::Red);
            push_cover(answer, position, Color::Blue);
            list_moves(answer, position, &Filter::ALL);
        })
    }
}
