//! The turns of a game as text. PGN is read and written in JavaScript (`js/src/pgn`), by these calls.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{
    Game,
    answer::{answer, attempt},
    error::refuse_move,
};
use crate::ParseMoveError;

#[wasm_bindgen]
impl Game {
    /// The FEN of the position before the first turn.
    pub fn start(&self) -> usize {
        answer(&mut |answer| answer.fen(&self.game.start()))
    }

    /// How many turns were played.
    #[wasm_bindgen(js_name = turnCount)]
    pub fn turn_count(&self) -> usize {
        self.game.turn_count()
    }

    /// The moves of the turns that were played: of each turn how many it has, and those, packed without
    /// what SAN adds. They are found without playing them again.
    #[wasm_bindgen(js_name = playedMoves)]
    pub fn played_moves(&self) -> usize {
        answer(&mut |answer| {
            for turn in self.game.turns() {
                answer.word(turn.len() as u32);
                turn.into_iter().for_each(|mv| answer.plain_move(mv));
            }
        })
    }

    /// Refuses if a deploy session is open.
    #[wasm_bindgen(js_name = requireNoSession)]
    pub fn require_no_session(&self) -> usize {
        attempt(&mut |_| Ok(self.game.require_no_session()?))
    }

    /// Plays a whole turn in SAN or LAN. The answer is the move; or, for a deploy, its SAN and LAN on a
    /// line each.
    #[wasm_bindgen(js_name = readTurn)]
    pub fn read_turn(&mut self, text: &str) -> usize {
        attempt(&mut |answer| {
            if text.contains(['<', ':', ',', '>']) {
                let turn = self.read_deploy(text)?;
                let illegal = |error| refuse_move(text, &ParseMoveError::Illegal(error));
                let played = self.game.play_turn_described(&turn).map_err(illegal)?;
                answer.line(&played.san);
                answer.line(&played.lan);
            } else {
                answer.played(&self.game.play_text(text).map_err(|error| refuse_move(text, &error))?);
            }
            Ok(())
        })
    }

    /// Another game, which starts in the position before the last turn: a variation.
    pub fn variation(&mut self) -> Game {
        self.game.undo();
        let before = self.position().clone();
        self.game.redo();
        Game { game: crate::Game::from_position(before) }
    }

    /// Becomes another game.
    pub fn replace(&mut self, other: Game) {
        self.game = other.game;
    }
}
