//! The end of the game (R10, R13.6), as far as a position without its history shows it.

use super::Position;
use crate::Color;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why it is over.
    pub reason: OutcomeReason,
}

/// Why a game is over: by the rules (R10, R13.2), or as the host says (R13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum OutcomeReason {
    /// In check without a legal move.
    Checkmate,
    /// A commander was captured, or only one is on the board.
    CommanderCaptured,
    /// A side has no ships left.
    Naval,
    /// A side has no planes left.
    Air,
    /// A side has no tanks, infantry and artillery left.
    Land,
    /// Not in check, and no legal move.
    Stalemate,
    /// A hundred half-moves without a capture.
    FiftyMoves,
    /// The same position for the third time.
    ThreefoldRepetition,
    /// Time is up.
    Time,
    /// A side has resigned.
    Resigned,
    /// Both sides agreed on a draw.
    Agreed,
}

impl OutcomeReason {
    /// All reasons.
    pub const ALL: [OutcomeReason; 11] = [
        OutcomeReason::Checkmate,
        OutcomeReason::CommanderCaptured,
        OutcomeReason::Naval,
        OutcomeReason::Air,
        OutcomeReason::Land,
        OutcomeReason::Stalemate,
        OutcomeReason::FiftyMoves,
        OutcomeReason::ThreefoldRepetition,
        OutcomeReason::Time,
        OutcomeReason::Resigned,
        OutcomeReason::Agreed,
    ];

    /// Is it an end that the host says, and not the rules (R13.5)?
    pub const fn is_said_by_host(self) -> bool {
        matches!(self, OutcomeReason::Time | OutcomeReason::Resigned | OutcomeReason::Agreed)
    }
}

impl Outcome {
    pub(crate) fn draw(reason: OutcomeReason) -> Outcome {
        Outcome { winner: None, reason }
    }

    pub(crate) fn win(winner: Color, reason: OutcomeReason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }
}

/// Half-moves without a capture that make a draw (R10.2).
const DRAW_CLOCK: u32 = 100;

impl Position {
    /// The end that the host has said (R13.5).
    pub(crate) fn end_said_by_host(&self) -> Option<Outcome> {
        self.ended.filter(|ended| ended.reason.is_said_by_host())
    }

    /// Ends the game as the host says, or takes that back (R13.5). No session is open.
    pub(crate) fn set_end(&mut self, end: Option<Outcome>) {
        debug_assert!(self.session().is_none(), "an open session is cancelled first");
        self.ended = end;
    }

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
            (None, ..) => {
                self.ended.filter(|stroke| stroke.reason == OutcomeReason::CommanderCaptured)?.winner
            }
        }
    }

    /// In check without a legal move (R10.1). A lost battle does not change that (R13.6).
    pub fn is_checkmate(&self) -> bool {
        self.is_stuck() && self.is_check()
    }

    /// Not in check, and no legal move (R10.2).
    pub fn is_stalemate(&self) -> bool {
        self.is_stuck() && !self.is_check() && self.battle_outcome().is_none()
    }

    fn is_stuck(&self) -> bool {
        self.session().is_none() && !self.is_commander_captured() && !self.has_evasion()
    }

    /// A hundred half-moves without a capture (R10.2).
    pub fn is_draw_by_fifty_moves(&self) -> bool {
        self.session().is_none() && self.half_moves >= DRAW_CLOCK
    }

    /// How the game ended, apart from repetition and points, which [`Game`](crate::Game) counts. If
    /// several reasons apply, R13.6 gives their order.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.session().is_some() {
            return None;
        }
        if let Some(said) = self.end_said_by_host() {
            return Some(said);
        }
        if let Some(winner) = self.winner_by_capture() {
            return Some(Outcome::win(winner, OutcomeReason::CommanderCaptured));
        }
        let is_stuck = !self.has_evasion();
        if is_stuck && self.is_check() {
            return Some(Outcome::win(!self.turn, OutcomeReason::Checkmate));
        }
        self.battle_outcome()
            .or_else(|| is_stuck.then(|| Outcome::draw(OutcomeReason::Stalemate)))
            .or_else(|| self.is_draw_by_fifty_moves().then(|| Outcome::draw(OutcomeReason::FiftyMoves)))
    }
}
