//! The game as data, and what PGN needs of it: PGN is read and written in JavaScript (`js/src/pgn`).

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    super::{CoTuLenh, moves::is_whole_deploy, value::value},
    answer::{answer, unless_refused},
};
use crate::{Game, GameRecord, StackStyle, game::Entry};

#[wasm_bindgen]
impl CoTuLenh {
    /// The game as data: its rules, start, turns, open steps and result.
    #[wasm_bindgen(unchecked_return_type = "object")]
    pub fn record(&self) -> JsValue {
        value(&GameRecord::of(&self.game))
    }

    /// The FEN of the position before the first turn.
    pub fn start(&self) -> String {
        self.game.start().fen(StackStyle::Together)
    }

    /// How many turns were played.
    #[wasm_bindgen(js_name = turnCount)]
    pub fn turn_count(&self) -> usize {
        self.game.turn_count()
    }

    /// Refuses if a deploy session is open.
    #[wasm_bindgen(js_name = requireNoSession)]
    pub fn require_no_session(&self) -> Result<(), JsValue> {
        Ok(self.game.require_no_session()?)
    }

    /// Plays a whole turn of a PGN, in SAN or LAN. The answer is the number of moves, 1 for an ordinary
    /// one, and that; or 0 and the SAN and LAN of a deploy.
    #[wasm_bindgen(js_name = playPgnTurn)]
    pub fn play_pgn_turn(&mut self, text: &str) -> usize {
        unless_refused(|| {
            if is_whole_deploy(text) || text.contains('>') {
                let moves = self.read_deploy(text)?;
                self.game.play_turn(&moves)?;
                let deploy = self.game.last_entries().last().and_then(Entry::deploy);
                return Ok(answer(&mut |answer| {
                    answer.word(0);
                    deploy.iter().for_each(|deploy| {
                        answer.part(&deploy.san);
                        answer.part(&deploy.lan);
                    });
                }));
            }
            let played = self.play_read(text, true)?;
            Ok(answer(&mut |answer| {
                answer.word(1);
                answer.played(&played);
            }))
        })
    }

    /// Another game, which starts in the position before the last turn: a variation.
    pub fn variation(&self) -> CoTuLenh {
        CoTuLenh { game: Game::from_position(self.game.position_before_last_turn()) }
    }

    /// Becomes another game.
    pub fn replace(&mut self, other: CoTuLenh) {
        self.game = other.game;
    }
}
