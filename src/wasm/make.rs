//! Making games, and starting again.

use js_sys::Array;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::{EMPTY, unless_refused},
    error::refuse_fen,
    value,
};
use crate::{FenErrors, Position, Rules};

#[wasm_bindgen]
impl Game {
    /// A game from the start, by the packed rules. Its sessions commit by themselves or not (R7.7).
    #[wasm_bindgen(constructor)]
    pub fn new(rules: u32, auto_commit: bool) -> Game {
        let mut start = Position::start(Rules::from_number(rules));
        start.set_auto_commit(auto_commit);
        Game { game: crate::Game::from_position(start) }
    }

    /// Another game in the same state, with the same history.
    pub fn copy(&self) -> Game {
        Game { game: self.game.clone() }
    }

    /// Starts again from a FEN. The answer is empty.
    pub fn load(&mut self, fen: &str) -> usize {
        unless_refused(|| {
            let (rules, auto_commit) = (*self.position().rules(), self.position().auto_commit());
            let position = Position::from_fen_with(fen, rules, auto_commit)
                .map_err(|errors| refuse_fen(fen, errors.first()))?;
            self.begin(position)?;
            Ok(EMPTY)
        })
    }

    /// Starts again from the starting position.
    pub fn reset(&mut self) -> Result<(), JsValue> {
        let mut start = Position::start(*self.position().rules());
        start.set_auto_commit(self.position().auto_commit());
        self.begin(start)
    }

    /// The errors of a FEN: objects with the fields of a `CoTuLenhError`.
    #[wasm_bindgen(js_name = fenErrors, unchecked_return_type = "object[]")]
    pub fn fen_errors(fen: &str, rules: u32) -> Result<Array, JsValue> {
        let found = Position::from_fen(fen, Rules::from_number(rules)).err();
        let errors = found.as_ref().map_or(&[][..], FenErrors::as_slice);
        Ok(errors.iter().map(|error| value(refuse_fen(fen, error))).collect())
    }
}

impl Game {
    fn begin(&mut self, position: Position) -> Result<(), JsValue> {
        self.game.require_no_session()?;
        self.game = crate::Game::from_position(position);
        Ok(())
    }
}
