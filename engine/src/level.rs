//! Levels of strength. A weaker level sees less and judges less sharply; it never plays a move at
//! random.

/// A level from 1, for those who have just learned the rules, to 8, full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level sees: nodes, iterations, and how far evaluations are blurred.
const LEVELS: [(u64, u32, i32); 7] =
    [(60, 1, 260), (140, 2, 180), (240, 3, 135), (420, 3, 105), (690, 4, 86), (1_080, 5, 70), (1_700, 6, 58)];

impl Level {
    /// Full strength.
    pub const FULL: Level = Level(8);

    /// The level of a number from 1 to 8.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::FULL.0).contains(&number).then_some(Level(number))
    }

    /// The number of the level.
    pub fn number(self) -> u8 {
        self.0
    }

    fn limits(self) -> Option<(u64, u32, i32)> {
        LEVELS.get(usize::from(self.0) - 1).copied()
    }

    /// How many nodes it searches.
    pub fn nodes(self) -> Option<u64> {
        self.limits().map(|(nodes, ..)| nodes)
    }

    /// How many iterations it makes.
    pub fn depth(self) -> Option<u32> {
        self.limits().map(|(_, depth, _)| depth)
    }

    /// By how much its evaluations may be wrong, in hundredths of an infantry.
    pub fn blur(self) -> i32 {
        self.limits().map_or(0, |(.., blur)| blur)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}
