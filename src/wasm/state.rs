//! Check, and how the game has ended.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{Game, layout, pack};
use crate::Outcome;

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
}

impl State {
    /// All states, by their numbers.
    pub const ALL: [State; 8] = [
        State::Check,
        State::Checkmate,
        State::Stalemate,
        State::FiftyMoves,
        State::ThreefoldRepetition,
        State::CommanderCaptured,
        State::CanUndo,
        State::CanRedo,
    ];
}

#[wasm_bindgen]
impl Game {
    /// Is the game in a state? The number is its place in [`State::ALL`].
    pub fn is(&self, state: u8) -> bool {
        let position = self.position();
        State::ALL.get(usize::from(state)).is_some_and(|state| match state {
            State::Check => position.is_check(),
            State::Checkmate => position.is_checkmate(),
            State::Stalemate => position.is_stalemate(),
            State::FiftyMoves => position.is_draw_by_fifty_moves(),
            State::ThreefoldRepetition => self.annotated.game().is_threefold_repetition(),
            State::CommanderCaptured => position.is_commander_captured(),
            State::CanUndo => self.annotated.game().can_undo(),
            State::CanRedo => self.annotated.game().can_redo(),
        })
    }

    /// Is a side's commander in danger?
    #[wasm_bindgen(js_name = inDanger)]
    pub fn in_danger(&self, color: u8) -> bool {
        self.position().is_in_danger(pack::color(color))
    }

    /// How the game has ended: the reason, counted from 1, and the winner, counted from 1, or 0 for
    /// a draw. 0 while it goes on.
    pub fn outcome(&self) -> u8 {
        self.annotated.game().outcome().map_or(0, |Outcome { winner, reason }| {
            (reason as u8 + 1) | winner.map_or(0, |color| color as u8 + 1) << layout::WINNER_SHIFT
        })
    }
}
