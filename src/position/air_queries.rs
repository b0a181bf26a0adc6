//! Air-defense zones and flight paths for overlays on a board (R5). The rules themselves are in
//! `air_defense/`; zones follow the effective board (R5.8).

use super::Position;
use crate::{AirDefenseResult, Color, Direction, Role, Square, SquareSet, movement::Reach};

impl Position {
    /// The squares where a side's Air Force is threatened: the other side's zones (R5).
    pub fn air_defense_zones(&self, threatened: Color) -> SquareSet {
        self.air.zones(&self.board, !threatened).covered
    }

    /// The squares of the defenders that threaten a side's Air Force.
    pub fn air_defenders(&self, threatened: Color) -> SquareSet {
        self.air.defenders(!threatened)
    }

    /// The zone of the stack on a square and its level, if it defends the air.
    pub fn air_defense_zone(&self, square: Square) -> Option<(SquareSet, usize)> {
        Some(self.air.zone(&self.board, square)).filter(|&(_, level)| level > 0)
    }

    /// Every square where a side's Air Force is threatened, with the squares of the defenders that
    /// cover it and the highest level among them.
    ///
    /// ```
    /// use cotulenh::{Color, Position, Rules, Square, SquareSet};
    /// let fen = "6c4/11/11/11/11/4g6/11/11/11/11/11/6C4 r - - 0 1";
    /// let position = Position::from_fen(fen, Rules::STANDARD)?;
    /// let cover = position.air_cover(Color::Red);
    /// assert_eq!(cover.len(), 5);
    /// assert_eq!(cover[0], (Square::E6, SquareSet::EMPTY.with(Square::E7), 1));
    /// # Ok::<(), cotulenh::FenErrors>(())
    /// ```
    pub fn air_cover(&self, threatened: Color) -> Vec<(Square, SquareSet, usize)> {
        let mut cover: Vec<_> =
            self.air_defense_zones(threatened).iter().map(|square| (square, SquareSet::EMPTY, 0)).collect();
        for defender in self.air_defenders(threatened) {
            let (zone, level) = self.air.zone(&self.board, defender);
            for (square, defenders, highest) in &mut cover {
                if zone.contains(*square) {
                    defenders.insert(defender);
                    *highest = level.max(*highest);
                }
            }
        }
        cover
    }

    /// Where the Air Force on a square, alone or in a stack, can fly: the squares along each line up
    /// to its range, with what air defense does there. A line ends with its first `Destroyed`
    /// square. Ordered by square.
    ///
    /// ```
    /// use cotulenh::{AirDefenseResult, Position, Rules, Square};
    /// let fen = "6c4/11/11/11/11/4g6/11/11/4F6/11/11/6C4 r - - 0 1";
    /// let position = Position::from_fen(fen, Rules::STANDARD)?;
    /// let paths = position.flight_paths(Square::E4);
    /// assert!(paths.contains(&(Square::E5, AirDefenseResult::SafePass)));
    /// assert!(paths.contains(&(Square::E6, AirDefenseResult::Kamikaze)));
    /// # Ok::<(), cotulenh::FenErrors>(())
    /// ```
    pub fn flight_paths(&self, square: Square) -> Vec<(Square, AirDefenseResult)> {
        let mut paths = Vec::new();
        let Some(plane) = self.board.get(square).and_then(|stack| stack.piece(Role::AirForce)) else {
            return paths;
        };
        for direction in Direction::ALL {
            let mut flight = self.flight(plane.color, plane.heroic);
            let mut at = square;
            for _ in
                0..Reach::of(Role::AirForce, plane.heroic, &self.rules).moves.get(direction.is_diagonal())
            {
                let Some(next) = at.offset(direction) else { break };
                at = next;
                let result = flight.as_mut().map_or(AirDefenseResult::SafePass, |flight| flight.enter(at));
                let place = paths.partition_point(|&(other, _): &(Square, _)| other.number() < at.number());
                paths.insert(place, (at, result));
                if result == AirDefenseResult::Destroyed {
                    break;
                }
            }
        }
        paths
    }
}
