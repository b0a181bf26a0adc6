//! Check, and how the game has ended.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{Game, answer::attempt, layout, pack};
use crate::{Color, Outcome};

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
}

impl State {
    /// All states, by their numbers.
    pub const ALL: [State; 9] = [
        State::Check,
        State::Checkmate,
        State::Stalemate,
        State::FiftyMoves,
        State::ThreefoldRepetition,
        State::CommanderCaptured,
        State::CanUndo,
        State::CanRedo,
        State::AutoCommit,
    ];
}

/// The ends that a host says to [`Game::end`] (R13.5).
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum End {
    RedResigns,
    BlueResigns,
    DrawAgreed,
    TimeUp,
}

impl End {
    /// All ends, by their numbers.
    pub const ALL: [End; 4] = [End::RedResigns, End::BlueResigns, End::DrawAgreed, End::TimeUp];
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
            State::ThreefoldRepetition => self.game.is_threefold_repetition(),
            State::CommanderCaptured => position.is_commander_captured(),
            State::CanUndo => self.game.can_undo(),
            State::CanRedo => self.game.can_redo(),
            State::AutoCommit => position.auto_commit(),
        })
    }

    /// Is a side's commander in danger?
    #[wasm_bindgen(js_name = inDanger)]
    pub fn in_danger(&self, color: u8) -> bool {
        self.position().is_in_danger(pack::color(color))
    }

    /// The points of a side (R13.3).
    pub fn points(&self, color: u8) -> u32 {
        self.game.points(pack::color(color))
    }

    /// Ends the game as the host says (R13.5): a place in [`End::ALL`].
    pub fn end(&mut self, end: u8) -> usize {
        attempt(&mut |_| {
            let game = &mut self.game;
            Ok(match End::ALL.get(usize::from(end)) {
                Some(End::RedResigns) => game.resign(Color::Red),
                Some(End::BlueResigns) => game.resign(Color::Blue),
                Some(End::DrawAgreed) => game.agree_draw(),
                Some(End::TimeUp) | None => game.time_up(),
            }?)
        })
    }

    /// How the game has ended: the reason, counted from 1, and the winner, counted from 1, or 0 for
    /// a draw. 0 while it goes on.
    pub fn outcome(&self) -> u8 {
        self.game.outcome().map_or(0, |Outcome { winner, reason }| {
            (reason as u8 + 1) | winner.map_or(0, |color| color as u8 + 1) << layout::WINNER_SHIFT
        })
    }
}
