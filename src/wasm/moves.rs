//! Moves, and the history.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{CoTuLenh, error::refuse_move, read, value::value};
use crate::{
    ErrorCode, FindMoveError, Game, Illegal, IllegalReason, Move, ParseMoveError, PlayedMove, Position,
    data::Data, game::Entry,
};

#[wasm_bindgen]
impl CoTuLenh {
    /// Why a move is not legal: the reason, and the squares that cause it. `null` if it is legal, also where more
    /// than one move fits.
    #[wasm_bindgen(unchecked_return_type = "Illegal | null")]
    pub fn explain(
        &self,
        #[wasm_bindgen(js_name = move, unchecked_param_type = "string")] text: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let text = &move_text(text)?;
        if self.game.declared_end().is_some() {
            return Ok(value(Data::from(&IllegalReason::GameEnded.at(None))));
        }
        let found = match is_whole_deploy(text) {
            true => self.position().read_turn(text).map(|_| ()),
            false => self.position().read_typed(text).map(|_| ()),
        };
        let illegal: Option<Illegal> = match found {
            Ok(()) | Err(ParseMoveError::NotFound(FindMoveError::Several(_))) => None,
            Err(ParseMoveError::NotFound(FindMoveError::None(illegal))) => Some(illegal),
            Err(ParseMoveError::Illegal(error)) => Some(error.illegal),
            Err(error @ ParseMoveError::Syntax) => return Err(self.refuse_text(text, &error)),
        };
        Ok(value(Data::of(illegal.as_ref())))
    }

    /// Has `undo` something to take back?
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.game.can_undo()
    }

    /// Has `redo` something to play again?
    #[wasm_bindgen(js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    /// The turns that were completed, in SAN.
    pub fn history(&self) -> Vec<String> {
        self.game.sans()
    }
}

impl CoTuLenh {
    /// Plays a move, a step or a whole deploy, whose last step is the answer. Unless `strict` it is read as people
    /// type it.
    pub(super) fn play_text(&mut self, text: &str, strict: bool) -> Result<PlayedMove, JsValue> {
        self.require_no_end(text)?;
        if !is_whole_deploy(text) {
            return self.play_read(text, strict);
        }
        let steps = self.read_deploy(text)?;
        self.game.play_turn(&steps)?;
        let last = self.game.last_entries().iter().rev().find_map(Entry::played);
        // It has steps: a turn without any is refused. The last one may have been committed by hand.
        last.map(|step| PlayedMove { ends_turn: true, ..step })
            .ok_or_else(|| self.refuse_text(text, &ParseMoveError::Syntax))
    }

    /// Reads a move or a step and plays it.
    pub(super) fn play_read(&mut self, text: &str, strict: bool) -> Result<PlayedMove, JsValue> {
        let error = match self.position().read_unmarked(text) {
            Ok(san) => return Ok(self.game.play_found(san.mv, san.origin)),
            Err(error) => error,
        };
        let read = if strict { Err(error) } else { self.position().read_loosely(text, error) };
        let mv = read.map_err(|error| self.refuse_text(text, &error))?;
        Ok(self.game.play_legal(mv))
    }

    /// Reads a whole turn and plays it in another game. An open session does not count.
    pub(super) fn try_turn(&self, text: &str) -> Result<Game, JsValue> {
        let mut position = self.position().clone();
        position.close_session();
        let moves = self.read_turn_moves(&position, text)?;
        let mut game = Game::from_position(position);
        game.play_turn(&moves)?;
        Ok(game)
    }

    /// The moves of a turn: one as people type it, or the steps of a deploy in SAN or LAN.
    pub(super) fn read_turn_moves(&self, position: &Position, text: &str) -> Result<Vec<Move>, JsValue> {
        self.require_no_end(text)?;
        let read = match is_whole_deploy(text) || text.contains('>') {
            true => position.read_turn(text),
            false => position.read_typed(text).map(|mv| vec![mv]),
        };
        read.map_err(|error| self.refuse_text(text, &error))
    }

    pub(super) fn read_deploy(&self, text: &str) -> Result<Vec<Move>, JsValue> {
        self.game.require_no_session()?;
        self.position().read_turn(text).map_err(|error| self.refuse_text(text, &error))
    }

    /// Refuses every move after a declared end (R13.5).
    pub(super) fn require_no_end(&self, text: &str) -> Result<(), JsValue> {
        match self.game.declared_end() {
            None => Ok(()),
            Some(_) => {
                Err(self.refuse_text(text, &FindMoveError::None(IllegalReason::GameEnded.at(None)).into()))
            }
        }
    }

    /// The position whose legal moves are those of the game; `None` after a declared end.
    pub(super) fn open_position(&self) -> Option<&Position> {
        if self.game.declared_end().is_some() { None } else { Some(self.position()) }
    }

    pub(super) fn refuse_text(&self, text: &str, error: &ParseMoveError) -> JsValue {
        refuse_move(text, error, self.position().turn()).into()
    }
}

pub(super) fn move_text(value: &JsValue) -> Result<String, JsValue> {
    read::text(value, ErrorCode::InvalidMove, "a move")
}

/// Is it a deploy with all its steps, and not only one of them?
pub(super) fn is_whole_deploy(text: &str) -> bool {
    text.contains(['<', ':', ','])
}
