//! Levels of strength. A weaker level searches less and evaluates less exactly; it never plays a move at
//! random. Each has a taste, which decides between turns that seem about equally good to it.
//! `search/choice.rs` searches for its turn.

use cotulenh::{Move, MoveKind, Role};

/// A level from 1, for those who have just learned the rules, to 8, full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// The limits of a level, and what it likes. The numbers are small: they are a part of the package.
struct Strength {
    /// How many nodes it searches.
    nodes: u16,
    /// How many iterations it makes.
    depth: u8,
    /// By how much the evaluations of its quiet moves may be wrong, in hundredths of an infantry.
    blur: u16,
    /// The pieces that it likes to move, a bit each, or [`CARRYING`].
    likes: u16,
}

/// Pieces that carry others, or are deployed.
const CARRYING: u16 = 1 << 15;

const fn role(role: Role) -> u16 {
    1 << role as u16
}

const fn strength(nodes: u16, depth: u8, blur: u16, likes: u16) -> Strength {
    Strength { nodes, depth, blur, likes }
}

const LEVELS: [Strength; 7] = [
    strength(400, 1, 1_300, role(Role::Militia) | role(Role::Engineer)),
    strength(400, 1, 330, role(Role::Infantry)),
    strength(400, 1, 150, CARRYING),
    strength(1_400, 5, 32, role(Role::Tank)),
    strength(2_500, 6, 30, role(Role::Artillery) | role(Role::AntiAir) | role(Role::Missile)),
    strength(5_200, 8, 26, role(Role::Navy)),
    strength(9_000, 10, 23, role(Role::AirForce)),
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
        self.strength().map(|strength| strength.nodes.into())
    }

    pub(crate) fn depth(self) -> Option<u32> {
        self.strength().map(|strength| strength.depth.into())
    }

    pub(crate) fn blur(self) -> i32 {
        self.strength().map_or(0, |strength| strength.blur.into())
    }

    /// Does a move suit the taste of the level?
    ///
    /// ```
    /// use cotulenh::{Position, Rules};
    /// use cotulenh_engine::Level;
    /// let position = Position::start(Rules::STANDARD);
    /// let tank = position.read_move("Tf4f6").unwrap();
    /// let likes = |level: u8| Level::new(level).is_some_and(|level| level.likes(tank));
    /// assert!(likes(4) && !likes(5) && !likes(8));
    /// ```
    pub fn likes(self, mv: Move) -> bool {
        let carries = mv.deploy || mv.kind == MoveKind::Combine || !mv.piece.is_single();
        let traits = role(mv.piece.carrier_role()) | if carries { CARRYING } else { 0 };
        self.strength().is_some_and(|strength| strength.likes & traits != 0)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}
