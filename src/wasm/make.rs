//! Making games, and beginning anew.

use core::fmt::Write;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    error::{bad_fen, coded},
    pack,
};
use crate::{Position, Score};

#[wasm_bindgen]
impl Game {
    /// A game from a FEN, or from the start, by the packed rules.
    #[wasm_bindgen(constructor)]
    pub fn new(fen: Option<String>, rules: u8) -> Result<Game, JsValue> {
        let rules = pack::to_rules(rules);
        let position = match fen {
            None => Position::start(rules),
            Some(fen) => Position::from_fen(&fen, rules).map_err(|errors| bad_fen(&errors))?,
        };
        Ok(Game { score: Score::new(crate::Game::from_position(position)) })
    }

    /// Another game in the same state, with the same history.
    pub fn copy(&self) -> Game {
        Game { score: self.score.clone() }
    }

    /// Begins anew from a FEN.
    pub fn load(&mut self, fen: &str) -> Result<(), JsValue> {
        let rules = *self.position().rules();
        let position = Position::from_fen(fen, rules).map_err(|errors| bad_fen(&errors))?;
        self.begin(position)
    }

    /// Begins anew from the start.
    pub fn reset(&mut self) -> Result<(), JsValue> {
        self.begin(Position::start(*self.position().rules()))
    }

    /// Every error of a FEN, one a line: its code, its place, which counts in UTF-16, as JavaScript
    /// does, and its message.
    #[wasm_bindgen(js_name = fenErrors)]
    pub fn fen_errors(fen: &str, rules: u8) -> String {
        let mut told = String::new();
        let Err(errors) = Position::from_fen(fen, pack::to_rules(rules)) else { return told };
        for error in errors.as_slice() {
            let before = fen.get(..error.index).unwrap_or(fen);
            let index: usize = before.chars().map(char::len_utf16).sum();
            // Writing to a text does not fail.
            let _ = writeln!(told, "{} {index} {error}", error.kind.code());
        }
        told
    }
}

impl Game {
    fn begin(&mut self, position: Position) -> Result<(), JsValue> {
        let game = self.score.game();
        game.require_no_session().map_err(|error| coded(error.code(), &error))?;
        self.score = Score::new(crate::Game::from_position(position));
        Ok(())
    }
}
