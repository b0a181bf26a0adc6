//! Making games, and starting again.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{CoTuLenh, error::refuse_fen, value::value};
use crate::{FenErrors, Game, Position, Rules, data::Data};

#[wasm_bindgen]
impl CoTuLenh {
    /// Starts again from the starting position, by the same rules.
    pub fn reset(&mut self) -> Result<(), JsValue> {
        let mut start = Position::start(*self.position().rules());
        start.set_auto_commit(self.position().auto_commit());
        self.begin(start)
    }

    /// Another game in the same state, with the same history.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> CoTuLenh {
        self.clone()
    }

    /// The rules that are played.
    #[wasm_bindgen(unchecked_return_type = "Rules")]
    pub fn rules(&self) -> JsValue {
        value(self.position().rules())
    }

    /// Does a deploy commit by itself when no further step is legal?
    #[wasm_bindgen(js_name = autoCommit)]
    pub fn auto_commit(&self) -> bool {
        self.position().auto_commit()
    }
}

impl CoTuLenh {
    pub(super) fn load_fen(&mut self, fen: &str) -> Result<(), JsValue> {
        let (rules, auto_commit) = (*self.position().rules(), self.position().auto_commit());
        self.begin(read_fen(fen, rules, auto_commit)?)
    }

    /// A game in its first position.
    pub(super) fn starting(mut start: Position, auto_commit: bool) -> CoTuLenh {
        start.set_auto_commit(auto_commit);
        CoTuLenh { game: Game::from_position(start) }
    }

    fn begin(&mut self, position: Position) -> Result<(), JsValue> {
        self.game.require_no_session()?;
        self.game = Game::from_position(position);
        Ok(())
    }
}

pub(super) fn read_fen(fen: &str, rules: Rules, auto_commit: bool) -> Result<Position, JsValue> {
    Position::from_fen_with(fen, rules, auto_commit).map_err(|errors| refuse_fen(fen, errors.first()).into())
}

/// Every error of a FEN.
pub(super) fn fen_errors(fen: &str, rules: Rules) -> Data {
    let found = Position::from_fen(fen, rules).err();
    let errors = found.as_ref().map_or(&[][..], FenErrors::as_slice);
    errors.iter().map(|error| refuse_fen(fen, error).into()).collect()
}
