//! The end of the game (R10, R13.6), as far as a position without its history shows it.

use core::fmt;

use super::{CheckMark, Position};
use crate::Color;

/// How a game ended. Displayed as its result: `1-0` for Red, `0-1` for Blue, `1/2-1/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why it is over.
    pub reason: OutcomeReason,
    /// The side that resigned or forfeited (R13.5).
    #[cfg_attr(feature = "serde", serde(default))]
    pub by: Option<Color>,
}

/// Why a game is over: by the rules (R10, R13.2), or as the host declares (R13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
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
    /// Time is up, or a side's own clock has run out.
    Time,
    /// A side has resigned.
    Resigned,
    /// Both sides agreed on a draw.
    Agreed,
    /// A side has left the game.
    Abandoned,
    /// An arbiter has decided.
    Adjudicated,
}

impl OutcomeReason {
    /// All reasons.
    pub const ALL: [OutcomeReason; 13] = [
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
        OutcomeReason::Abandoned,
        OutcomeReason::Adjudicated,
    ];

    /// The name in JavaScript.
    pub const fn name(self) -> &'static str {
        match self {
            OutcomeReason::Checkmate => "checkmate",
            OutcomeReason::CommanderCaptured => "commanderCaptured",
            OutcomeReason::Naval => "naval",
            OutcomeReason::Air => "air",
            OutcomeReason::Land => "land",
            OutcomeReason::Stalemate => "stalemate",
            OutcomeReason::FiftyMoves => "fiftyMoves",
            OutcomeReason::ThreefoldRepetition => "threefoldRepetition",
            OutcomeReason::Time => "time",
            OutcomeReason::Resigned => "resigned",
            OutcomeReason::Agreed => "agreed",
            OutcomeReason::Abandoned => "abandoned",
            OutcomeReason::Adjudicated => "adjudicated",
        }
    }

    /// Is it an end that the host declares, and not the rules (R13.5)?
    pub const fn is_declared(self) -> bool {
        matches!(
            self,
            OutcomeReason::Time
                | OutcomeReason::Resigned
                | OutcomeReason::Agreed
                | OutcomeReason::Abandoned
                | OutcomeReason::Adjudicated
        )
    }
}

/// Writes the name.
impl fmt::Display for OutcomeReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Outcome {
    pub(crate) fn draw(reason: OutcomeReason) -> Outcome {
        Outcome { winner: None, reason, by: None }
    }

    pub(crate) fn win(winner: Color, reason: OutcomeReason) -> Outcome {
        Outcome { winner: Some(winner), reason, by: None }
    }

    /// A declared end that a side has brought about, and loses by (R13.5).
    pub(crate) fn loss(by: Color, reason: OutcomeReason) -> Outcome {
        Outcome { winner: Some(!by), reason, by: Some(by) }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.winner {
            Some(Color::Red) => "1-0",
            Some(Color::Blue) => "0-1",
            None => "1/2-1/2",
        })
    }
}

/// Half-moves without a capture that make a draw (R10.2).
const DRAWING_HALF_MOVES: u32 = 100;

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
            (None, ..) => {
                self.stroke.filter(|stroke| stroke.reason == OutcomeReason::CommanderCaptured)?.winner
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
        self.session().is_none() && self.half_moves >= DRAWING_HALF_MOVES
    }

    /// How the game ended, apart from repetition, points and declared ends, which [`Game`](crate::Game) knows. If
    /// several reasons apply, R13.6 gives their order.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_by_mark(self.check_mark())
    }

    /// The same, where it is known whether the side to move is in check or mated.
    pub(crate) fn outcome_by_mark(&self, mark: CheckMark) -> Option<Outcome> {
        if self.session().is_some() {
            return None;
        }
        if let Some(winner) = self.winner_by_capture() {
            return Some(Outcome::win(winner, OutcomeReason::CommanderCaptured));
        }
        if mark == CheckMark::Mate {
            return Some(Outcome::win(!self.turn, OutcomeReason::Checkmate));
        }
        let is_stalemate = || mark == CheckMark::None && !self.has_evasion();
        self.battle_outcome()
            .or_else(|| is_stalemate().then(|| Outcome::draw(OutcomeReason::Stalemate)))
            .or_else(|| self.is_draw_by_fifty_moves().then(|| Outcome::draw(OutcomeReason::FiftyMoves)))
    }
}
