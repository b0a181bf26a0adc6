//! Check, and how the game has ended.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{Game, layout, pack, value};
use crate::{Color, Forfeit, data::Data};

/// The states that [`Game::is`] checks.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names are those of the methods in JavaScript")]
pub enum State {
    Check,
    Checkmate,
    Stalemate,
    FiftyMoves,
    ThreefoldRepetition,
    CommanderCaptured,
    CanUndo,
    CanRedo,
    AutoCommit,
    GameOver,
    RedInDanger,
    BlueInDanger,
}

impl State {
    /// All states, by their numbers.
    pub const ALL: [State; 12] = [
        State::Check,
        State::Checkmate,
        State::Stalemate,
        State::FiftyMoves,
        State::ThreefoldRepetition,
        State::CommanderCaptured,
        State::CanUndo,
        State::CanRedo,
        State::AutoCommit,
        State::GameOver,
        State::RedInDanger,
        State::BlueInDanger,
    ];
}

/// The ends that a host declares (R13.5).
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names are those of the reasons in JavaScript")]
pub enum End {
    Time,
    Abandoned,
    Adjudicated,
    Resigned,
    Agreed,
    TimeUp,
}

impl End {
    /// All ends, by their numbers.
    pub const ALL: [End; 6] =
        [End::Time, End::Abandoned, End::Adjudicated, End::Resigned, End::Agreed, End::TimeUp];
}

#[wasm_bindgen]
impl Game {
    /// Is the game in a state? The number is its place in [`State::ALL`].
    pub fn is(&self, state: u8) -> bool {
        let position = self.position();
        State::ALL.get(usize::from(state)).is_some_and(|state| match state {
            State::Check => position.is_check(),
            State::Checkmate => self.game.is_checkmate(),
            State::Stalemate => position.is_stalemate(),
            State::FiftyMoves => position.is_draw_by_fifty_moves(),
            State::ThreefoldRepetition => self.game.is_threefold_repetition(),
            State::CommanderCaptured => position.is_commander_captured(),
            State::CanUndo => self.game.can_undo(),
            State::CanRedo => self.game.can_redo(),
            State::AutoCommit => position.auto_commit(),
            State::GameOver => self.game.outcome().is_some(),
            State::RedInDanger => position.is_in_danger(Color::Red),
            State::BlueInDanger => position.is_in_danger(Color::Blue),
        })
    }

    /// The points (R13.3): bits 0–15 Red's, 16–31 Blue's.
    pub fn points(&self) -> u32 {
        self.game.points(Color::Red) | self.game.points(Color::Blue) << layout::CELL_SHIFT
    }

    /// Declares the end of the game (R13.5): a place in [`End::ALL`], and the side that brings it about.
    pub fn declare(&mut self, end: u8, color: u8) -> Result<(), JsValue> {
        let color = pack::color(color);
        let game = &mut self.game;
        match End::ALL.get(usize::from(end)) {
            Some(End::Time) => game.forfeit(color, Forfeit::Time),
            Some(End::Abandoned) => game.forfeit(color, Forfeit::Abandoned),
            Some(End::Adjudicated) => game.forfeit(color, Forfeit::Adjudicated),
            Some(End::Resigned) => game.resign(color),
            Some(End::Agreed) => game.agree_draw(),
            Some(End::TimeUp) | None => game.time_up(),
        }?;
        Ok(())
    }

    /// How the game has ended, or `null`.
    #[wasm_bindgen(unchecked_return_type = "object | null")]
    pub fn outcome(&self) -> Result<JsValue, JsValue> {
        Ok(value(Data::of(self.game.outcome().as_ref())))
    }
}
