//! Where an Air Force may fly: what the zones on its way do to it (R5.3 to R5.7).

use super::{AirDefense, Zones};
use crate::{AirDefenseRules, Board, Color, Square};

/// What air defense does to an Air Force that enters a square (R5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum AirDefenseResult {
    /// Nothing: it moves, captures and combines as usual (R5.5).
    SafePass = 0,
    /// It can only make a suicide capture here (R5.6).
    Kamikaze = 1,
    /// It cannot reach this square, nor any beyond it.
    Destroyed = 2,
}

impl AirDefenseResult {
    /// All results.
    pub const ALL: [AirDefenseResult; 3] =
        [AirDefenseResult::SafePass, AirDefenseResult::Kamikaze, AirDefenseResult::Destroyed];
}

/// An Air Force that flies along one line (R5.3). Only the squares it enters count, so a zone that it
/// starts in does not affect it at first (R5.7).
#[derive(Clone)]
pub(crate) struct Flight<'a> {
    air: &'a AirDefense,
    board: &'a Board,
    against: Color,
    zones: &'a Zones,
    /// The only defender met so far.
    met: Option<Square>,
}

impl AirDefense {
    /// The flight of an Air Force through the zones of side `against`.
    pub(crate) fn flight<'a>(&'a self, board: &'a Board, against: Color) -> Flight<'a> {
        Flight { air: self, board, against, zones: self.zones(board, against), met: None }
    }
}

impl Flight<'_> {
    /// Enters the next square of the line. No square may be entered after [`Destroyed`].
    ///
    /// [`Destroyed`]: AirDefenseResult::Destroyed
    pub(crate) fn enter(&mut self, square: Square) -> AirDefenseResult {
        if !self.zones.covered.contains(square) {
            // It has left its first zone (R5.4).
            return if self.met.is_none() { AirDefenseResult::SafePass } else { AirDefenseResult::Destroyed };
        }
        if self.air.rules == AirDefenseRules::NoFly || self.zones.doubly_covered.contains(square) {
            return AirDefenseResult::Destroyed;
        }
        let covers = |defender: &Square| self.air.zone(self.board, *defender).0.contains(square);
        let same = match self.met {
            Some(defender) => covers(&defender),
            None => {
                self.met = self.air.defenders(self.against).iter().find(covers);
                true
            }
        };
        if same { AirDefenseResult::Kamikaze } else { AirDefenseResult::Destroyed }
    }

    /// Starts another line from the same square.
    pub(crate) fn restart(&mut self) {
        self.met = None;
    }
}
