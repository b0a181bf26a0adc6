//! Everything that a board draws, in one answer: a page asks for it after every move.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game, State,
    air_defense::{push_cover, push_squares},
    answer::answer,
    layout,
    position::push_cells,
};
use crate::{Color, SquareSet};

#[wasm_bindgen]
impl Game {
    /// The state, by the bits `VIEW_…`; the points; the FEN; all cells; where the Air Force of Red is
    /// threatened, and that of Blue; the squares of the pieces that can move.
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
        let mut movable = SquareSet::EMPTY;
        position.legal_moves().iter().for_each(|mv| movable.insert(mv.from));
        answer(&mut |answer| {
            answer.number(u64::from(state) | u64::from(self.points()) << 32);
            answer.fen(position);
            push_cells(answer, position.board());
            push_cover(answer, position, Color::Red);
            push_cover(answer, position, Color::Blue);
            push_squares(answer, movable);
        })
    }
}
