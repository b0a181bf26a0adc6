//! Levels of strength. A weaker level searches less and evaluates less exactly; it never plays a move at
//! random. `search/choice.rs` searches for its turn.

/// A level from 1, for those who have just learned the rules, to 8, full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// The limits of a level.
struct Strength {
    /// How many nodes it searches.
    nodes: u64,
    /// How many iterations it makes.
    depth: u32,
    /// By how much the evaluations of its quiet moves may be wrong, in hundredths of an infantry.
    blur: i32,
}

const fn strength(nodes: u64, depth: u32, blur: i32) -> Strength {
    Strength { nodes, depth, blur }
}

const LEVELS: [Strength; 7] = [
    strength(400, 1, 1_000),
    strength(400, 1, 350),
    strength(400, 1, 130),
    strength(700, 3, 58),
    strength(1_100, 5, 52),
    strength(1_900, 6, 46),
    strength(2_700, 8, 38),
];

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

    fn strength(self) -> Option<&'static Strength> {
        LEVELS.get(usize::from(self.0) - 1)
    }

    pub(crate) fn nodes(self) -> Option<u64> {
        self.strength().map(|strength| strength.nodes)
    }

    pub(crate) fn depth(self) -> Option<u32> {
        self.strength().map(|strength| strength.depth)
    }

    pub(crate) fn blur(self) -> i32 {
        self.strength().map_or(0, |strength| strength.blur)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}
