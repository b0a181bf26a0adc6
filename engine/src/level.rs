//! Levels of strength. A weaker level sees less and judges less sharply; it never plays a move at
//! random. `search/choice.rs` searches for its turn.

/// A level from 1, for those who have just learned the rules, to 8, full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level sees.
struct Sight {
    /// How many nodes it searches.
    nodes: u64,
    /// How many iterations it makes.
    depth: u32,
    /// By how much the evaluations of its quiet moves may be wrong, in hundredths of an infantry.
    blur: i32,
}

const fn sight(nodes: u64, depth: u32, blur: i32) -> Sight {
    Sight { nodes, depth, blur }
}

const LEVELS: [Sight; 7] = [
    sight(400, 1, 1_000),
    sight(400, 1, 350),
    sight(400, 1, 130),
    sight(680, 3, 78),
    sight(950, 4, 68),
    sight(1_900, 6, 46),
    sight(3_700, 8, 30),
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

    fn sight(self) -> Option<&'static Sight> {
        LEVELS.get(usize::from(self.0) - 1)
    }

    pub(crate) fn nodes(self) -> Option<u64> {
        self.sight().map(|sight| sight.nodes)
    }

    pub(crate) fn depth(self) -> Option<u32> {
        self.sight().map(|sight| sight.depth)
    }

    pub(crate) fn blur(self) -> i32 {
        self.sight().map_or(0, |sight| sight.blur)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}
