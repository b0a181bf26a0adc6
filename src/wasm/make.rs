//! Making games, and starting again.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{answer, attempt},
    error::{Refusal, refuse_fen, refuse_first},
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

    /// Starts again from a FEN.
    pub fn load(&mut self, fen: &str) -> usize {
        attempt(&mut |_| {
            let (rules, auto_commit) = (*self.position().rules(), self.position().auto_commit());
            let position = Position::from_fen_with(fen, rules, auto_commit);
            self.begin(position.map_err(|errors| refuse_first(fen, &errors))?)
        })
    }

    /// Starts again from the starting position.
    pub fn reset(&mut self) -> usize {
        attempt(&mut |_| {
            let mut start = Position::start(*self.position().rules());
            start.set_auto_commit(self.position().auto_commit());
            self.begin(start)
        })
    }

    /// The errors of a FEN, the first `most` of them, as a JSON array of objects like those of refusals.
    #[wasm_bindgen(js_name = fenErrors)]
    pub fn fen_errors(fen: &str, rules: u32, most: usize) -> usize {
        answer(&mut |answer| {
            let found = Position::from_fen(fen, Rules::from_number(rules)).err();
            let errors = found.as_ref().map_or(&[][..], FenErrors::as_slice);
            for (n, error) in errors.iter().take(most).enumerate() {
                answer.text.push(if n == 0 { '[' } else { ',' });
                answer.text.push_str(&refuse_fen(fen, error).json());
            }
            answer.text.push_str(if errors.is_empty() { "[]" } else { "]" });
        })
    }
}

impl Game {
    fn begin(&mut self, position: Position) -> Result<(), Refusal> {
        self.game.require_no_session()?;
        self.game = crate::Game::from_position(position);
        Ok(())
    }
}
