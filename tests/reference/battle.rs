//! Battles (R13.1, R13.2) and the value of pieces (R13.3).

use super::State;
use super::board::{Board, Color, Kind};

/// What can be lost beside the commander (R13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Battle {
    Naval,
    Air,
    Land,
}

impl Battle {
    /// R13.1: the pieces of the division.
    fn division(self) -> &'static [Kind] {
        match self {
            Battle::Naval => &[Kind::Navy],
            Battle::Air => &[Kind::AirForce],
            Battle::Land => &[Kind::Tank, Kind::Infantry, Kind::Artillery],
        }
    }

    /// Has a side a piece of the division, carried ones counted?
    fn is_fought_by(self, color: Color, board: &Board) -> bool {
        kinds(board, color).iter().any(|kind| self.division().contains(kind))
    }

    /// The name of the reason.
    pub fn name(self) -> &'static str {
        match self {
            Battle::Naval => "naval",
            Battle::Air => "air",
            Battle::Land => "land",
        }
    }
}

/// The kinds of all pieces of a side, carried ones included.
fn kinds(board: &Board, color: Color) -> Vec<Kind> {
    let own = board.values().filter(|stack| stack.color == color);
    own.flat_map(|stack| &stack.pieces).map(|piece| piece.kind).collect()
}

/// R13.3: the points of one piece.
fn value(kind: Kind) -> u32 {
    match kind {
        Kind::Infantry | Kind::Militia | Kind::Engineer | Kind::AntiAir | Kind::Headquarter => 10,
        Kind::Tank | Kind::Missile => 20,
        Kind::Artillery => 30,
        Kind::AirForce => 40,
        Kind::Navy => 80,
        Kind::Commander => 100,
    }
}

/// R13.3: the points of all pieces of a side.
pub fn material(board: &Board, color: Color) -> u32 {
    kinds(board, color).into_iter().map(value).sum()
}

impl State {
    /// R13.2: the first battle that is decided, and the side that has lost it. Not before a session is
    /// committed (R10.4).
    pub(super) fn lost_battle(&self) -> Option<(Battle, Color)> {
        if self.session.is_some() {
            return None;
        }
        // R13.6: in the order naval, air, land
        self.rules.battles.iter().find_map(|battle| Some((*battle, self.loser(*battle)?)))
    }

    /// R13.2: who has lost this battle?
    fn loser(&self, battle: Battle) -> Option<Color> {
        let fights = |color| battle.is_fought_by(color, &self.board);
        match (fights(Color::Red), fights(Color::Blue)) {
            (true, true) => None,
            (true, false) => Some(Color::Blue),
            (false, true) => Some(Color::Red),
            // Only the stroke just made decides, if it took the last one of the side that is now to move.
            (false, false) => {
                let before = self.before.as_ref()?;
                battle.is_fought_by(self.turn, before).then_some(self.turn)
            }
        }
    }
}
