//! The game as data, and what PGN needs of it: PGN is read and written in JavaScript (`js/src/pgn`).

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{
    Game,
    answer::{answer, unless_refused},
    moves::is_whole_deploy,
    value,
};
use crate::GameRecord;

#[wasm_bindgen]
impl Game {
    /// The game as data: its rules, start, turns, open steps and result.
    #[wasm_bindgen(unchecked_return_type = "object")]
    pub fn record(&self) -> Result<JsValue, JsValue> {
        Ok(value(&GameRecord::of(&self.game)))
    }

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
            self.game.for_each_turn(&mut |turn| {
                let moves = turn.iter().filter_map(|entry| entry.action.as_move());
                answer.word(moves.clone().count() as u32);
                moves.for_each(|mv| answer.plain_move(mv));
            });
        })
    }

    /// Refuses if a deploy session is open.
    #[wasm_bindgen(js_name = requireNoSession)]
    pub fn require_no_session(&self) -> Result<(), JsValue> {
        self.game.require_no_session()?;
        Ok(())
    }

    /// Plays a whole turn of a PGN, in SAN or LAN. The answer is the number of moves, 1 for an ordinary
    /// one, and that; or 0 and the SAN and LAN of a deploy.
    #[wasm_bindgen(js_name = playPgnTurn)]
    pub fn play_pgn_turn(&mut self, text: &str) -> usize {
        unless_refused(|| {
            if is_whole_deploy(text) || text.contains('>') {
                let moves = self.read_deploy(text)?;
                let turn = self.play_moves(&moves)?;
                return Ok(answer(&mut |answer| {
                    answer.word(0);
                    answer.part(&turn.san);
                    answer.part(&turn.lan);
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
    pub fn variation(&self) -> Game {
        Game { game: crate::Game::from_position(self.game.position_before_last_turn()) }
    }

    /// Becomes another game.
    pub fn replace(&mut self, other: Game) {
        self.game = other.game;
    }
}
