//! Air defense: which pieces defend, and their zones (R5). Where an Air Force may fly: `flight.rs`.

use std::sync::OnceLock;

use crate::{AirDefenseRules, Board, Color, FILES, Piece, Role, RoleSet, SQUARES, Square, SquareSet, Stack};

mod flight;

pub use flight::AirDefenseResult;
pub(crate) use flight::Flight;

/// The highest level: a heroic missile.
const MAX_LEVEL: usize = 3;

/// The zone around [`CENTRE`], where no edge cuts it off, for each level.
type Shapes = [SquareSet; MAX_LEVEL + 1];
const CENTRE: Square = Square::F6;

/// Discs, their centre included (R5.2).
const DISCS: Shapes = shapes(false);
/// The 8 directions, without the centre (R11 `noFly`).
const STARS: Shapes = shapes(true);

const fn shapes(star: bool) -> Shapes {
    let mut shapes = [SquareSet::EMPTY; MAX_LEVEL + 1];
    let mut level = 1;
    while level <= MAX_LEVEL {
        let mut n = 0;
        while n < SQUARES {
            if let Some(square) = Square::new(n % FILES, n / FILES) {
                let inside = if star {
                    matches!(CENTRE.line_to(square), Some((_, steps)) if steps <= level)
                } else {
                    let x = square.file().abs_diff(CENTRE.file());
                    let y = square.rank().abs_diff(CENTRE.rank());
                    x * x + y * y <= level * level
                };
                if inside {
                    shapes[level] = shapes[level].with(square);
                }
            }
            n += 1;
        }
        level += 1;
    }
    shapes
}

/// The level of a piece that stands alone or carries its stack (R5.1), or its range under `noFly`;
/// 0 if it does not defend.
pub(crate) const fn level(rules: AirDefenseRules, piece: Piece) -> usize {
    match (rules, piece.role) {
        (AirDefenseRules::Levels, Role::Missile) => 2 + piece.heroic as usize,
        (AirDefenseRules::Levels, Role::Navy | Role::AntiAir) => 1 + piece.heroic as usize,
        (AirDefenseRules::NoFly, Role::AntiAir) => 2,
        (AirDefenseRules::NoFly, Role::Headquarter) => 1,
        _ => 0,
    }
}

/// Every role that defends the air under some rules.
pub(crate) const DEFENDERS: RoleSet = {
    let mut defenders = RoleSet::EMPTY;
    let mut n = 0;
    while n < Role::ALL.len() {
        let piece = Piece { color: Color::Red, role: Role::ALL[n], heroic: true };
        if level(AirDefenseRules::Levels, piece) > 0 || level(AirDefenseRules::NoFly, piece) > 0 {
            defenders = defenders.with(piece.role);
        }
        n += 1;
    }
    defenders
};

/// The squares that a side's air defense covers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Zones {
    /// Squares with at least one defender.
    pub(crate) covered: SquareSet,
    /// Squares with two or more.
    doubly_covered: SquareSet,
}

/// The defenders of both sides and their zones.
///
/// Zones are computed when they are first needed. A change on the board only marks the zones of a side
/// as stale, if one of its defenders appears, disappears or changes its level (R5.8).
#[derive(Clone, Debug)]
pub(crate) struct AirDefense {
    rules: AirDefenseRules,
    defenders: [SquareSet; 2],
    zones: [OnceLock<Zones>; 2],
}

impl AirDefense {
    pub(crate) const fn new(rules: AirDefenseRules) -> AirDefense {
        AirDefense { rules, defenders: [SquareSet::EMPTY; 2], zones: [const { OnceLock::new() }; 2] }
    }

    fn level(&self, stack: Option<Stack>) -> usize {
        stack.map_or(0, |stack| level(self.rules, stack.carrier()))
    }

    /// Adds a stack to the defenders if it is one. Does not mark the zones as stale.
    pub(crate) const fn add(&mut self, square: Square, stack: Stack) -> bool {
        let defends = level(self.rules, stack.carrier()) > 0;
        if defends {
            self.defenders[stack.color() as usize].insert(square);
        }
        defends
    }

    /// Updates the defenders after a square of the board has changed.
    pub(crate) fn update(&mut self, square: Square, before: Option<Stack>, after: Option<Stack>) {
        let roles = |stack: Option<Stack>| stack.map_or(RoleSet::EMPTY, Stack::roles);
        if ((roles(before) | roles(after)) & DEFENDERS).is_empty() {
            return;
        }
        let (old, new) = (self.level(before), self.level(after));
        if old == 0 && new == 0 {
            return;
        }
        let side = |stack: Option<Stack>| stack.map(Stack::color);
        if old == new && side(before) == side(after) {
            return;
        }
        if let (Some(stack), 1..) = (before, old) {
            self.defenders[stack.color() as usize].remove(square);
            self.zones[stack.color() as usize].take();
        }
        if let Some(stack) = after {
            self.update_placed(square, stack);
        }
    }

    /// Updates the defenders after a stack was put on an empty square.
    #[inline(always)]
    pub(crate) fn update_placed(&mut self, square: Square, stack: Stack) {
        if self.add(square, stack) {
            self.zones[stack.color() as usize].take();
        }
    }

    /// Updates the defenders after a stack has moved to an empty square.
    pub(crate) fn update_shifted(&mut self, from: Square, to: Square, stack: Stack) {
        if !(stack.roles() & DEFENDERS).is_empty() && self.level(Some(stack)) > 0 {
            self.defenders[stack.color() as usize].remove(from);
            self.update_placed(to, stack);
        }
    }

    /// The squares from which a side defends the air.
    pub(crate) fn defenders(&self, color: Color) -> SquareSet {
        self.defenders[color as usize]
    }

    /// The zone of the stack on a square and its level; empty if it does not defend.
    #[inline(never)]
    pub(crate) fn zone(&self, board: &Board, square: Square) -> (SquareSet, usize) {
        let level = self.level(board.get(square));
        let shapes = match self.rules {
            AirDefenseRules::Levels => &DISCS,
            AirDefenseRules::NoFly => &STARS,
        };
        (shapes[level].moved(CENTRE, square), level)
    }

    /// The zones of a side.
    pub(crate) fn zones(&self, board: &Board, color: Color) -> &Zones {
        self.zones[color as usize].get_or_init(|| {
            #[cfg(test)]
            COMPUTATIONS.with(|count| count.set(count.get() + 1));
            let mut zones = Zones::default();
            for square in self.defenders(color) {
                let (zone, _) = self.zone(board, square);
                zones.doubly_covered |= zones.covered & zone;
                zones.covered |= zone;
            }
            zones
        })
    }
}

#[cfg(test)]
thread_local! {
    /// How often zones were computed in this thread.
    pub(crate) static COMPUTATIONS: core::cell::Cell<usize> = const { core::cell::Cell::new(0) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Rules};

    fn play(position: &mut Position, from: Square, to: Square) {
        let moves = position.legal_moves_from(from);
        let mv = moves
            .iter()
            .find(|mv| mv.to == to)
            .unwrap_or_else(|| panic!("{from}{to} is not among {moves:?}"));
        let _undo = position.play(*mv).unwrap();
    }

    /// How often an action computes zones.
    fn computations(mut action: impl FnMut()) -> usize {
        let before = COMPUTATIONS.get();
        action();
        COMPUTATIONS.get() - before
    }

    #[test]
    fn zones_are_not_computed_before_they_are_needed() {
        let mut position = Position::start(Rules::STANDARD);
        let there = [
            (Square::E4, Square::E5),
            (Square::E9, Square::E8),
            (Square::G3, Square::F3),
            (Square::G10, Square::H10),
            (Square::C4, Square::C3),
            (Square::C9, Square::C10),
            (Square::F4, Square::F6),
            (Square::F9, Square::F8),
        ];
        let and_back = there.map(|(from, to)| (to, from));
        let computed = computations(|| {
            for (from, to) in there.into_iter().chain(and_back).cycle().take(32) {
                play(&mut position, from, to);
            }
        });
        assert_eq!(computed, 0);
    }

    #[test]
    fn zones_are_computed_once_and_again_only_after_a_defender_has_changed() {
        let mut position = Position::start(Rules::STANDARD);
        let ask = |position: &Position| {
            computations(|| {
                for color in Color::ALL {
                    let _zones = position.air_defense_zones(color);
                }
            })
        };
        assert_eq!(ask(&position), 2);
        assert_eq!(ask(&position), 0);
        play(&mut position, Square::F4, Square::F6);
        assert_eq!(ask(&position), 0, "no defender has moved");
        play(&mut position, Square::E9, Square::E8);
        assert_eq!(ask(&position), 1, "one of blue's has");
        let undo = position.play(position.legal_moves_from(Square::G3)[0]).unwrap();
        position.take_back(undo);
        assert_eq!(ask(&position), 1, "a missile of red's went and came back");
    }

    #[test]
    fn r5_2_zones_have_5_13_and_29_squares() {
        assert_eq!(DISCS.map(SquareSet::len), [0, 5, 13, 29]);
        let corner = DISCS[2].moved(CENTRE, Square::K12);
        let expected = [Square::K10, Square::J11, Square::K11, Square::I12, Square::J12, Square::K12];
        assert!(corner.iter().eq(expected));
    }

    #[test]
    fn r11_no_fly_zones_are_stars_without_their_centre() {
        assert_eq!(STARS.map(SquareSet::len), [0, 8, 16, 24]);
        assert!(!STARS[2].contains(CENTRE));
    }

    #[test]
    fn r5_1_levels() {
        let level = |role, heroic| level(AirDefenseRules::Levels, Piece { color: Color::Red, role, heroic });
        for role in Role::ALL {
            let expected = match role {
                Role::Missile => [2, 3],
                Role::Navy | Role::AntiAir => [1, 2],
                _ => [0, 0],
            };
            assert_eq!([level(role, false), level(role, true)], expected, "{role}");
        }
    }
}
