//! Making games, and beginning anew.

use core::fmt::Write;

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{answer, attempt},
    error::Refusal,
    pack,
};
use crate::{AnnotatedGame, Position};

#[wasm_bindgen]
impl Game {
    /// A game from the start, by the packed rules.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: u32) -> Game {
        Game { annotated: annotated_game(Position::start(pack::to_rules(rules))) }
    }

    /// Another game in the same state, with the same history.
    pub fn copy(&self) -> Game {
        Game { annotated: self.annotated.clone() }
    }

    /// Begins anew from a FEN.
    pub fn load(&mut self, fen: &str) -> usize {
        attempt(&mut |_| {
            let rules = *self.position().rules();
            self.begin(Position::from_fen(fen, rules)?)
        })
    }

    /// Begins anew from the start.
    pub fn reset(&mut self) -> usize {
        attempt(&mut |_| self.begin(Position::start(*self.position().rules())))
    }

    /// Every error of a FEN, one a line: its code, its place, which counts in UTF-16, as JavaScript
    /// does, and its message.
    #[wasm_bindgen(js_name = fenErrors)]
    pub fn fen_errors(fen: &str, rules: u32) -> usize {
        answer(&mut |answer| {
            let Err(errors) = Position::from_fen(fen, pack::to_rules(rules)) else { return };
            for error in errors.as_slice() {
                let before = fen.get(..error.index).unwrap_or(fen);
                let index: usize = before.chars().map(char::len_utf16).sum();
                // Writing to a text does not fail.
                let _ = writeln!(answer.text, "{} {index} {error}", error.kind.code());
            }
        })
    }
}

fn annotated_game(position: Position) -> AnnotatedGame {
    AnnotatedGame::new(crate::Game::from_position(position))
}

impl Game {
    fn begin(&mut self, position: Position) -> Result<(), Refusal> {
        self.annotated.game().require_no_session()?;
        self.annotated = annotated_game(position);
        Ok(())
    }
}
