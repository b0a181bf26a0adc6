//! The end of the game (R10), as far as a position without its history shows it.

use super::Position;
use crate::Color;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why it is over.
    pub reason: OutcomeReason,
}

/// Why a game is over (R10.1, R10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeReason {
    /// In check without a legal move.
    Checkmate,
    /// A commander was captured, or only one is on the board.
    CommanderCaptured,
    /// Not in check, and no legal move.
    Stalemate,
    /// A hundred half-moves without a capture.
    FiftyMoves,
    /// The same position for the third time.
    ThreefoldRepetition,
}

impl OutcomeReason {
    /// All reasons.
    pub const ALL: [OutcomeReason; 5] = [
        OutcomeReason::Checkmate,
        OutcomeReason::CommanderCaptured,
        OutcomeReason::Stalemate,
        OutcomeReason::FiftyMoves,
        OutcomeReason::ThreefoldRepetition,
    ];
}

impl Outcome {
    pub(crate) fn draw(reason: OutcomeReason) -> Outcome {
        Outcome { winner: None, reason }
    }
}

/// Half-moves without a capture that make a draw (R10.2).
const DRAW_CLOCK: u32 = 100;

impl Position {
    /// Was a commander captured, or is exactly one on the board (R10.1, R10.3)? `false` while a
    /// session is open (R10.4), and with the option `playOn` (R11).
    pub fn is_commander_captured(&self) -> bool {
        self.winner_by_capture().is_some()
    }

    fn winner_by_capture(&self) -> Option<Color> {
        let [red, blue] = Color::ALL.map(|color| self.board.commander(color).is_some());
        match (self.session(), red, blue) {
            _ if self.rules.play_on => None,
            (Some(_), ..) => None,
            (None, true, false) => Some(Color::Red),
            (None, false, true) => Some(Color::Blue),
            (None, ..) => self.victor,
        }
    }

    /// In check without a legal move (R10.1).
    pub fn is_checkmate(&self) -> bool {
        self.is_stuck() && self.is_check()
    }

    /// Not in check, and no legal move (R10.2).
    pub fn is_stalemate(&self) -> bool {
        self.is_stuck() && !self.is_check()
    }

    fn is_stuck(&self) -> bool {
        self.session().is_none() && !self.is_commander_captured() && !self.has_legal_move()
    }

    /// A hundred half-moves without a capture (R10.2).
    pub fn is_draw_by_fifty_moves(&self) -> bool {
        self.session().is_none() && self.half_moves >= DRAW_CLOCK
    }

    /// How the game ended, apart from repetition, which [`Game`](crate::Game) counts.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.session().is_some() {
            return None;
        }
        if let Some(winner) = self.winner_by_capture() {
            return Some(Outcome { winner: Some(winner), reason: OutcomeReason::CommanderCaptured });
        }
        if !self.has_legal_move() {
            return Some(if self.is_check() {
                Outcome { winner: Some(!self.turn), reason: OutcomeReason::Checkmate }
            } else {
                Outcome::draw(OutcomeReason::Stalemate)
            });
        }
        self.is_draw_by_fifty_moves().then(|| Outcome::draw(OutcomeReason::FiftyMoves))
    }
}
