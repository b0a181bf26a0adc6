//! Games as text and as data.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{Game, error::coded};
use crate::{GameRecord, Pgn, Score};

#[wasm_bindgen]
impl Game {
    /// The game as PGN, with lines of at most so many characters, or of any length for 0.
    pub fn pgn(&self, max_width: u32) -> String {
        self.score.to_pgn().to_text(max_width as usize)
    }

    /// Begins anew with the game of a PGN, at its end.
    #[wasm_bindgen(js_name = loadPgn)]
    pub fn load_pgn(&mut self, text: &str) -> Result<(), JsValue> {
        let game = self.score.game();
        game.require_no_session().map_err(|error| coded(error.code(), &error))?;
        let pgn: Pgn = text.parse().map_err(|error: crate::PgnError| coded(error.kind.code(), &error))?;
        self.score = Score::from_pgn(pgn);
        Ok(())
    }

    /// Sets a tag.
    #[wasm_bindgen(js_name = setHeader)]
    pub fn set_header(&mut self, name: &str, value: &str) -> Result<(), JsValue> {
        self.score.set_tag(name, value).map_err(|error| coded(error.code(), &error))
    }

    /// All tags, as pairs of a name and a value.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn headers(&self) -> Result<JsValue, JsValue> {
        Ok(serde_wasm_bindgen::to_value(&self.score.tags())?)
    }

    /// Writes something about the last turn.
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, text: &str) {
        self.score.set_comment(text);
    }

    /// What is written about the last turn.
    pub fn comment(&self) -> String {
        self.score.comment()
    }

    /// The game as data: lines with its start and its turns in LAN, a blank one, and the steps of a
    /// session that is open.
    pub fn record(&self) -> String {
        let GameRecord { start, turns, steps, .. } = GameRecord::of(self.score.game());
        let mut text = start;
        for lines in [turns, steps] {
            text.push('\n');
            for line in lines {
                text.push_str(&line);
                text.push('\n');
            }
        }
        text
    }
}
